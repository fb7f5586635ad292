import { NO_GRADE } from '#studio/edit/grade.ts'
import type { AttemptContext, Progress, UpscaleWork } from '../engine.ts'
import { drawAll, outputOf, warningsOf } from './draw-all.ts'
import type { DrawingPool } from './drawing-pool.ts'
import { runPhoto } from './run-photo.ts'
import { drawnOf, stateOf } from './studio-state.ts'

const LABEL = 'upscaled'

/** A larger picture: one of ours is drawn again with more strokes, any other is resampled. */
export async function upscalePicture(pool: DrawingPool, work: UpscaleWork, attempt: AttemptContext): Promise<Progress> {
  const { widthPx, heightPx, picture, style, seed } = work
  const state = drawnOf(picture.engineState)
  const isLess = widthPx < Math.floor(picture.widthPx * work.scale)
  const warnings = isLess
    ? [`No picture is larger than ${Math.max(widthPx, heightPx)} pixels: it grew less than asked for.`]
    : []
  if (!state) {
    attempt.report({ stage: 'Enlarging the picture', share: 0 })
    const photo = await runPhoto({ bytes: picture.bytes, grade: NO_GRADE, seed, widthPx, heightPx }, attempt.signal)
    return { state: 'done', outputs: [outputOf(photo, LABEL)], warnings }
  }
  const drawn = { style, grade: NO_GRADE, ...state }
  const drawings = await drawAll(pool, [{ kind: 'sheets', ...drawn, widthPx, heightPx }], attempt, () => 'Drawing it larger')
  return {
    state: 'done',
    outputs: drawings.map((drawing) => ({ ...outputOf(drawing, LABEL), engineState: stateOf(drawn) })),
    warnings: [...warnings, ...warningsOf(drawings)],
  }
}
