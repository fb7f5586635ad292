import type { CreateCanvas, Picture } from '../../canvas.ts'
import { blurPlane } from '../../kernels/blur-plane.ts'
import { sharesOfBytes } from '../../raster/shares-of-bytes.ts'
import type { Painting } from '../../styles/stroke.ts'
import { faceBox } from '../face-box.ts'
import type { PhotoReading } from '../photo-reading.ts'
import { calmPlanes } from './calm-planes.ts'
import { evenTones } from './even-tones.ts'
import { between, type FaceMarks, faceMarks, type Place } from './face-marks.ts'
import { fitMask, guideOf } from './fit-mask.ts'
import { isWholeFigure } from './is-whole-figure.ts'
import { photoFlow } from './photo-flow.ts'
import { brightnessOf, halvePlanes, type Planes, shrinkToPlanes } from './planes.ts'
import { type FaceShape, reshapeFace } from './reshape-face.ts'
import { resizePlane } from './resize-plane.ts'
import type { Sitter, SitterMasks } from './sitter.ts'

export interface SeatOptions {
  readonly shape?: FaceShape
  /** Radius of the calming brush in thousandths of the picture's longer side; 0 leaves the planes as they are. */
  readonly calm: number
  readonly createCanvas: CreateCanvas
}

/** Below this side a picture is worked on as it is; above it at half its size, which nobody sees but the clock. */
const SMALL_PX = 420

/** Makes a photo ready for a style's hand. `reading` is in pixels of the photo. */
export function seat(photo: Picture, reading: PhotoReading | undefined, options: SeatOptions): Sitter {
  const { width, height } = photo
  const opaque = onPaper(photo)
  const landmarks = reading?.face && longEnough(reading.face.landmarks)
  const shaped = landmarks && options.shape ? reshapeFace(opaque, landmarks, options.shape) : { painting: opaque, landmarks }
  const painting = evenTones(shaped.painting)
  const factor = Math.max(width, height) > SMALL_PX ? 2 : 1
  const small = shrinkToPlanes(painting, factor)
  const face = shaped.landmarks && faceMarks({ landmarks: shaped.landmarks })
  const masks = masksOf(photo, small, reading, face, factor)
  const flow = photoFlow(small, { smoothPx: 2 })
  return {
    width,
    height,
    photo: painting,
    small,
    factor,
    flow,
    calm: calmed(small, masks.features, {
      radiusPx: (options.calm * Math.max(width, height)) / factor / 1000,
      // The brush for eyes and mouth is as fine as the smallest face asks for.
      finestPx: reading && reading.faceCount > 1 ? 0 : face ? (face.eyeGapPx / factor) * 0.06 : Infinity,
    }),
    masks,
    hasFigure: reading ? isWholeFigure(reading) : masks.figure.some((value) => value < 0.5),
    ...(face && { face }),
    createCanvas: options.createCanvas,
  }
}

const longEnough = (landmarks: Float32Array) => (landmarks.length >= 468 * 3 ? landmarks : undefined)

/** What is transparent lies on pale paper. */
function onPaper({ width, height, data }: Picture): Painting {
  if (isOpaque({ width, height, data })) return { width, height, data }
  const out = new Uint8ClampedArray(data.length)
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3]! / 255
    for (let channel = 0; channel < 3; channel += 1) out[at + channel] = data[at + channel]! * alpha + 238 * (1 - alpha)
    out[at + 3] = 255
  }
  return { width, height, data: out }
}

/** Brushes below this radius change nothing. */
const LEAST_BRUSH_PX = 1.3

function calmed(
  small: Planes,
  features: Float32Array,
  { radiusPx, finestPx }: { readonly radiusPx: number; readonly finestPx: number },
): Planes {
  if (radiusPx === 0) return small
  const broad = broadPlanes(small, Math.max(LEAST_BRUSH_PX, radiusPx))
  if (!features.some((share) => share > 0.1)) return broad
  const fineRadiusPx = Math.min(BROADEST_PX, radiusPx * 0.45, finestPx)
  const fine = fineRadiusPx < LEAST_BRUSH_PX ? small : broadPlanes(small, fineRadiusPx, features)
  for (const channel of ['red', 'green', 'blue'] as const) {
    const [to, from] = [broad[channel], fine[channel]]
    for (let at = 0; at < features.length; at += small.width) mixRow(to, from, features, at, at + small.width)
  }
  return broad
}

function mixRow(broad: Float32Array, fine: Float32Array, shares: Float32Array, from: number, to: number): void {
  for (let at = from; at < to; at += 1) broad[at] = broad[at]! + (fine[at]! - broad[at]!) * shares[at]!
}

/** A broader brush paints a picture of half the size: its work grows with the square of its breadth. */
const BROADEST_PX = 5.5

