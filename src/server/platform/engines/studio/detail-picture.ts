import { LIMITS } from '#contract/limits.ts'
import { NO_GRADE } from '#studio/edit/grade.ts'
import type { AttemptContext, DetailWork, Progress } from '../engine.ts'
import { drawAll, outputOf, warningsOf } from './draw-all.ts'
import type { DrawingPool } from './drawing-pool.ts'
import type { DrawingTask } from './drawing-task.ts'
import { photoSubjectOf } from './from-photo/photo-subject.ts'
import { runPhoto } from './run-photo.ts'
import { drawnOf, photoOf } from './studio-state.ts'

const LABEL = 'detail'
const STAGE = 'Finishing the picture'
/** So many times as large: finer lines and more strokes in the face, in little more than twice the time. */
const GAIN = 1.5

/** The chosen picture drawn or painted again, larger and finer; one that is neither is enlarged and sharpened. */
export async function detailPicture(pool: DrawingPool, work: DetailWork, attempt: AttemptContext): Promise<Progress> {
  const { picture, style } = work
  const gain = Math.min(GAIN, LIMITS.upscaledMaxPx / Math.max(picture.widthPx, picture.heightPx))
  const size = { widthPx: Math.round(picture.widthPx * gain), heightPx: Math.round(picture.heightPx * gain) }
  const task = await taskOf(work, size, attempt)
  if (!task) {
    attempt.report({ stage: STAGE, share: 0 })
    const photo = await runPhoto({ bytes: picture.bytes, grade: NO_GRADE, seed: style, ...size }, attempt.signal)
    return { state: 'done', outputs: [outputOf(photo, LABEL)], warnings: [] }
  }
  const drawings = await drawAll(pool, [task], attempt, () => STAGE)
  const engineState = picture.engineState
  return {
    state: 'done',
    outputs: drawings.map((drawing) => ({ ...outputOf(drawing, LABEL), ...(engineState && { engineState }) })),
    warnings: warningsOf(drawings),
  }
}

async function taskOf(
  { picture, photo, style }: DetailWork,
  size: { widthPx: number; heightPx: number },
  attempt: AttemptContext,
): Promise<DrawingTask | undefined> {
  const { engineState } = picture
  const drawn = drawnOf(engineState)
  if (drawn) return { kind: 'sheets', style, ...drawn, ...size }
  // Only what the studio painted of the photo can be painted again.
  if (!photo || !photoOf(engineState)) return undefined
  const subject = await photoSubjectOf({ references: [], photo, engineState }, { seed: '' }, attempt.signal)
  return subject && { kind: 'photo', ...subject, style, ...size }
}
