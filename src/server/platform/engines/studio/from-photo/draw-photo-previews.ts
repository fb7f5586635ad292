import type { AttemptContext, PreviewWork, Progress, WorkPhoto } from '../../engine.ts'
import { drawAll, outputOf, warningsOf } from '../draw-all.ts'
import type { DrawingPool } from '../drawing-pool.ts'
import type { PhotoDrawingTask } from '../drawing-task.ts'
import { readPhoto } from '../networks/read-photo.ts'
import { photoStateOf } from '../studio-state.ts'
import { readingOf, rememberPhoto } from './photo-memory.ts'
import { sha256Of } from './sha256-of.ts'

const NO_FACE = 'No face was found in the photo: its whole picture is kept instead of a person.'
const FACES = 'Several faces were found in the photo: the most prominent one is the character.'

/** Several pictures of one photo in a style. */
export async function drawPhotoPreviews(
  pool: DrawingPool,
  work: PreviewWork & { readonly photo: WorkPhoto },
  attempt: AttemptContext,
): Promise<Progress> {
  const { seed, style, sizePx } = work
  attempt.report({ stage: 'Reading the photo', share: 0 })
  const photo = rememberPhoto(await readPhoto(work.photo, attempt.signal))
  // As it will be remembered, so that the chosen picture can be made again to the byte.
  const reading = readingOf(photo)
  const tasks = Array.from({ length: work.candidates }, (_, index): PhotoDrawingTask => {
    const candidate = index + 1
    const size = { widthPx: sizePx, heightPx: sizePx }
    return { kind: 'photo', photo: work.photo.bytes, reading, style, seed, candidate, ...size }
  })
  // The last one may stand in a drawn place, which takes twice as long: begun first, it is ready with the others.
  const backwards = await drawAll(pool, tasks.toReversed(), attempt, (index) => `Picture ${index} of ${tasks.length}`)
  const drawings = backwards.toReversed()
  const remembered = { photo, sha256: sha256Of(work.photo.bytes), seed }
  const found = reading.faceCount > 1 ? [FACES] : reading.face ? [] : [NO_FACE]
  return {
    state: 'done',
    outputs: drawings.map(({ character, scene, ...drawing }, index) => ({
      ...outputOf(drawing, `candidate ${index + 1}`),
      engineState: photoStateOf({ character, scene, ...remembered, candidate: index + 1 }),
    })),
    warnings: [...found, ...warningsOf(drawings)],
  }
}
