import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { Account, ID } from 'appwrite'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApp } from './app.ts'
import { readConfig } from './platform/config/config.ts'
import { createFakeEngine } from './testing/fake-engine.ts'
import { type FreshDatabase, freshDatabase } from './testing/fresh-database.ts'
import { makeTemporaryDirectory } from './testing/temporary-directory.ts'
import { createVisitor, type Visitor } from './testing/visitor.ts'

/** The whole house on a disk without room, as its users meet it. */
const NO_ROOM = 'This server has no room left to keep what you make or bring, so nothing was charged. Please try again later.'
const MORE_THAN_ANY_DISK_HAS = '100000000'
const JSON_HEADERS = { 'content-type': 'application/json' }
const MEDIA = '/v1/storage/buckets/media/files'

let fresh: FreshDatabase
let directory: string
let reported: string[]
let stack: AsyncDisposableStack
beforeEach(async () => {
  stack = new AsyncDisposableStack()
  fresh = stack.use(await freshDatabase())
  directory = makeTemporaryDirectory('troupe-full-')
  reported = []
})
afterEach(async () => {
  await stack.disposeAsync()
  await rm(directory, { recursive: true, force: true })
})

async function open(settings: { minFreeDisk?: string; engine?: ReturnType<typeof createFakeEngine> } = {}) {
  const config = readConfig({
    TROUPE_DATA: directory,
    TROUPE_RATE_LIMITS: 'off',
    TROUPE_MIN_FREE_DISK: settings.minFreeDisk ?? '0',
  })
  const app = await createApp(config, {
    connection: fresh.connection,
    engine: settings.engine ?? createFakeEngine(),
    reportBug: (what) => void reported.push(what),
  })
  stack.use(app)
  const url = await app.door.listen({ host: '127.0.0.1', port: 0 })
  const mira = createVisitor(url, 'troupe')
  await mira.fetch('/dev/person', { method: 'POST', headers: JSON_HEADERS, body: JSON.stringify({ as: 'rich' }) })
  const { $id: userId } = await new Account(mira.client27()).get()
  return { url, mira, userId }
}

async function call(visitor: Visitor, id: string, input: object): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await visitor.fetch(`/v1/functions/${id}/executions`, {
    method: 'POST',
    headers: JSON_HEADERS,
    body: JSON.stringify({ body: JSON.stringify(input), method: 'POST' }),
  })
  expect(answer.status).toBe(201)
  const { responseStatusCode, responseBody } = await answer.json()
  return { status: responseStatusCode, body: JSON.parse(responseBody) }
}

const aPreview = (userId: string) => ({ userId, name: 'Rosalind', characterDescription: 'a pirate at sea', style: 'anime' })
const startPreview = (mira: Visitor, userId: string) => call(mira, 'create-preview', aPreview(userId))

async function balanceOf(userId: string): Promise<number> {
  const { rows } = await sql<{ credits: number }>`
    select balance_credits as credits from credit_accounts where user_id = ${userId}`.execute(fresh.kysely)
  return rows[0]?.credits ?? Number.NaN
}

const countOf = async (table: 'jobs' | 'job_attempts' | 'credit_entries' | 'uploads') =>
  (
    await fresh.kysely
      .selectFrom(table)
      .select((rows) => rows.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

function upload(visitor: Visitor): Promise<Response> {
  const form = new FormData()
  form.set('fileId', ID.unique())
  form.set('file', new File([Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVEfmt ', 'latin1'), Buffer.alloc(100)])], 'a.wav'))
  return visitor.fetch(MEDIA, { method: 'POST', body: form })
}

/** PostgreSQL says of this table what it says of a disk that takes no more rows. */
async function fill(table: string): Promise<void> {
  await sql`create function no_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(
    fresh.kysely,
  )
  await sql`create trigger no_room before insert on ${sql.table(table)} execute function no_room()`.execute(fresh.kysely)
}

async function blobs(): Promise<string[]> {
  const entries = await readdir(path.join(directory, 'blobs'), { recursive: true, withFileTypes: true })
  return entries.flatMap((entry) => (entry.isFile() && !entry.name.startsWith('.') ? [entry.name] : []))
}

test('where room is short, a start is refused before anything is charged, and its price says so', async () => {
  const { mira, userId } = await open({ minFreeDisk: MORE_THAN_ANY_DISK_HAS })
  const before = { credits: await balanceOf(userId), entries: await countOf('credit_entries') }
  const refusal = { success: false, code: 'disk.full', error: NO_ROOM }
  expect(await startPreview(mira, userId)).toEqual({ status: 424, body: refusal })
  expect(await call(mira, 'check-user-credits', { job: 'create-preview' })).toMatchObject({
    body: { refusal: { code: 'disk.full', error: NO_ROOM } },
  })
  expect({ credits: await balanceOf(userId), entries: await countOf('credit_entries') }).toEqual(before)
  expect(await countOf('jobs')).toBe(0)
})

test('where room is short, uploads are refused before anything of them is stored', async () => {
  const { mira } = await open({ minFreeDisk: MORE_THAN_ANY_DISK_HAS })
  const answer = await upload(mira)
  expect(answer.status).toBe(507)
  expect(await answer.json()).toMatchObject({ type: 'storage_full', message: expect.stringContaining('no room left') })
  expect(await countOf('uploads')).toBe(0)
  expect(await blobs()).toEqual([])
})

test('a database that becomes full while a result is recorded fails the job once, with its credits back and no picture left', async () => {
  const engine = createFakeEngine()
  const { mira, userId } = await open({ engine })
  await fill('files')
  const credits = await balanceOf(userId)
  const { body } = await startPreview(mira, userId)
  await vi.waitFor(async () => {
    const status = await call(mira, 'get-job-status', { jobId: body.jobId })
    expect(status.body).toMatchObject({ status: 'FAILED', error: 'This server had no room left to keep the result.' })
  }, 20_000)
  expect(await balanceOf(userId)).toBe(credits)
  expect(engine.started).toHaveLength(1)
  expect(await blobs()).toEqual([])
  expect(reported).toEqual([`the disk is full: job ${body.jobId} has failed`])
})

test('a database without room for a start refuses it in words, and for anything else answers 507', async () => {
  const { url, mira, userId } = await open()
  const credits = await balanceOf(userId)
  await fill('jobs')
  expect(await startPreview(mira, userId)).toMatchObject({ status: 424, body: { code: 'disk.full', error: NO_ROOM } })
  expect(await balanceOf(userId)).toBe(credits)
  await sql`create trigger no_room before insert on users execute function no_room()`.execute(fresh.kysely)
  const answer = await createVisitor(url, 'troupe').fetch('/v1/account', {
    method: 'POST',
    headers: JSON_HEADERS,
    body: JSON.stringify({ userId: ID.unique(), email: 'ada@example.test', password: 'a password of nobody' }),
  })
  expect(answer.status).toBe(507)
  expect(await answer.json()).toMatchObject({ type: 'storage_full', message: expect.stringContaining('no room left') })
})
