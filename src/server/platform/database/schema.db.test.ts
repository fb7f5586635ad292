import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '#server/testing/fresh-database.ts'

/**
 * Foreign keys for which PostgreSQL reads a whole table whenever a row they lead to goes: no index begins with their columns. An
 * index of only the rows that have a value does as well.
 */
const WITHOUT_INDEX = sql<{ key: string }>`
  select tables.relname || ' (' || (
    select string_agg(attname, ', ' order by attnum) from pg_attribute
    where attrelid = keys.conrelid and attnum = any (keys.conkey)
  ) || ')' as key
  from pg_constraint keys
  join pg_class tables on tables.oid = keys.conrelid
  where keys.contype = 'f'
    and tables.relnamespace = 'public'::regnamespace
    and not exists (
      select from pg_index indexes
      where indexes.indrelid = keys.conrelid
        and indexes.indisvalid
        and (indexes.indkey::smallint[])[0:cardinality(keys.conkey) - 1] @> keys.conkey
        and (
          indexes.indpred is null
          or pg_get_expr(indexes.indpred, indexes.indrelid) = '(' || (
            select attname from pg_attribute where attrelid = keys.conrelid and attnum = keys.conkey[1]
          ) || ' IS NOT NULL)'
        )
    )
  order by 1`

test('every foreign key has an index, so that what it leads to goes without a look at the whole table', async () => {
  await using database = await freshDatabase()
  const { rows } = await WITHOUT_INDEX.execute(database.kysely)
  expect(rows.map(({ key }) => key)).toEqual([])
})
