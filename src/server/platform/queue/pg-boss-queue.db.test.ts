import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { type FreshDatabase, freshDatabase } from '#server/testing/fresh-database.ts'
import { makeTemporaryDirectory } from '#server/testing/temporary-directory.ts'
import { createPgBossQueue } from './pg-boss-queue.ts'
import type { Delivery, NewDelivery, Queue } from './queue.ts'

const OPTIONS = { retryLimit: 2, expireInSeconds: 60 }
const WAIT = { timeout: 120_000, interval: 10 }

function openQueue(database: FreshDatabase, options: { onlyProcess?: boolean } = {}) {
  const onError = (error: Error) => console.error(error)
  return createPgBossQueue(database.connection, { onlyProcess: false, closeGraceMs: 1_000, onError, ...options })
}

function send(
  database: FreshDatabase,
  queue: Queue,
  data: object = {},
  place: Pick<NewDelivery, 'turn' | 'group'> = {},
): Promise<string> {
  const id = randomUUID()
  return database.kysely.transaction().execute(async (transaction) => {
    await queue.send(transaction, 'paint', { id, data, ...place })
    return id
  })
}

function complete(database: FreshDatabase, queue: Queue, delivery: Delivery): Promise<boolean> {
  return database.kysely.transaction().execute((transaction) => queue.complete(transaction, 'paint', delivery))
}

const nobodyDies = async () => {
  throw new Error('no job may die here')
}

test('a job sent in a transaction that is rolled back never runs', async () => {
  await using database = await freshDatabase()
  await using queue = await openQueue(database)
  await queue.declare('paint', OPTIONS)
  const ran: string[] = []
  const rolledBack = database.kysely.transaction().execute(async (transaction) => {
    await queue.send(transaction, 'paint', { id: randomUUID(), data: { what: 'never' } })
    throw new Error('on second thought')
  })
  await expect(rolledBack).rejects.toThrow('on second thought')
  const id = await send(database, queue, { what: 'this' })
  const run = async (delivery: Delivery) => {
    ran.push(delivery.id)
    expect(delivery).toMatchObject({ attempt: 1, data: { what: 'this' } })
    expect(await complete(database, queue, delivery)).toBe(true)
  }
  await using _worker = await queue.work('paint', { concurrency: 2 }, { run, onDead: nobodyDies })
  await vi.waitFor(() => expect(ran).toEqual([id]), WAIT)
})

test('the same id cannot be sent twice', async () => {
  await using database = await freshDatabase()
  await using queue = await openQueue(database)
  await queue.declare('paint', OPTIONS)
  const id = await send(database, queue)
  const again = database.kysely.transaction().execute((transaction) => queue.send(transaction, 'paint', { id, data: {} }))
  await expect(again).rejects.toThrow(id)
})

test('a failing job is delivered again with the next number, and dies once after the last', async () => {
  await using database = await freshDatabase()
  await using queue = await openQueue(database)
  await queue.declare('paint', OPTIONS)
  const attempts: number[] = []
  const dead: { id: string; data: unknown }[] = []
  const run = async (delivery: Delivery) => {
    attempts.push(delivery.attempt)
    throw new Error('no colour left')
  }
  let refusals = 0
  const onDead = async (job: { id: string; data: unknown }) => {
    if (refusals++ === 0) throw new Error('the first telling fails and is repeated')
    dead.push(job)
  }
  await using _worker = await queue.work('paint', { concurrency: 1 }, { run, onDead })
  const id = await send(database, queue, { what: 'sea' })
  await vi.waitFor(() => expect(dead).toEqual([{ id, data: { what: 'sea' } }]), WAIT)
  expect(attempts).toEqual([1, 2, 3])
  const countWaiting = sql<{ waiting: number }>`
    select count(*) as waiting from pgboss.job where state in ('created', 'retry', 'active')
  `
  await vi.waitFor(async () => {
    const { rows } = await countWaiting.execute(database.kysely)
    expect(rows[0]?.waiting).toBe(0)
  }, WAIT)
  expect(dead).toHaveLength(1)
})

