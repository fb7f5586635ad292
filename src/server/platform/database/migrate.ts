import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { MIGRATIONS } from './migrations.ts'
import type { Tables } from './tables.ts'

/**
 * Brings the schema up to date and answers the names of the migrations that ran. Processes that start together may all call
 * it: Kysely lets one through at a time. Everything happens in one transaction, so a failure leaves the schema as it was.
 */
export async function migrate(database: Kysely<Tables>): Promise<string[]> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => MIGRATIONS },
    // Each feature numbers its own tables, so a low number may come after a high one.
    allowUnorderedMigrations: true,
  })
  const { error, results } = await migrator.migrateToLatest()
  if (error) {
    const failed = results?.find((result) => result.status === 'Error')?.migrationName
    // Without one, the server could not be asked: its own error says more.
    throw failed ? new Error(`the database cannot be brought up to date: ${failed} failed`, { cause: error }) : error
  }
  return results?.map((result) => result.migrationName) ?? []
}
