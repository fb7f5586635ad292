import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useSelectedChat } from '#web/data/characters/local-characters.ts'
import { credits } from '#web/data/credits/credits.ts'
import { useCharacterDraft } from '#web/data/draft/character-draft.ts'
import { callFunction } from '#web/data/functions/call-function.ts'
import { queryKeys } from '#web/data/query/query-keys.ts'
import { findPendingAction } from '#web/data/sign-in/pending-action.ts'
import { useSignInPrompt } from '#web/data/sign-in/sign-in-prompt.ts'
import { type FakeAccount, type FakeServer, refused, startFakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render-app.tsx'
import { App } from './app.tsx'

let server: FakeServer
const address = () => screen.getByLabelText('Address').textContent
const main = () => within(screen.getByRole('navigation', { name: 'Main' }))
const USER_DATA = 'GET /v1/databases/main/collections/user-data/documents'

const SUBSCRIPTION = {
  status: 'active',
  cancelAtPeriodEnd: true,
  currentPeriodEnd: '2999-03-12T00:00:00.000Z',
  productId: 'creator-month',
  subscriptionId: 's1',
  metadata: '{"paymentFrequency":"Month"}',
}

async function openMenu() {
  fireEvent.keyDown(await screen.findByRole('button', { name: /^Account of/, expanded: false }), { key: 'Enter' })
}

/** The page as this person sees it once it is known who they are; a small one, where only the frame matters. */
async function visit(account?: FakeAccount, path = '/auth/failure') {
  server.account = account
  const rendered = renderApp(<App />, { path })
  await screen.findByRole('button', { name: account ? /^Account of/ : 'Sign In' })
  return rendered
}

beforeEach(async () => {
  useSignInPrompt.setState({ isOpen: false, mode: 'sign-in' })
  useSelectedChat.setState({ chatId: undefined })
  useCharacterDraft.getState().reset()
  credits.getState().reset()
  localStorage.setItem('thumbmark', 'device')
  server = await startFakeServer()
  server.functions['check-user-credits'] = {
    credits: 0,
    isInsufficientCredits: false,
    subscriptionStatus: null,
    isFree: true,
    priceCredits: 0,
  }
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  credits.getState().stopSync()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('addresses', () => {
  test('RT-01 / leads to /create', async () => {
    await visit(undefined, '/')
    expect(address()).toBe('/create')
  })

  test('RT-16 RT-17 RT-18 any other path shows 404, logs itself and leads home', async () => {
    await visit(undefined, '/nope/deep')
    expect(await screen.findByText('404')).toBeTruthy()
    expect(screen.getByText('Oops! Page not found')).toBeTruthy()
    // After it is shown.
    await waitFor(() => expect(vi.mocked(console.warn).mock.calls.flat().join(' ')).toContain('/nope/deep'))
    fireEvent.click(screen.getByRole('link', { name: 'Return to Home' }))
    expect(address()).toBe('/create')
  })

  test('SI-12 a refused sign-in says why and offers another try', async () => {
    const error = { type: 'user_oauth2_provider_error', message: 'Denied.', code: 424 }
    await visit(undefined, `/auth/failure?error=${encodeURIComponent(JSON.stringify(error))}`)
    expect(await screen.findByText(/^The sign-in provider refused or failed\./)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('dialog', { name: 'Welcome back' })).toBeTruthy()
  })

  test.each([
    '{"message":"Your account is lost. Call +1 555 0100."}',
    '{"message":"Your account is lost. Call +1 555 0100.","type":"lost"}',
    '{"message":"Your account is lost. Call +1 555 0100.","type":"constructor"}',
    'Your account is lost. Call +1 555 0100.',
    'null',
    '[',
  ])('words that somebody wrote into the address of a refused sign-in are not shown: %s', async (error) => {
    await visit(undefined, `/auth/failure?error=${encodeURIComponent(error)}`)
    expect(await screen.findByText(/^The provider did not sign you in\./)).toBeTruthy()
    expect(screen.queryByText(/lost/)).toBeNull()
  })
})

describe('the header of a guest', () => {
  test('HD-08 SI-01 SI-02 Sign In opens the dialog in sign-in mode, which can switch to sign-up', async () => {
    await visit()
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }))
    expect(await screen.findByRole('dialog', { name: 'Welcome back' })).toBeTruthy()
    expect(screen.getByText('Sign in to your account to continue')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Continue with Discord' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Create an account' }))
    expect(screen.getByRole('dialog', { name: 'Create an account' })).toBeTruthy()
    expect(screen.getByText('Sign up for an account to get started')).toBeTruthy()
  })

  test('HD-09 HD-10 HD-01 has Create, Pricing and a Daily button that cannot be pressed', async () => {
    await visit()
    expect(
      main()
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Create', '/create'],
      ['Pricing', '/pricing'],
    ])
    const daily = screen.getByRole('button', { name: 'Daily' })
    expect(daily.hasAttribute('disabled')).toBe(true)
    expect(daily.title).toBe('Sign in to claim daily bonus')
    expect(screen.queryByRole('button', { name: /^Account of/ })).toBeNull()
  })

  test('HD-06 HD-02 the community link leaves in a new tab, the logo leads to /create', async () => {
    await visit()
    const community = screen.getAllByRole('link', { name: 'Community' })[0]
    expect(community?.getAttribute('href')).toMatch(/^https:/)
    expect(community).toMatchObject({ target: '_blank', rel: expect.stringContaining('noopener') })
    expect(screen.getByRole('link', { name: 'Troupe' }).getAttribute('href')).toBe('/create')
  })

  test('HD-07 BS-07 the theme is dark, and what is chosen instead is kept', async () => {
    await visit()
    fireEvent.click(screen.getByRole('button', { name: 'Switch to the light theme' }))
    expect(document.documentElement.classList.contains('light')).toBe(true)
    expect(localStorage.getItem('vite-ui-theme')).toBe('light')
    fireEvent.click(screen.getByRole('button', { name: 'Switch to the dark theme' }))
    expect(document.documentElement.classList.contains('dark')).toBe(true)
    expect(localStorage.getItem('vite-ui-theme')).toBe('dark')
  })
})

