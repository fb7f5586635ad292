import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeServer, refused, startFakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render-app.tsx'
import { leftOutOf } from './order-choices.ts'
import type { Order } from './order-query.ts'
import { useOrderCheck } from './use-order-check.ts'

let server: FakeServer
const start = vi.fn()

beforeEach(async () => {
  server = await startFakeServer({ id: 'u1' })
})
afterEach(() => {
  start.mockReset()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Ordering({ prompt }: { prompt: string }) {
  const order: Order = { kind: 'video', prompt }
  const check = useOrderCheck('u1', order)
  const { lines, graveLines, choices } = leftOutOf(check)
  return (
    <>
      {[...graveLines, ...lines].map((line) => (
        <p key={line}>{line}</p>
      ))}
      {choices.map(({ label, run }) => (
        <button key={label} type="button" onClick={run}>
          {label}
        </button>
      ))}
      <button type="button" onClick={() => void check.press(start)}>
        Start
      </button>
    </>
  )
}

const SWIMS = { part: 'swims', why: 'cannot-be-drawn', weight: 'essential', sentence: 'Nobody swims.' }
const ZITHER = { part: 'zither', why: 'not-understood', weight: 'small', sentence: 'Not understood: “zither”.' }
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('what is small is told while one types, and starts at the press', async () => {
  server.functions['check-order'] = { warnings: [ZITHER], isRefused: false }
  renderApp(<Ordering prompt="a zither" />)
  await screen.findByText('Will not be in the film: “zither”.')
  press('Start')
  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce())
  expect(server.callsOf('check-order')).toHaveLength(1)
})

test('what is essential is asked about once for the same words, and anew for others', async () => {
  server.functions['check-order'] = { warnings: [SWIMS], isRefused: false }
  const { unmount } = renderApp(<Ordering prompt="she waves and swims" />)
  press('Start')
  await screen.findByText('Nobody swims.')
  expect(start).not.toHaveBeenCalled()
  press('Make it anyway')
  expect(start).toHaveBeenCalledOnce()
  press('Start')
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(2))
  unmount()
  renderApp(<Ordering prompt="she waves and dives" />)
  press('Start')
  await screen.findByText('Nobody swims.')
  expect(start).toHaveBeenCalledTimes(2)
})

test('what is refused can only be said otherwise', async () => {
  server.functions['check-order'] = { warnings: [SWIMS], isRefused: true }
  renderApp(<Ordering prompt="she swims" />)
  press('Start')
  await screen.findByText('So this film is not made, and costs nothing.')
  expect(screen.queryByRole('button', { name: 'Make it anyway' })).toBeNull()
  press('Change the words')
  expect(screen.queryByRole('button', { name: 'Change the words' })).toBeNull()
  expect(start).not.toHaveBeenCalled()
})

test('an order starts when nobody can tell what it leaves out, or not within four seconds', async () => {
  server.functions['check-order'] = refused(429, { code: 'RATE_LIMITED' })
  const { unmount } = renderApp(<Ordering prompt="she swims" />)
  press('Start')
  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce())
  unmount()
  vi.useFakeTimers()
  server.hold('check-order')
  renderApp(<Ordering prompt="she swims again" />)
  press('Start')
  await act(() => vi.advanceTimersByTimeAsync(3_900))
  expect(start).toHaveBeenCalledOnce()
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(start).toHaveBeenCalledTimes(2)
})
