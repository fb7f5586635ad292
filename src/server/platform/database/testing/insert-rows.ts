import { sql } from 'kysely'
import { startEmbeddedPostgres } from '../embedded-postgres.ts'
import { openDatabase } from '../open-database.ts'

// A program for tests: inserts rows one by one and tells each that is committed, until it is killed.
const postgres = await startEmbeddedPostgres({ directory: process.argv[2] ?? '' })
const database = openDatabase(postgres.connection)
await sql`create table if not exists acknowledged (id int primary key)`.execute(database.kysely)
const { rows } = await sql<{ next: number }>`select coalesce(max(id), 0) + 1 as next from acknowledged`.execute(database.kysely)
for (let id = rows[0]!.next; ; id++) {
  await sql`insert into acknowledged values (${id})`.execute(database.kysely)
  process.send?.(id)
}
