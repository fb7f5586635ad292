import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { credits } from '#web/data/credits/credits.ts'
import { useCharacterDraft } from '#web/data/draft/character-draft.ts'
import { accountQuery } from '#web/data/session/account.ts'
import { useSessionUpkeep } from '#web/data/session/use-session-upkeep.ts'
import { type FakeServer, refused, startFakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render-app.tsx'
import { DescriptionWizard } from './description-wizard.tsx'

let server: FakeServer
const onClose = vi.fn()
const onSignedOut = vi.fn()

function Page() {
  useSessionUpkeep()
  return <DescriptionWizard onClose={onClose} onSignedOut={onSignedOut} />
}

const quote = (part: object = {}) => ({
  credits: 1000,
  isInsufficientCredits: false,
  subscriptionStatus: null,
  isFree: false,
  priceCredits: 100,
  ...part,
})

/** The wizard of somebody with 1000 credits, as the server has answered everything it was asked. */
async function openWizard({ isFree = false }: { isFree?: boolean } = {}) {
  localStorage.setItem('thumbmark', 'device')
  server.account = { id: 'u1', credits: 1000, freePreviewInitialUsed: !isFree }
  server.functions['check-user-credits'] ??= (input: { job?: string }) =>
    quote({ isFree, priceCredits: isFree ? 0 : input.job === 'enhance-prompt' ? 10 : 100 })
  const rendered = renderApp(<Page />)
  await rendered.queryClient.ensureQueryData(accountQuery)
  await waitFor(() => expect(credits.getState().credits).toBe(1000))
  await waitFor(() => expect(server.callsOf('check-user-credits')).toHaveLength(2))
  await screen.findByRole('button', { name: isFree ? 'Create · FREE' : 'Create · 100 credits' })
  server.calls.length = 0
  return rendered
}

const nameBox = () => screen.getByLabelText<HTMLInputElement>('Character name')
const descriptionBox = () => screen.getByLabelText<HTMLTextAreaElement>('Description')
const createButton = () => screen.getByRole('button', { name: /^Create( ·|$)/ })
const enhanceButton = () => screen.getByRole('button', { name: /^Enhance/ })
const type = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } })
const fillIn = (description = 'a tall pirate with a parrot') => {
  type(nameBox(), 'Ann')
  type(descriptionBox(), description)
}
const address = () => screen.getByLabelText('Address').textContent

beforeEach(async () => {
  useCharacterDraft.getState().reset()
  credits.getState().reset()
  onClose.mockReset()
  onSignedOut.mockReset()
  server = await startFakeServer()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  credits.getState().stopSync()
  toast.dismiss()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the form', () => {
  test('CW-57 ER-55 a form that is sent unfinished says what is missing, and sends nothing', async () => {
    await openWizard()
    type(nameBox(), 'Ann')
    const form = nameBox().closest('form')
    if (!form) throw new Error('The name stands in no form.')
    fireEvent.submit(form)
    await screen.findByText('Validation Error')
    expect(screen.getAllByText('Describe it in at least 10 characters.').length).toBeGreaterThan(0)
    expect(server.callsOf('create-preview')).toHaveLength(0)
  })

  test('a text that runs from right to left does, and its name stands apart from our words', async () => {
    await openWizard()
    expect([nameBox().dir, descriptionBox().dir]).toEqual(['auto', 'auto'])
    server.functions['create-preview'] = { success: true, jobId: 'job-1' }
    fillIn('قرصان طويل مع ببغاء')
    type(nameBox(), 'ليلى')
    fireEvent.click(createButton())
    await screen.findByText('Take 3')
    expect(screen.getAllByText('ليلى').every((name) => name.tagName === 'BDI')).toBe(true)
  })
})