describe('the header of a user', () => {
  test('HD-11 HD-13 HD-05 has the pages, and the balance beside the avatar', async () => {
    await visit({ id: 'u1', credits: 1240 })
    expect(
      main()
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Create', '/create'],
      ['My Characters', '/characters/manage'],
      ['Generations', '/generations'],
      ['Pricing', '/pricing'],
    ])
    expect(await screen.findByText('1,240')).toBeTruthy()
    act(() => credits.getState().add(10))
    expect(screen.getByText('1,250')).toBeTruthy()
  })

  test('HD-03 HD-04 the characters link leads to the chat opened last, else to the list', async () => {
    await visit({ id: 'u1' })
    const link = () => main().getByRole('link', { name: 'My Characters' }).getAttribute('href')
    expect(link()).toBe('/characters/manage')
    act(() => useSelectedChat.getState().select('chat-7'))
    expect(link()).toBe('/characters/manage/chat-7')
  })

  test.each([
    ['an active one', { status: 'active', cancelAtPeriodEnd: false }],
    ['one set to cancel at period end', { status: 'active', cancelAtPeriodEnd: true }],
    ['one whose renewal could not be paid', { status: 'on_hold', cancelAtPeriodEnd: false }],
    ['one whose paid period still runs', { status: 'cancelled', cancelAtPeriodEnd: true }],
  ])('HD-16 HD-17 %s is managed from the menu, on /pricing', async (_which, state) => {
    server.functions['get-user-subscription'] = { success: true, data: { ...SUBSCRIPTION, ...state } }
    await visit({ id: 'u1' })
    await openMenu()
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Manage Subscription' }))
    await waitFor(() => expect(address()).toBe('/pricing'))
  })

  test.each([
    ['none', null],
    ['one that has ended', { ...SUBSCRIPTION, status: 'cancelled', currentPeriodEnd: '2020-01-01T00:00:00.000Z' }],
    ['one that was never paid', { ...SUBSCRIPTION, status: 'failed', cancelAtPeriodEnd: false }],
  ])('HD-16 who has %s finds no Manage Subscription', async (_which, data) => {
    server.functions['get-user-subscription'] = { success: true, data }
    await visit({ id: 'u1' })
    await waitFor(() => expect(server.callsOf('get-user-subscription')).toHaveLength(1))
    await openMenu()
    expect(await screen.findByRole('menuitem', { name: 'Sign Out' })).toBeTruthy()
    expect(screen.queryByRole('menuitem', { name: 'Manage Subscription' })).toBeNull()
  })

  test('HD-18 SL-08 SL-09 Sign Out ends the session and the sync, and nothing of the person stays', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    server.functions['get-user-subscription'] = { success: true, data: SUBSCRIPTION }
    const { queryClient } = await visit({ id: 'u1', credits: 500, freePreviewInitialUsed: true })
    await screen.findByText('500')
    const cached = () => queryClient.getQueryCache().findAll({ queryKey: queryKeys.user })
    const known = () => cached().flatMap(({ queryKey, state }) => (state.data ? [queryKey[2]] : []))
    await waitFor(() => expect(known()).toEqual(expect.arrayContaining(['profile', 'subscription'])))
    expect(keptCredits()).toMatchObject({ credits: 500, freePreviewInitialUsed: true })
    const syncs = () => server.callsOf(USER_DATA).length
    const before = syncs()
    await act(() => vi.advanceTimersByTimeAsync(30_500))
    // As long as somebody is here the balance is asked for.
    expect(syncs()).toBeGreaterThan(before)
    await openMenu()
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }))
    await screen.findByRole('button', { name: 'Sign In' })
    expect(server.callsOf('DELETE /v1/account/sessions/current')).toHaveLength(1)
    const nothing = { credits: 0, freePreviewInitialUsed: false, freePreviewRegenerationUsed: false }
    await waitFor(() => expect(cached()).toEqual([]))
    expect(queryClient.getQueryData(queryKeys.account)).toBeNull()
    expect(credits.getState()).toMatchObject({ ...nothing, freeCharacterCreationUsed: false })
    expect(keptCredits()).toMatchObject({ ...nothing, freeCharacterCreationUsed: false })
    const requests = server.calls.length
    const sync = vi.fn(credits.getState().sync)
    credits.setState({ sync })
    await act(() => vi.advanceTimersByTimeAsync(61_000))
    expect(sync).not.toHaveBeenCalled()
    expect(server.calls.slice(requests)).toEqual([])
  })
})

