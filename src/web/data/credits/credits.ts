import { useStore } from 'zustand'
import { loadUserData } from '../session/user-data.ts'
import { type CreditsState, createCreditsStore } from './credits-store.ts'

let ownerId: string | undefined

/** The balance of the person who is signed in. */
export const credits = createCreditsStore(async () => {
  const userId = ownerId
  const loaded = userId ? await loadUserData(userId) : undefined
  // Somebody else may have signed in while the answer was on its way.
  return userId === ownerId ? loaded : undefined
})

/** Says whose balance is synced from now on. */
export function setCreditsOwner(userId: string | undefined): void {
  ownerId = userId
}

export function useCredits<Part>(select: (state: CreditsState) => Part): Part {
  return useStore(credits, select)
}
