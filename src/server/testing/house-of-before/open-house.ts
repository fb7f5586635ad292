import { cp, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { migrate } from '#server/platform/database/migrate.ts'
import { INDEX_STEPS, MIGRATIONS } from '#server/platform/database/migrations.ts'
import { type FreshDatabase, freshDatabase } from '../fresh-database.ts'

/** What a program before the human form has left: rows of its tables, jobs that wait in the queue, and pictures beside. */
export interface HouseOfBefore {
  /** The last migration that had run. */
  readonly migratedTo: string
  /** Jobs that nobody had begun. */
  readonly queued: Readonly<Record<string, string>>
  readonly tables: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
  readonly waiting: readonly Readonly<Record<string, unknown>>[]
}

const FOLDER = new URL('./', import.meta.url)

export async function readHouse(): Promise<HouseOfBefore> {
  // Written by the program of before itself: previews, characters and jobs through its own functions.
  return JSON.parse(await readFile(new URL('rows.json', FOLDER), 'utf8')) as HouseOfBefore
}

/** A database as that program has left it, with the schema that it had. */
export async function openHouse({ migratedTo, tables }: HouseOfBefore): Promise<FreshDatabase> {
  const house = await freshDatabase({ isBare: true })
  const known = (steps: object) => Object.fromEntries(Object.entries(steps).filter(([name]) => name <= migratedTo))
  await migrate(house.kysely, { migrations: known(MIGRATIONS), indexes: known(INDEX_STEPS) })
  for (const [table, rows] of Object.entries(tables)) await putRows(house, sql.table(table), rows)
  await countOn(house)
  return house
}

/** Puts what waited back into the queue, whose tables are there when a program has opened it. */
export const putWaiting = (house: FreshDatabase, { waiting }: HouseOfBefore) => putRows(house, sql.table('pgboss.job'), waiting)

export const putPictures = (folder: string) => cp(new URL('blobs', FOLDER), folder, { recursive: true })

async function putRows(
  { kysely }: FreshDatabase,
  table: ReturnType<typeof sql.table>,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)))
  await kysely.connection().execute(async (connection) => {
    // Rows are put in as they were: in any order, and without what writing them would set off.
    await sql`set session_replication_role = replica`.execute(connection)
    await sql`
      insert into ${table} (${columns}) overriding system value
      select ${columns} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)`.execute(connection)
    await sql`set session_replication_role = default`.execute(connection)
  })
}

/** Numbers that the database gives go on after those that it gave. */
async function countOn({ kysely }: FreshDatabase): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and (is_identity = 'YES' or column_default like 'nextval(%')`.execute(kysely)
  for (const { table, column } of rows) {
    await sql`
      select setval(pg_get_serial_sequence(${table}, ${column}), max(${sql.ref(column)})) from ${sql.table(table)}
      having max(${sql.ref(column)}) is not null`.execute(kysely)
  }
}
