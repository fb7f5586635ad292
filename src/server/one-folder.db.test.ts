import { cp, mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { Account } from 'appwrite'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type App, createApp, type Role } from './app.ts'
import { runStorage } from './ops/run-storage.ts'
import { readConfig } from './platform/config/config.ts'
import { StartupError } from './platform/config/startup-error.ts'
import { databaseUrl } from './testing/database-url.ts'
import { createFakeEngine } from './testing/fake-engine.ts'
import { type FreshDatabase, freshDatabase } from './testing/fresh-database.ts'
import { makeTemporaryDirectory } from './testing/temporary-directory.ts'
import { createVisitor } from './testing/visitor.ts'

/** Several processes of one house store pictures in one folder, or do not start. */
let fresh: FreshDatabase
let directory: string
beforeEach(async () => {
  fresh = await freshDatabase()
  directory = makeTemporaryDirectory('troupe-folder-')
})
afterEach(async () => {
  await fresh[Symbol.asyncDispose]()
  await rm(directory, { recursive: true, force: true })
})

const NOT_OURS = /The folder \S+ does not hold the pictures of this database\. Set TROUPE_DATA .*storage stamp/
const ANOTHERS = /The folder \S+ belongs to another database\. Set TROUPE_DATA .*storage stamp/

function open(folder: string, { roles = ['api'] as Role[], database = fresh } = {}): Promise<App> {
  const config = readConfig({ TROUPE_DATA: path.join(directory, folder), TROUPE_RATE_LIMITS: 'off' })
  return createApp(config, { connection: database.connection, engine: createFakeEngine(), roles })
}

async function startAndEnd(...args: Parameters<typeof open>): Promise<void> {
  await using _app = await open(...args)
}

/** One picture that a worker made and a visitor can open. */
async function drawOne(folder: string): Promise<void> {
  await using app = await open(folder, { roles: ['api', 'worker'] })
  const mira = createVisitor(await app.door.listen({ host: '127.0.0.1', port: 0 }), 'troupe')
  const headers = { 'content-type': 'application/json' }
  const person = await mira.fetch('/dev/person', { method: 'POST', headers, body: JSON.stringify({ as: 'rich' }) })
  expect(person.status).toBe(201)
  const { $id: userId } = await new Account(mira.client27()).get()
  const preview = { userId, name: 'Rosalind', characterDescription: 'a red-haired pirate at sea', style: 'anime' }
  const started = await mira.fetch('/v1/functions/create-preview/executions', {
    method: 'POST',
    headers,
    body: JSON.stringify({ body: JSON.stringify(preview), method: 'POST' }),
  })
  expect(JSON.parse((await started.json()).responseBody)).toMatchObject({ success: true })
  await vi.waitFor(
    async () => {
      const { rows } = await sql<{ made: number }>`select count(*) as made from files`.execute(fresh.kysely)
      expect(rows[0]?.made).toBeGreaterThan(0)
    },
    { timeout: 20_000 },
  )
}

test('a worker with a folder of its own does not start beside the api, and says what to do', async () => {
  await using _api = await open('one')
  const refused = open('two', { roles: ['worker'] })
  await expect(refused).rejects.toThrow(StartupError)
  await expect(refused).rejects.toThrow(NOT_OURS)
  await startAndEnd('one', { roles: ['worker'] })
})

test('of two processes that start together with different folders on a new database one is refused', async () => {
  const starts = await Promise.allSettled([startAndEnd('one'), startAndEnd('two')])
  expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('a house from before folders had names takes its own folder, and no other', async () => {
  await drawOne('own')
  await sql`update house set folder_stamp = null`.execute(fresh.kysely)
  await rm(path.join(directory, 'own', 'blobs', '.stamp'))
  await expect(open('empty')).rejects.toThrow(NOT_OURS)
  await startAndEnd('own')
  await expect(open('empty')).rejects.toThrow(NOT_OURS)
})

test('a start that was killed after it named the folder is made up for', async () => {
  await drawOne('own')
  await sql`update house set folder_stamp = null`.execute(fresh.kysely)
  await startAndEnd('own')
})

test("another database's folder is refused, by a new database too", async () => {
  await drawOne('own')
  await using other = await freshDatabase()
  await expect(open('own', { database: other })).rejects.toThrow(ANOTHERS)
  await startAndEnd('other', { database: other })
  await expect(open('own', { database: other })).rejects.toThrow(ANOTHERS)
})

test('a whole copy goes on; one without its name is named by hand, and then the old folder is refused', async () => {
  await drawOne('own')
  await cp(path.join(directory, 'own'), path.join(directory, 'copy'), { recursive: true })
  await startAndEnd('copy')
  const restored = path.join(directory, 'restored', 'blobs')
  await mkdir(restored, { recursive: true })
  for (const name of await readdir(path.join(directory, 'own', 'blobs'))) {
    if (!name.startsWith('.'))
      await cp(path.join(directory, 'own', 'blobs', name), path.join(restored, name), { recursive: true })
  }
  await expect(open('restored')).rejects.toThrow(NOT_OURS)

  const DATABASE_URL = databaseUrl(fresh.connection)
  const config = readConfig({ TROUPE_DATA: path.join(directory, 'restored'), DATABASE_URL })
  const told = vi.spyOn(console, 'log').mockImplementation(() => {})
  expect(await runStorage(config, ['stamp'])).toBe(0)
  expect(told.mock.calls).toEqual([[expect.stringContaining('belongs to this database from now on')]])
  told.mockRestore()
  await startAndEnd('restored')
  await expect(open('own')).rejects.toThrow(ANOTHERS)
  await expect(runStorage(config, ['stmap'])).rejects.toThrow('Usage: node bin/troupe.mjs storage stamp')
})
