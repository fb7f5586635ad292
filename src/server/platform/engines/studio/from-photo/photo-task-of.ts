import type { StyleId } from '#contract/styles.ts'
import type { sceneOfPrompt } from '#studio/edit/scene-of-prompt.ts'
import { sceneOfPhoto } from '#studio/photo/scene-of-photo.ts'
import type { DrawingTask } from '../drawing-task.ts'
import type { PhotoSubject } from './photo-subject.ts'

/** The picture of a photo's person in a scene; `drawn` stands in where the photo can not show what is asked. */
export function photoTaskOf(
  { sheets, asked }: ReturnType<typeof sceneOfPrompt>,
  options: { photo: PhotoSubject; drawn: DrawingTask; style: StyleId; widthPx: number; heightPx: number },
): { task: DrawingTask; warnings: readonly string[] } {
  const { photo, drawn, style, widthPx, heightPx } = options
  const told = sceneOfPhoto(photo.reading, asked, sheets.scene)
  if ('instead' in told) return { task: drawn, warnings: [told.instead] }
  const { scene, keepsExpression, warnings } = told
  const felt = keepsExpression ? {} : { expression: scene.expression }
  return { task: { kind: 'photo', ...photo, style, into: { ...sheets, scene }, ...felt, widthPx, heightPx }, warnings }
}
