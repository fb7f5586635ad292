import type { CreateCanvas, Picture } from '../../canvas.ts'
import { blurPlane } from '../../kernels/blur-plane.ts'
import { fillBeyond } from '../fill-beyond.ts'
import { glassesHint } from '../glasses-hint.ts'
import { glassesRims } from '../glasses-rims.ts'
import { partMatte } from '../part-matte.ts'
import { maskAt, type PhotoPixels } from '../photo-pixels.ts'
import type { PhotoFace, PhotoReading } from '../photo-reading.ts'
import { seenCheeks } from '../skin-hint.ts'
import { faceZone } from './face-zone.ts'
import { meshArea, RING } from './mesh-area.ts'
import { revealHead } from './reveal-head.ts'
import { skinGrain } from './skin-grain.ts'

/** In distances of the outer eye corners: where glasses lie on a face. */
const ZONE = { aside: 0.86, above: 0.3, below: 0.44, nose: 0.24, noseBelow: 0.26, temple: 1, lens: 0.6 } as const
/** The widest rim, and how much darker than the skin on both sides it is, of 255. */
const RIM = { width: 0.07, apart: 20 } as const
/** In squares of that distance: less of rims is none, and more of worn things over the eyes themselves is light in lenses. */
const LEAST_RIMS = 0.03
const LEAST_SHINE = 0.012
/** Most eyes are brown. */
const UNSEEN_EYES = [0.25, 0.17, 0.11] as const
/** Of 255: from here on the masks see something worn. */
const WORN = 110

type Read = PhotoReading & { readonly face: PhotoFace }

/** The photo without glasses; what dark lenses hide is made up. Undefined where no glasses are found. */
export function eraseGlasses(
  picture: Picture,
  reading: Read,
  createCanvas: CreateCanvas,
): { picture: Picture; warning?: string } | undefined {
  const photo: PhotoPixels = { reading, picture, scale: picture.width / reading.widthPx }
  const worn = glassesHint(photo)
  if (worn?.kind === 'sunglasses') {
    const region = softened(picture, regionOf(photo, reading.face, { isDark: true }), reading.face)
    return {
      picture: revealHead(picture, reading, region, { eyes: UNSEEN_EYES, createCanvas }),
      warning: 'What the dark glasses hid of the eyes is made up.',
    }
  }
  const masked = rimsOfMask(photo, reading.face)
  if (!worn && masked.share < LEAST_RIMS) return undefined
  const seen = worn ? regionOf(photo, reading.face, { isDark: false }) : masked.rims
  const rims = masked.rims.map((value, pixel) => Math.max(value, seen[pixel]!))
  const region = softened(picture, rims, reading.face)
  return {
    picture: skinned(photo, reading.face, region),
    ...(masked.shine > LEAST_SHINE && { warning: 'What shines in the lenses stays.' }),
  }
}

/** What the masks see worn where glasses lie, without the eyes behind; how much there is of it, and how much of that shines. */
function rimsOfMask(photo: PhotoPixels, face: PhotoFace): { rims: Float32Array; share: number; shine: number } {
  const { picture, reading } = photo
  const { width } = picture
  const { unitPx, toZone } = faceZone(face)
  const eyes = [RING.leftEye, RING.rightEye].map((ring) => meshArea(face, ring, 1.3))
  let [seen, shine] = [0, 0]
  const rims = partMatte(picture, reading.masks, 'other').map((value, pixel) => {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    const [along, down] = toZone(x, y)
    if (Math.abs(along) > ZONE.temple || down < -ZONE.above || down > ZONE.lens) return 0
    if (value > 0.5) seen += 1
    if (eyes.some((isEye) => isEye(x, y))) {
      if (value > 0.5) shine += 1
      return 0
    }
    return value
  })
  return { rims, share: seen / unitPx ** 2, shine: shine / unitPx ** 2 }
}

