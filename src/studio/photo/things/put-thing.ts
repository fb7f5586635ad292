import type { CreateCanvas, Picture } from '../../canvas.ts'
import type { Rgb } from '../../color.ts'
import { blurPlane } from '../../kernels/blur-plane.ts'
import { MATERIAL } from '../../raster/figure-buffers.ts'
import { floatsOf } from '../../raster/floats-of.ts'
import type { View } from '../../raster/view.ts'
import type { CharacterSheet } from '../../sheet/character-sheet.ts'
import type { SceneSheet } from '../../sheet/scene-sheet.ts'
import { hairRegion } from '../erase/hair-region.ts'
import { revealHead } from '../erase/reveal-head.ts'
import { FACE_POINT, facePoint } from '../face-points.ts'
import { byteOfLinear, linearOfByte } from '../oklab.ts'
import { partMatte } from '../part-matte.ts'
import type { PhotoFace, PhotoReading } from '../photo-reading.ts'
import { resizeValues } from '../resize-values.ts'
import { bareOverHat } from './bare-over-hat.ts'
import { besideView, standsBeside } from './beside-view.ts'
import { drawHeadOver } from './draw-head-over.ts'
import { type DrawnOver, drawOver } from './draw-over.ts'
import { hairAsSeen } from './hair-as-seen.ts'
import { isNeckwear, type PhotoThing, withThing } from './photo-thing.ts'
import { putFacialHair } from './put-facial-hair.ts'
import { sheetsOfPhoto } from './sheets-of-photo.ts'
import { skinGains } from './skin-gains.ts'

/** Half heads that a surface must lie before another one to be a thing of its own. */
const BEFORE = 0.004
/** A shadow takes no more than this, and make-up gives no more than this. */
const SHADE = { least: 0.55, paint: 0.15, most: 1.5 } as const
/** Less of a thing to be seen than this share is none. */
const LEAST_SEEN = 0.12

/** With these comes what carries them: hands, sleeves, fur, feathers, ears. */
const WHOLE: ReadonlySet<PhotoThing> = new Set(['prop', 'companion', 'features'])
const OF_BODY: ReadonlySet<number> = new Set([MATERIAL.skin, MATERIAL.hair, MATERIAL.eye])

/** What lies before a thing, and is not moved aside for it. */
const BEHIND: Partial<Record<PhotoThing, readonly ('hair' | 'faceSkin')[]>> = {
  eyewear: [],
  jewellery: ['hair', 'faceSkin'],
  neckwear: ['hair', 'faceSkin'],
}

/**
 * A thing of a sheet on somebody in a photo: drawn as if it were photographed, seen as their head is, in the light and with
 * the shadow that fall on them. Undefined where it would be hidden. The picture is not changed.
 */