/** What the browser remembers of the balance. */
function keptCredits(): unknown {
  return JSON.parse(localStorage.getItem('credits-storage') ?? '{}').state
}

describe('the session', () => {
  test('SL-02 keeps the browser’s time zone when none is kept, beside the other preferences', async () => {
    await visit({ id: 'u1', prefs: { avatar: 'x' } })
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    await waitFor(() => expect(server.account?.prefs).toEqual({ avatar: 'x', timezone: zone }))
  })

  test('a fingerprint that is there is kept', async () => {
    await visit({ id: 'u1' })
    await waitFor(() => expect(server.callsOf(USER_DATA)).toHaveLength(1))
    expect(localStorage.getItem('thumbmark')).toBe('device')
  })
})

describe('an action that needs an account', () => {
  const start = () => screen.getByRole('button', { name: 'Start with Description' })

  test('SI-07 SI-06 a guest signs in first, and the wizard opens once after the redirect', async () => {
    const before = await visit(undefined, '/create')
    fireEvent.click(start())
    expect(await screen.findByRole('dialog', { name: 'Welcome back' })).toBeTruthy()
    before.unmount()
    // The provider sends the browser to the home page, signed in.
    useSignInPrompt.setState({ isOpen: false })
    const after = await visit({ id: 'u1' }, '/')
    expect(await screen.findByRole('dialog', { name: 'Create with Description' })).toBeTruthy()
    after.unmount()
    await visit({ id: 'u1' }, '/')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('SI-13 a dismissed dialog takes the action with it', async () => {
    const before = await visit(undefined, '/create')
    fireEvent.click(start())
    await screen.findByRole('dialog', { name: 'Welcome back' })
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    before.unmount()
    await visit({ id: 'u1' }, '/')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('SI-13 a sign-in left half-way takes the action with it', async () => {
    const before = await visit(undefined, '/create')
    fireEvent.click(start())
    await screen.findByRole('dialog', { name: 'Welcome back' })
    before.unmount()
    useSignInPrompt.setState({ isOpen: false })
    const stillGuest = await visit(undefined, '/create')
    stillGuest.unmount()
    await visit({ id: 'u1' }, '/')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('a session that ends elsewhere', () => {
  const openWizard = async () => {
    await visit({ id: 'u1' }, '/create')
    await waitFor(() => expect(server.callsOf('get-user-subscription')).toHaveLength(1))
    fireEvent.click(screen.getByRole('button', { name: 'Start with Description' }))
    await screen.findByRole('dialog', { name: 'Create with Description' })
    fireEvent.change(screen.getByLabelText('Character name'), { target: { value: 'Ann' } })
    fireEvent.change(screen.getByLabelText('Description'), { target: { value: 'a tall pirate with a parrot' } })
  }

  test('a call answered 401 opens the sign-in, and the wizard comes back with its draft', async () => {
    await openWizard()
    server.account = undefined
    fireEvent.click(screen.getByRole('button', { name: /^Create ·/ }))
    expect(await screen.findByRole('dialog', { name: 'Welcome back' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Sign In', hidden: true })).toBeTruthy()
    expect(useCharacterDraft.getState()).toMatchObject({
      characterName: 'Ann',
      characterDescription: 'a tall pirate with a parrot',
    })
    await waitFor(() => expect(findPendingAction()?.kind).toBe('create-with-description'))
    expect(credits.getState().credits).toBe(0)
  })

  test('the sync that finds no document of one’s own looks who is here', async () => {
    await visit({ id: 'u1', credits: 500 })
    await screen.findByText('500')
    server.account = undefined
    await act(() => credits.getState().sync())
    await screen.findByRole('dialog', { name: 'Welcome back' })
    expect(screen.getByRole('button', { name: 'Sign In', hidden: true })).toBeTruthy()
  })

  test('somebody else’s sign-in is noticed when the window is looked at, and by a mismatch', async () => {
    await visit({ id: 'u1', name: 'Mira', credits: 500 })
    await screen.findByText('500')
    server.account = { id: 'u2', name: 'Noor', credits: 70 }
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    await screen.findByRole('button', { name: 'Account of Noor' })
    await screen.findByText('70')
    server.account = { id: 'u3', name: 'Odd', credits: 30 }
    server.functions['get-user-jobs'] = refused(403, { success: false, error: 'Not you.', code: 'user.mismatch' })
    await expect(callFunction('get-user-jobs', { userId: 'u2' })).rejects.toThrow('Not you.')
    await screen.findByRole('button', { name: 'Account of Odd' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
