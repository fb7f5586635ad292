import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakeServer, startFakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render-app.tsx'
import { Guard } from './guard.tsx'

let server: FakeServer
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const bar = () => screen.queryByRole('progressbar', { name: 'Loading' })
const barValue = () => Number(bar()?.getAttribute('aria-valuenow'))
const secret = () => screen.queryByText('Only for users')
const address = () => screen.getByLabelText('Address').textContent

function open() {
  renderApp(
    <Guard>
      <p>Only for users</p>
    </Guard>,
    { path: '/generations' },
  )
}

beforeEach(async () => {
  server = await startFakeServer()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the guard', () => {
  test('RT-22 RT-23 TM-12 lets a user in after 0.8 s and 0.6 s, not before', async () => {
    server.account = { id: 'u1' }
    open()
    await pass(1_300)
    expect(secret()).toBeNull()
    await pass(100)
    expect(secret()).not.toBeNull()
    expect(address()).toBe('/generations')
  })

  test('RT-20 RT-23 sends a guest home, without a glimpse and without asking for user data', async () => {
    open()
    await pass(1_300)
    expect(secret()).toBeNull()
    expect(address()).toBe('/generations')
    await pass(100)
    expect(secret()).toBeNull()
    expect(address()).toBe('/')
    expect(server.calls.map((call) => call.what)).toEqual(['GET /v1/account'])
  })

  test('RT-21 shows a bar and no content as long as the account has not come', async () => {
    server.account = { id: 'u1' }
    const release = server.hold('GET /v1/account')
    open()
    await pass(5_000)
    expect(bar()).not.toBeNull()
    expect(secret()).toBeNull()
    release()
    await pass(10)
    expect(secret()).not.toBeNull()
  })

  test('RT-24 TM-13 the bar starts at 10, rises every 200 ms to 90, jumps to 100 and goes after 0.5 s', async () => {
    server.account = { id: 'u1' }
    const release = server.hold('GET /v1/account')
    open()
    expect(barValue()).toBe(10)
    let before = barValue()
    for (let tick = 0; tick < 10; tick += 1) {
      await pass(199)
      expect(barValue()).toBe(before)
      await pass(1)
      expect(barValue()).toBeGreaterThan(before)
      before = barValue()
    }
    await pass(60_000)
    expect(barValue()).toBe(90)
    release()
    await pass(10)
    expect(barValue()).toBe(100)
    await pass(480)
    expect(bar()).not.toBeNull()
    await pass(20)
    expect(bar()).toBeNull()
  })

  test('a server that is away sends nobody home: the guard waits, asks every 5 s and lets in', async () => {
    server.account = { id: 'u1' }
    server.isDown = true
    open()
    await pass(12_000)
    expect(address()).toBe('/generations')
    expect(screen.getByRole('alert').textContent).toContain('The server does not answer')
    expect(server.callsOf('GET /v1/account')).toHaveLength(3)
    expect(secret()).toBeNull()
    server.isDown = false
    await pass(5_000)
    expect(secret()).not.toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('a guest is sent home only when the server has said that they are one', async () => {
    server.isDown = true
    open()
    await pass(60_000)
    expect(address()).toBe('/generations')
    server.isDown = false
    await pass(5_000)
    expect(address()).toBe('/')
  })
})
