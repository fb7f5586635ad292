import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeServer, startFakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render-app.tsx'
import { HeldUp } from '#web/ui/held-up.tsx'
import { useHeldUp } from './use-held-up.ts'

const QUOTE = { credits: 100, isFree: false, priceCredits: 20 }
const HELD_UP = { ...QUOTE, refusal: { code: 'disk.full', error: 'There is no room for new work just now.' } }

let server: FakeServer
const asked = () => server.callsOf('check-user-credits').length
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function Note({ isWanted }: { isWanted: boolean }) {
  return <HeldUp words={useHeldUp('image-upscale', {}, { isWanted })} />
}

beforeEach(async () => {
  server = await startFakeServer({ id: 'u1' })
  server.functions['check-user-credits'] = HELD_UP
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('why nothing would be started is asked again every 30 s, and goes as soon as it is no longer so', async () => {
  renderApp(<Note isWanted />)
  await vi.waitFor(() => expect(screen.getByRole('note').textContent).toBe(HELD_UP.refusal.error))
  expect(asked()).toBe(1)
  await pass(30_000)
  await vi.waitFor(() => expect(asked()).toBe(2))
  expect(screen.getByRole('note')).toBeTruthy()
  server.functions['check-user-credits'] = QUOTE
  await pass(30_000)
  await vi.waitFor(() => expect(screen.queryByRole('note')).toBeNull())
  // What can be started is not asked about again and again.
  await pass(120_000)
  expect(asked()).toBe(3)
})

test('what is not wanted is not asked', async () => {
  renderApp(<Note isWanted={false} />)
  await pass(60_000)
  expect(asked()).toBe(0)
})
