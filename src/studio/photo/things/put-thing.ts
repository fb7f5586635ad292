import type { CreateCanvas, Picture } from '../../canvas.ts'
import { blurValues } from '../../raster/blur-values.ts'
import { MATERIAL, PART } from '../../raster/figure-buffers.ts'
import type { CharacterSheet } from '../../sheet/character-sheet.ts'
import type { SceneSheet } from '../../sheet/scene-sheet.ts'
import { castFromPhoto } from '../cast-from-photo.ts'
import { byteOfLinear, linearOfByte } from '../oklab.ts'
import { partMatte } from '../part-matte.ts'
import { photoHints } from '../photo-hints.ts'
import type { PhotoFace, PhotoReading } from '../photo-reading.ts'
import { resizeValues } from '../resize-values.ts'
import { bareOverHat } from './bare-over-hat.ts'
import { type DrawnOver, drawOver } from './draw-over.ts'
import { turnOf } from './head-camera.ts'
import { lightOnFace } from './light-on-face.ts'
import { type PhotoThing, withThing } from './photo-thing.ts'

/** Half heads that a surface must lie before another one to be a thing of its own. */
const BEFORE = 0.004
/** What is drawn goes so far toward the light that the photo's skin is seen in, and no farther than these. */
const GAIN = { share: 0.9, least: 0.3, most: 1.9 } as const
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
  { thing, character: of }: { thing: PhotoThing; character: CharacterSheet },
  createCanvas: CreateCanvas,
): Picture | undefined {
  const { face } = reading
  const { width, height } = picture
  const options = { width, height, createCanvas }
  const person = bareSheets(picture, reading, of.seed)
  const character = withThing(person.character, thing, of)
  const bare =
    thing === 'hair' ? { ...person, character: { ...character, hair: { ...character.hair, kind: 'bald' as const } } } : person
  const scene: SceneSheet = thing === 'prop' ? { ...bare.scene, pose: 'holding' } : bare.scene
  const before = drawOver(face, bare, options)
  const after = drawOver(face, { character, scene }, { ...options, view: before.view })
  const cover = coverOf(before, after, thing)
  const drawn = cover.reduce((sum, value) => sum + value, 0)
  for (const part of BEHIND[thing] ?? []) {
    const matte = partMatte(picture, reading.masks, part)
    for (let pixel = 0; pixel < cover.length; pixel += 1) cover[pixel]! *= 1 - matte[pixel]!
  }
  const seen = cover.reduce((sum, value) => sum + value, 0)
  if (thing !== 'marks' && (drawn === 0 || seen < drawn * LEAST_SEEN)) return undefined
  const ground = thing === 'headwear' ? bareOverHat(picture, reading, cover, character) : picture
  const gains = gainsOf(picture, reading, before)
  const isPainted = thing === 'marks'
  return layThing(ground, { before, after, cover, gains, person: personOf(picture, reading), isPainted })
}

/** 0…1 for each pixel: how surely somebody is there, who a shadow can fall on. */
function personOf(picture: Picture, { masks }: PhotoReading): Float32Array {
  const size = { width: masks.widthPx, height: masks.heightPx }
  const person = Float32Array.from(masks.background, (value) => Math.max(0, 1 - value / 128))
  return resizeValues(person, size, picture)
}

/** The one in the photo without any thing, standing as they do. */
function bareSheets(picture: Picture, reading: PhotoReading & { face: PhotoFace }, seed: string) {
  const { character, scene } = castFromPhoto(photoHints(reading, picture), { seed, candidate: 1, style: 'photoreal' })
  const { headwear: _, eyewear: __, facialHair: ___, companion: ____, ...plain } = character
  return {
    character: { ...plain, jewellery: [], props: [], marks: [] } satisfies CharacterSheet,
    scene: {
      ...scene,
      backdrop: 'studio',
      pose: 'portrait',
      weather: 'clear',
      expression: 'neutral',
      light: lightOnFace(picture, reading.face),
      camera: { framing: 'bust', angle: 'eye level', ...turnOf(reading.face) },
    } satisfies SceneSheet,
  }
}

/** 0…1 for each pixel: where the thing is seen, on the drawing's own edges. */
function coverOf({ buffers: before, picture }: DrawnOver, { buffers: after }: DrawnOver, thing: PhotoThing): Float32Array {
  const { width, height } = picture
  const isOfHair = thing === 'hair' || thing === 'facial hair'
  const cover = Float32Array.from(after.depth, (depth, pixel) => {
    const material = after.material[pixel]!
    const further = depth - before.depth[pixel]!
    if (material === MATERIAL.none || (Math.abs(further) <= BEFORE && material === before.material[pixel])) return 0
    // Hats press hair down, so that what is worn may lie behind where hair was.
    if (!isOfHair && !WHOLE.has(thing)) return OF_BODY.has(material) ? 0 : 1
    return further > 0 && (!isOfHair || material === MATERIAL.hair) ? 1 : 0
  })
  return blurValues(cover, { width, height, radius: 1, passes: 1 })
}

/** How much brighter, in each colour, skin is in the photo than in the drawing of it. */
function gainsOf(picture: Picture, { masks }: PhotoReading, { picture: drawn, buffers }: DrawnOver): [number, number, number] {
  const [own, ours] = [
    [0, 0, 0],
    [0, 0, 0],
  ]
  const { width, height } = picture
  const step = Math.max(1, Math.round(Math.max(width, height) / 400))
  for (let y = 0; y < height; y += step) {
    const row = Math.floor((y * masks.heightPx) / height) * masks.widthPx
    for (let x = 0; x < width; x += step) {
      const pixel = y * width + x
      if (buffers.part[pixel] !== PART.head || buffers.material[pixel] !== MATERIAL.skin) continue
      if (masks.faceSkin[row + Math.floor((x * masks.widthPx) / width)]! < 200) continue
      for (let channel = 0; channel < 3; channel += 1) {
        own[channel]! += linearOfByte(picture.data[pixel * 4 + channel]!)
        ours[channel]! += linearOfByte(drawn.data[pixel * 4 + channel]!)
      }
    }
  }
  const gain = (channel: number) => {
    const whole = ours[channel] === 0 ? 1 : own[channel]! / ours[channel]!
    return Math.min(GAIN.most, Math.max(GAIN.least, whole)) ** GAIN.share
  }
  return [gain(0), gain(1), gain(2)]
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
