import { drawPicture } from '#studio/draw-picture.ts'
import { drawTogether } from '#studio/edit/draw-together.ts'
import { gradePicture } from '#studio/edit/grade.ts'
import { castCharacter } from '#studio/sheet/cast-character.ts'
import { outOfFrame } from '#studio/sheet/casting/out-of-frame.ts'
import { readDescription } from '#studio/words/read-description.ts'
import type { Drawing, DrawingTask } from './drawing-task.ts'
import { drawPhotoTask } from './from-photo/draw-photo-task.ts'
import { pngOf } from './png-of.ts'
import { createStudioCanvas } from './studio-canvas.ts'

/** Draws one picture; the same task gives the same bytes. */
export async function drawTask(task: DrawingTask): Promise<Drawing> {
  if (task.kind === 'photo') return drawPhotoTask(task)
  const { character, scene, warnings } = sheetsOf(task)
  const options = { ...task, character, scene, createCanvas: createStudioCanvas }
  const beside = task.kind === 'sheets' ? task.beside : undefined
  const drawn = beside ? drawTogether({ ...options, beside }) : drawPicture(options)
  if (task.kind === 'sheets' && task.grade) gradePicture(drawn.picture, task.grade)
  return { ...(await pngOf(drawn.picture)), warnings: [...warnings, ...drawn.warnings], character, scene }
}

function sheetsOf(task: Exclude<DrawingTask, { kind: 'photo' }>) {
  if (task.kind === 'sheets') return { character: task.character, scene: task.scene, warnings: [] }
  const { reading } = readDescription(task.description)
  const cast = castCharacter(reading, task)
  return { ...cast, warnings: [...reading.warnings, ...outOfFrame(reading, cast.scene.camera.framing)] }
}
