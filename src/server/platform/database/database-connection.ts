import type { Config } from '../config/config.ts'
import type { EmbeddedConnection } from './embedded/embedded-connection.ts'

/** Where a database is, in the words of `pg`. */
export type DatabaseConnection = EmbeddedConnection | { readonly connectionString: string }

/** The connection of a configured server; undefined when the embedded one is to be started. */
export function configuredConnection(database: Config['database']): DatabaseConnection | undefined {
  return database.kind === 'server' ? { connectionString: database.url } : undefined
}
