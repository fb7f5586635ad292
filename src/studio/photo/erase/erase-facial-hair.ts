import type { CreateCanvas, Picture } from '../../canvas.ts'
import type { Rgb } from '../../color.ts'
import { smoothStep } from '../../form/curve.ts'
import { blurPlane } from '../../kernels/blur-plane.ts'
import { PART } from '../../raster/figure-buffers.ts'
import { floatsOf } from '../../raster/floats-of.ts'
import { beardHint } from '../beard-hint.ts'
import { facePoint } from '../face-points.ts'
import { fillBeyond } from '../fill-beyond.ts'
import { middleColor } from '../middle-color.ts'
import { maskAt, type PhotoPixels, sampleAround } from '../photo-pixels.ts'
import type { PhotoFace, PhotoReading } from '../photo-reading.ts'
import { drawOver } from '../things/draw-over.ts'
import { sheetsOfPhoto } from '../things/sheets-of-photo.ts'
import { faceZone } from './face-zone.ts'
import { meshArea, RING } from './mesh-area.ts'
import { skinGrain } from './skin-grain.ts'

/** A throat lies in the shadow of its chin. */
const THROAT_SHADE = 0.42
/** Of the light of the cheeks: a lower face has no more. */
const BRIGHT = 1.04
/** Of the same, where the drawn face has ended: the side of a jaw. */
const ASIDE = 0.62
/** Of the light that bare skin would have there: what is darker is hairy. */
const SHADED = 0.66
/** Of the light of the cheeks: below it is hair. */
const HAIRY = 0.42
/** So many times rougher than the cheeks is stubble; pores and wrinkles are finer. */
const ROUGH = 1.9
/** In distances of the outer eye corners: what is finer than this is grain, and how far round a place its roughness is told. */
const FINE = 0.022
const ABOUT = 0.035
const SOFT = 0.05

type Read = PhotoReading & { readonly face: PhotoFace }

/**
 * The photo with the lower face shaved: the form of the drawn face, in the colours of the skin round the beard (the seam is
 * solved, not faded). Undefined where no beard is found.
 */
export function eraseFacialHair(picture: Picture, reading: Read, createCanvas: CreateCanvas): Picture | undefined {
  const photo: PhotoPixels = { reading, picture, scale: picture.width / reading.widthPx }
  if (!beardHint(photo)) return undefined
  const { width, height } = picture
  const drawn = drawOver(reading.face, sheetsOfPhoto(picture, reading, 'shaved'), { width, height, createCanvas })
  const { part } = drawn.buffers
  const cheeks = bareColor(photo)
  const drawnCheeks = bareColor({ ...photo, picture: drawn.picture })
  const own = drawnCheeks[0] * 0.3 + drawnCheeks[1] * 0.59 + drawnCheeks[2] * 0.11
  const { toZone, unitPx } = faceZone(reading.face)
  // The drawn jaw ends elsewhere: its form runs out softly.
  const form = blurPlane(
    floatsOf(part, (kind, pixel) => {
      if (kind !== PART.head && kind !== PART.neck) return ASIDE * 255
      return Math.min(BRIGHT * 255, lightOf(drawn.picture, pixel) / Math.max(0.05, own))
    }),
    { width, height, radius: Math.max(1, unitPx * SOFT), passes: 2 },
  )
  const guide = new Uint8ClampedArray(picture.data.length)
  const apart = new Uint8ClampedArray(picture.data.length)
  for (let at = 0; at < guide.length; at += 4) {
    const pixel = at / 4
    const down = toZone(pixel % width, Math.floor(pixel / width))[1]
    const light = form[pixel]! * (1 - THROAT_SHADE * smoothStep(0.85, 1.25, down))
    for (let channel = 0; channel < 3; channel += 1) {
      // The form is the drawing's, the colour that of the cheeks.
      guide[at + channel] = cheeks[channel as 0 | 1 | 2] * light
      apart[at + channel] = 128 + (picture.data[at + channel]! - guide[at + channel]!) / 2
    }
  }
  const rough = roughness(photo, reading.face)
  const region = regionOf(photo, reading.face, { guide, rough })
  const calm = calmOf(photo, reading.face, rough)
  const known = floatsOf(region, (value, pixel) => {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    if (value < 0.02 && maskAt(photo, 'bodySkin', x, y) > 180) return 1
    const isSkin = maskAt(photo, 'faceSkin', x, y) > 180
    return isSkin &&
      value < 0.02 &&
      rough[pixel]! < calm * ROUGH &&
      lightOf(picture, pixel) > lightOf({ data: guide }, pixel) * 0.45
      ? 1
      : 0
  })
  const seam = fillBeyond({ width, height, data: apart }, known)
  const grain = skinGrain(picture, reading.face, region)
  const data = picture.data.slice()
  for (let pixel = 0, at = 0; pixel < region.length; pixel += 1, at += 4) {
    const share = region[pixel]!
    if (share < 0.004) continue
    for (let channel = 0; channel < 3; channel += 1) {
      const skin =
        guide[at + channel]! + (seam.data[at + channel]! - 128) * 2 + grain(pixel % width, Math.floor(pixel / width), channel)
      data[at + channel] = data[at + channel]! + (skin - data[at + channel]!) * share
    }
  }
  return { width, height, data }
}

