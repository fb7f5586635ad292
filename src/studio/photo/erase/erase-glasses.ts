import type { CreateCanvas, Picture } from '../../canvas.ts'
import { blurPlane } from '../../kernels/blur-plane.ts'
import { fillBeyond } from '../fill-beyond.ts'
import { glassesHint } from '../glasses-hint.ts'
import { glassesRims } from '../glasses-rims.ts'
import { maskAt, type PhotoPixels } from '../photo-pixels.ts'
import type { PhotoFace, PhotoReading } from '../photo-reading.ts'
import { seenCheeks } from '../skin-hint.ts'
import { faceZone } from './face-zone.ts'
import { meshArea, RING } from './mesh-area.ts'
import { revealHead } from './reveal-head.ts'

/** In distances of the outer eye corners: where glasses lie on a face. */
const ZONE = { aside: 0.86, above: 0.3, below: 0.44, nose: 0.24, noseBelow: 0.26 } as const
/** The widest rim, and how much darker than the skin on both sides it is, of 255. */
const RIM = { width: 0.07, apart: 20 } as const
/** Skin is never wholly even; a share of its light. */
const GRAIN = 0.04
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
      picture: revealHead(picture, reading, region, { createCanvas }),
      warning: 'What the dark glasses hid of the eyes is made up.',
    }
  }
  const rims = regionOf(photo, reading.face, { isDark: false })
  if (!worn) return undefined
  const region = softened(picture, rims, reading.face)
  return { picture: filled(picture, region) }
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

/** Rims are narrow: what lies on both sides of them goes on below them, a little grained. */
function filled(picture: Picture, region: Float32Array): Picture {
  const beyond = fillBeyond(
    picture,
    region.map((value) => (value > 0.004 ? 0 : 1)),
  )
  const data = picture.data.slice()
  for (let pixel = 0, at = 0; pixel < region.length; pixel += 1, at += 4) {
    const share = region[pixel]!
    if (share === 0) continue
    const grain = 1 + (((Math.imul(pixel, 0x9e3779b1) >>> 8) & 255) / 255 - 0.5) * GRAIN
    for (let channel = at; channel < at + 3; channel += 1) {
      data[channel] = data[channel]! + (beyond.data[channel]! * grain - data[channel]!) * share
    }
  }
  return { width: picture.width, height: picture.height, data }
}

const lightAt = ({ data }: Picture, at: number) => data[at * 4]! * 0.3 + data[at * 4 + 1]! * 0.59 + data[at * 4 + 2]! * 0.11

const lightness = ([red, green, blue]: readonly [number, number, number]) => red * 0.3 + green * 0.59 + blue * 0.11
