import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import type { UserProfile } from '#contract/entities/user.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { ProfileTable } from '../../platform/database/tables/profiles.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { findProfileRow, insertProfile } from './profiles.store.ts'

/** What other people may see of a user: name and avatar, made once for each account. */
export function createProfiles({ database, clock }: { database: Kysely<Tables>; clock: Clock }) {
  async function findProfile(userId: string): Promise<UserProfile | undefined> {
    const row = await findProfileRow(database, userId)
    return row && profileOf(row)
  }

  return {
    findProfile,

    /** Makes the user's profile; when there is one, that one stays as it is and is answered. */
    async ensureProfile(profile: { userId: string; email: string; name: string; avatarUrl: string }): Promise<UserProfile> {
      const made = await insertProfile(database, {
        id: randomUUID(),
        user_id: profile.userId,
        email: profile.email,
        name: profile.name,
        avatar_url: profile.avatarUrl,
        created_at: clock.now(),
      })
      const ensured = made ? profileOf(made) : await findProfile(profile.userId)
      assert(ensured, `the user ${profile.userId} has no profile, and none could be made`)
      return ensured
    },
  }
}

export type Profiles = ReturnType<typeof createProfiles>

function profileOf(row: Selectable<ProfileTable>): UserProfile {
  return { $id: row.id, userId: row.user_id, email: row.email, name: row.name, avatarUrl: row.avatar_url }
}
