import type { UserData } from '#contract/entities/user.ts'
import type { User } from '#server/core/accounts/account.ts'
import type { HttpParts } from '../http-parts.ts'
import { wireDate } from '../wire-date.ts'

export const USER_DATA = { databaseId: 'main', collectionId: 'user-data' } as const

/** A user's credits and free uses, as the one document of theirs. */
export async function userDataDocument(parts: Pick<HttpParts, 'userData' | 'clock'>, user: User) {
  return userDataDocumentOf(user, await parts.userData.readUserData(user.id), parts.clock.now())
}

export function userDataDocumentOf(user: User, data: UserData, now: Date) {
  return {
    $id: user.id,
    $collectionId: USER_DATA.collectionId,
    $databaseId: USER_DATA.databaseId,
    $createdAt: wireDate(user.createdAt),
    $updatedAt: wireDate(now),
    $permissions: [`read("user:${user.id}")`],
    ...data,
  }
}
