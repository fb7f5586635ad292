import type { DatabaseConnection } from '../../database/database-connection.ts'
import { createPgBossQueue } from '../pg-boss-queue.ts'

// A worker process for tests: takes one job, says so, and holds it until it is killed.
const connection = JSON.parse(process.argv[2] ?? '') as DatabaseConnection
const queue = await createPgBossQueue(connection, { onlyProcess: false, closeGraceMs: 1_000, onError: console.error })
await queue.work(
  'paint',
  { concurrency: 1 },
  {
    run: ({ id, attempt }) => {
      process.send?.({ id, attempt })
      return new Promise(() => {})
    },
    onDead: async () => {},
  },
)
