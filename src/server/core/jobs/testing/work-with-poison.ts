import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { systemClock } from '../../../platform/clock/clock.ts'
import { openDatabase } from '../../../platform/database/open-database.ts'
import type { Engine, Work } from '../../../platform/engines/engine.ts'
import { createPgBossQueue } from '../../../platform/queue/pg-boss-queue.ts'
import { createCredits } from '../../credits/create-credits.ts'
import { createJobWorker } from '../create-job-worker.ts'
import type { JobKind } from '../job-kind.ts'

// A worker process, four jobs at once, that the job with this word in its description kills from within, as a fault of a decoder
// would: when all its places are taken, so that it goes down with others, or after a while where nobody comes.
const POISON = 'poison'
const CONCURRENCY = 4
const NOBODY_COMES_MS = 1_000
const connection = JSON.parse(process.argv[2] ?? '')

const full = Promise.withResolvers<void>()
const never = Promise.withResolvers<never>()
let inside = 0
let isPoisoned = false

async function make(work: Work): Promise<void> {
  inside += 1
  if (inside === CONCURRENCY) full.resolve()
  if ('description' in work && work.description.includes(POISON)) {
    isPoisoned = true
    await Promise.race([full.promise, delay(NOBODY_COMES_MS)])
    process.kill(process.pid, 'SIGKILL')
  }
  // Nothing is done any more that is in work beside it.
  if (isPoisoned) await never.promise
  inside -= 1
}

const NOTHING_TO_SEE = { bytes: new Uint8Array(), mimeType: 'image/png', widthPx: 1, heightPx: 1, label: 'made' } as const
const engine: Engine = {
  name: 'poisoned',
  abilities: { kinds: ['preview'], photos: false, repeatable: true, cancel: false },
  async start(work, { attemptId }) {
    await make(work)
    return { engine: 'poisoned', id: attemptId, state: null }
  },
  check: async () => ({ state: 'done', outputs: [NOTHING_TO_SEE], warnings: [] }),
  cancel: async () => 'unsupported',
}

const preview: JobKind = {
  name: 'preview',
  timeoutMs: 60_000,
  concurrency: CONCURRENCY,
  plan: async ({ prompt }) => ({
    kind: 'preview',
    description: prompt,
    style: 'anime',
    seed: 'x',
    candidates: 1,
    sizePx: 16,
  }),
}

const { kysely: database } = openDatabase(connection)
const credits = createCredits({ clock: systemClock })
const queue = await createPgBossQueue(connection, { onlyProcess: true, closeGraceMs: 1_000, onError: console.error })
const worker = createJobWorker(
  {
    database,
    queue,
    clock: systemClock,
    engines: { forKind: () => engine, named: () => engine },
    outputs: {
      keep: async () => [{ fileId: randomUUID(), label: 'made' }],
      record: async () => {},
      discard: async () => {},
      clear: async () => {},
    },
    ledger: {
      settle: async (transaction, { id }) => void (await credits.settle(transaction, id)),
      giveBack: (transaction, { id }) => credits.release(transaction, id),
    },
    announce: async () => {},
    reportBug: console.error,
  },
  [preview],
)
await worker.start()