test('an attempt that is not the newest any more cannot complete the job', async () => {
  await using database = await freshDatabase()
  await using queue = await openQueue(database)
  await queue.declare('paint', OPTIONS)
  const answers: boolean[] = []
  let stale: Delivery | undefined
  const run = async (delivery: Delivery) => {
    if (!stale) {
      stale = delivery
      throw new Error('looks dead')
    }
    answers.push(await complete(database, queue, stale))
    answers.push(await complete(database, queue, delivery))
    answers.push(await complete(database, queue, delivery))
  }
  await using _worker = await queue.work('paint', { concurrency: 1 }, { run, onDead: nobodyDies })
  await send(database, queue)
  await vi.waitFor(() => expect(answers).toEqual([false, true, false]), WAIT)
})

test('what the process was doing when it was killed is delivered again at once', async () => {
  await using database = await freshDatabase()
  await using queue = await openQueue(database, { onlyProcess: true })
  await queue.declare('paint', OPTIONS)
  const child = fork(new URL('./testing/hold-a-job.ts', import.meta.url), [JSON.stringify(database.connection)], {
    execArgv: [],
    stdio: 'inherit',
  })
  const id = await send(database, queue)
  const [held] = await once(child, 'message')
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(held).toEqual({ id, attempt: 1 })

  const startedAt = performance.now()
  const second = Promise.withResolvers<Delivery>()
  const run = async (delivery: Delivery) => {
    await complete(database, queue, delivery)
    second.resolve(delivery)
  }
  await using _worker = await queue.work('paint', { concurrency: 1 }, { run, onDead: nobodyDies })
  expect(await second.promise).toMatchObject({ id, attempt: 2 })
  // Far below the ten seconds of a heartbeat.
  expect(performance.now() - startedAt).toBeLessThan(5_000)
})

test('closing a worker lets quick work end, then tells slow work to stop', async () => {
  await using database = await freshDatabase()
  await using queue = await openQueue(database)
  await queue.declare('paint', OPTIONS)
  const begun = Promise.withResolvers<void>()
  const stopped = Promise.withResolvers<string>()
  const run = (delivery: Delivery) =>
    new Promise<void>((_, reject) => {
      delivery.signal.addEventListener('abort', () => {
        stopped.resolve(delivery.id)
        reject(delivery.signal.reason)
      })
      begun.resolve()
    })
  const worker = await queue.work('paint', { concurrency: 1 }, { run, onDead: nobodyDies })
  const id = await send(database, queue)
  await begun.promise
  await worker[Symbol.asyncDispose]()
  expect(await stopped.promise).toBe(id)
})

test('a slot takes the next job without waiting for its poll', async () => {
  await using database = await freshDatabase()
  await using queue = await openQueue(database)
  await queue.declare('paint', OPTIONS)
  for (let job = 0; job < 30; job++) await send(database, queue)
  let done = 0
  const run = async (delivery: Delivery) => {
    await complete(database, queue, delivery)
    done++
  }
  const startedAt = performance.now()
  await using _worker = await queue.work('paint', { concurrency: 1 }, { run, onDead: nobodyDies })
  await vi.waitFor(() => expect(done).toBe(30), WAIT)
  // Thirty polls of half a second would take fifteen.
  expect(performance.now() - startedAt).toBeLessThan(10_000)
})

test('lower turns are taken first, and of one turn what was sent first', async () => {
  await using database = await freshDatabase()
  await using queue = await openQueue(database)
  await queue.declare('paint', OPTIONS)
  const sent = [
    { what: 'last', turn: 12 },
    { what: 'second', turn: 7 },
    { what: 'first', turn: 0 },
    { what: 'third', turn: 7 },
  ]
  for (const { what, turn } of sent) await send(database, queue, { what }, { turn })
  const taken: unknown[] = []
  const run = async (delivery: Delivery) => {
    taken.push(delivery.data)
    await complete(database, queue, delivery)
  }
  await using _worker = await queue.work('paint', { concurrency: 1 }, { run, onDead: nobodyDies })
  await vi.waitFor(() => expect(taken).toHaveLength(4), WAIT)
  expect(taken).toEqual([{ what: 'first' }, { what: 'second' }, { what: 'third' }, { what: 'last' }])
})