/** The lower face without the lips, and what hangs below the chin, softly. */
function regionOf(
  photo: PhotoPixels,
  face: PhotoFace,
  { guide, rough }: { readonly guide: Uint8ClampedArray; readonly rough: Float32Array },
): Float32Array {
  const { picture } = photo
  const { width, height } = picture
  const calm = calmOf(photo, face, rough)
  const cheeks = bareColor(photo)
  const dark = 255 * HAIRY * (cheeks[0] * 0.3 + cheeks[1] * 0.59 + cheeks[2] * 0.11)
  const { toZone } = faceZone(face)
  // Below the jaw whatever is as dark as hair, is not clothes and hangs on the face.
  const isHanging = (x: number, y: number, at: number) => {
    const [along, down] = toZone(x, y)
    if (down < 0.7 || down > 1.75 || Math.abs(along) > 0.72) return false
    const isBody = maskAt(photo, 'clothes', x, y) < 110 && maskAt(photo, 'background', x, y) < 110
    return isBody && (lightOf(picture, at) < dark || (maskAt(photo, 'hair', x, y) > 128 && rough[at]! > calm * ROUGH))
  }
  const isHairy = (at: number) => lightOf(picture, at) < lightOf({ data: guide }, at) * SHADED || rough[at]! > calm * ROUGH
  const isSomebody = (x: number, y: number) => maskAt(photo, 'background', x, y) < 90 && maskAt(photo, 'clothes', x, y) < 128
  const isLower = meshArea(face, RING.lowerFace, 1)
  const isLip = meshArea(face, RING.lips, 1.04)
  const region = new Float32Array(width * height)
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1)
      if (isHanging(x, y, at) || (isLower(x, y) && !isLip(x, y) && isSomebody(x, y) && isHairy(at))) region[at] = 1
  }
  const radius = Math.max(1, Math.round(faceZone(face).unitPx * 0.03))
  // Between hairs there is more hair; single dark pixels are none.
  const grown = blurPlane(region, { width, height, radius, passes: 2 }).map((value, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    return isLip(x, y) || value < 0.12 ? 0 : Math.min(1, (value - 0.12) * 5)
  })
  return blurPlane(grown, { width, height, radius: Math.max(1, radius * 0.4), passes: 2 })
}

/** How much each pixel's surroundings differ from their own mean, of 255. */
function roughness({ picture }: PhotoPixels, face: PhotoFace): Float32Array {
  const { width, height } = picture
  const { unitPx } = faceZone(face)
  const light = Float32Array.from({ length: width * height }, (_, at) => lightOf(picture, at))
  const smooth = blurPlane(light, { width, height, radius: Math.max(1, unitPx * FINE), passes: 2 })
  const apart = light.map((value, at) => Math.abs(value - smooth[at]!))
  return blurPlane(apart, { width, height, radius: Math.max(2, unitPx * ABOUT), passes: 1 })
}

/** How rough bare skin is in this photo. */
function calmOf({ picture }: PhotoPixels, face: PhotoFace, rough: Float32Array): number {
  const found = BARE.map((index) => {
    const { x, y } = facePoint(face, index)
    return rough[Math.round(y) * picture.width + Math.round(x)] ?? 0
  }).toSorted((one, other) => one - other)
  return Math.max(1.2, found[Math.floor(found.length / 2)]!)
}

/** Cheeks beside and below the eyes, where no beard grows: their middle tone, neither shine nor shade. */
const BARE = [50, 280, 101, 330, 36, 266, 120, 349]
const bareColor = (photo: PhotoPixels): Rgb =>
  middleColor(sampleAround(photo, BARE, 0.03), { from: 0.25, to: 0.6 }) ?? [0.7, 0.5, 0.4]

const lightOf = ({ data }: Pick<Picture, 'data'>, pixel: number) =>
  data[pixel * 4]! * 0.3 + data[pixel * 4 + 1]! * 0.59 + data[pixel * 4 + 2]! * 0.11
