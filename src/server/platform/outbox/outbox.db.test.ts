import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { listenToOutbox } from './listen-to-outbox.ts'
import { type OutboxEvent, writeOutbox } from './write-outbox.ts'

const event = (subjectId: string): OutboxEvent => ({ kind: 'job.changed', userId: 'mira', subjectId, revision: 3 })

test('an event is told after the commit, never before and never of a rolled back transaction', async () => {
  await using database = await freshDatabase()
  const heard: OutboxEvent[] = []
  const listener = { onEvent: (told: OutboxEvent) => heard.push(told), onGap: () => {} }
  await using _listening = await listenToOutbox(database.connection, listener)

  const undone = database.kysely.transaction().execute(async (transaction) => {
    await writeOutbox(transaction, event('never'))
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await database.kysely.transaction().execute(async (transaction) => {
    await writeOutbox(transaction, event('first'))
    // A whole other event passes through while this transaction is open.
    await database.kysely.transaction().execute((other) => writeOutbox(other, event('other')))
    await vi.waitFor(() => expect(heard).toEqual([event('other')]), { timeout: 120_000, interval: 5 })
  })
  await vi.waitFor(() => expect(heard).toEqual([event('other'), event('first')]), { timeout: 120_000, interval: 5 })
})

test('a listener that lost its connection says so and hears again', async () => {
  await using database = await freshDatabase()
  const heard: string[] = []
  const listener = { onEvent: (told: OutboxEvent) => heard.push(told.subjectId), onGap: () => heard.push('gap') }
  await using _listening = await listenToOutbox(database.connection, listener)
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'troupe outbox' and datname = current_database()
  `.execute(database.kysely)
  await vi.waitFor(() => expect(heard).toEqual(['gap']), { timeout: 120_000, interval: 5 })
  await database.kysely.transaction().execute((transaction) => writeOutbox(transaction, event('after')))
  await vi.waitFor(() => expect(heard).toEqual(['gap', 'after']), { timeout: 120_000, interval: 5 })
})

test('what is committed is told once each, also when the pool is closed at once after it', async () => {
  await using database = await freshDatabase()
  const heard: string[] = []
  const listener = { onEvent: (told: OutboxEvent) => heard.push(told.subjectId), onGap: () => {} }
  await using _listening = await listenToOutbox(database.connection, listener)
  const subjects = Array.from({ length: 30 }, (_, index) => String(index))
  const closing = openDatabase(database.connection)
  const write = (subject: string) => closing.kysely.transaction().execute((one) => writeOutbox(one, event(subject)))
  await Promise.all(subjects.map(write))
  await closing[Symbol.asyncDispose]()
  await vi.waitFor(() => expect(heard).toHaveLength(subjects.length), { timeout: 120_000, interval: 5 })
  expect(heard.toSorted()).toEqual(subjects.toSorted())
})