export function putThing(
  picture: Picture,
  reading: PhotoReading & { readonly face: PhotoFace },
  { thing, character: of, color }: { thing: PhotoThing; character: CharacterSheet; color?: Rgb },
  createCanvas: CreateCanvas,
): Picture | undefined {
  const { face } = reading
  const { width, height } = picture
  if (thing === 'facial hair' && of.facialHair) {
    return putFacialHair(picture, reading, { kind: of.facialHair.kind, ...(color && { color }) }, createCanvas)
  }
  const person = sheetsOfPhoto(picture, reading, of.seed)
  const isBand = thing === 'headwear' && of.headwear?.kind === 'headphones'
  // A band is pressed into the hair of the photo, and not hidden by hair that is drawn.
  const shaved = (sheet: CharacterSheet): CharacterSheet => ({ ...sheet, hair: { ...sheet.hair, kind: 'shaved' } })
  const wearer = isBand ? shaved(person.character) : person.character
  const character = withThing(wearer, thing, of)
  const bare = {
    ...person,
    character: thing === 'hair' ? { ...wearer, hair: { ...wearer.hair, kind: 'bald' as const } } : wearer,
  }
  const view = thing === 'neckwear' ? neckView(picture, face, { character, scene: person.scene }, createCanvas) : undefined
  const options = { width, height, createCanvas, ...(view && { view }) }
  const scene: SceneSheet = thing === 'prop' ? { ...bare.scene, pose: 'holding' } : bare.scene
  const drawnAs = (seen: DrawOptions) =>
    thing === 'hair'
      ? headsOver(face, { bare, other: { character, scene } }, seen)
      : bodiesOver(face, { bare, other: { character, scene } }, seen)
  const onShoulder = drawnAs(options)
  const isBeside = thing === 'companion' && standsBeside(of.companion?.kind)
  const { before, after } = isBeside ? drawnAs({ ...options, view: besideViewOf(onShoulder, reading) }) : onShoulder
  const cover = coverOf(before, after, thing)
  const drawn = cover.reduce((sum, value) => sum + value, 0)
  // Who sits before the picture throws no shadow on whoever is in it.
  const somebody = isBeside ? new Float32Array(cover.length) : personOf(picture, reading)
  for (const part of BEHIND[thing] ?? []) {
    const matte = partMatte(picture, reading.masks, part)
    for (let pixel = 0; pixel < cover.length; pixel += 1) {
      cover[pixel]! *= 1 - matte[pixel]!
      // Nothing throws a shadow forward, on hair that hangs before it.
      if (part === 'hair') somebody[pixel]! *= 1 - matte[pixel]!
    }
  }
  if (thing === 'features') hideBehind(cover, after, personOf(picture, reading))
  if (thing === 'prop' && !showsThing(cover, after)) return undefined
  const seen = cover.reduce((sum, value) => sum + value, 0)
  if (thing !== 'marks' && (drawn === 0 || seen < drawn * LEAST_SEEN)) return undefined
  const ground =
    thing === 'hair'
      ? // Other hair may be shorter: what the old one hid is made up.
        revealHead(picture, reading, hairRegion(picture, reading), { hair: 'bald', createCanvas })
      : thing === 'headwear'
        ? bareOverHat(picture, reading, cover, character)
        : picture
  const gains = skinGains(picture, reading, before)
  const isPainted = thing === 'marks'
  if (thing === 'hair') {
    const hair = hairAsSeen(picture, reading, { drawn: after.picture, cover })
    return layThing(ground, { before, after: { ...after, picture: hair }, cover, gains: NO_SHADE, person: somebody, isPainted })
  }
  return layThing(ground, { before, after, cover, gains, person: somebody, isPainted })
}

interface Sheets {
  readonly character: CharacterSheet
  readonly scene: SceneSheet
}
type DrawOptions = Parameters<typeof drawOver>[2]

function besideViewOf(
  { before, after }: { before: DrawnOver; after: DrawnOver },
  { face, masks }: PhotoReading & { face: PhotoFace },
) {
  return besideView({ view: before.view, cover: coverOf(before, after, 'companion') }, face, masks)
}

function bodiesOver(face: PhotoFace, { bare, other }: { bare: Sheets; other: Sheets }, options: DrawOptions) {
  const before = drawOver(face, bare, options)
  return { before, after: drawOver(face, other, { ...options, view: before.view }) }
}

function headsOver(face: PhotoFace, { bare, other }: { bare: Sheets; other: Sheets }, options: DrawOptions) {
  const { drawn: before, place } = drawHeadOver(face, bare, options)
  return { before, after: drawHeadOver(face, other, options, place).drawn }
}

/** Half heads behind the middle of the body: wings and tails, which the body hides. */
const BACK = -0.3

function hideBehind(cover: Float32Array, { buffers }: DrawnOver, person: Float32Array): void {
  for (let pixel = 0; pixel < cover.length; pixel += 1) if (buffers.depth[pixel]! < BACK) cover[pixel]! *= 1 - person[pixel]!
}

/** Of the picture: less of a thing that is held than this is a hand alone. */
const LEAST_HELD = 0.0012

function showsThing(cover: Float32Array, { buffers }: DrawnOver): boolean {
  const isHeld = (pixel: number) => !OF_BODY.has(buffers.material[pixel]!) && buffers.material[pixel] !== MATERIAL.cloth
  return cover.reduce((sum, value, pixel) => sum + (isHeld(pixel) ? value : 0), 0) > cover.length * LEAST_HELD
}

/** In half heads: how far below a chin what is worn at the neck begins, and the most a body is moved for it. */
const THROAT = 0.06
const MOST_MOVED = 0.6

