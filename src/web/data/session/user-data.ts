import type { UserCredits } from '../credits/credits-store.ts'
import { loadSdk } from '../sdk/load-sdk.ts'
import { doubtSession } from './session-doubt.ts'

const DATABASE_ID = 'main'
const COLLECTION_ID = 'user-data'

/**
 * Credits and free uses of a user: the first document with their id. A missing document is only logged; who may not read it
 * gets none either, so the page then looks who is signed in.
 */
export async function loadUserData(userId: string): Promise<UserCredits | undefined> {
  const { databases, Query } = await loadSdk()
  const { documents } = await databases.listDocuments({
    databaseId: DATABASE_ID,
    collectionId: COLLECTION_ID,
    queries: [Query.equal('userId', userId)],
  })
  const first = documents[0] as Partial<UserCredits> | undefined
  if (!first) {
    console.warn('This account has no user data document.')
    doubtSession()
    return undefined
  }
  return {
    credits: first.credits ?? 0,
    freePreviewInitialUsed: first.freePreviewInitialUsed ?? false,
    freePreviewRegenerationUsed: first.freePreviewRegenerationUsed ?? false,
    freeCharacterCreationUsed: first.freeCharacterCreationUsed ?? false,
  }
}
