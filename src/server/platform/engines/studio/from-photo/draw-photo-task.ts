import type { Drawing, PhotoDrawingTask } from '../drawing-task.ts'
import { pngOf } from '../png-of.ts'
import { createStudioCanvas } from '../studio-canvas.ts'
import { castFrom } from './cast-from.ts'
import { setPersonInto } from './set-person-into.ts'
import { squarePhoto } from './square-photo.ts'
import { styleThePhoto } from './style-the-photo.ts'

/** Draws one picture of a photo; the same task gives the same bytes. */
export async function drawPhotoTask(task: PhotoDrawingTask): Promise<Drawing> {
  const { into, widthPx, heightPx } = task
  if (into) {
    const { picture, warnings } = await setPersonInto({ ...task, into, createCanvas: createStudioCanvas })
    return { ...(await pngOf(picture)), warnings, ...into }
  }
  const { photo, reading } = await squarePhoto({ ...task, sidePx: Math.max(widthPx, heightPx) })
  const picture = styleThePhoto(photo, reading, { ...task, createCanvas: createStudioCanvas })
  // The picture is packed in a thread of its own while the sheets are cast.
  const packed = pngOf(picture)
  const sheets = castFrom(photo, reading, task)
  return { ...(await packed), warnings: [], ...sheets }
}
