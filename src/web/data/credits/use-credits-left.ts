import { creditWords } from '#contract/count-words.ts'
import type { PendingAction } from '../sign-in/pending-action.ts'
import { useCredits } from './credits.ts'
import { useWayToCredits } from './use-way-to-credits.ts'

/** What there is to spend beside what costs `priceCredits`, whether that suffices, and the way to more; see `CreditsLeft`. */
export function useCreditsLeft(priceCredits: number, reopens?: PendingAction) {
  const credits = useCredits((state) => state.credits)
  const isKnown = useCredits((state) => state.isKnown)
  const { toPacks: onGetMore } = useWayToCredits(reopens)
  // Until the server has said what is left, nobody is told that it does not suffice.
  return { words: isKnown ? `You have ${creditWords(credits)}` : '', isShort: isKnown && credits < priceCredits, onGetMore }
}
