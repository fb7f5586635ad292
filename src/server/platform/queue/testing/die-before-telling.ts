import type { DatabaseConnection } from '../../database/database-connection.ts'
import { openDatabase } from '../../database/open-database.ts'
import { createPgBossQueue } from '../pg-boss-queue.ts'

// A process for tests that sends a job and is killed between its commit and its word to the workers.
const connection = JSON.parse(process.argv[2] ?? '') as DatabaseConnection
const id = process.argv[3] ?? ''
const { kysely, pool } = openDatabase(connection)
const queue = await createPgBossQueue(connection, { onlyProcess: false, closeGraceMs: 1_000, onError: console.error })
// What is told after a commit goes by no transaction: it is the only query of the pool itself.
pool.query = () => process.kill(process.pid, 'SIGKILL') as never
await kysely.transaction().execute((transaction) => queue.send(transaction, 'paint', { id, data: {} }))
