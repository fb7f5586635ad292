import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { JobCard } from '#contract/entities/job.ts'
import { credits } from '#web/data/credits/credits.ts'
import { type FakeServer, refused, startFakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render-app.tsx'
import { useJobActions } from './use-job-actions.ts'

let server: FakeServer
beforeEach(async () => {
  server = await startFakeServer({ id: 'u1' })
  credits.getState().set(500)
})
afterEach(() => {
  credits.getState().reset()
  vi.unstubAllGlobals()
})

function TryAgain() {
  const [said, setSaid] = useState('')
  const { retry, cancel } = useJobActions('u1')
  const job = { jobId: 'j1', priceCredits: 50 } as JobCard
  return (
    <>
      <button type="button" onClick={async () => setSaid((await retry(job)).text)}>
        Try Again
      </button>
      <button type="button" onClick={async () => setSaid((await cancel(job)).text)}>
        Cancel
      </button>
      <p>{said}</p>
    </>
  )
}

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
const keys = () => server.callsOf('retry-job').map(({ headers }) => headers['x-idempotency-key'])

test('a retry whose answer is lost claims nothing, and the next press asks under the same key', async () => {
  server.functions['retry-job'] = (_input: unknown, calls: number) =>
    calls === 1 ? new TypeError('Failed to fetch') : { success: true, jobId: 'j2' }
  renderApp(<TryAgain />)
  press()
  await screen.findByText(/started and paid once/)
  expect(credits.getState().credits).toBe(500)
  press()
  await screen.findByText('50 credits, returned if it fails again.')
  expect(new Set(keys()).size).toBe(1)
})

test('a retry that was refused costs nothing, and the next press is a new one', async () => {
  server.functions['retry-job'] = (_input: unknown, calls: number) =>
    calls === 1 ? refused(409, { error: 'This cannot be retried.', code: 'job.not-retryable' }) : { success: true, jobId: 'j2' }
  renderApp(<TryAgain />)
  press()
  await screen.findByText('This cannot be retried.')
  press()
  await screen.findByText('50 credits, returned if it fails again.')
  expect(new Set(keys()).size).toBe(2)
})

test('a cancel that is answered by nothing is not said to have given credits back', async () => {
  server.functions['cancel-job'] = (_input: unknown, calls: number) =>
    calls === 1 ? {} : { success: true, result: 'cancelled' }
  renderApp(<TryAgain />)
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await screen.findByText('No answer came. Please try again.')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await screen.findByText('50 credits returned.')
})
