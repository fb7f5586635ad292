import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { openDatabase } from './open-database.ts'

test('what is marked is planned once for a connection, in and outside of transactions; all else is not kept', async () => {
  await using fresh = await freshDatabase()
  await using database = openDatabase(fresh.connection, { maxConnections: 1 })
  const { kysely } = database
  const double = (number: number) => sql<{ twice: number }>`/* prepared: twice */ select 2 * ${number}::integer as twice`
  const answers = [await double(1).execute(kysely), await double(2).execute(kysely)]
  answers.push(await kysely.transaction().execute((transaction) => double(3).execute(transaction)))
  await sql`select 3 * ${1}::integer`.execute(kysely)
  expect(answers.map(({ rows }) => rows[0]?.twice)).toEqual([2, 4, 6])
  const kept = await sql`select name, generic_plans + custom_plans as uses from pg_prepared_statements`.execute(kysely)
  expect(kept.rows).toEqual([{ name: 'twice', uses: 3 }])
})
