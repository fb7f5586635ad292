import type { AppError } from '#contract/app-error.ts'
import type { Work } from '../../platform/engines/engine.ts'
import type { GenerationParts, Requester } from './generation-parts.ts'

/** What a start of this work would be refused with, because each piece of it costs the house money and nobody knows who asks. */
export function heldUp(
  { isPaidByHouse, proof }: Pick<GenerationParts, 'isPaidByHouse' | 'proof'>,
  requester: Pick<Requester, 'isProven'>,
  kinds: readonly Work['kind'][],
): AppError | undefined {
  return kinds.some(isPaidByHouse) ? proof.objection(requester) : undefined
}
