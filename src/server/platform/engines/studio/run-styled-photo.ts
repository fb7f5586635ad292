import type { StyleId } from '#contract/styles.ts'
import { NO_GRADE } from '#studio/edit/grade.ts'
import { NetworksMissing } from './networks/network-files.ts'
import { readPhoto } from './networks/read-photo.ts'
import type { FinishedPhoto, PhotoTask } from './photo-task.ts'
import { runPhoto } from './run-photo.ts'

/** Painted pictures are no larger: strokes are not finer on a larger sheet. */
const MOST_PX = 2048
const UNREAD = 'Who is in the picture could not be told from the ground: all of it was painted alike.'

/**
 * A photo painted anew in a style, then graded. It is cut and sized first and read after that, so that what was found lies
 * where the painter sees it.
 */
export async function runStyledPhoto(
  { crop, cut, ...task }: PhotoTask,
  style: StyleId,
  signal: AbortSignal,
): Promise<FinishedPhoto & { readonly warnings: readonly string[] }> {
  const sized = await runPhoto({ bytes: task.bytes, seed: task.seed, crop, cut, grade: NO_GRADE, mostPx: MOST_PX }, signal)
  const reading = await readPhoto({ bytes: sized.png }, signal).catch((error: unknown) => {
    // Without its networks the program still paints.
    if (error instanceof NetworksMissing) return undefined
    throw error
  })
  const photo = await runPhoto({ ...task, bytes: sized.png, style: { id: style, ...(reading && { reading }) } }, signal)
  return { ...photo, warnings: reading ? [] : [UNREAD] }
}
