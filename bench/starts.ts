import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { createCredits } from '#server/core/credits/create-credits.ts'
import { announceJob } from '#server/core/jobs/announce-job.ts'
import { createLimits } from '#server/core/limits/limits.ts'
import { systemClock } from '#server/platform/clock/clock.ts'
import type { DatabaseConnection } from '#server/platform/database/database-connection.ts'
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import { createPgBossQueue } from '#server/platform/queue/pg-boss-queue.ts'
import type { GenerationParts, Requester } from '#server/product/generation/generation-parts.ts'
import { startPreview } from '#server/product/generation/start-preview.ts'
import { type Measurement, median, timeMs } from './measure.ts'

const ROUNDS = 5
const STARTS_PER_ROUND = 2_000
const AT_ONCE = 32
/** A start of somebody else each, as many as no limit of starts a minute is met by. */
const PEOPLE = 2_000
/** A disk that takes this long to keep a commit, in microseconds; as PostgreSQL emulates it. */
const SLOW_DISK = { commit_delay: '5000', commit_siblings: '0' }

/** Starts of previews that are paid for, beside a bare transaction that writes the same rows, in turn on one PostgreSQL. */
export async function benchStarts(): Promise<Measurement[]> {
  const quick = await onDatabase({}, measure)
  const slow = await onDatabase(SLOW_DISK, measure)
  return [
    { name: 'starts of jobs', value: quick.ours, unit: 'starts/s' },
    { name: 'starts of jobs, bare transaction', value: quick.bare, unit: 'starts/s' },
    { name: 'starts of jobs, share of the bare', value: quick.share, unit: 'share', goal: 0.4 },
    { name: 'starts of jobs, disk of 5 ms', value: slow.ours, unit: 'starts/s', goal: 600 },
    { name: 'starts of jobs, disk of 5 ms, bare transaction', value: slow.bare, unit: 'starts/s' },
  ]
}

interface Speeds {
  readonly ours: number
  readonly bare: number
  /** Of a round of ours beside the bare one after it. */
  readonly share: number
}

