import type { AttemptContext, Progress, Work } from '../engine.ts'
import { drawAll, outputOf, warningsOf } from './draw-all.ts'
import type { DrawingPool } from './drawing-pool.ts'
import type { DrawingTask } from './drawing-task.ts'
import { drawPhotoPreviews } from './from-photo/draw-photo-previews.ts'
import { stateOf } from './studio-state.ts'

/** Several readings of one description, or of one photo. */
export async function drawPreviews(
  pool: DrawingPool,
  work: Work & { kind: 'preview' },
  attempt: AttemptContext,
): Promise<Progress> {
  const { photo } = work
  if (photo) return drawPhotoPreviews(pool, { ...work, photo }, attempt)
  const tasks = Array.from(
    { length: work.candidates },
    (_, index): DrawingTask => ({ ...work, kind: 'words', candidate: index + 1 }),
  )
  const drawings = await drawAll(pool, tasks, attempt, (index) => `Picture ${index} of ${tasks.length}`)
  return {
    state: 'done',
    outputs: drawings.map((drawing, index) => ({
      ...outputOf(drawing, `candidate ${index + 1}`),
      engineState: stateOf({
        character: drawing.character,
        scene: drawing.scene,
        others: drawing.others ?? [],
        style: work.style,
      }),
    })),
    warnings: warningsOf(drawings),
  }
}
