import { creditWords } from '#contract/count-words.ts'
import type { PendingAction } from '../sign-in/pending-action.ts'
import { useCredits } from './credits.ts'
import { useWayToCredits } from './use-way-to-credits.ts'

/** What there is to spend beside what costs `priceCredits`, whether that suffices, and the way to more; see `CreditsLeft`. */
export function useCreditsLeft(priceCredits: number, reopens?: PendingAction) {
  const credits = useCredits((state) => state.credits)
  const { toPacks: onGetMore } = useWayToCredits(reopens)
  return { words: `You have ${creditWords(credits)}`, isShort: credits < priceCredits, onGetMore }
}