/** Rims are narrow: the skin and the brows on both sides of them go on below them, as grained as skin elsewhere. */
function skinned(photo: PhotoPixels, face: PhotoFace, region: Float32Array): Picture {
  const { picture } = photo
  const { width, height } = picture
  const eyes = [RING.leftEye, RING.rightEye].map((ring) => meshArea(face, ring, 1.2))
  const known = region.map((value, pixel) => {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    return value < 0.004 && maskAt(photo, 'faceSkin', x, y) > 130 && !eyes.some((isEye) => isEye(x, y)) ? 1 : 0
  })
  const beyond = fillBeyond(picture, known)
  const grain = skinGrain(picture, face, region)
  const data = picture.data.slice()
  for (let pixel = 0, at = 0; pixel < region.length; pixel += 1, at += 4) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    // Over hair there is no skin.
    const share = region[pixel]! * Math.min(1, Math.max(0, (170 - maskAt(photo, 'hair', x, y)) / 60))
    if (share < 0.004) continue
    for (let channel = 0; channel < 3; channel += 1) {
      const skin = beyond.data[at + channel]! + grain(x, y, channel)
      data[at + channel] = data[at + channel]! + (skin - data[at + channel]!) * share
    }
  }
  return { width, height, data }
}

/** Rims and, of dark glasses, all that is worn; eyes and brows are left alone. */
function regionOf(photo: PhotoPixels, face: PhotoFace, { isDark }: { isDark: boolean }): Float32Array {
  const { picture } = photo
  const { width, height } = picture
  const { unitPx, toZone } = faceZone(face)
  const light = Float32Array.from({ length: width * height }, (_, at) => lightAt(picture, at))
  const reach = Math.max(1, Math.round((RIM.width * unitPx) / 2))
  const own = [RING.leftEye, RING.rightEye].map((ring) => meshArea(face, ring, 1.45))
  const brows = [RING.leftBrow, RING.rightBrow].map((ring) => meshArea(face, ring, 1))
  const cheeks = seenCheeks(photo) ?? [0.8, 0.6, 0.5]
  const rims = glassesRims(photo) ?? [0.1, 0.1, 0.1]
  const darkest = (lightness(rims) * 0.5 + lightness(cheeks) * 0.5) * 255
  // Rims before brows are told from them by being as dark as rims are elsewhere.
  const brown = lightness(rims) * 255 * 1.1 + 6
  const region = new Float32Array(width * height)
  for (let y = reach; y < height - reach; y += 1) {
    for (let x = reach; x < width - reach; x += 1) {
      const [along, down] = toZone(x, y)
      if (Math.abs(along) > ZONE.aside || down < -ZONE.above || down > ZONE.below) continue
      if (Math.abs(along) < ZONE.nose && down > ZONE.noseBelow) continue
      const at = y * width + x
      if (isDark) {
        if (maskAt(photo, 'other', x, y) > WORN || light[at]! < 60) region[at] = 1
        continue
      }
      if (own.some((isOwn) => isOwn(x, y))) continue
      const isBrow = brows.some((isOwn) => isOwn(x, y))
      if (light[at]! < (isBrow ? brown : darkest) && isRim(light, at, { width, reach })) region[at] = 1
    }
  }
  return region
}

/** A narrow line, darker than what lies on both of its sides, in any of four directions. */
function isRim(light: Float32Array, at: number, { width, reach }: { width: number; reach: number }): boolean {
  const own = light[at]!
  for (const step of [1, width, width + 1, width - 1]) {
    const far = step === 1 || step === width ? reach : Math.max(1, Math.round(reach * 0.72))
    const [one, other] = [light[at - step * far]!, light[at + step * far]!]
    if (Math.min(one, other) - own > RIM.apart) return true
  }
  return false
}

function softened({ width, height }: Picture, region: Float32Array, face: PhotoFace): Float32Array {
  const radius = Math.max(1, Math.round(faceZone(face).unitPx * 0.024))
  return blurPlane(region, { width, height, radius, passes: 2 }).map((value) => Math.min(1, value * 4.5))
}

const lightAt = ({ data }: Picture, at: number) => data[at * 4]! * 0.3 + data[at * 4 + 1]! * 0.59 + data[at * 4 + 2]! * 0.11

const lightness = ([red, green, blue]: readonly [number, number, number]) => red * 0.3 + green * 0.59 + blue * 0.11
