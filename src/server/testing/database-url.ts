import type { DatabaseConnection } from '#server/platform/database/database-connection.ts'

/** A connection as `DATABASE_URL` names it, for another process. */
export function databaseUrl(connection: DatabaseConnection): string {
  if ('connectionString' in connection) return connection.connectionString
  const url = new URL(`postgres://localhost/${connection.database}`)
  url.username = connection.user
  url.searchParams.set('host', connection.host)
  return url.href
}
