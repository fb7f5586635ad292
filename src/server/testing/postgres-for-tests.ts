import { rm } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import type { TestProject } from 'vitest/node'
import type { DatabaseConnection } from '#server/platform/database/database-connection.ts'
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { createPgBossQueue } from '#server/platform/queue/pg-boss-queue.ts'
import { connectionTo } from './connection-to.ts'
import { listTemporaryDirectories, makeTemporaryDirectory } from './temporary-directory.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of the suite, and the migrated database that fresh ones are copied from. */
    testDatabase: { connection: DatabaseConnection; template: string }
  }
}

/** One PostgreSQL for the whole suite: `TEST_DATABASE_URL`, or an embedded one in a temporary folder. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await using cleanup = new AsyncDisposableStack()
  const connection = await testServer(cleanup)
  const template = `troupe_template_${process.pid}`
  await using server = openDatabase(connection, { maxConnections: 1 })
  await sql`create database ${sql.id(template)}`.execute(server.kysely)
  cleanup.defer(async () => {
    await using closing = openDatabase(connection, { maxConnections: 1 })
    await sql`drop database if exists ${sql.id(template)} with (force)`.execute(closing.kysely)
  })
  {
    await using database = openDatabase(connectionTo(connection, template), { maxConnections: 1 })
    await migrate(database.kysely)
    // Makes the tables of the queue, so that the queue of a test finds them there.
    const queue = { onlyProcess: false, closeGraceMs: 1_000, onError: console.error }
    await using _queue = await createPgBossQueue(connectionTo(connection, template), queue)
  }
  project.provide('testDatabase', { connection, template })
  const kept = cleanup.move()
  return () => kept.disposeAsync()
}

async function testServer(cleanup: AsyncDisposableStack): Promise<DatabaseConnection> {
  const url = process.env.TEST_DATABASE_URL?.trim()
  if (url) return { connectionString: url }
  await removeAbandoned()
  const directory = makeTemporaryDirectory(`troupe-tests-${process.pid}-`)
  cleanup.defer(() => rm(directory, { recursive: true, force: true }))
  // The suite outlives no power cut, so it need not wait for the disk; a kill loses nothing either way.
  const postgres = await startEmbeddedPostgres({ directory: path.join(directory, 'postgres'), settings: { fsync: 'off' } })
  cleanup.use(postgres)
  return postgres.connection
}

/** Servers of suites that were killed. */
async function removeAbandoned(): Promise<void> {
  for (const directory of listTemporaryDirectories('troupe-tests-')) {
    const pid = Number(/troupe-tests-(\d+)-/.exec(directory)?.[1])
    if (!(pid > 0) || isAlive(pid)) continue
    const postgres = await startEmbeddedPostgres({ directory: path.join(directory, 'postgres') }).catch(() => undefined)
    await postgres?.[Symbol.asyncDispose]()
    await rm(directory, { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
