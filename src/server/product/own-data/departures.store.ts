import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

type Departure = { userId: string; leftAt: Date }

export async function insertDeparture(transaction: Transaction<Tables>, { userId, leftAt }: Departure): Promise<void> {
  await transaction.insertInto('departures').values({ user_id: userId, left_at: leftAt }).execute()
}

/** Held until the transaction ends; false when somebody else holds it, or nothing is left to remove. */
export async function lockDeparture(transaction: Transaction<Tables>, userId: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('departures')
    .select('user_id')
    .where('user_id', '=', userId)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row !== undefined
}

export async function listDepartures(database: Kysely<Tables>): Promise<readonly Departure[]> {
  return database.selectFrom('departures').select(['user_id as userId', 'left_at as leftAt']).orderBy('left_at').execute()
}

export async function removeDeparture(database: Kysely<Tables>, userId: string): Promise<void> {
  await database.deleteFrom('departures').where('user_id', '=', userId).execute()
}

/** Unfinished jobs of a person, a few of them. */
export async function listSomeUnfinished(database: Kysely<Tables>, userId: string, most: number): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('jobs')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', ['QUEUED', 'RUNNING'])
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/** Everything of a person, what leads to something before what it leads to. */
const BELONGINGS = [
  { table: 'messages', owner: 'user_id' },
  { table: 'characters', owner: 'user_id' },
  { table: 'jobs', owner: 'user_id' },
  // Jobs that go are counted; so the counts go after them.
  { table: 'job_counts', owner: 'user_id' },
  { table: 'profiles', owner: 'user_id' },
  { table: 'enhancements', owner: 'user_id' },
  { table: 'executions', owner: 'user_id' },
  { table: 'daily_claims', owner: 'user_id' },
  // What is left of unfinished uploads in the store is swept as blobs that nobody has.
  { table: 'uploads', owner: 'owner_id' },
] as const satisfies { table: keyof Tables; owner: string }[]

/** Removes so many rows of a person, of the first table that has any; answers how many they were. */
export async function removeSomeRows(transaction: Transaction<Tables>, userId: string, most: number): Promise<number> {
  for (const { table, owner } of BELONGINGS) {
    const own = sql`select ctid from ${sql.table(table)} where ${sql.ref(owner)} = ${userId} limit ${most}`
    const removed = await sql`delete from ${sql.table(table)} where ctid = any (array(${own}))`.execute(transaction)
    if (removed.numAffectedRows) return Number(removed.numAffectedRows)
  }
  return 0
}

export async function listSomeFiles(database: Kysely<Tables>, ownerId: string, most: number): Promise<readonly string[]> {
  const rows = await database.selectFrom('files').select('id').where('owner_id', '=', ownerId).limit(most).execute()
  return rows.map(({ id }) => id)
}
