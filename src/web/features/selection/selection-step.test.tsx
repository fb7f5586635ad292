import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { JobCard } from '#contract/entities/job.ts'
import { type FakeServer, startFakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render-app.tsx'
import { SelectionStep } from './selection-step.tsx'

vi.mock('#contract/timing.ts', async (original) => {
  const { TIMING } = await original<typeof import('#contract/timing.ts')>()
  // Nobody waits here for a line that stays away.
  return { TIMING: { ...TIMING, previewPollRetryMs: 5 } }
})

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const aRound = (jobId: string, changes: Partial<JobCard> = {}): JobCard =>
  ({
    $id: jobId,
    jobId,
    userId: 'u1',
    status: 'SUCCESS',
    type: 'create-preview',
    jobFunction: 'create-preview-description',
    prompt: 'A tall pirate',
    style: 'anime',
    characterName: 'Zora',
    originalJobId: jobId === 'first' ? '' : 'first',
    attempt: 0,
    thumbnailUrls: [],
    resultUrls: [`/${jobId}-1.png`, `/${jobId}-2.png`],
    warnings: [],
    expiresAt: inMinutes(90),
    hasExistingCreateJob: false,
    ...changes,
  }) as JobCard
const quote = { success: true, credits: 500, isFree: false, priceCredits: 0, isInsufficientCredits: false }

let server: FakeServer
const back = vi.fn()
/** What `get-job-response` says of a job that is asked for. */
let replies: Record<string, object> = {}

beforeEach(async () => {
  localStorage.setItem('thumbmark', 'device')
  server = await startFakeServer({ id: 'u1' })
  replies = {}
  server.functions['check-user-credits'] = quote
  server.functions['get-job-response'] = ({ jobId }: { jobId: string }) => replies[jobId]
  server.functions['get-running-jobs'] = { success: true, data: [], total: 0, hasNextPage: false }
})
afterEach(() => {
  back.mockReset()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function show(opened: JobCard, rounds: readonly JobCard[]) {
  for (const { jobId, status, resultUrls, expiresAt } of rounds) {
    replies[jobId] = { success: true, status, data: resultUrls, expiresAt, warnings: [] }
  }
  server.functions['get-preview-rounds'] = { success: true, rounds }
  renderApp(<SelectionStep preview={opened} onBack={back} onBusy={() => {}} onCreated={() => {}} />)
}
const take = (words: string) => screen.findByRole('radio', { name: words })
const isChecked = (radio: HTMLElement) => (radio as HTMLInputElement).checked

test('the character is made of the round that its take is of', async () => {
  server.functions['create-character'] = { success: true, jobId: 'j', characterId: 'c', chatId: 'd' }
  const [first, second] = [aRound('first'), aRound('second', { type: 'regenerate', attempt: 1 })]
  show(second, [first, second])
  await waitFor(async () => expect(isChecked(await take('Round 2, take 1'))).toBe(true))
  fireEvent.click(await take('Round 1, take 2'))
  fireEvent.click(screen.getByRole('button', { name: 'Create Character' }))
  await waitFor(() => expect(server.callsOf('create-character')).toHaveLength(1))
  expect(server.callsOf('create-character')[0]?.input).toMatchObject({
    previewJobId: 'first',
    previewUrl: '/first-2.png',
  })
})

test('whose account is not confirmed reads beside Regenerate why no new takes would be drawn, and what to do first', async () => {
  const error = 'This is for confirmed accounts. To confirm yours, sign in with Google.'
  server.functions['check-user-credits'] = ({ job }: { job: string }) =>
    job === 'create-preview' ? { ...quote, priceCredits: 100, refusal: { code: 'identity.unproven', error } } : quote
  show(aRound('first'), [aRound('first')])
  const note = await screen.findByRole('note')
  expect(note.textContent).toBe(error)
  // And it stays, also after a press.
  fireEvent.click(screen.getByRole('button', { name: /Regenerate/ }))
  await waitFor(() => expect(server.callsOf('check-user-credits').length).toBeGreaterThan(2))
  expect(note.isConnected).toBe(true)
})

test('a round that has expired is told as gone, and what is left can be chosen', async () => {
  const first = aRound('first', { expiresAt: inMinutes(-1) })
  const second = aRound('second', { attempt: 1 })
  show(first, [first, second])
  await waitFor(async () => expect(isChecked(await take('Round 2, take 1'))).toBe(true))
  await screen.findByText('These takes have expired.')
  expect(screen.getAllByRole('radio')).toHaveLength(2)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Create Character' }).disabled).toBe(false)
})

test('a round of which there is a character already makes no second one; another round still does', async () => {
  const [first, second] = [aRound('first', { hasExistingCreateJob: true }), aRound('second', { attempt: 1 })]
  show(first, [first, second])
  fireEvent.click(await take('Round 1, take 1'))
  const create = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create Character' })
  await waitFor(() => expect(create().disabled).toBe(true))
  screen.getByText('A character was made of one of these.')
  fireEvent.click(await take('Round 2, take 1'))
  await waitFor(() => expect(create().disabled).toBe(false))
})

test('new takes that fail lead back to the earlier ones, which stay', async () => {
  const first = aRound('first')
  show(first, [first])
  await take('Take 1')
  server.functions['create-preview'] = { success: true, jobId: 'second' }
  const second = aRound('second', { status: 'RUNNING', attempt: 1, resultUrls: [], expiresAt: '' })
  server.functions['get-job-by-jobid'] = { success: true, status: 'RUNNING', job: second, results: [] }
  replies.second = { success: true, status: 'FAILED', data: [], warnings: [] }
  fireEvent.click(await screen.findByRole('button', { name: /^Regenerate/ }))
  await screen.findByText('Error generating previews results')
  expect(back).not.toHaveBeenCalled()
  await waitFor(async () => expect(isChecked(await take('Take 1'))).toBe(true))
})

test('regenerations of an original that was deleted go on from the newest of them', async () => {
  const [second, third] = [aRound('second', { attempt: 1 }), aRound('third', { attempt: 2 })]
  show(second, [second, third])
  await take('Round 2, take 1')
  const asked = () => server.callsOf('check-user-credits').filter(({ input }) => input.job === 'create-preview')
  await waitFor(() => expect(asked().at(-1)?.input).toMatchObject({ originalJobId: 'third' }))
  expect(within(screen.getByRole('group', { name: 'Round 1' })).getAllByRole('radio')).toHaveLength(2)
})

test('a take that was chosen by itself, and then by hand, stays the chosen one when new takes come', async () => {
  const first = aRound('first')
  show(first, [first])
  await waitFor(async () => expect(isChecked(await take('Take 1'))).toBe(true))
  server.functions['create-preview'] = { success: true, jobId: 'second' }
  const second = aRound('second', { attempt: 1 })
  server.functions['get-job-by-jobid'] = { success: true, status: 'SUCCESS', job: second, results: [] }
  replies.second = { success: true, status: 'SUCCESS', data: second.resultUrls, expiresAt: second.expiresAt, warnings: [] }
  fireEvent.click(await take('Take 1'))
  fireEvent.click(await screen.findByRole('button', { name: /^Regenerate/ }))
  await take('Round 2, take 1')
  expect(isChecked(await take('Round 1, take 1'))).toBe(true)
})

test('new takes that could not be asked for are there once the server tells of them', async () => {
  const first = aRound('first')
  show(first, [first])
  await take('Take 1')
  const second = aRound('second', { attempt: 1 })
  server.functions['create-preview'] = { success: true, jobId: 'second' }
  server.functions['get-job-by-jobid'] = {
    success: true,
    status: 'RUNNING',
    job: { ...second, status: 'RUNNING' },
    results: [],
  }
  server.functions['get-job-response'] = ({ jobId }: { jobId: string }) => {
    if (jobId !== 'second') return replies[jobId]
    // It is drawn while the line is away.
    server.functions['get-preview-rounds'] = { success: true, rounds: [first, second] }
    return new Error('no line')
  }
  fireEvent.click(await screen.findByRole('button', { name: /^Regenerate/ }))
  await screen.findByText('Error fetching preview results')
  await take('Round 2, take 1')
})