describe('a lost answer', () => {
  const keyOf = (what: string, index: number) => server.callsOf(what)[index]?.headers['x-idempotency-key']
  const pressAndFail = async (calls: number) => {
    fireEvent.click(createButton())
    await waitFor(() => expect(server.callsOf('create-preview')).toHaveLength(calls))
    await waitFor(() => expect(createButton().hasAttribute('disabled')).toBe(false))
  }

  test('pressing again asks for the same job, also after a reload', async () => {
    const before = await openWizard()
    server.functions['create-preview'] = new TypeError('Failed to fetch')
    fillIn()
    await pressAndFail(1)
    await pressAndFail(2)
    const first = keyOf('create-preview', 0)
    expect(first).toMatch(/^[0-9a-f-]{36}$/)
    expect(keyOf('create-preview', 1)).toBe(first)
    before.unmount()
    const stored = localStorage.getItem('character-details') ?? ''
    useCharacterDraft.getState().reset()
    localStorage.setItem('character-details', stored)
    await useCharacterDraft.persist.rehydrate()
    server.calls.length = 0
    await openWizard()
    server.functions['create-preview'] = { success: true, jobId: 'job-1' }
    fireEvent.click(createButton())
    await screen.findByText('Take 3')
    expect(keyOf('create-preview', 0)).toBe(first)
    expect(useCharacterDraft.getState().openKeys['create-preview']).toBeUndefined()
  })

  test('a 503 may have been done all the same; a refusal is an answer', async () => {
    await openWizard()
    fillIn()
    server.functions['create-preview'] = refused(503)
    await pressAndFail(1)
    server.functions['create-preview'] = refused(422, { success: false, error: 'No.', code: 'moderation.refused' })
    await pressAndFail(2)
    await pressAndFail(3)
    const keys = [0, 1, 2].map((index) => keyOf('create-preview', index))
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[1])
  })

  test('what the lost job took is not missing when it is asked for again', async () => {
    await openWizard()
    server.functions['create-preview'] = new TypeError('Failed to fetch')
    fillIn()
    await pressAndFail(1)
    server.functions['check-user-credits'] = () => quote({ isInsufficientCredits: true, credits: 0 })
    server.functions['create-preview'] = { success: true, jobId: 'job-1' }
    fireEvent.click(createButton())
    await screen.findByText('Take 3')
    expect(keyOf('create-preview', 1)).toBe(keyOf('create-preview', 0))
  })

  test('another draft is another job', async () => {
    await openWizard()
    server.functions['create-preview'] = new TypeError('Failed to fetch')
    fillIn()
    await pressAndFail(1)
    fireEvent.click(screen.getByLabelText('Anime'))
    await pressAndFail(2)
    expect(keyOf('create-preview', 1)).not.toBe(keyOf('create-preview', 0))
  })

  test('an enhancement is asked again under its key, which is not that of the previews', async () => {
    await openWizard()
    server.functions['enhance-prompt'] = new TypeError('Failed to fetch')
    fillIn()
    fireEvent.click(enhanceButton())
    await waitFor(() => expect(server.callsOf('enhance-prompt')).toHaveLength(1))
    await waitFor(() => expect(enhanceButton().hasAttribute('disabled')).toBe(false))
    server.functions['enhance-prompt'] = { success: true, enhancedPrompt: 'a splendid pirate' }
    fireEvent.click(enhanceButton())
    await screen.findByText('Prompt enhanced')
    expect(keyOf('enhance-prompt', 0)).toMatch(/^[0-9a-f-]{36}$/)
    expect(keyOf('enhance-prompt', 1)).toBe(keyOf('enhance-prompt', 0))
    server.functions['create-preview'] = new TypeError('Failed to fetch')
    await pressAndFail(1)
    expect(keyOf('create-preview', 0)).not.toBe(keyOf('enhance-prompt', 0))
  })
})

