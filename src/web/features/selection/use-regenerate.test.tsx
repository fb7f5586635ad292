import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { JobCard } from '#contract/entities/job.ts'
import { priceQuery } from '#web/data/credits/price-query.ts'
import { type FakeServer, startFakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render-app.tsx'
import { useRegenerate } from './use-regenerate.ts'

const PREVIEW = { userId: 'u1', jobId: 'j1', originalJobId: '', prompt: 'A tall pirate' } as JobCard
let server: FakeServer
const failed = vi.fn()

beforeEach(async () => {
  localStorage.setItem('thumbmark', 'device')
  vi.spyOn(console, 'error').mockImplementation(() => {})
  server = await startFakeServer({ id: 'u1' })
})
afterEach(() => {
  failed.mockReset()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Regenerate() {
  const { run, isPending } = useRegenerate(PREVIEW, { onStarted: () => {}, onFailed: failed })
  return (
    <button type="button" disabled={isPending} onClick={() => void run()}>
      Again
    </button>
  )
}

const check = (priceCredits: number, isInsufficientCredits: boolean) => ({
  success: true,
  credits: 0,
  isFree: false,
  priceCredits,
  isInsufficientCredits,
  subscriptionStatus: null,
})

test('ER-27 a check that says no is thrown by its caller, and no job is asked for', async () => {
  server.functions['check-user-credits'] = check(100, true)
  renderApp(<Regenerate />)
  fireEvent.click(screen.getByRole('button', { name: 'Again' }))
  await screen.findByText('No Credits Available')
  await waitFor(() => expect(console.error).toHaveBeenCalled())
  const [, thrown] = vi.mocked(console.error).mock.calls.at(-1) ?? []
  expect(thrown).toMatchObject({ message: 'Cannot run job - insufficient credits or rate limited' })
  expect(server.callsOf('create-preview')).toEqual([])
  expect(failed).not.toHaveBeenCalled()
})

test('a price that rose since its button was shown is told before anything is started', async () => {
  server.functions['check-user-credits'] = check(100, false)
  const { queryClient } = renderApp(<Regenerate />)
  const { queryKey } = priceQuery('u1', 'create-preview', { originalJobId: 'j1' })
  queryClient.setQueryData(queryKey, { ...check(0, false), isFree: true } as never)
  fireEvent.click(screen.getByRole('button', { name: 'Again' }))
  await screen.findByText('This now costs 100 credits. Press again to go on.')
  expect(server.callsOf('create-preview')).toEqual([])
})

test('takes that are answered by nothing have not begun; the next press asks under the same key', async () => {
  server.functions['check-user-credits'] = check(100, false)
  server.functions['create-preview'] = (_input: unknown, calls: number) => (calls === 1 ? {} : { success: true, jobId: 'j2' })
  renderApp(<Regenerate />)
  fireEvent.click(screen.getByRole('button', { name: 'Again' }))
  await screen.findByText('Error generating previews')
  expect(failed).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Again' })).toHaveProperty('disabled', false))
  fireEvent.click(screen.getByRole('button', { name: 'Again' }))
  await waitFor(() => expect(server.callsOf('create-preview')).toHaveLength(2))
  expect(new Set(server.callsOf('create-preview').map(({ headers }) => headers['x-idempotency-key'])).size).toBe(1)
})
