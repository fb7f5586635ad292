import { AppError } from '#contract/app-error.ts'
import type { RefusedKind } from '#contract/refused-kinds.ts'
import { findStyle } from '#contract/styles.ts'
import { refusalOf } from '../../core/moderation/moderate-text.ts'
import type { GenerationParts, Requester } from './generation-parts.ts'
import type { SourcePicture } from './source-picture.ts'

interface AskedChange {
  readonly instruction: string
  readonly seed: string
  readonly picture: SourcePicture
  readonly refusedOnPhoto?: RefusedKind | undefined
}

/**
 * Refuses an instruction of which the engine knows that nothing can be done to this picture, before it is paid. Throws
 * 'instruction.not-understood', 'moderation.refused' and 'RATE_LIMITED'.
 */
export async function refuseObjection(
  { engine }: GenerationParts,
  { userId }: Requester,
  { instruction, seed, picture, refusedOnPhoto }: AskedChange,
): Promise<void> {
  const { engineState } = picture
  const style = findStyle(picture.style ?? 'none') ?? 'none'
  const message = await engine.objectToEdit?.({ instruction, style, seed, engineState }, { userId })
  if (message === undefined) return
  // What must not be made is refused as that, and not as something that nobody understands.
  if (refusedOnPhoto && engineState === undefined) throw refusalOf(refusedOnPhoto)
  throw new AppError('instruction.not-understood', { field: 'prompt', message })
}
