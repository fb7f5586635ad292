import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { startFakeServer } from '../../testing/fake-server.ts'
import { profileQuery } from './profile.ts'

afterEach(() => void vi.unstubAllGlobals())

test("ER-06 a reply of fetch-user without success is 'Failed to fetch user'", async () => {
  const server = await startFakeServer()
  server.account = { id: 'me' }
  server.functions['fetch-user'] = { success: false, message: '' }
  const profile = new QueryClient().fetchQuery({ ...profileQuery({ id: 'me', name: 'Ada', email: '' }), retry: false })
  await expect(profile).rejects.toThrow('Failed to fetch user')
  expect(server.callsOf('create-user')).toEqual([])
})
