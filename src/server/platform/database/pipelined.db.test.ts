import { type Kysely, sql, type Transaction } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { watchTransactions } from '#server/testing/watch-transactions.ts'
import { openDatabase } from './open-database.ts'
import { pipelined } from './pipelined.ts'
import type { Tables } from './tables.ts'

async function openNotes() {
  const fresh = await freshDatabase()
  await sql`create table notes (note text primary key)`.execute(fresh.kysely)
  return fresh
}

const write = async (transaction: Transaction<Tables>, note: string) => {
  await sql`insert into notes (note) values (${note})`.execute(transaction)
  return note
}
const count = async (database: Kysely<Tables>) => {
  const { rows } = await sql<{ total: number }>`select count(*) as total from notes`.execute(database)
  return rows[0]?.total
}

test('statements that are sent together share one round trip, and each sees what those before it did', async () => {
  await using fresh = await openNotes()
  await using database = openDatabase(fresh.connection, { maxConnections: 1 })
  const transactions = watchTransactions(database)
  const answers = await database.kysely
    .transaction()
    .execute((transaction) =>
      pipelined(transaction, (together) => [write(together, 'one'), count(together), write(together, 'two'), count(together)]),
    )
  expect(answers).toEqual(['one', 1, 'two', 2])
  // To begin, all four, to commit.
  expect(transactions.take()).toEqual([[1, 4, 1]])
})

test('when one of them fails nothing is kept, the first failure is told, and the connection goes on', async () => {
  await using fresh = await openNotes()
  await using database = openDatabase(fresh.connection, { maxConnections: 1 })
  const failing = database.kysely
    .transaction()
    .execute((transaction) =>
      pipelined(transaction, (together) => [write(together, 'one'), write(together, 'one'), write(together, 'two')]),
    )
  await expect(failing).rejects.toMatchObject({ code: '23505' })
  expect(await count(database.kysely)).toBe(0)
})

test('a refusal of ours waits for what is on its way, and takes it back', async () => {
  await using fresh = await openNotes()
  await using database = openDatabase(fresh.connection, { maxConnections: 1 })
  const refuse = async (transaction: Transaction<Tables>) => {
    await write(transaction, 'one')
    throw new Error('refused')
  }
  const refused = database.kysely
    .transaction()
    .execute((transaction) =>
      pipelined(transaction, (together) => [
        refuse(together),
        sql`select pg_sleep(0.05)`.execute(together),
        write(together, 'two'),
      ]),
    )
  await expect(refused).rejects.toThrow('refused')
  expect(await count(database.kysely)).toBe(0)
})
