import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { refused, startFakeServer } from '../../testing/fake-server.ts'
import { subscriptionQuery } from './subscription.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each([
  ['404', refused(404, { error: 'There is none.' }), 0],
  ["'Function execution failed'", refused(500, { error: 'Function execution failed' }), 0],
  ['any other failure', refused(500, { error: 'x' }), 1],
])('ER-21 the subscription is empty after %s', async (_what, reply, logged) => {
  const server = await startFakeServer()
  server.account = { id: 'me' }
  server.functions['get-user-subscription'] = reply
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(await new QueryClient().fetchQuery(subscriptionQuery('me'))).toBeNull()
  expect(log).toHaveBeenCalledTimes(logged)
})