async function onDatabase(
  settings: Readonly<Record<string, string>>,
  measure: (connection: DatabaseConnection) => Promise<Speeds>,
): Promise<Speeds> {
  const directory = await mkdtemp(join(tmpdir(), 'troupe-bench-'))
  try {
    await using postgres = await startEmbeddedPostgres({ directory: join(directory, 'postgres'), settings })
    return await measure(postgres.connection)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

async function measure(connection: DatabaseConnection): Promise<Speeds> {
  await using database = openDatabase(connection, { maxConnections: AT_ONCE })
  await migrate(database.kysely)
  await using queue = await createPgBossQueue(connection, { onlyProcess: true, closeGraceMs: 1_000, onError: console.error })
  await queue.declare('preview', { retryLimit: 0, expireInSeconds: 60 })
  await givePeopleCredits(database.kysely)
  const bare = new pg.Pool({ ...connection, max: AT_ONCE }).on('error', () => {})
  try {
    const parts = {
      database: database.kysely,
      clock: systemClock,
      queue,
      credits: createCredits({ clock: systemClock }),
      limits: createLimits({ database: database.kysely, clock: systemClock, isOn: true }),
      announce: announceJob,
      engine: { abilities: { kinds: ['preview'] } },
      isPaidByHouse: () => false,
      room: { isShort: async () => false },
      randomId: randomUUID,
      // What a start of words does not ask for is not there.
    } as unknown as GenerationParts
    const startOurs = (userId: string) => startPreview(parts, aRequester(userId), aRequest())
    const startBare = (userId: string) => startBarely(bare, userId)
    await startAll(startOurs)
    await startAll(startBare)
    const speeds = { ours: [] as number[], bare: [] as number[] }
    for (let round = 0; round < ROUNDS; round += 1) {
      speeds.ours.push(await startAll(startOurs))
      speeds.bare.push(await startAll(startBare))
      // Nobody meets a limit.
      await sql`truncate rate_limits`.execute(database.kysely)
    }
    const share = median(speeds.ours.map((ours, round) => ours / (speeds.bare[round] ?? Number.NaN)))
    return { ours: median(speeds.ours), bare: median(speeds.bare), share }
  } finally {
    await bare.end()
  }
}

const nameOf = (person: number) => `person-${person}`
const REQUEST = { name: 'Mira', description: 'A calm woman with silver hair by the sea in the morning', style: 'anime' }

let asked = 0

/** Nobody else has said the same: words that were just read are not read again. */
function aRequest() {
  asked += 1
  return { ...REQUEST, description: `${REQUEST.description}, number ${asked}` }
}

function aRequester(userId: string): Requester {
  return { userId, isProven: false, idempotencyKey: randomUUID() }
}

async function givePeopleCredits(database: Kysely<Tables>): Promise<void> {
  await sql`
    insert into credit_accounts (user_id, balance_credits)
    select 'person-' || number, 1000000 from generate_series(0, ${PEOPLE - 1}::integer) number`.execute(database)
}

/** Answers how many a second. */
async function startAll(start: (userId: string) => Promise<unknown>): Promise<number> {
  let next = 0
  const startNext = async () => {
    while (next < STARTS_PER_ROUND) {
      const person = next % PEOPLE
      next += 1
      await start(nameOf(person))
    }
  }
  const takenMs = await timeMs(() => Promise.all(Array.from({ length: AT_ONCE }, startNext)))
  return STARTS_PER_ROUND / (takenMs / 1_000)
}

/** The same rows without the product: plain statements that are planned once, in one transaction. */
async function startBarely(pool: pg.Pool, userId: string): Promise<void> {
  const id = randomUUID()
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query({ name: 'job', text: BARE.job, values: [id, userId, randomUUID(), new Date(), REQUEST.description] })
    const { rows } = await client.query({ name: 'account', text: BARE.account, values: [userId] })
    await client.query({ name: 'hold', text: BARE.hold, values: [id, userId] })
    await client.query({ name: 'entry', text: BARE.entry, values: [id, userId, rows[0].balance_credits] })
    await client.query({ name: 'limit', text: BARE.limit, values: [`job-starts/user/${userId}`] })
    await client.query({ name: 'queue', text: BARE.queue, values: [id] })
    await client.query({ name: 'event', text: BARE.event, values: ['credits.changed', userId, userId] })
    await client.query({ name: 'event', text: BARE.event, values: ['job.changed', userId, id] })
    await client.query('commit')
  } finally {
    client.release()
  }
}

const BARE = {
  job: `insert into jobs (id, user_id, kind, type, mode, status, title, prompt, style, input, price_credits, charge,
      idempotency_key, request_hash, created_at, registered_at)
    values ($1, $2, 'preview', 'create-preview', 'create-preview-description', 'QUEUED', 'Mira', $5, 'anime', '{"seed":"bench"}',
      100, 'held', $3, $3, $4, $4)`,
  account: `update credit_accounts set balance_credits = balance_credits - 100
    where user_id = $1 and balance_credits >= 100 returning balance_credits`,
  hold: `insert into credit_holds (id, user_id, amount_credits, reason, state) values ($1, $2, 100, 'create-preview', 'held')`,
  entry: `insert into credit_entries (user_id, kind, amount_credits, balance_after_credits, reason, job_id, created_at)
    values ($2, 'hold', -100, $3, 'create-preview', $1, now())`,
  limit: `insert into rate_limits as kept (bucket, used, window_ends_at) values ($1, 1, now())
    on conflict (bucket) do update set used = kept.used + 1`,
  queue: `insert into pgboss.job_common (id, name, data, start_after, keep_until, expire_seconds, heartbeat_seconds, dead_letter, policy)
    values ($1, 'preview', '{}', now(), now() + interval '14 days', 60, 10, 'preview-dead', 'standard')`,
  event: 'insert into outbox_events (kind, user_id, subject_id) values ($1, $2, $3)',
}
