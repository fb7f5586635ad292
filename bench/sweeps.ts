import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { createExecutions } from '#server/core/executions/executions.ts'
import { createLimits } from '#server/core/limits/limits.ts'
import { systemClock } from '#server/platform/clock/clock.ts'
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import { forgetOldOutboxEvents } from '#server/platform/outbox/forget-old-outbox-events.ts'
import { type Measurement, median, timeMs } from './measure.ts'

/** Of each kind, none of which is old enough to be removed. */
const RECORDS = 500_000
const ROUNDS = 7

/** What house-keeping looks for each minute in a busy house, beside, in turn, the bare look at every record. */
export async function benchSweeps(): Promise<Measurement[]> {
  const directory = await mkdtemp(join(tmpdir(), 'troupe-bench-'))
  try {
    await using postgres = await startEmbeddedPostgres({ directory: join(directory, 'postgres') })
    await using database = openDatabase(postgres.connection)
    await migrate(database.kysely)
    await fill(database.kysely)
    return await measure(database.kysely)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

async function fill(database: Kysely<Tables>): Promise<void> {
  await sql`
    insert into executions (id, function_id, user_id, trigger, status, request_method, request_path, request_headers,
      response_status_code, response_headers, duration_seconds, created_at, updated_at)
    select 'call-' || n, 'get-job-status', 'person-' || n % 1000, 'http', 'completed', 'GET', '/', '[]', 200, '[]', 0.01, now(), now()
    from generate_series(1, ${RECORDS}::integer) n`.execute(database)
  await sql`
    insert into rate_limits (bucket, used, window_ends_at)
    select 'calls/' || n, 1, now() + interval '1 hour' from generate_series(1, ${RECORDS}::integer) n`.execute(database)
  await sql`
    insert into outbox_events (kind, user_id, subject_id, revision)
    select 'job.changed', 'person-' || n % 1000, n::text, 1 from generate_series(1, ${RECORDS}::integer) n`.execute(database)
  await sql`vacuum analyze`.execute(database)
}

async function measure(database: Kysely<Tables>): Promise<Measurement[]> {
  const clock = systemClock
  const limits = createLimits({ database, clock, isOn: true })
  const executions = createExecutions({ database, clock, onLost: console.error })
  const sweep = async () => {
    await limits.forgetEnded()
    await executions.endOrphans()
    await executions.forgetOld()
    await forgetOldOutboxEvents(database)
  }
  const lookAtAll = async () => {
    await sql`select count(*) from rate_limits where window_ends_at::text = ''`.execute(database)
    await sql`select count(*) from executions where updated_at::text = ''`.execute(database)
    await sql`select count(*) from outbox_events where created_at::text = ''`.execute(database)
  }
  const timesMs = { ours: [] as number[], bare: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    timesMs.ours.push(await timeMs(sweep))
    timesMs.bare.push(await timeMs(lookAtAll))
  }
  const of = `sweep of 3 × ${RECORDS.toLocaleString('en')} records`
  return [
    { name: of, value: median(timesMs.ours), unit: 'ms', goal: 20 },
    { name: `${of}, bare: a look at all`, value: median(timesMs.bare), unit: 'ms' },
  ]
}
