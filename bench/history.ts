import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { LIMITS } from '#contract/limits.ts'
import { createCredits } from '#server/core/credits/create-credits.ts'
import { readCreditHistory } from '#server/core/credits/read-credit-history.ts'
import { systemClock } from '#server/platform/clock/clock.ts'
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import { type Measurement, median, percentile, timeMs } from './measure.ts'

const ENTRIES = 100_000
const ROUNDS = 60

/** Balance and first page of the history of somebody with 100,000 entries, on the embedded database. */
export async function benchHistory(): Promise<Measurement[]> {
  const directory = await mkdtemp(join(tmpdir(), 'troupe-bench-'))
  try {
    await using postgres = await startEmbeddedPostgres({ directory: join(directory, 'postgres') })
    await using database = openDatabase(postgres.connection)
    await migrate(database.kysely)
    const userId = randomUUID()
    await writeEntries(database.kysely, userId)
    const credits = createCredits({ clock: systemClock })
    const look = () =>
      Promise.all([
        credits.balance(database.kysely, userId),
        readCreditHistory(database.kysely, userId, { most: LIMITS.listPageSize }),
      ])
    await look()
    const takenMs: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) takenMs.push(await timeMs(look))
    return [
      { name: 'balance and history of 100,000 entries, p50', value: median(takenMs), unit: 'ms', goal: 20 },
      { name: 'balance and history of 100,000 entries, p95', value: percentile(takenMs, 0.95), unit: 'ms' },
    ]
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

/** As many as the goal names, and beside every second one the settle that no list shows; other people have some, too. */
async function writeEntries(database: Kysely<Tables>, userId: string): Promise<void> {
  await sql`
    insert into credit_accounts (user_id, balance_credits) values (${userId}, ${ENTRIES})`.execute(database)
  await sql`
    insert into credit_entries (user_id, kind, amount_credits, balance_after_credits, reason, job_id, created_at)
    select case when n % 5 = 0 then 'somebody ' || n % 1000 else ${userId} end,
      case n % 5 when 1 then 'settle' else 'grant' end,
      case n % 5 when 1 then 0 else 1 end, n, 'bench', null, now()
    from generate_series(1, ${sql.lit((ENTRIES * 5) / 3)}::integer) n`.execute(database)
}
