import { cropReading } from '#studio/photo/crop-reading.ts'
import { squareCut } from '#studio/photo/square-cut.ts'
import type { Drawing, PhotoDrawingTask } from '../drawing-task.ts'
import { pngOf } from '../png-of.ts'
import { createStudioCanvas } from '../studio-canvas.ts'
import { castFrom } from './cast-from.ts'
import { openPhoto } from './open-photo.ts'
import { setPersonInto } from './set-person-into.ts'
import { styleThePhoto } from './style-the-photo.ts'

/** Draws one picture of a photo; the same task gives the same bytes. */
export async function drawPhotoTask(task: PhotoDrawingTask): Promise<Drawing> {
  const { reading, into, widthPx, heightPx } = task
  if (into) {
    const { picture, warnings } = await setPersonInto({ ...task, into, createCanvas: createStudioCanvas })
    return { ...(await pngOf(picture)), warnings, ...into }
  }
  const cut = squareCut(reading)
  const photo = await openPhoto(task.photo, { cut, mostPx: Math.max(widthPx, heightPx), isEnlarged: true })
  const cropped = cropReading(reading, cut)
  const picture = styleThePhoto(photo, cropped, { ...task, createCanvas: createStudioCanvas })
  return { ...(await pngOf(picture)), warnings: [], ...castFrom(photo, cropped, task) }
}
