import { afterEach, expect, test, vi } from 'vitest'
import { createSdk } from './sdk.ts'

afterEach(() => void vi.unstubAllGlobals())

test("ER-13 a call without what it needs says 'Missing required parameter', and nothing is sent", async () => {
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  const { account } = createSdk({ endpoint: 'http://localhost/v1', project: 'troupe' })
  const make = async () => account.create({ userId: 'u', email: undefined as never, password: 'a password' })
  await expect(make()).rejects.toThrow('Missing required parameter: "email"')
  expect(fetch).not.toHaveBeenCalled()
})
