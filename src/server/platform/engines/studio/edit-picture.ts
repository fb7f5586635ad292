import { LIMITS } from '#contract/limits.ts'
import { type EditedDrawing, editDrawing } from '#studio/edit/edit-drawing.ts'
import { editPhoto, type PhotoEdit } from '#studio/edit/edit-photo.ts'
import { NO_GRADE } from '#studio/edit/grade.ts'
import { readInstruction } from '#studio/edit/read-instruction.ts'
import type { AttemptContext, EditRequest, EditWork, Progress } from '../engine.ts'
import { drawAll, outputOf, warningsOf } from './draw-all.ts'
import type { DrawingPool } from './drawing-pool.ts'
import { runPhoto } from './run-photo.ts'
import { runStyledPhoto } from './run-styled-photo.ts'
import { drawnOf, stateOf } from './studio-state.ts'

const LABEL = 'edit'
const MADE_SMALLER = `The picture was made smaller: edits have at most ${LIMITS.upscaledMaxPx} pixels a side.`

/** A picture with a text instruction carried out: one of ours is drawn anew from its changed sheets. */
export async function editPicture(pool: DrawingPool, work: EditWork, attempt: AttemptContext): Promise<Progress> {
  const { widthPx, heightPx, bytes } = work.picture
  const planned = plan(work)
  if ('photo' in planned) {
    attempt.report({ stage: 'Editing the picture', share: 0 })
    const { grade, crop, weather, style, warnings: planWarnings } = planned.photo
    const task = { bytes, grade, crop, weather, seed: work.seed }
    const { warnings: more, ...photo } = style
      ? await runStyledPhoto(task, style, attempt.signal)
      : { ...(await runPhoto(task, attempt.signal)), warnings: [] }
    const warnings = [...planWarnings, ...more]
    const isTooLarge = Math.max(widthPx, heightPx) > LIMITS.upscaledMaxPx
    return { state: 'done', outputs: [outputOf(photo, LABEL)], warnings: isTooLarge ? [...warnings, MADE_SMALLER] : warnings }
  }
  const { drawn, warnings } = planned.drawing
  const { sheets, style, grade } = drawn
  const beside = drawnOf(work.engineState)?.beside
  const drawings = await drawAll(
    pool,
    [{ kind: 'sheets', ...sheets, beside, style, grade, widthPx, heightPx }],
    attempt,
    () => 'Editing the picture',
  )
  return {
    state: 'done',
    outputs: drawings.map((drawing) => ({
      ...outputOf(drawing, LABEL),
      engineState: stateOf({ character: drawing.character, scene: drawing.scene, style, grade, beside }),
    })),
    warnings: [...warnings, ...warningsOf(drawings)],
  }
}

/** Why nothing of the instruction can be carried out, known before anything is paid. */
export function objectToEdit(request: EditRequest): string | undefined {
  const planned = plan(request)
  const { changes, warnings } = 'photo' in planned ? planned.photo : planned.drawing
  return changes > 0 ? undefined : warnings.join(' ') || 'Nothing in this instruction changes the picture.'
}

function plan(request: EditRequest): { readonly photo: PhotoEdit } | { readonly drawing: EditedDrawing } {
  const { instruction, style, seed, engineState } = request
  const orders = readInstruction(instruction)
  const state = drawnOf(engineState)
  if (!state) return { photo: editPhoto(orders) }
  const { character, scene } = state
  const drawn = { sheets: { character, scene }, style: state.style ?? style, grade: state.grade ?? NO_GRADE }
  return { drawing: editDrawing(drawn, orders, { seed }) }
}
