import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDoor, type TestDoor } from '#server/testing/open-test-door.ts'

let house: TestDoor
let plain: TestDoor
beforeAll(async () => {
  house = await openTestDoor({ config: { mode: 'production', publicUrl: 'https://troupe.test' } })
  plain = await openTestDoor()
})
afterAll(async () => {
  await house[Symbol.asyncDispose]()
  await plain[Symbol.asyncDispose]()
})

const PATHS = ['/v1/ping', '/v1/account', '/v1/nowhere', '/create'] as const
const hstsOf = async (door: TestDoor, url: string, headers: Record<string, string> = {}) =>
  (await door.inject({ url, headers })).headers['strict-transport-security']

test.each(PATHS)('a house at an https address tells browsers to come by nothing else: %s', async (path) => {
  expect(await hstsOf(house, path)).toBe('max-age=31536000')
  expect(await hstsOf(house, path, { 'x-forwarded-proto': 'https' })).toBe('max-age=31536000')
})

test.each(PATHS)('over http nothing of the kind is said: %s', async (path) => {
  expect(await hstsOf(house, path, { 'x-forwarded-proto': 'http' })).toBeUndefined()
  expect(await hstsOf(plain, path)).toBeUndefined()
})
