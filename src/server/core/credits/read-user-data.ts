import type { Kysely } from 'kysely'
import type { UserData } from '#contract/entities/user.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Credits } from './create-credits.ts'

/** The user data document (EN-06): the balance and which free uses are gone. */
export async function readUserData(database: Kysely<Tables>, credits: Credits, userId: string): Promise<UserData> {
  const [balance, used] = await Promise.all([credits.balance(database, userId), credits.usedFreeUses(database, userId)])
  return {
    userId,
    credits: balance,
    freePreviewInitialUsed: used.has('preview'),
    freePreviewRegenerationUsed: used.has('regeneration'),
    freeCharacterCreationUsed: used.has('character'),
  }
}
