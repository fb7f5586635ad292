import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { PREPARED } from './keep-prepared.ts'
import { openDatabase } from './open-database.ts'

test('what is marked is planned once for a connection, in and outside of transactions; all else is not kept', async () => {
  await using fresh = await freshDatabase()
  await using database = openDatabase(fresh.connection, { maxConnections: 1 })
  const { kysely } = database
  const double = (number: number) => sql<{ twice: number }>`select 2 * ${number}::integer as twice ${PREPARED}`
  const answers = [await double(1).execute(kysely), await double(2).execute(kysely)]
  answers.push(await kysely.transaction().execute((transaction) => double(3).execute(transaction)))
  await sql`select 3 * ${1}::integer`.execute(kysely)
  expect(answers.map(({ rows }) => rows[0]?.twice)).toEqual([2, 4, 6])
  const kept = await sql`select statement, generic_plans + custom_plans as uses from pg_prepared_statements`.execute(kysely)
  expect(kept.rows).toEqual([{ statement: double(1).compile(kysely).sql, uses: 3 }])
})

test('a marked statement whose text is different each time is a bug that says so', async () => {
  await using database = await freshDatabase()
  const ask = (number: number) => sql`select ${sql.lit(number)}::integer, ${number}::integer ${PREPARED}`
  const askOften = async () => {
    for (let number = 0; number < 1_000; number += 1) await ask(number).execute(database.kysely)
  }
  await expect(askOften()).rejects.toThrow('different each time')
})
