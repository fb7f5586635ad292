import { drawPicture } from '#studio/draw-picture.ts'
import { drawTogether } from '#studio/edit/draw-together.ts'
import { type Grade, gradePicture } from '#studio/edit/grade.ts'
import { sentencesOf } from '#studio/warning.ts'
import { castWords } from './cast-words.ts'
import type { Drawing, DrawingTask } from './drawing-task.ts'
import { drawPhotoTask } from './from-photo/draw-photo-task.ts'
import { pngOf } from './png-of.ts'
import { createStudioCanvas } from './studio-canvas.ts'

/** Draws one picture; the same task gives the same bytes. */
export async function drawTask(task: DrawingTask): Promise<Drawing> {
  if (task.kind === 'photo') return drawPhotoTask(task)
  const { character, scene, others, warnings } = sheetsOf(task)
  const grade = task.kind === 'sheets' ? task.grade : undefined
  const options = { ...task, ...beforeTurn(task, grade), character, scene, createCanvas: createStudioCanvas }
  const drawn = others.length > 0 ? drawTogether({ ...options, others }) : drawPicture(options)
  const picture = grade ? gradePicture(drawn.picture, grade) : drawn.picture
  return { ...(await pngOf(picture)), warnings: [...warnings, ...drawn.warnings], character, scene, others }
}

/** The size is that of the finished picture: what is laid on its side in the end is drawn upright. */
function beforeTurn(task: Exclude<DrawingTask, { kind: 'photo' }>, grade: Grade | undefined) {
  const isOnSide = grade && grade.turns % 2 === 1 && 'widthPx' in task
  return isOnSide ? { widthPx: task.heightPx, heightPx: task.widthPx } : {}
}

function sheetsOf(task: Exclude<DrawingTask, { kind: 'photo' }>) {
  if (task.kind === 'sheets') return { ...task, others: task.others ?? [], warnings: [] }
  const { warnings, ...cast } = castWords(task.description, task)
  return { ...cast, warnings: sentencesOf(warnings) }
}
