import { setTimeout as delay } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { StartupError } from '../config/startup-error.ts'
import { buildIndexSteps, type IndexSteps, type Tell } from './build-indexes.ts'
import { INDEX_STEPS, MIGRATIONS } from './migrations.ts'
import { listUnknown, noteNeeded, refuseOutdated, type SchemaStep } from './needed-migrations.ts'
import type { Tables } from './tables.ts'

export interface MigrateOptions {
  readonly migrations?: Readonly<Record<string, SchemaStep>>
  readonly indexes?: IndexSteps
  /** How long a change may wait for a table, with everybody who wants that table behind it; then it lets them pass and tries again. */
  readonly lockTimeoutMs?: number
  readonly pauseMs?: number
  /** Long enough for a transaction that nobody ends to be ended by the server, after a minute. */
  readonly mostTries?: number
  tell?: Tell
}

/** PostgreSQL's codes for a lock that did not come in time, or would have come only if somebody else had let go of theirs for ours. */
const LOCKED_OUT = ['55P03', '40P01']

const isLockedOut = (error: unknown) => LOCKED_OUT.includes((error as { code?: string }).code ?? '')

/**
 * Brings the schema up to date and answers the names of the migrations that ran. Processes that start together may all call
 * it: one at a time gets through. All steps happen in one transaction, so a failure leaves the schema as it was; only indexes of
 * large tables are built after it, in no transaction, so that others may go on writing. Throws a StartupError when a newer program
 * has changed what this one relies on, or when something keeps a table locked.
 */
export async function migrate(database: Kysely<Tables>, options: MigrateOptions = {}): Promise<string[]> {
  const changed = await patiently(database, options, tryToMigrate)
  const built = await patiently(database, options, tryToBuild)
  return [...changed, ...built]
}

async function patiently(database: Kysely<Tables>, options: MigrateOptions, work: typeof tryToBuild) {
  const { pauseMs = 1_000, mostTries = 30, tell = console.warn } = options
  for (let tries = 1; ; tries += 1) {
    const outcome = await work(database, options)
    if (outcome.type === 'migrated') return outcome.names
    if (tries >= mostTries && outcome.waiting) throw await lockedOut(database, outcome.waiting)
    // Without a name, another program is at it, and its changes may take long.
    if (tries === mostTries) tell(await otherWork(database))
    await delay(pauseMs)
  }
}

type Outcome =
  | { readonly type: 'migrated'; readonly names: readonly string[] }
  | { readonly type: 'locked'; readonly waiting?: string }

async function tryToMigrate(database: Kysely<Tables>, options: MigrateOptions): Promise<Outcome> {
  const { migrations = MIGRATIONS, lockTimeoutMs = 2_000 } = options
  const known = Object.keys(migrations)
  return database.connection().execute(async (connection) => {
    await refuseOutdated(connection, known)
    // Indexes that were built are among them.
    const unknown = await listUnknown(connection, known)
    const migrator = new Migrator({
      db: connection,
      provider: { getMigrations: async () => ({ ...stepsOf(migrations), ...Object.fromEntries(unknown.map(asRun)) }) },
      // Each feature numbers its own tables, so a low number may come after a high one.
      allowUnorderedMigrations: true,
    })
    await sql`select set_config('lock_timeout', ${`${lockTimeoutMs}ms`}, false)`.execute(connection)
    try {
      const { error, results } = await migrator.migrateToLatest()
      if (!error) return { type: 'migrated', names: results?.map((result) => result.migrationName) ?? [] }
      const failed = results?.find((result) => result.status === 'Error')?.migrationName
      if (isLockedOut(error)) return { type: 'locked', waiting: failed }
      // While this one waited for its turn, another program has noted what it did, and Kysely knows nothing of that.
      if (!failed && (await listUnknown(connection, known)).length > unknown.length) return { type: 'locked' }
      // Without one, the server could not be asked: its own error says more.
      throw failed ? new Error(`the database cannot be brought up to date: ${failed} failed`, { cause: error }) : error
    } finally {
      await sql`reset lock_timeout`.execute(connection).catch(() => {})
    }
  })
}

/** Whoever builds waits as long as it takes for those who are at work: nobody has to wait behind that. */
async function tryToBuild(
  database: Kysely<Tables>,
  { indexes = INDEX_STEPS, tell = console.warn }: MigrateOptions,
): Promise<Outcome> {
  return database.connection().execute(async (connection) => {
    try {
      const names = await buildIndexSteps(connection, indexes, tell)
      return names === 'busy' ? { type: 'locked' } : { type: 'migrated', names }
    } catch (error) {
      if (isLockedOut(error)) return { type: 'locked', waiting: Object.keys(indexes).join(', ') }
      throw error
    }
  })
}

function stepsOf(migrations: Readonly<Record<string, SchemaStep>>): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(migrations).map(([name, step]) => [
      name,
      {
        async up(transaction: Kysely<unknown>) {
          await step.up(transaction)
          if (step.breaksOlder) await noteNeeded(transaction, name)
        },
      },
    ]),
  )
}

/** Kysely wants every migration that ran to be there; one that ran does not run again. */
const asRun = (name: string): [string, Migration] => [name, { up: async () => {} }]

/** Who waits for a lock is gone by now; what is open longest is what usually held it. */
async function lockedOut(database: Kysely<Tables>, migration: string): Promise<StartupError> {
  const oldest = await oldestTransaction(database)
  return new StartupError(
    `The database cannot be brought up to date: ${migration} changes a table that something else keeps locked.${oldest} End it, or stop what else works on this database, and start again.`,
  )
}

async function otherWork(database: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ pid: number; index: string | null; phase: string }>`
    select pid, relname as index, phase from pg_stat_progress_create_index left join pg_class on oid = index_relid
    where datname = current_database() order by pid limit 1`.execute(database)
  const building = rows[0] && ` Process ${rows[0].pid} builds the index ${rows[0].index ?? ''} ("${rows[0].phase}").`
  const oldest = await oldestTransaction(database)
  return `Another program is bringing the database up to date; this one goes on when that is done.${building ?? ''}${oldest}`
}

async function oldestTransaction(database: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ pid: number; program: string; since: string }>`
    select pid, application_name as program, to_char(xact_start, 'HH24:MI:SS') as since from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
    order by xact_start limit 1`.execute(database)
  if (!rows[0]) return ''
  return ` The oldest open transaction is that of process ${rows[0].pid} ("${rows[0].program}"), since ${rows[0].since}.`
}
