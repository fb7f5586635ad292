import { DEFAULT_STYLE, type StyleId } from '#contract/styles.ts'
import type { CreateCanvas, Picture } from '#studio/canvas.ts'
import type { Sheets } from '#studio/edit/sheets.ts'
import { cutOut } from '#studio/photo/cut-out.ts'
import { faceBox } from '#studio/photo/face-box.ts'
import { framedPrint } from '#studio/photo/framed-print.ts'
import { personShare } from '#studio/photo/person-share.ts'
import type { PhotoReading } from '#studio/photo/photo-reading.ts'
import { scaleReading } from '#studio/photo/scale-reading.ts'
import { setIntoScene } from '#studio/photo/set-into-scene.ts'
import { solePerson } from '#studio/photo/sole-person.ts'
import { warpExpression } from '#studio/photo/warp-expression.ts'
import type { PhotoDrawingTask } from '../drawing-task.ts'
import { openPhoto } from './open-photo.ts'
import { styleThePhoto } from './style-the-photo.ts'

/** Less of a photo than this is nobody. */
const LEAST_PERSON = 0.012
const NOBODY = 'Nobody was found in the photo: the photo as a whole is set into the scene.'

/** The person of a photo in a drawn scene, both in the same style. */
export async function setPersonInto(
  task: PhotoDrawingTask & { readonly into: Sheets; readonly createCanvas: CreateCanvas },
): Promise<{ picture: Picture; warnings: string[] }> {
  const { into, style, widthPx, heightPx, createCanvas, expression } = task
  const whole = { left: 0, top: 0, widthPx: task.reading.widthPx, heightPx: task.reading.heightPx }
  const photo = await openPhoto(task.photo, { cut: whole, mostPx: Math.max(widthPx, heightPx) })
  const reading = scaleReading(task.reading, photo)
  const felt = expression ? warpExpression(photo, reading, expression) : { picture: photo, reading }
  const hasSomebody = personShare(reading.masks) > LEAST_PERSON
  const cut = hasSomebody ? styledCut(felt.picture, felt.reading, task) : framedPrint(styleThePhoto(photo, reading, task))
  const { face } = felt.reading
  const set = setIntoScene({
    cut,
    ...(face && { face: faceBox(face) }),
    scene: into.scene,
    style: style === 'none' ? DEFAULT_STYLE : style,
    widthPx,
    heightPx,
    createCanvas,
  })
  return hasSomebody ? set : { ...set, warnings: [...set.warnings, NOBODY] }
}

/** Cut out as the photo shows them and painted in the style, so that the matte follows the real hair. */
function styledCut(
  photo: Picture,
  reading: PhotoReading,
  options: { readonly style: StyleId; readonly seed: string; readonly candidate: number; readonly createCanvas: CreateCanvas },
): Picture {
  const cut = cutOut(photo, solePerson(reading))
  if (options.style === 'none') return cut
  // Borders of the cut take no colour from another place, and the person stays where the cut is.
  const painted = styleThePhoto(photo, reading, { ...options, keepsPlace: true })
  const data = painted.data.slice()
  for (let at = 3; at < data.length; at += 4) data[at] = cut.data[at]!
  return { width: cut.width, height: cut.height, data }
}
