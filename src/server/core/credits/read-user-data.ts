import type { Kysely } from 'kysely'
import type { UserData } from '#contract/entities/user.ts'
import type { FreeUseKind } from '../../platform/database/tables/credits.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Credits } from './create-credits.ts'
import { listFreeUsesOf } from './free-uses.store.ts'
import { readBalances } from './ledger.store.ts'

/** The user data document (EN-06): the balance and which free uses are gone. */
export async function readUserData(database: Kysely<Tables>, credits: Credits, userId: string): Promise<UserData> {
  const [balance, used] = await Promise.all([credits.balance(database, userId), credits.usedFreeUses(database, userId)])
  return userData(userId, balance, used)
}

/** Those of many users by id, in two questions. */
export async function readUserDataOf(
  database: Kysely<Tables>,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, UserData>> {
  const [balances, used] = await Promise.all([readBalances(database, userIds), listFreeUsesOf(database, userIds)])
  return new Map(userIds.map((userId) => [userId, userData(userId, balances.get(userId) ?? 0, used.get(userId) ?? new Set())]))
}

function userData(userId: string, credits: number, used: ReadonlySet<FreeUseKind>): UserData {
  return {
    userId,
    credits,
    freePreviewInitialUsed: used.has('preview'),
    freePreviewRegenerationUsed: used.has('regeneration'),
    freeCharacterCreationUsed: used.has('character'),
  }
}
