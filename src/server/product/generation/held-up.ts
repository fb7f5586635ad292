import { AppError } from '#contract/app-error.ts'
import type { Work } from '../../platform/engines/engine.ts'
import type { GenerationParts, Requester } from './generation-parts.ts'

/**
 * What a start of this work would be refused with, whoever can pay: each piece of it costs the house money and nobody knows who
 * asks, or there is no room to keep what is made.
 */
export async function heldUp(
  { isPaidByHouse, proof, room }: Pick<GenerationParts, 'isPaidByHouse' | 'proof' | 'room'>,
  requester: Pick<Requester, 'isProven'>,
  kinds: readonly Work['kind'][],
): Promise<AppError | undefined> {
  const unproven = kinds.some(isPaidByHouse) ? proof.objection(requester) : undefined
  // Work on words alone keeps nothing that takes room.
  return unproven ?? (kinds.length > 0 && (await room.isShort()) ? new AppError('disk.full') : undefined)
}
