import type { Picture } from '../../canvas.ts'
import { smoothStep } from '../../form/curve.ts'
import { FACE_OUTLINE } from '../face-points.ts'
import { partMatte } from '../part-matte.ts'
import { type MaskName, maskAt, type PhotoPixels } from '../photo-pixels.ts'
import type { PhotoFace, PhotoReading } from '../photo-reading.ts'
import { faceZone } from './face-zone.ts'
import { meshArea } from './mesh-area.ts'
import { scalpOf } from './scalp.ts'
import { sureOf } from './sure-of.ts'
import { wholeHat } from './whole-hat.ts'
import { widened } from './widened.ts'

/** In distances of the outer eye corners: hats end above the eyes, their brims beside them or below; nothing of one is as wide. */
const EYES = -0.12
const BRIM = 1.15
const WIDE = 2.4
const LARGEST = 5
/** Above the forehead; and how much of a hat must be there, and how much of one must be seen by the masks. */
const CROWN = -0.55
const LEAST = { high: 0.15, seen: 0.04 } as const
/** Of 255: what is surely of somebody is no hat. */
const OWN = 128
const SURE_HAIR = 230
/** In distances from the middle of the head to its skin: a hat touches what is nearer, hair is not so far out. */
const ON_HEAD = 1.6
const FAR_OUT = 1.35
const VERY_FAR_OUT = 2.2

/** Where somebody wears a hat, 0…1 for each pixel; undefined where none is seen. */
export function hatRegion(picture: Picture, reading: PhotoReading & { readonly face: PhotoFace }): Float32Array | undefined {
  const { width } = picture
  const { face } = reading
  const photo: PhotoPixels = { picture, reading, scale: width / reading.widthPx }
  const { toZone, unitPx } = faceZone(face)
  const placeOf = (pixel: number) => toZone(pixel % width, Math.floor(pixel / width))
  const scalp = scalpOf(face)
  const cloth = partMatte(picture, reading.masks, 'clothes')
  const worn = partMatte(picture, reading.masks, 'other').map((value, pixel) => {
    const [along, down] = placeOf(pixel)
    if (down > EYES || Math.abs(along) > WIDE) return 0
    // Nothing else of cloth is worn above the eyes.
    return Math.min(1, value + cloth[pixel]! * smoothStep(EYES, EYES - 0.2, down))
  })
  const found = touching(worn, picture, (pixel) => scalp.placeOf(pixel % width, Math.floor(pixel / width)).out < ON_HEAD)
  const areaOf = (matte: Float32Array, isWanted: (pixel: number) => boolean) =>
    matte.reduce((sum, value, pixel) => sum + (value > 0.5 && isWanted(pixel) ? 1 : 0), 0) / unitPx ** 2
  if (areaOf(found, () => true) < LEAST.seen) return undefined
  const isFace = meshArea(face, FACE_OUTLINE, 1.02)
  const is = (part: MaskName, x: number, y: number) => maskAt(photo, part, x, y) >= OWN
  const mayBe = (x: number, y: number) => {
    const [along, down] = toZone(x, y)
    if (down > BRIM || Math.abs(along) > WIDE || isFace(x, y)) return 'no'
    if (is('faceSkin', x, y) || is('bodySkin', x, y) || (down > EYES && is('clothes', x, y))) return 'no'
    // A brim is often taken for hair; hair does not stand out so far, and is seldom of the hat's colour alone.
    const { out } = scalp.placeOf(x, y)
    return out < VERY_FAR_OUT && (!is('hair', x, y) || out > FAR_OUT) ? 'yes' : 'surely'
  }
  const ground = sureOf(picture, reading.masks, ['background'])
  const whole = wholeHat(picture, found, {
    mayBe,
    mostPx: LARGEST * unitPx ** 2,
    isGround: (pixel) => ground[pixel]! > 0,
    isHair: (pixel) => {
      const [x, y] = [pixel % width, Math.floor(pixel / width)]
      return found[pixel]! < 0.1 && maskAt(photo, 'hair', x, y) > SURE_HAIR && placeOf(pixel)[1] > EYES
    },
  })
  if (!whole) return undefined
  return areaOf(whole, (pixel) => placeOf(pixel)[1] < CROWN) < LEAST.high ? undefined : widened(picture, whole)
}

/** Those parts of a matte that touch the head: what others wear beside it is theirs. */
function touching(matte: Float32Array, { width, height }: Picture, isOnHead: (pixel: number) => boolean): Float32Array {
  const isReached = new Uint8Array(matte.length)
  const open: number[] = []
  const reach = (at: number) => {
    if (isReached[at] || matte[at]! < 0.3) return
    isReached[at] = 1
    open.push(at)
  }
  for (let at = 0; at < matte.length; at += 1) if (matte[at]! >= 0.3 && isOnHead(at)) reach(at)
  for (let index = 0; index < open.length; index += 1) {
    const at = open[index]!
    const x = at % width
    if (x > 0) reach(at - 1)
    if (x < width - 1) reach(at + 1)
    if (at >= width) reach(at - width)
    if (at < width * (height - 1)) reach(at + width)
  }
  return matte.map((value, at) => (isReached[at] ? value : 0))
}
