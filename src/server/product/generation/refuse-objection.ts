import { AppError } from '#contract/app-error.ts'
import { findStyle } from '#contract/styles.ts'
import type { GenerationParts, Requester } from './generation-parts.ts'
import type { SourcePicture } from './source-picture.ts'

/**
 * Refuses an instruction of which the engine knows that nothing can be done to this picture, before it is paid. Throws
 * 'instruction.not-understood' and 'RATE_LIMITED'.
 */
export async function refuseObjection(
  { engine }: GenerationParts,
  { userId }: Requester,
  { instruction, seed, picture }: { instruction: string; seed: string; picture: SourcePicture },
): Promise<void> {
  const { engineState } = picture
  const style = findStyle(picture.style ?? 'none') ?? 'none'
  const message = await engine.objectToEdit?.({ instruction, style, seed, engineState }, { userId })
  if (message !== undefined) throw new AppError('instruction.not-understood', { field: 'prompt', message })
}
