import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import type { UserProfile } from '#contract/entities/user.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { ProfileTable } from '../../platform/database/tables/profiles.ts'
import type { Tables } from '../../platform/database/tables.ts'

/** What other people may see of a user: name and avatar, made once for each account. */
export function createProfiles({ database, clock }: { database: Kysely<Tables>; clock: Clock }) {
  async function findProfile(userId: string): Promise<UserProfile | undefined> {
    const row = await database.selectFrom('profiles').selectAll().where('user_id', '=', userId).executeTakeFirst()
    return row && profileOf(row)
  }

  return {
    findProfile,

    /** Makes the user's profile; when there is one, that one stays as it is and is answered. */
    async ensureProfile(profile: { userId: string; email: string; name: string; avatarUrl: string }): Promise<UserProfile> {
      const made = await database
        .insertInto('profiles')
        .values({
          id: randomUUID(),
          user_id: profile.userId,
          email: profile.email,
          name: profile.name,
          avatar_url: profile.avatarUrl,
          created_at: clock.now(),
        })
        .onConflict((conflict) => conflict.column('user_id').doNothing())
        .returningAll()
        .executeTakeFirst()
      if (made) return profileOf(made)
      const row = await database
        .selectFrom('profiles')
        .selectAll()
        .where('user_id', '=', profile.userId)
        .executeTakeFirstOrThrow()
      return profileOf(row)
    },
  }
}

export type Profiles = ReturnType<typeof createProfiles>

function profileOf(row: Selectable<ProfileTable>): UserProfile {
  return { $id: row.id, userId: row.user_id, email: row.email, name: row.name, avatarUrl: row.avatar_url }
}
