import type { Picture } from '#studio/canvas.ts'
import type { Rgb } from '#studio/color.ts'
import { changePhoto } from '#studio/photo/change-photo.ts'
import { drawOutfit } from '#studio/photo/draw-outfit.ts'
import { drawPlace } from '#studio/photo/draw-place.ts'
import { dressPhoto } from '#studio/photo/dress-photo.ts'
import { dyeRegion } from '#studio/photo/dye-region.ts'
import { emptyPhoto } from '#studio/photo/empty-photo.ts'
import { lightOfScene, PLAIN_LIGHT } from '#studio/photo/ground-light.ts'
import { isFarOutfit } from '#studio/photo/is-far-outfit.ts'
import { outfitLimits } from '#studio/photo/outfit-limits.ts'
import { overlayPhotos } from '#studio/photo/overlay-photos.ts'
import { partMatte } from '#studio/photo/part-matte.ts'
import type { PersonPicture } from '#studio/photo/person-picture.ts'
import { photoHints } from '#studio/photo/photo-hints.ts'
import { plainGround } from '#studio/photo/plain-ground.ts'
import { scaleReading } from '#studio/photo/scale-reading.ts'
import { setBeforeGroup, setBeside, setIntoPhoto } from '#studio/photo/set-into-photo.ts'
import { setIntoScene } from '#studio/photo/set-into-scene.ts'
import { setTogether } from '#studio/photo/set-together.ts'
import { wearerOf } from '#studio/photo/wearer-of.ts'
import { castFrom } from '../from-photo/cast-from.ts'
import { pngOf } from '../png-of.ts'
import { createStudioCanvas } from '../studio-canvas.ts'
import type { Montage, MontageSource, MontageTask, PhotoSource } from './montage-task.ts'
import { cutOf, personOf } from './open-source.ts'

const NO_BODY = 'No clothes were found in one of the two pictures: the person stays as they are.'

interface Made {
  readonly picture: Picture
  readonly warnings: readonly string[]
  readonly isChanged?: boolean
}

/** Makes one picture of two; the same task gives the same bytes. */
export async function makeMontage(task: MontageTask): Promise<Montage> {
  const { picture, ...made } = await make(task)
  return { ...(await pngOf(picture)), ...made }
}

function make(task: MontageTask): Promise<Made> {
  switch (task.kind) {
    case 'change':
      return change(task)
    case 'dress':
      return dress(task)
    case 'elsewhere':
      return setElsewhere(task)
    case 'into':
      return setInto(task)
    case 'overlay':
      return overlay(task)
    default:
      return task satisfies never
  }
}

async function change({ photo, changes }: Extract<MontageTask, { kind: 'change' }>): Promise<Made> {
  const { picture, masks } = await personOf(photo)
  return changePhoto(picture, { ...scaleReading(photo.reading, picture), masks }, changes, { createCanvas: createStudioCanvas })
}

const DRAWN_ANEW =
  'The two pictures show their people too differently: the outfit was made anew in its colours and kinds of garments.'

async function dress({ person, outfit, color }: Extract<MontageTask, { kind: 'dress' }>): Promise<Made> {
  const wearer = wearerOf(await personOf(person), person.reading.faceCount)
  if (outfit.kind === 'drawing') return worn(wearer, drawOutfit(outfit.sheets.character, createStudioCanvas), color)
  const owner = wearerOf(await personOf(outfit), outfit.reading.faceCount)
  const isFar = isFarOutfit({ ...wearer, mesh: person.reading.face }, { ...owner, mesh: outfit.reading.face })
  if (!isFar && wearer.face) return worn(wearer, owner, color)
  if (!wearer.face) return dyedLike(wearer, owner, { outfit, color })
  // Cloth that can not be bent so far comes out as patches; garments of the same kinds and colours are whole.
  const { character } = castFrom(owner.picture, outfit.reading, { seed: 'outfit', candidate: 1, style: 'none' })
  const made = worn(wearer, drawOutfit(character, createStudioCanvas), color)
  return { ...made, warnings: made.warnings.includes(NO_BODY) ? made.warnings : [DRAWN_ANEW] }
}

