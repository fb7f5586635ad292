import type { Picture } from '#studio/canvas.ts'
import { completeBody } from '#studio/photo/complete-body.ts'
import { cutDrawing } from '#studio/photo/cut-drawing.ts'
import { cutOut } from '#studio/photo/cut-out.ts'
import { drawPerson } from '#studio/photo/draw-person.ts'
import { type FaceBox, faceBox } from '#studio/photo/face-box.ts'
import type { PersonPicture } from '#studio/photo/person-picture.ts'
import { scaleReading } from '#studio/photo/scale-reading.ts'
import { openPhoto } from '../from-photo/open-photo.ts'
import { createStudioCanvas } from '../studio-canvas.ts'
import { type DrawingSource, MONTAGE_MOST_PX, type MontageSource, type PhotoSource } from './montage-task.ts'

/** A photo with whoever is in it, at most `MONTAGE_MOST_PX` a side. */
export async function personOf({ bytes, reading: whole }: PhotoSource): Promise<PersonPicture> {
  const { widthPx, heightPx } = whole
  const picture = await openPhoto(bytes, { cut: { left: 0, top: 0, widthPx, heightPx }, mostPx: MONTAGE_MOST_PX })
  const { masks, face } = scaleReading(whole, picture)
  const box = face && faceBox(face)
  return { picture, masks: completeBody(picture, masks, box), ...(box && { face: box }) }
}

/** A drawing with whoever is in it, drawn again. */
export function drawnPerson({ sheets, style, widthPx, heightPx }: DrawingSource): PersonPicture {
  return drawPerson({ ...sheets, style, widthPx, heightPx, createCanvas: createStudioCanvas })
}

/** Whoever is in a picture, cut out, and their face in pixels of the cut-out. */
export async function cutOf(source: MontageSource): Promise<{ cut: Picture; face?: FaceBox }> {
  if (source.kind === 'drawing') {
    const { sheets, style, widthPx, heightPx } = source
    const { picture } = cutDrawing({ ...sheets, style, widthPx, heightPx, createCanvas: createStudioCanvas })
    return { cut: picture, face: drawnPerson(source).face }
  }
  const { picture, masks, face } = await personOf(source)
  const { width, height } = picture
  const cut = cutOut(picture, { widthPx: width, heightPx: height, faceCount: face ? 1 : 0, masks })
  // A group is set in as a whole, not by one of its faces.
  return { cut, ...(face && source.reading.faceCount < 2 && { face }) }
}
