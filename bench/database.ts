import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type pg from 'pg'
import { createCredits } from '#server/core/credits/create-credits.ts'
import { systemClock } from '#server/platform/clock/clock.ts'
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { type OpenDatabase, openDatabase } from '#server/platform/database/open-database.ts'
import { createPgBossQueue } from '#server/platform/queue/pg-boss-queue.ts'
import { connectionTo } from '#server/testing/connection-to.ts'
import { type Measurement, median, percentile, timeMs } from './measure.ts'

const CONNECTIONS = 16
const PAIRS_PER_CONNECTION = 100
const LEDGER_ROUNDS = 5
const LATENCY_ROUNDS = 100

/**
 * The ledger and the queue on the embedded database, on disk, with fsync on; the ledger also on the server of
 * `TEST_DATABASE_URL`, in a database of its own there, where one is said.
 */
export async function benchDatabase(): Promise<Measurement[]> {
  const url = process.env.TEST_DATABASE_URL?.trim()
  return [...(await benchEmbedded()), ...(url ? await benchServer(url) : [])]
}

async function benchServer(url: string): Promise<Measurement[]> {
  const name = `troupe_bench_${process.pid}`
  await using server = openDatabase({ connectionString: url }, { maxConnections: 1 })
  await sql`create database ${sql.id(name)}`.execute(server.kysely)
  try {
    await using database = openDatabase(connectionTo({ connectionString: url }, name))
    await migrate(database.kysely)
    return await benchLedger(database, 'on the server')
  } finally {
    await sql`drop database if exists ${sql.id(name)} with (force)`.execute(server.kysely)
  }
}

async function benchEmbedded(): Promise<Measurement[]> {
  const directory = await mkdtemp(join(tmpdir(), 'troupe-bench-'))
  try {
    await using postgres = await startEmbeddedPostgres({ directory: join(directory, 'postgres') })
    await using database = openDatabase(postgres.connection)
    await migrate(database.kysely)
    const latency = await benchQueue(database, postgres.connection)
    return [...(await benchLedger(database)), ...latency]
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

/**
 * Each connection spends for a user of its own, as jobs of different people do; in turn with the same rows without the product:
 * plain statements that are planned once, in two transactions a pair.
 */
async function benchLedger({ kysely, pool }: OpenDatabase, where?: string): Promise<Measurement[]> {
  const credits = createCredits({ clock: systemClock })
  const people = Array.from({ length: CONNECTIONS }, () => randomUUID())
  for (const userId of people) {
    const grant = { userId, amountCredits: 1_000_000, reason: 'bench' }
    await kysely.transaction().execute((transaction) => credits.grant(transaction, grant))
  }
  const ours = async (userId: string) => {
    const holdId = randomUUID()
    const hold = { holdId, userId, amountCredits: 1, reason: 'bench' }
    await kysely.transaction().execute((transaction) => credits.hold(transaction, hold))
    await kysely.transaction().execute((transaction) => credits.settle(transaction, holdId))
  }
  const spendAll = async (spend: (userId: string) => Promise<void>) => {
    const spendOften = async (userId: string) => {
      for (let pair = 0; pair < PAIRS_PER_CONNECTION; pair += 1) await spend(userId)
    }
    const takenMs = await timeMs(() => Promise.all(people.map(spendOften)))
    return (CONNECTIONS * PAIRS_PER_CONNECTION) / (takenMs / 1_000)
  }
  const bare = (userId: string) => spendBarely(pool, userId)
  await spendAll(ours)
  await spendAll(bare)
  const rounds: { ours: number; bare: number }[] = []
  for (let round = 0; round < LEDGER_ROUNDS; round += 1) rounds.push({ ours: await spendAll(ours), bare: await spendAll(bare) })
  const name = `hold + settle, ${CONNECTIONS} connections${where ? `, ${where}` : ''}`
  return [
    { name, value: median(rounds.map((round) => round.ours)), unit: 'pairs/s', goal: 1_500 },
    { name: `${name}, bare transactions`, value: median(rounds.map((round) => round.bare)), unit: 'pairs/s' },
    {
      name: `${name}, share of the bare`,
      value: median(rounds.map((round) => round.ours / round.bare)),
      unit: 'share',
      goal: 0.8,
    },
  ]
}

async function spendBarely(pool: pg.Pool, userId: string): Promise<void> {
  const id = randomUUID()
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query({ name: 'bare account', text: BARE.account, values: [userId] })
    await client.query({ name: 'bare hold', text: BARE.hold, values: [id, userId] })
    await client.query({ name: 'bare entry', text: BARE.entry, values: [id, userId, 'hold', -1, rows[0].balance_credits] })
    await client.query({ name: 'bare event', text: BARE.event, values: [userId] })
    await client.query('commit')
    await client.query('begin')
    await client.query({ name: 'bare settled', text: BARE.settled, values: [id] })
    await client.query({ name: 'bare entry', text: BARE.entry, values: [id, userId, 'settle', 0, rows[0].balance_credits] })
    await client.query('commit')
  } finally {
    client.release()
  }
}

const BARE = {
  account: `update credit_accounts set balance_credits = balance_credits - 1
    where user_id = $1 and balance_credits >= 1 returning balance_credits`,
  hold: `insert into credit_holds (id, user_id, amount_credits, reason, state) values ($1, $2, 1, 'bench', 'held')`,
  entry: `insert into credit_entries (user_id, kind, amount_credits, balance_after_credits, reason, job_id, created_at)
    values ($2, $3, $4, $5, 'bench', $1, now())`,
  event: `insert into outbox_events (kind, user_id, subject_id) values ('credits.changed', $1, $1)`,
  settled: `update credit_holds set state = 'settled' where id = $1 and state = 'held'`,
}

/** From the commit of a job to the start of its handler, one job at a time. */
async function benchQueue(
  { kysely }: OpenDatabase,
  connection: Parameters<typeof createPgBossQueue>[0],
): Promise<Measurement[]> {
  await using queue = await createPgBossQueue(connection, { onlyProcess: true, closeGraceMs: 1_000, onError: console.error })
  await queue.declare('bench', { retryLimit: 0, expireInSeconds: 60 })
  let started: (() => void) | undefined
  await using _worker = await queue.work(
    'bench',
    { concurrency: 2 },
    {
      async run(delivery) {
        started?.()
        await kysely.transaction().execute((transaction) => queue.complete(transaction, 'bench', delivery))
      },
      async onDead() {},
    },
  )
  const latenciesMs: number[] = []
  for (let round = 0; round < LATENCY_ROUNDS; round += 1) {
    const start = new Promise<void>((resolve) => {
      started = resolve
    })
    await kysely.transaction().execute((transaction) => queue.send(transaction, 'bench', { id: randomUUID(), data: {} }))
    latenciesMs.push(await timeMs(() => start))
  }
  return [
    { name: 'job start latency, p50', value: median(latenciesMs), unit: 'ms', goal: 20 },
    { name: 'job start latency, p95', value: percentile(latenciesMs, 0.95), unit: 'ms' },
  ]
}
