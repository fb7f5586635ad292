import { QueryClient } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { credits, setCreditsOwner } from '#web/data/credits/credits.ts'
import { followEvents } from '#web/data/realtime/follow-events.ts'
import { loadSdk } from '#web/data/sdk/load-sdk.ts'
import { accountQuery } from '#web/data/session/account.ts'
import { loadUserData } from '#web/data/session/user-data.ts'
import { useSignInPrompt } from '#web/data/sign-in/sign-in-prompt.ts'
import { type FakeServer, startFakeServer } from '#web/testing/fake-server.ts'
import { FakeWebSocket } from '#web/testing/fake-web-socket.ts'
import { renderApp } from '#web/testing/render-app.tsx'
import { SignInDialog } from './sign-in-dialog.tsx'

let server: FakeServer
const log = vi.fn()

beforeEach(async () => {
  server = await startFakeServer({ id: 'u1' })
  for (const kind of ['log', 'error', 'warn', 'info'] as const) vi.spyOn(console, kind).mockImplementation(log)
  log.mockReset()
})
afterEach(() => {
  credits.getState().reset()
  setCreditsOwner(undefined)
  useSignInPrompt.getState().dismiss()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const logged = () => log.mock.calls.flat().join(' ')

test('ER-15 a credit sync that fails is only logged, and the balance stays', async () => {
  credits.getState().set(70)
  setCreditsOwner('u1')
  server.isDown = true
  await credits.getState().sync()
  expect(logged()).toContain('The credits could not be synced.')
  expect(credits.getState().credits).toBe(70)
  expect(toast.getToasts()).toEqual([])
})

test('ER-15 a missing user document and a missing account are only logged', async () => {
  server.account = undefined
  expect(await loadUserData('u1')).toBeUndefined()
  expect(logged()).toContain('This account has no user data document.')
  expect(await new QueryClient().fetchQuery(accountQuery)).toBeNull()
  expect(logged()).toContain('Nobody is signed in.')
  expect(toast.getToasts()).toEqual([])
})

test('ER-15 a login that fails is logged without a toast, and may be tried again', async () => {
  const { account } = await loadSdk()
  vi.spyOn(account, 'createOAuth2Session').mockImplementation(() => {
    throw new Error('no way out')
  })
  renderApp(<SignInDialog />)
  useSignInPrompt.getState().ask()
  fireEvent.click(await screen.findByRole('button', { name: 'Continue with Discord' }))
  await screen.findByRole('alert')
  expect(logged()).toContain('The sign-in could not be started.')
  expect(toast.getToasts()).toEqual([])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Continue with Discord' }).disabled).toBe(false)
})

test('ER-15 a lost line is logged with the time until the next one', async () => {
  vi.useFakeTimers()
  const lines = FakeWebSocket.install()
  const leaving = new AbortController()
  const following = followEvents('u1', new QueryClient(), leaving.signal)
  await vi.advanceTimersByTimeAsync(10)
  lines[0]?.open()
  lines[0]?.say('connected', { channels: [], user: null, subscriptions: {} })
  await vi.advanceTimersByTimeAsync(10)
  await following
  lines[0]?.drop()
  await vi.advanceTimersByTimeAsync(0)
  expect(logged()).toContain('Realtime disconnected. Re-connecting in 1 seconds.')
  expect(toast.getToasts()).toEqual([])
  leaving.abort()
  vi.useRealTimers()
})