/** Necks are of all lengths: a drawn body is moved up or down until what is worn at its neck begins below the photo's chin. */
function neckView(
  { width, height }: Picture,
  face: PhotoFace,
  sheets: { readonly character: CharacterSheet; readonly scene: SceneSheet },
  createCanvas: CreateCanvas,
): View {
  const { garments } = sheets.character
  const without = { ...sheets, character: { ...sheets.character, garments: garments.filter((each) => !isNeckwear(each)) } }
  const before = drawOver(face, without, { width, height, createCanvas })
  const after = drawOver(face, sheets, { width, height, createCanvas, view: before.view })
  const cover = coverOf(before, after, 'neckwear')
  const { view } = before
  const chin = facePoint(face, FACE_POINT.chin)
  const near = (x: number) => Math.abs(x - chin.x) < view.unitPx * 0.35
  const first = cover.findIndex((value, pixel) => value > 0.5 && near(pixel % width))
  // Without any to be seen it lies below the picture.
  const top = first < 0 ? chin.y + view.unitPx * (THROAT + MOST_MOVED) : Math.floor(first / width)
  const wanted = chin.y + THROAT * view.unitPx - top
  const most = MOST_MOVED * view.unitPx
  return { ...view, originYPx: view.originYPx + Math.min(most, Math.max(-most, wanted)) }
}

/** 0…1 for each pixel: how surely somebody is there, who a shadow can fall on. */
function personOf(picture: Picture, { masks }: PhotoReading): Float32Array {
  const size = { width: masks.widthPx, height: masks.heightPx }
  const person = floatsOf(masks.background, (value) => Math.max(0, 1 - value / 128))
  return resizeValues(person, size, picture)
}

/** 0…1 for each pixel: where the thing is seen, on the drawing's own edges. */
function coverOf({ buffers: before, picture }: DrawnOver, { buffers: after }: DrawnOver, thing: PhotoThing): Float32Array {
  const { width, height } = picture
  const isOfHair = thing === 'hair'
  const cover = floatsOf(after.depth, (depth, pixel) => {
    const material = after.material[pixel]!
    const further = depth - before.depth[pixel]!
    if (material === MATERIAL.none || (Math.abs(further) <= BEFORE && material === before.material[pixel])) return 0
    // Hats press hair down, so that what is worn may lie behind where hair was.
    if (!isOfHair && !WHOLE.has(thing)) return OF_BODY.has(material) ? 0 : 1
    return further > 0 && (!isOfHair || material === MATERIAL.hair) ? 1 : 0
  })
  return blurPlane(cover, { width, height, radius: isOfHair ? 2 : 1, passes: 1 })
}

/** The thing over the photo, and on whoever is in it the shadow that the thing throws, or the paint on their skin. */
function layThing({ width, height, data }: Picture, thing: LaidThing): Picture {
  const { before, after, cover, gains, person, isPainted } = thing
  const result = data.slice()
  for (let pixel = 0, at = 0; pixel < cover.length; pixel += 1, at += 4) {
    const share = cover[pixel]!
    const isSame = before.buffers.part[pixel] === after.buffers.part[pixel] && before.buffers.material[pixel] !== MATERIAL.none
    if (share === 0 && !(isSame && person[pixel]! > 0)) continue
    const shade = isSame ? shadeOf(before.picture.data, after.picture.data, at, isPainted) : NO_SHADE
    for (let channel = 0; channel < 3; channel += 1) {
      const own = data[at + channel]!
      const shaded = own * (1 + (shade[channel]! - 1) * person[pixel]!)
      const lit = share === 0 ? 0 : byteOfLinear(linearOfByte(after.picture.data[at + channel]!) * gains[channel]!)
      result[at + channel] = shaded + (lit - shaded) * share
    }
  }
  return { width, height, data: result }
}

interface LaidThing {
  readonly before: DrawnOver
  readonly after: DrawnOver
  readonly cover: Float32Array
  readonly gains: readonly number[]
  readonly person: Float32Array
  readonly isPainted: boolean
}

const NO_SHADE = [1, 1, 1] as const

/** How much less of the light, or of each colour of it, comes back from a pixel than before. */
function shadeOf(was: Uint8ClampedArray, is: Uint8ClampedArray, at: number, isPainted: boolean): readonly number[] {
  if (isPainted) {
    return [0, 1, 2].map((channel) => within((is[at + channel]! + 6) / (was[at + channel]! + 6), SHADE.paint, SHADE.most))
  }
  const sum = (data: Uint8ClampedArray) => data[at]! + data[at + 1]! + data[at + 2]! + 24
  const shade = within(sum(is) / sum(was), SHADE.least, 1)
  // Light that comes round from elsewhere is warm on skin.
  return [shade ** 0.92, shade, shade ** 1.05]
}

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
