import type { Config } from '#server/platform/config/config.ts'
import { openOperatorDatabase } from './open-operator-database.ts'

/** `troupe migrate`: brings the database up to date and says what it did. Answers the exit code. */
export async function migrateDatabase(config: Config): Promise<number> {
  await using database = await openOperatorDatabase(config)
  for (const name of database.migrated) console.log(name)
  if (database.migrated.length === 0) console.log('The database is up to date.')
  return 0
}
