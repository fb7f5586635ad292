import path from 'node:path'
import type { Config } from '#server/platform/config/config.ts'
import { configuredConnection } from '#server/platform/database/database-connection.ts'
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { type OpenDatabase, openDatabase } from '#server/platform/database/open-database.ts'
import { stampHouse } from '#server/platform/database/stamp-house.ts'
import { openDataDirectory } from '#server/platform/storage/data-directory.ts'

export interface OperatorDatabase extends OpenDatabase {
  /** The migrations that ran now. */
  readonly migrated: readonly string[]
}

/** The configured database for an operator's command, up to date; works beside a running program. */
export async function openOperatorDatabase(config: Config): Promise<OperatorDatabase> {
  await using opening = new AsyncDisposableStack()
  const connection = configuredConnection(config.database) ?? (await joinEmbedded())
  const database = opening.use(openDatabase(connection, { maxConnections: 2 }))
  const migrated = await migrate(database.kysely)
  await stampHouse(database.kysely, config.mode)
  const parts = opening.move()
  return { ...database, migrated, [Symbol.asyncDispose]: () => parts.disposeAsync() }

  async function joinEmbedded() {
    await openDataDirectory(config.dataDirectory)
    const directory = path.join(config.dataDirectory, 'postgres')
    return opening.use(await startEmbeddedPostgres({ directory, use: 'join' })).connection
  }
}
