import { useSession } from '../session/account.ts'
import { useCredits } from './credits.ts'
import type { FreeUses } from './credits-store.ts'

/** Whether a first use may be called free to whoever is here: guests have it before them, users as long as it is unused. */
export function useFreeOffer(use: keyof FreeUses = 'freePreviewInitialUsed'): boolean {
  const { status } = useSession()
  const isUnused = useCredits((state) => !state[use])
  return status === 'guest' || (status === 'signed-in' && isUnused)
}
