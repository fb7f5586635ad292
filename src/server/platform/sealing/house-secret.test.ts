import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeTemporaryDirectory } from '#server/testing/temporary-directory.ts'
import { houseSecret } from './house-secret.ts'

const directory = makeTemporaryDirectory('troupe-secret-')
afterAll(() => rm(directory, { recursive: true, force: true }))

test('processes that begin at once get one secret, which stays, and which nobody else may read', async () => {
  const secrets = await Promise.all(Array.from({ length: 8 }, () => houseSecret(directory)))
  expect(new Set([...secrets, await houseSecret(directory)]).size).toBe(1)
  expect(secrets[0]).toMatch(/^[\w-]{43}$/)
  expect(await readdir(directory)).toEqual(['secret'])
  expect((await stat(path.join(directory, 'secret'))).mode & 0o777).toBe(0o600)
})
