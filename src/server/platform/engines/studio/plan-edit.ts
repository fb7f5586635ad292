import { type EditedDrawing, editDrawing } from '#studio/edit/edit-drawing.ts'
import { editPhoto, type PhotoEdit } from '#studio/edit/edit-photo.ts'
import { NO_GRADE } from '#studio/edit/grade.ts'
import { readInstruction } from '#studio/edit/read-instruction.ts'
import { sentencesOf } from '#studio/warning.ts'
import type { EditRequest } from '../engine.ts'
import { drawnOf } from './studio-state.ts'

/** What an instruction comes to: changes of a photo, or of what was drawn here. */
export function planEdit(request: EditRequest): { readonly photo: PhotoEdit } | { readonly drawing: EditedDrawing } {
  const { instruction, style, seed, engineState } = request
  const orders = readInstruction(instruction)
  const state = drawnOf(engineState)
  if (!state) return { photo: editPhoto(orders, { seed }) }
  const { character, scene } = state
  const drawn = { sheets: { character, scene }, style: state.style ?? style, grade: state.grade ?? NO_GRADE }
  return { drawing: editDrawing(drawn, orders, { seed }) }
}

/** Why nothing of the instruction can be carried out, known before anything is paid. */
export function objectToEdit(request: EditRequest): string | undefined {
  const planned = planEdit(request)
  const { changes, warnings } = 'photo' in planned ? planned.photo : planned.drawing
  return changes > 0 ? undefined : sentencesOf(warnings).join(' ') || 'Nothing in this instruction changes the picture.'
}