/** `where` is not 0, for a fine brush; a broad one paints everything. */
function broadPlanes(planes: Planes, radiusPx: number, where?: Float32Array): Planes {
  if (radiusPx > BROADEST_PX) {
    const half = broadPlanes(halvePlanes(planes), radiusPx / 2)
    const grown = (plane: Float32Array) => resizePlane(plane, half, planes)
    return {
      width: planes.width,
      height: planes.height,
      red: grown(half.red),
      green: grown(half.green),
      blue: grown(half.blue),
    }
  }
  return calmPlanes(planes, photoFlow(planes, { smoothPx: Math.max(1, radiusPx / 2) }), { radiusPx, ...(where && { where }) })
}

function masksOf(
  photo: Picture,
  small: Planes,
  reading: PhotoReading | undefined,
  face: FaceMarks | undefined,
  factor: number,
): SitterMasks {
  const size = { width: small.width, height: small.height }
  const none = () => new Float32Array(size.width * size.height)
  const known = face ? featureMask(face, size, factor) : none()
  const alpha = alphaOf(photo, size)
  if (!reading) return { figure: alpha ?? none().fill(1), skin: none(), hair: none(), features: known }
  const { masks } = reading
  const coarse = { width: masks.widthPx, height: masks.heightPx }
  const guide = guideOf(brightnessOf(small), { size, coarse })
  const features = reading.faceCount > 1 ? withOtherFaces(known, reading, size) : known
  const fitted = (mask: Uint8Array) => fitMask(mask, guide)
  const figure = fitted(masks.background.map((value) => 255 - value))
  const skin = fitted(masks.faceSkin.map((value, at) => Math.min(255, value + masks.bodySkin[at]!)))
  const hair = fitted(masks.hair)
  if (alpha) for (let at = 0; at < alpha.length; at += 1) figure[at] = figure[at]! * alpha[at]!
  return { figure, skin, hair, features }
}

function isOpaque({ width, height, data }: Picture): boolean {
  for (let y = 0; y < height; y += 1) if (hasHole(data, y * width * 4, (y + 1) * width * 4)) return false
  return true
}

function hasHole(data: Uint8ClampedArray, from: number, to: number): boolean {
  for (let at = from + 3; at < to; at += 4) if (data[at] !== 255) return true
  return false
}

/** Undefined for a picture without holes. */
function alphaOf(
  { width, height, data }: Picture,
  size: { readonly width: number; readonly height: number },
): Float32Array | undefined {
  if (isOpaque({ width, height, data })) return undefined
  const alpha = new Float32Array(width * height)
  for (let at = 0; at < alpha.length; at += 1) alpha[at] = data[at * 4 + 3]! / 255
  return resizePlane(alpha, { width, height }, size).map((value) => Math.min(1, Math.max(0, value)))
}

/** They are still painted, a little. */
const OTHERS = 0.75

/** Of the faces whose points are not known, nearly all is feature: eyes and mouths there must not be painted over. */
function withOtherFaces(
  features: Float32Array,
  { masks, face, widthPx, heightPx }: PhotoReading,
  size: { readonly width: number; readonly height: number },
): Float32Array {
  const others = sharesOfBytes(masks.faceSkin)
  if (face) {
    const { left, top, right, bottom } = faceBox(face)
    const [column, row] = [masks.widthPx / widthPx, masks.heightPx / heightPx]
    for (let y = Math.max(0, Math.floor(top * row)); y < Math.min(masks.heightPx, bottom * row); y += 1) {
      for (let x = Math.max(0, Math.floor(left * column)); x < Math.min(masks.widthPx, right * column); x += 1)
        others[y * masks.widthPx + x] = 0
    }
  }
  const shown = resizePlane(others, { width: masks.widthPx, height: masks.heightPx }, size)
  return features.map((value, at) => Math.max(value, Math.min(1, shown[at]!) * OTHERS))
}

function featureMask(face: FaceMarks, size: { readonly width: number; readonly height: number }, factor: number): Float32Array {
  const mask = new Float32Array(size.width * size.height)
  const spot = ([x, y]: Place, radiusPx: number) => {
    const [cx, cy, radius] = [x / factor, y / factor, Math.max(1, radiusPx / factor)]
    for (let row = Math.max(0, Math.floor(cy - radius)); row <= Math.min(size.height - 1, cy + radius); row += 1) {
      for (let column = Math.max(0, Math.floor(cx - radius)); column <= Math.min(size.width - 1, cx + radius); column += 1) {
        if ((column - cx) ** 2 + (row - cy) ** 2 < radius * radius) mask[row * size.width + column] = 1
      }
    }
  }
  const unit = face.eyeGapPx
  for (const eye of face.eyes) {
    spot(eye.middle, eye.widthPx * 0.5)
    for (const place of [...eye.upper, ...eye.lower]) spot(place, unit * 0.13)
    for (const place of eye.brow) spot(place, unit * 0.07)
  }
  for (const place of face.lips) spot(place, unit * 0.09)
  for (const [index, place] of face.mouthUpper.entries()) {
    for (const share of [0, 0.5, 1]) spot(between(place, face.mouthLower[index]!, share), unit * 0.09)
  }
  return blurPlane(mask, { ...size, radius: Math.max(1, (unit / factor) * 0.05) })
}
