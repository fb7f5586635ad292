import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { listReady } from './list-ready.ts'
import { createPgBossQueue } from './pg-boss-queue.ts'
import type { GroupLimits } from './queue.ts'

const LIMITS: GroupLimits = { standard: 1, tiers: { creator: 2, pro: 3 } }

type Group = { id: string; tier?: string } | undefined

/** Whether a queue has a job to take in which these are in work and those wait. */
async function isReady({ inWork, waiting, limits }: { inWork: Group[]; waiting: Group[]; limits: GroupLimits | undefined }) {
  await using database = await freshDatabase()
  await using queue = await createPgBossQueue(database.connection, {
    onlyProcess: false,
    closeGraceMs: 1_000,
    onError: () => {},
  })
  await queue.declare('paint', { retryLimit: 0, expireInSeconds: 60 })
  const send = (group: Group) =>
    database.kysely.transaction().execute((transaction) => {
      const place = group ? { group } : {}
      return queue.send(transaction, 'paint', { id: randomUUID(), data: {}, ...place })
    })
  for (const group of inWork) await send(group)
  await sql`update pgboss.job set state = 'active', started_on = now() where name = 'paint'`.execute(database.kysely)
  for (const group of waiting) await send(group)
  const executeSql = (text: string, values: unknown[]) => database.pool.query(text, values)
  const ready = await listReady({ executeSql }, { queues: [{ name: 'paint', limits }], schema: 'pgboss' })
  return ready.includes('paint')
}

const ada = (tier?: string): Group => ({ id: 'ada', ...(tier && { tier }) })

test('who has as many in work as their plan lets them has none to take, and everybody else has', async () => {
  const limits = LIMITS
  expect(await isReady({ limits, inWork: [ada()], waiting: [ada()] })).toBe(false)
  expect(await isReady({ limits, inWork: [ada('pro'), ada('pro')], waiting: [ada('pro')] })).toBe(true)
  expect(await isReady({ limits, inWork: [ada()], waiting: [ada(), { id: 'bo' }] })).toBe(true)
  expect(await isReady({ limits, inWork: [ada()], waiting: [undefined] })).toBe(true)
  expect(await isReady({ limits: undefined, inWork: [ada()], waiting: [ada()] })).toBe(true)
  expect(await isReady({ limits, inWork: [ada()], waiting: [] })).toBe(false)
})

test('after an upgrade the first job of the larger plan is to be taken at once', async () => {
  expect(await isReady({ limits: LIMITS, inWork: [ada()], waiting: [ada('pro')] })).toBe(true)
  expect(await isReady({ limits: LIMITS, inWork: [ada('creator'), ada('creator')], waiting: [ada(), ada('pro')] })).toBe(true)
})

test('after a plan has ended nobody is woken for what may not begin yet', async () => {
  expect(await isReady({ limits: LIMITS, inWork: [ada('pro'), ada('pro')], waiting: [ada()] })).toBe(false)
  expect(await isReady({ limits: LIMITS, inWork: [ada('pro'), ada()], waiting: [ada('creator')] })).toBe(false)
})
