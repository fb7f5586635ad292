import { type ChildProcess, fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastifyWebsocket from '@fastify/websocket'
import fastify from 'fastify'
import { type Kysely, sql } from 'kysely'
import { createApp } from '#server/app.ts'
import { hashSecret } from '#server/core/accounts/secret.ts'
import { readConfig } from '#server/platform/config/config.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import { OUTBOX_CHANNEL, type OutboxEvent } from '#server/platform/outbox/write-outbox.ts'
import { type Measurement, median, timeMs } from './measure.ts'

const PAGES = 1_000
const BARE_BATCH = 200
const ROUNDS = 5
const SAMPLE_MS = 10

/**
 * An event to each of 1,000 open pages of as many people: from their telling to the last page that heard, and how much more memory
 * that takes. Beside it, in turn, bare: sockets of the same library that are sent the same rows, read in batches.
 */
export async function benchRealtimeStorm(): Promise<Measurement[]> {
  const directory = await mkdtemp(join(tmpdir(), 'troupe-bench-'))
  try {
    const config = readConfig({ TROUPE_DATA: directory, TROUPE_RATE_LIMITS: 'off' })
    // Without a worker nothing but the bench changes jobs.
    await using app = await createApp(config, { roles: ['api'] })
    const database = app.database.kysely
    const { people, cookies } = await makePeople(database, config.project)
    await app.door.listen({ host: '127.0.0.1', port: 0 })
    const { port } = app.door.server.address() as AddressInfo
    using pages = await openPages(`ws://127.0.0.1:${port}/v1/realtime?project=${config.project}`, cookies)
    await using bare = await openBare(database)
    using barePages = await openPages(bare.address, Array(PAGES).fill(''))
    return await measure({
      ours: () => allHeard(pages, () => tellAll(database, people)),
      bare: () => allHeard(barePages, () => bare.tellAll(people)),
    })
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

async function measure(storms: Record<'ours' | 'bare', () => Promise<void>>): Promise<Measurement[]> {
  const timesUs = { ours: [] as number[], bare: [] as number[] }
  const moreMb = { ours: [] as number[], bare: [] as number[] }
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const which of ['ours', 'bare'] as const) {
      const before = process.memoryUsage.rss()
      let most = before
      const watch = setInterval(() => {
        most = Math.max(most, process.memoryUsage.rss())
      }, SAMPLE_MS)
      const timeUs = ((await timeMs(storms[which])) * 1_000) / PAGES
      clearInterval(watch)
      // The first one warms up.
      if (round === 0) continue
      timesUs[which].push(timeUs)
      moreMb[which].push((most - before) / 2 ** 20)
    }
  }
  const of = `realtime, an event to each of ${PAGES.toLocaleString('en')} pages`
  return [
    { name: of, value: median(timesUs.ours), unit: 'µs', goal: 150 },
    { name: `${of}, bare`, value: median(timesUs.bare), unit: 'µs' },
    { name: `${of}: memory while it lasts`, value: median(moreMb.ours), unit: 'MB', goal: 30 },
    { name: `${of}: memory while it lasts, bare`, value: median(moreMb.bare), unit: 'MB' },
  ]
}

interface OneOfMany {
  readonly userId: string
  readonly jobId: string
}

/** Signed in, with a job each. */
async function makePeople(database: Kysely<Tables>, project: string) {
  const userIds = Array.from({ length: PAGES }, (_, index) => `person-${index}`)
  const secrets = userIds.map((id) => createHash('sha256').update(id).digest('base64url'))
  const hashes = secrets.map((secret) => hashSecret(secret).toString('hex'))
  await sql`
    insert into users (id, name, email, created_at, updated_at, accessed_at)
    select id, 'Mira', id || '@example.org', now(), now(), now() from unnest(${userIds}::text[]) id`.execute(database)
  await sql`
    insert into sessions (id, user_id, secret_hash, provider, provider_uid, ip, user_agent, factors, created_at, updated_at, expires_at)
    select 'session-' || user_id, user_id, decode(hash, 'hex'), 'email', '', '', '', '{}', now(), now(), now() + interval '1 year'
    from unnest(${userIds}::text[], ${hashes}::text[]) as made (user_id, hash)`.execute(database)
  const { rows } = await sql<OneOfMany>`
    insert into jobs (id, user_id, kind, type, status, title, prompt, style, input, price_credits, charge, created_at, registered_at,
      started_at, deadline_at)
    select gen_random_uuid(), id, 'preview', 'create-preview', 'RUNNING', 'Mira', 'A calm woman with silver hair', 'anime', '{}', 0,
      'none', now(), now(), now(), now() + interval '1 hour'
    from unnest(${userIds}::text[]) id
    returning user_id as "userId", id as "jobId"`.execute(database)
  return { people: rows, cookies: secrets.map((secret) => `a_session_${project}=${secret}`) }
}

/** As many events as people, told in one breath; that they are written is measured elsewhere. */
async function tellAll(database: Kysely<Tables>, people: readonly OneOfMany[]): Promise<void> {
  const events = people.map(
    ({ userId, jobId }): OutboxEvent => ({ kind: 'job.changed', userId, subjectId: jobId, revision: 2 }),
  )
  const payloads = events.map((event) => JSON.stringify(event))
  await sql`select pg_notify(${OUTBOX_CHANNEL}, payload) from unnest(${payloads}::text[]) payload`.execute(database)
}

async function openBare(database: Kysely<Tables>) {
  const server = fastify()
  const sockets: { send(text: string): void }[] = []
  await server.register(fastifyWebsocket)
  server.get('/', { websocket: true }, (socket) => void sockets.push(socket))
  await server.listen({ host: '127.0.0.1', port: 0 })
  return {
    address: `ws://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    async tellAll(people: readonly OneOfMany[]): Promise<void> {
      for (let first = 0; first < people.length; first += BARE_BATCH) {
        const ids = people.slice(first, first + BARE_BATCH).map(({ jobId }) => jobId)
        const rows = await database.selectFrom('jobs').selectAll().where('id', 'in', ids).execute()
        for (const [index, row] of rows.entries()) sockets[first + index]?.send(JSON.stringify({ type: 'event', data: row }))
      }
    },
    [Symbol.asyncDispose]: () => server.close(),
  }
}

/** In a process of their own, whose memory and work is not measured. */
async function openPages(address: string, cookies: readonly string[]): Promise<ChildProcess & Disposable> {
  const pages = fork(new URL('./open-pages.ts', import.meta.url))
  pages.send({ address, cookies })
  const [said] = await once(pages, 'message')
  if (said !== 'open') throw new Error('the pages did not open')
  return Object.assign(pages, { [Symbol.dispose]: () => void pages.kill() })
}

async function allHeard(pages: ChildProcess, tell: () => Promise<void>): Promise<void> {
  const heard = once(pages, 'message')
  await tell()
  await heard
}