describe('a guest', () => {
  test('whose session went is asked to sign in, and starts nothing until then', async () => {
    const { queryClient } = await openWizard()
    fillIn()
    expect(onSignedOut).not.toHaveBeenCalled()
    act(() => void queryClient.setQueryData(accountQuery.queryKey, null))
    await waitFor(() => expect(onSignedOut).toHaveBeenCalledTimes(1))
    fireEvent.click(createButton())
    await screen.findByText('Authentication required')
    expect(screen.getByText('You need to be logged in to create a character.')).toBeTruthy()
    expect(onSignedOut).toHaveBeenCalledTimes(2)
    expect(server.callsOf('create-preview')).toEqual([])
    expect(nameBox().value).toBe('Ann')
    expect(onClose).not.toHaveBeenCalled()
  })
})

describe('starting the previews', () => {
  test('CW-25 CW-26 CW-55 checks the price first, then sends the draft', async () => {
    await openWizard()
    server.functions['create-preview'] = { success: true, jobId: 'job-1' }
    fillIn()
    fireEvent.click(screen.getByLabelText('Anime'))
    fireEvent.click(createButton())
    await screen.findByText('Take 3')
    expect(server.calls.map((call) => call.what).slice(0, 3)).toEqual(['check-order', 'check-user-credits', 'create-preview'])
    expect(server.callsOf('check-user-credits')[0]).toMatchObject({
      input: { job: 'create-preview' },
      headers: { 'x-device-fingerprint': 'device' },
    })
    expect(server.callsOf('create-preview')[0]?.input).toEqual({
      name: 'Ann',
      userId: 'u1',
      characterDescription: 'a tall pirate with a parrot',
      style: 'anime',
      previewType: 'create-preview-description',
      isEnhanced: false,
      attempt: 0,
    })
  })

  test('CW-28 TM-09 goes to the library 3 s after the start, not before', async () => {
    await openWizard()
    server.functions['create-preview'] = { success: true, jobId: 'job-1' }
    fillIn()
    vi.useFakeTimers({ shouldAdvanceTime: false, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    fireEvent.click(createButton())
    await vi.waitFor(() => screen.getByText('Take 3'))
    await act(() => vi.advanceTimersByTimeAsync(2_900))
    expect(address()).toBe('/create')
    await act(() => vi.advanceTimersByTimeAsync(100))
    expect(address()).toBe('/generations')
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  test('CW-29 CW-30 CS-04 the free first use says FREE, toasts and takes nothing', async () => {
    await openWizard({ isFree: true })
    server.functions['create-preview'] = { success: true, jobId: 'job-1' }
    fillIn()
    const release = server.hold('create-preview')
    fireEvent.click(createButton())
    await waitFor(() => expect(server.callsOf('create-preview')).toHaveLength(1))
    expect(credits.getState().credits).toBe(1000)
    release()
    await screen.findByText('Free Generation Started! This generation is on us - no credits will be deducted.')
    expect(credits.getState().credits).toBe(1000)
  })

  test('CW-31 ER-32 too few credits: a toast with the way to more, no call and no redirect', async () => {
    server.functions['check-user-credits'] = () => quote({ isInsufficientCredits: true, credits: 0 })
    await openWizard()
    fillIn()
    fireEvent.click(createButton())
    await screen.findByText('Insufficient Credits')
    expect(screen.getByText(/to generate character previews\. Please top up your balance\.$/)).toBeTruthy()
    expect(server.callsOf('create-preview')).toEqual([])
    expect(address()).toBe('/create')
    fireEvent.click(screen.getByRole('button', { name: 'Get Credits' }))
    expect(address()).toBe('/pricing')
  })

  test('CW-31 the same when the start itself answers 402', async () => {
    await openWizard()
    server.functions['create-preview'] = refused(402, { success: false, error: 'Insufficient Credits' })
    fillIn()
    fireEvent.click(createButton())
    await screen.findByText('Insufficient Credits')
    expect(credits.getState().credits).toBe(1000)
    expect(address()).toBe('/create')
  })

  test('a refusal says what to change', async () => {
    await openWizard()
    const error = 'This cannot be made here: it goes against the content rules.'
    server.functions['create-preview'] = refused(422, { success: false, error, code: 'moderation.refused' })
    fillIn()
    fireEvent.click(createButton())
    await screen.findByText(error)
  })

  test('until the price is known none is promised, and nothing is started', async () => {
    server.account = { id: 'u1', credits: 1000, freePreviewInitialUsed: true }
    // As after a lost session: whether the first use is gone is not known.
    credits.getState().reset()
    server.functions['check-user-credits'] = quote()
    const release = server.hold('check-user-credits')
    const { queryClient } = renderApp(<Page />)
    await queryClient.ensureQueryData(accountQuery)
    await waitFor(() => expect(server.callsOf('check-user-credits')).toHaveLength(2))
    fillIn()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Create' }).disabled).toBe(true)
    expect(screen.queryByText('FREE')).toBeNull()
    release()
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Create · 100 credits' })).disabled).toBe(false)
  })

  test('what costs something is not started where its price could not be shown, and shows it', async () => {
    server.account = { id: 'u1', credits: 1000, freePreviewInitialUsed: true }
    server.functions['check-user-credits'] = (_input: unknown, calls: number) => (calls <= 2 ? refused(500, {}) : quote())
    server.functions['create-preview'] = { success: true, jobId: 'job-1' }
    const { queryClient } = renderApp(<Page />)
    await queryClient.ensureQueryData(accountQuery)
    await waitFor(() => expect(server.callsOf('check-user-credits')).toHaveLength(2))
    fillIn()
    fireEvent.click(await screen.findByRole('button', { name: 'Create' }))
    await screen.findByText('This costs 100 credits. Press again to go on.')
    expect(server.callsOf('create-preview')).toEqual([])
    fireEvent.click(await screen.findByRole('button', { name: 'Create · 100 credits' }))
    await screen.findByText('Take 3')
  })

  test('whose account is not confirmed reads beside the button why, and what to do first', async () => {
    const words = 'This is for confirmed accounts. To confirm yours, sign in with Google.'
    server.functions['check-user-credits'] = () => quote({ refusal: { code: 'identity.unproven', error: words } })
    await openWizard()
    expect(screen.getByRole('note').textContent).toBe(words)
  })

  test('a price that has risen is shown before it is charged', async () => {
    server.functions['check-user-credits'] = (input: { job?: string }, calls: number) =>
      calls <= 2 ? quote({ isFree: true, priceCredits: 0 }) : quote({ priceCredits: input.job === 'enhance-prompt' ? 10 : 100 })
    await openWizard({ isFree: true })
    // The price list is read again from here on, so the count begins anew.
    server.functions['check-user-credits'] = quote()
    server.functions['create-preview'] = { success: true, jobId: 'job-1' }
    fillIn()
    fireEvent.click(createButton())
    await screen.findByText('This now costs 100 credits. Press again to go on.')
    expect(server.callsOf('create-preview')).toEqual([])
    fireEvent.click(await screen.findByRole('button', { name: 'Create · 100 credits' }))
    await screen.findByText('Take 3')
  })

  test.each([
    [429, { error: 'x', code: 'RATE_LIMITED' }, 'Rate Limited'],
    [500, { error: 'Rate limit check failed' }, 'Service Temporarily Unavailable'],
    [500, { error: 'x' }, 'Unable to verify your credits. Please try again.'],
  ])('ER-22 ER-23 ER-24 a credit check that answers %s %j starts nothing', async (status, body, title) => {
    await openWizard()
    server.functions['check-user-credits'] = refused(status, body)
    fillIn()
    fireEvent.click(createButton())
    await screen.findByText(title)
    expect(server.callsOf('create-preview')).toEqual([])
  })

  test('ER-54 a session that ended meanwhile is named as that, and nothing is started', async () => {
    await openWizard()
    server.functions['check-user-credits'] = refused(401, { error: 'Sign in first.' })
    fillIn()
    fireEvent.click(createButton())
    await screen.findByText('Authentication required')
    screen.getByText('You need to be logged in to create a character.')
    expect(server.callsOf('create-preview')).toEqual([])
  })
})