const ONLY_COLOR = 'No face was found to fit the outfit by: of the outfit only the colour was taken.'

/** Without a face nothing tells where shoulders and waist are: the person's own clothes take the outfit's main colour. */
function dyedLike(
  { picture, masks }: PersonPicture,
  owner: PersonPicture,
  { outfit, color }: { readonly outfit: PhotoSource; readonly color: Rgb | undefined },
): Made {
  const taken = color ?? photoHints(scaleReading(outfit.reading, owner.picture), owner.picture).garments[0]?.color
  const matte = partMatte(picture, masks, 'clothes')
  const isDressed = matte.some((value) => value > 0.9)
  if (!taken || !isDressed) return { picture, warnings: [NO_BODY] }
  return { picture: dyeRegion(picture, matte, taken, { strength: 0.96 }), warnings: [ONLY_COLOR] }
}

function worn(wearer: PersonPicture, outfit: PersonPicture, color: Rgb | undefined): Made {
  const picture = dressPhoto(wearer, outfit, { ...(color && { color }) })
  return { picture: picture ?? wearer.picture, warnings: picture ? outfitLimits(wearer, outfit) : [NO_BODY] }
}

async function setElsewhere(task: Extract<MontageTask, { kind: 'elsewhere' }>): Promise<Made> {
  const { place, style, widthPx, heightPx } = task
  const [first, second] = await Promise.all(task.subjects.map(cutOf))
  const size = { widthPx, heightPx, createCanvas: createStudioCanvas }
  if (first && !second && place.kind === 'scene') return setIntoScene({ ...first, scene: place.scene, style, ...size })
  const ground =
    place.kind === 'scene'
      ? drawPlace({ scene: place.scene, style, ...size })
      : { picture: plainGround(place.color, { width: widthPx, height: heightPx }), warnings: [] }
  if (!first) return ground
  const light = place.kind === 'scene' ? lightOfScene(place.scene, ground.picture) : PLAIN_LIGHT
  const picture = second ? setTogether(ground.picture, [first, second], light) : setIntoPhoto(ground.picture, first, light)
  return { picture, warnings: ground.warnings }
}

const isGroup = (source: MontageSource) => source.kind === 'photo' && source.reading.faceCount > 1

async function setInto(task: Extract<MontageTask, { kind: 'into' }>): Promise<Made> {
  const { isAlone } = task
  // A group keeps its place: one can come to many, many do not come to one.
  const isTurned = !isAlone && isGroup(task.subject) && !isGroup(task.place)
  const [subject, place] = isTurned ? [task.place, task.subject] : [task.subject, task.place]
  const first = await cutOf(subject)
  if (place.kind === 'drawing') {
    const { sheets, ...drawn } = place
    const order = { scene: sheets.scene, ...drawn, createCanvas: createStudioCanvas }
    if (isAlone) return setIntoScene({ ...first, ...order })
    const { picture, warnings } = drawPlace(order)
    return {
      picture: setTogether(picture, [first, { ...(await cutOf(place)), isAtHome: true }], lightOfScene(sheets.scene, picture)),
      warnings,
    }
  }
  const other = await personOf(place)
  if (isAlone) return { picture: setIntoPhoto(other.picture, first), warnings: [] }
  if (isGroup(place)) return { picture: setBeforeGroup(other, first), warnings: [] }
  const beside = setBeside(other, first.cut, first.face)
  return {
    picture: beside ?? setTogether(emptyPhoto(other), [first, { ...(await cutOf(place)), isAtHome: true }]),
    warnings: [],
  }
}

async function overlay({ first, second }: Extract<MontageTask, { kind: 'overlay' }>): Promise<Made> {
  const pictures = await Promise.all([first, second].map(personOf))
  return {
    picture: overlayPhotos(pictures[0]!.picture, pictures[1]!.picture),
    warnings: ['Nobody was found in the two pictures: one goes over into the other.'],
  }
}