test('a job that is tried again, as after a crash, keeps its turn before those that came later', async () => {
  await using database = await freshDatabase()
  await using queue = await openQueue(database)
  await queue.declare('paint', OPTIONS)
  const ids: string[] = []
  for (let turn = 0; turn < 4; turn += 1) ids.push(await send(database, queue, { turn }, { turn }))
  const isDueAgain = async () => {
    const { rows } = await sql<{ isDue: boolean }>`
      select state = 'retry' and start_after <= now() as "isDue" from pgboss.job where name = 'paint' and id = ${ids[0]}
    `.execute(database.kysely)
    expect(rows[0]?.isDue).toBe(true)
  }
  const taken: number[] = []
  const run = async (delivery: Delivery) => {
    const { turn } = delivery.data as { turn: number }
    taken.push(turn)
    if (delivery.attempt === 1 && turn === 0) throw new Error('interrupted')
    if (turn === 1) await vi.waitFor(isDueAgain, WAIT)
    await complete(database, queue, delivery)
  }
  await using _worker = await queue.work('paint', { concurrency: 1 }, { run, onDead: nobodyDies })
  await vi.waitFor(() => expect(taken).toHaveLength(5), WAIT)
  expect(taken).toEqual([0, 1, 0, 2, 3])
})

test.for([
  { deliveries: 1, leastSeconds: 0, mostSeconds: 2 },
  { deliveries: 20, leastSeconds: 20, mostSeconds: 30 },
])('after $deliveries deliveries that failed, the next comes within $mostSeconds seconds', async (expected) => {
  const { deliveries, leastSeconds, mostSeconds } = expected
  await using database = await freshDatabase()
  await using queue = await openQueue(database)
  await queue.declare('paint', { ...OPTIONS, retryLimit: 100 })
  const id = await send(database, queue)
  await sql`update pgboss.job set retry_count = ${deliveries - 1} where id = ${id}`.execute(database.kysely)
  const run = () => Promise.reject(new Error('interrupted'))
  await using _worker = await queue.work('paint', { concurrency: 1 }, { run, onDead: nobodyDies })
  await vi.waitFor(async () => {
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from start_after - now())::float8 as seconds from pgboss.job where id = ${id} and state = 'retry'
    `.execute(database.kysely)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.seconds).toBeGreaterThan(leastSeconds)
    expect(rows[0]?.seconds).toBeLessThanOrEqual(mostSeconds)
  }, WAIT)
})

test('no more jobs of one group are in work than its limit, over two processes whose slots all ask at once', async () => {
  await using database = await freshDatabase()
  await using queue = await openQueue(database)
  await using other = await openQueue(database)
  await queue.declare('paint', OPTIONS)
  await other.declare('paint', OPTIONS)
  const groupLimits = { standard: 1, tiers: { pro: 3 } }
  const limits: Record<string, number> = { mira: 1, ada: 3 }
  const inWork: Record<string, Set<string>> = { mira: new Set(), ada: new Set() }
  const most: Record<string, number> = { mira: 0, ada: 0 }
  let ended = 0
  const runOn = (owner: Queue) => async (delivery: Delivery) => {
    const { whose } = delivery.data as { whose: string }
    const own = inWork[whose] ?? new Set()
    own.add(delivery.id)
    most[whose] = Math.max(most[whose] ?? 0, own.size)
    // Work lasts until as many of the group are in work as may be, or until none is left.
    const isFull = () => own.size >= (limits[whose] ?? 0) || ended >= 24 - own.size
    await vi.waitFor(() => expect(isFull()).toBe(true), WAIT)
    await new Promise((resolve) => setImmediate(resolve))
    own.delete(delivery.id)
    ended += 1
    expect(await complete(database, owner, delivery)).toBe(true)
  }
  for (let index = 0; index < 12; index += 1) {
    await send(database, queue, { whose: 'mira' }, { turn: index, group: { id: 'mira' } })
    await send(database, queue, { whose: 'ada' }, { turn: index, group: { id: 'ada', tier: 'pro' } })
  }
  const options = { concurrency: 6, groupLimits }
  await using _worker = await queue.work('paint', options, { run: runOn(queue), onDead: nobodyDies })
  await using _another = await other.work('paint', options, { run: runOn(other), onDead: nobodyDies })
  await vi.waitFor(() => expect(ended).toBe(24), WAIT)
  expect(most).toEqual({ mira: 1, ada: 3 })
})

test('a job is told to the workers after its commit: no other commit waits for the lock of a NOTIFY', async () => {
  const directory = makeTemporaryDirectory('troupe-queue-')
  try {
    const settings = { max_prepared_transactions: '1' }
    await using postgres = await startEmbeddedPostgres({ directory: path.join(directory, 'postgres'), settings })
    await using database = openDatabase(postgres.connection)
    const parts = { onlyProcess: true, closeGraceMs: 1_000, onError: console.error }
    await using queue = await createPgBossQueue(postgres.connection, parts)
    await queue.declare('paint', OPTIONS)
    // As an earlier version has declared it.
    await sql`update pgboss.queue set notify = true`.execute(database.kysely)
    await queue.declare('paint', OPTIONS)
    await using another = await createPgBossQueue(postgres.connection, parts)
    await database.kysely.transaction().execute(async (transaction) => {
      await another.send(transaction, 'paint', { id: randomUUID(), data: {} })
      // PostgreSQL refuses it for a transaction that has executed NOTIFY.
      await sql`prepare transaction 'sent'`.execute(transaction)
    })
    await sql`commit prepared 'sent'`.execute(database.kysely)
    const done = Promise.withResolvers<void>()
    const run = async (delivery: Delivery) => {
      await database.kysely.transaction().execute((transaction) => queue.complete(transaction, 'paint', delivery))
      done.resolve()
    }
    await using _worker = await queue.work('paint', { concurrency: 1 }, { run, onDead: nobodyDies })
    await done.promise
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
})

test('a waiting slot is woken by each job that is sent, by another process too', async () => {
  await using database = await freshDatabase()
  await using workers = await openQueue(database)
  await using senders = await openQueue(database)
  await workers.declare('paint', OPTIONS)
  let done = Promise.withResolvers<void>()
  const run = async (delivery: Delivery) => {
    await complete(database, workers, delivery)
    done.resolve()
  }
  await using _worker = await workers.work('paint', { concurrency: 1 }, { run, onDead: nobodyDies })
  const startedAt = performance.now()
  for (let job = 0; job < 80; job += 1) {
    done = Promise.withResolvers()
    await send(database, senders)
    await done.promise
  }
  // Eighty looks of the bell, which looks twice a second, would take twenty seconds and more.
  expect(performance.now() - startedAt).toBeLessThan(12_000)
})

test('a job whose sender was killed between its commit and its word to the workers is found all the same', async () => {
  await using database = await freshDatabase()
  await using queue = await openQueue(database)
  await queue.declare('paint', OPTIONS)
  const done = Promise.withResolvers<string>()
  const run = async (delivery: Delivery) => {
    await complete(database, queue, delivery)
    done.resolve(delivery.id)
  }
  await using _worker = await queue.work('paint', { concurrency: 1 }, { run, onDead: nobodyDies })
  const id = randomUUID()
  const sender = fork(new URL('./testing/die-before-telling.ts', import.meta.url), [JSON.stringify(database.connection), id], {
    execArgv: [],
    stdio: 'inherit',
  })
  const [, signal] = await once(sender, 'exit')
  expect(signal).toBe('SIGKILL')
  expect(await done.promise).toBe(id)
})

test('what waits is kept for years, also in a queue that an earlier version has made', async () => {
  await using database = await freshDatabase()
  await using queue = await openQueue(database)
  await queue.declare('paint', OPTIONS)
  await sql`update pgboss.queue set retention_seconds = 60`.execute(database.kysely)
  await queue.declare('paint', OPTIONS)
  const id = await send(database, queue)
  const { rows } =
    await sql`select keep_until > now() + interval '9 years' as "isKept" from pgboss.job where id = ${id}`.execute(
      database.kysely,
    )
  expect(rows).toEqual([{ isKept: true }])
  const { rows: queues } = await sql`select 1 from pgboss.queue where retention_seconds < 300000000`.execute(database.kysely)
  expect(queues).toEqual([])
})
