import type { StyleId } from '#contract/styles.ts'
import type { sceneOfPrompt } from '#studio/edit/scene-of-prompt.ts'
import { sceneOfPhoto } from '#studio/photo/scene-of-photo.ts'
import type { Warning } from '#studio/warning.ts'
import type { DrawingTask, PhotoDrawingTask, PhotoPerson } from '../drawing-task.ts'

/** The picture of a photo's person in a scene; `drawn` stands in where the photo can not show what is asked. */
export function photoTaskOf(
  { sheets, asked }: ReturnType<typeof sceneOfPrompt>,
  options: {
    photo: PhotoPerson
    drawn: DrawingTask
    style: StyleId
    widthPx: number
    heightPx: number
    beside?: PhotoDrawingTask['beside']
  },
): { task: DrawingTask; warnings: readonly Warning[] } {
  const { photo, drawn, style, widthPx, heightPx, beside } = options
  const told = sceneOfPhoto(photo.reading, asked, sheets.scene)
  if ('instead' in told) return { task: drawn, warnings: [told.instead] }
  const { scene, keepsExpression, warnings } = told
  // Moods of a prompt are those of whom it is about.
  const felt = keepsExpression || beside?.side === 'left' ? {} : { expression: scene.expression }
  const set = { style, into: { ...sheets, scene }, ...felt, ...(beside && { beside }), widthPx, heightPx }
  return { task: { kind: 'photo', ...photo, ...set }, warnings }
}
