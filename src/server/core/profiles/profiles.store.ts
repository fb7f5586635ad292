import type { Insertable, Kysely, Selectable } from 'kysely'
import type { ProfileTable } from '../../platform/database/tables/profiles.ts'
import type { Tables } from '../../platform/database/tables.ts'

type ProfileRow = Selectable<ProfileTable>

export async function findProfileRow(database: Kysely<Tables>, userId: string): Promise<ProfileRow | undefined> {
  return database.selectFrom('profiles').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

/** Undefined when the user has a profile already. */
export async function insertProfile(
  database: Kysely<Tables>,
  profile: Insertable<ProfileTable>,
): Promise<ProfileRow | undefined> {
  return database
    .insertInto('profiles')
    .values(profile)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returningAll()
    .executeTakeFirst()
}
