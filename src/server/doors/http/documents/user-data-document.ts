import type { User } from '#server/core/accounts/account.ts'
import type { HttpParts } from '../http-parts.ts'
import { wireDate } from '../wire-date.ts'

export const USER_DATA = { databaseId: 'main', collectionId: 'user-data' } as const

/** A user's credits and free uses, as the one document of theirs. */
export async function userDataDocument(parts: Pick<HttpParts, 'userData' | 'clock'>, user: User) {
  const data = await parts.userData.readUserData(user.id)
  return {
    $id: user.id,
    $collectionId: USER_DATA.collectionId,
    $databaseId: USER_DATA.databaseId,
    $createdAt: wireDate(user.createdAt),
    $updatedAt: wireDate(parts.clock.now()),
    $permissions: [`read("user:${user.id}")`],
    ...data,
  }
}
