import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** Remembers, with the deletion of an account, that nobody is left to give anything to. */
export async function insertDeparture(
  transaction: Transaction<Tables>,
  { userId, leftAt }: { userId: string; leftAt: Date },
): Promise<void> {
  await transaction
    .insertInto('billing_departures')
    .values({ user_id: userId, left_at: leftAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await transaction.deleteFrom('billing_customers').where('user_id', '=', userId).execute()
}

/** Whether this person has deleted their account. */
export async function hasLeft(database: Kysely<Tables>, userId: string): Promise<boolean> {
  const row = await database.selectFrom('billing_departures').select('user_id').where('user_id', '=', userId).executeTakeFirst()
  return row !== undefined
}
