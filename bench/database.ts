import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { createCredits } from '#server/core/credits/create-credits.ts'
import { systemClock } from '#server/platform/clock/clock.ts'
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { type OpenDatabase, openDatabase } from '#server/platform/database/open-database.ts'
import { createPgBossQueue } from '#server/platform/queue/pg-boss-queue.ts'
import { connectionTo } from '#server/testing/connection-to.ts'
import { type Measurement, median, percentile, timeMs } from './measure.ts'

const CONNECTIONS = 16
const PAIRS_PER_CONNECTION = 250
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

/** Each connection spends for a user of its own, as jobs of different people do. */
async function benchLedger({ kysely }: OpenDatabase, where?: string): Promise<Measurement[]> {
  const credits = createCredits({ clock: systemClock })
  const spend = async () => {
    const userId = randomUUID()
    await kysely
      .transaction()
      .execute((transaction) =>
        credits.grant(transaction, { userId, amountCredits: PAIRS_PER_CONNECTION * 2, reason: 'bench' }),
      )
    for (let pair = 0; pair < PAIRS_PER_CONNECTION; pair += 1) {
      const holdId = randomUUID()
      await kysely
        .transaction()
        .execute((transaction) => credits.hold(transaction, { holdId, userId, amountCredits: 1, reason: 'bench' }))
      await kysely.transaction().execute((transaction) => credits.settle(transaction, holdId))
    }
  }
  await spend()
  const takenMs = await timeMs(() => Promise.all(Array.from({ length: CONNECTIONS }, spend)))
  const pairsPerSecond = (CONNECTIONS * PAIRS_PER_CONNECTION) / (takenMs / 1_000)
  const name = `hold + settle, ${CONNECTIONS} connections${where ? `, ${where}` : ''}`
  return [{ name, value: pairsPerSecond, unit: 'pairs/s', goal: 1_500 }]
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
