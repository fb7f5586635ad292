import { DEFAULT_STYLE, type StyleId } from '#contract/styles.ts'
import type { CreateCanvas, Picture } from '#studio/canvas.ts'
import type { Sheets } from '#studio/edit/sheets.ts'
import { completeBody } from '#studio/photo/complete-body.ts'
import { cropReading } from '#studio/photo/crop-reading.ts'
import { cutOut } from '#studio/photo/cut-out.ts'
import { drawPlace } from '#studio/photo/draw-place.ts'
import { type FaceBox, faceBox } from '#studio/photo/face-box.ts'
import { fadedSides } from '#studio/photo/faded-sides.ts'
import { framedPrint } from '#studio/photo/framed-print.ts'
import { lightOfScene } from '#studio/photo/ground-light.ts'
import { nearCut } from '#studio/photo/near-cut.ts'
import { personShare } from '#studio/photo/person-share.ts'
import type { PhotoReading } from '#studio/photo/photo-reading.ts'
import { scaleReading } from '#studio/photo/scale-reading.ts'
import { setIntoScene } from '#studio/photo/set-into-scene.ts'
import { setTogether } from '#studio/photo/set-together.ts'
import { solePerson } from '#studio/photo/sole-person.ts'
import { warpExpression } from '#studio/photo/warp-expression.ts'
import type { CharacterSheet } from '#studio/sheet/character-sheet.ts'
import type { SceneSheet } from '#studio/sheet/scene-sheet.ts'
import type { PhotoDrawingTask, PhotoPerson } from '../drawing-task.ts'
import { cutOf } from '../montage/open-source.ts'
import { openPhoto } from './open-photo.ts'
import { styleThePhoto } from './style-the-photo.ts'

/** Less of a photo than this is nobody. */
const LEAST_PERSON = 0.012
const NOBODY = 'Nobody was found in the photo: the photo as a whole is set into the scene.'

type SceneTask = PhotoDrawingTask & { readonly into: Sheets; readonly createCanvas: CreateCanvas }

/** The person of a photo in a drawn scene, alone or beside somebody, all in the same style. */
export async function setPersonInto(task: SceneTask): Promise<{ picture: Picture; warnings: string[] }> {
  const { into, widthPx, heightPx, createCanvas, beside } = task
  const place = { scene: into.scene, style: placeStyle(task), widthPx, heightPx, createCanvas }
  const own = await cutPerson(task, task)
  const nobody = own.isSomebody ? [] : [NOBODY]
  if (!beside) {
    const { picture, warnings } = setIntoScene({ ...own, ...place })
    return { picture, warnings: [...warnings, ...nobody] }
  }
  const other = 'photo' in beside.who ? await cutPerson(beside.who, task) : await cutDrawn(beside.who, task)
  const { picture: ground, warnings } = drawPlace(place)
  const people = beside.side === 'left' ? ([other, own] as const) : ([own, other] as const)
  return { picture: setTogether(ground, people, lightOfScene(into.scene, ground)), warnings: [...warnings, ...nobody] }
}

const placeStyle = ({ style }: SceneTask): StyleId => (style === 'none' ? DEFAULT_STYLE : style)

async function cutPerson(
  who: PhotoPerson & Pick<PhotoDrawingTask, 'expression'>,
  task: SceneTask,
): Promise<{ cut: Picture; face?: FaceBox; isSomebody: boolean }> {
  const { style, widthPx, heightPx, createCanvas } = task
  const part = nearCut(who.reading, task.beside ? 'half figure' : task.into.scene.camera.framing)
  const photo = await openPhoto(who.photo, { cut: part, mostPx: Math.max(widthPx, heightPx) })
  const reading = scaleReading(cropReading(who.reading, part), photo)
  const painted = { style, seed: who.seed, candidate: who.candidate, createCanvas }
  if (personShare(reading.masks) < LEAST_PERSON) {
    return { cut: framedPrint(styleThePhoto(photo, reading, painted)), isSomebody: false }
  }
  const felt = who.expression ? warpExpression(photo, reading, who.expression) : { picture: photo, reading }
  const { face } = felt.reading
  const styled = styledCut(felt.picture, felt.reading, painted)
  // Beside somebody nothing hides where the photo cuts an arm off.
  const cut = task.beside ? fadedSides(styled) : styled
  return { cut, ...(face && { face: faceBox(face) }), isSomebody: true }
}

/** Somebody drawn, turned to whom they stand beside. */
function cutDrawn(character: CharacterSheet, task: SceneTask): Promise<{ cut: Picture; face?: FaceBox }> {
  const { into, beside } = task
  const { camera } = into.scene
  const yaw = beside?.side === 'left' ? 0.3 : -0.3
  const near: SceneSheet = {
    ...into.scene,
    pose: 'relaxed',
    camera: {
      ...camera,
      framing: camera.framing === 'full figure' ? camera.framing : 'half figure',
      headYaw: yaw,
      bodyYaw: yaw * 0.6,
    },
  }
  const sidePx = Math.max(task.widthPx, task.heightPx)
  const size = { widthPx: sidePx, heightPx: sidePx }
  return cutOf({ kind: 'drawing', sheets: { character, scene: near }, style: placeStyle(task), ...size })
}

/** Cut out as the photo shows them and painted in the style, so that the matte follows the real hair. */
function styledCut(
  photo: Picture,
  reading: PhotoReading,
  options: { readonly style: StyleId; readonly seed: string; readonly candidate: number; readonly createCanvas: CreateCanvas },
): Picture {
  const alone = solePerson(reading)
  const masks = completeBody(photo, alone.masks, reading.face && faceBox(reading.face))
  const cut = cutOut(photo, { ...alone, masks })
  if (options.style === 'none') return cut
  // Borders of the cut take no colour from another place, and the person stays where the cut is.
  const painted = styleThePhoto(photo, reading, { ...options, keepsPlace: true })
  const data = painted.data.slice()
  for (let at = 3; at < data.length; at += 4) data[at] = cut.data[at]!
  return { width: cut.width, height: cut.height, data }
}
