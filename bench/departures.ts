import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { createCredits } from '#server/core/credits/create-credits.ts'
import { systemClock } from '#server/platform/clock/clock.ts'
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import { insertDeparture } from '#server/product/own-data/departures.store.ts'
import { finishDeparture } from '#server/product/own-data/finish-departures.ts'
import { fillLibrary } from '#server/testing/fill-library.ts'
import { type Measurement, median, timeMs } from './measure.ts'

const CHARACTERS_OF_OTHERS = 50_000
const JOBS = 2_000
const ROUNDS = 5

/** Somebody with 2,000 generations leaves a house with 50,000 characters of others; beside it, in turn, one bare statement that removes as many jobs. */
export async function benchDepartures(): Promise<Measurement[]> {
  const directory = await mkdtemp(join(tmpdir(), 'troupe-bench-'))
  try {
    await using postgres = await startEmbeddedPostgres({ directory: join(directory, 'postgres') })
    await using database = openDatabase(postgres.connection)
    await migrate(database.kysely)
    await fillHouse(database.kysely)
    return await measure(database.kysely)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

async function fillHouse(database: Kysely<Tables>): Promise<void> {
  await fillLibrary(database, { userId: 'others', jobs: CHARACTERS_OF_OTHERS, newestAt: new Date() })
  await sql`
    with pictures as (
      insert into files (id, owner_id, mime_type, size_bytes, sha256, width_px, height_px, label, blob_key, thumbnail_key,
        thumbnail_size_bytes, created_at)
      select id, user_id, 'image/png', 1, '', 1, 1, '', 'made/' || id, 'made/t' || id, 1, now() from jobs
      returning id)
    insert into characters (id, user_id, chat_id, name, description, style, preview_job_id, picture_file_id, job_id, traits,
      created_at, updated_at)
    select gen_random_uuid(), 'others', gen_random_uuid(), '', '', '', id, id, id, '[]', now(), now() from pictures`.execute(
    database,
  )
  await sql`vacuum analyze`.execute(database)
}

async function measure(database: Kysely<Tables>): Promise<Measurement[]> {
  const clock = systemClock
  // Nobody here has files.
  const files = { remove: async () => [], discard: async () => {} }
  const parts = { database, clock, credits: createCredits({ clock }), files }
  const ours: number[] = []
  const bare: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [userId, other] = [`leaver-${round}`, `other-${round}`]
    for (const person of [userId, other]) await fillLibrary(database, { userId: person, jobs: JOBS, newestAt: new Date() })
    await database.transaction().execute((transaction) => insertDeparture(transaction, { userId, leftAt: clock.now() }))
    const oursMs = await timeMs(() => finishDeparture(parts, { userId }))
    const bareMs = await timeMs(() => sql`delete from jobs where user_id = ${other}`.execute(database))
    // The first one warms up.
    if (round === 0) continue
    ours.push(oursMs)
    bare.push(bareMs)
  }
  const times = median(ours.map((oursMs, round) => oursMs / (bare[round] ?? Number.NaN)))
  return [
    { name: 'departure with 2,000 generations', value: median(ours), unit: 'ms', goal: 1_000 },
    { name: 'departure, bare: one statement', value: median(bare), unit: 'ms' },
    { name: 'departure: times the bare one', value: times, unit: 'times', goal: 3 },
  ]
}
