import type { Picture } from '../canvas.ts'
import { MOUTH_AT_REST } from '../mouth/mouth-shape.ts'
import { cutOut } from '../photo/cut-out.ts'
import { faceBox } from '../photo/face-box.ts'
import { fillBeyond } from '../photo/fill-beyond.ts'
import type { PhotoReading } from '../photo/photo-reading.ts'
import { talkingPhoto } from '../photo/talking-photo.ts'
import { blurValues } from '../raster/blur-values.ts'
import { FULL_COVER } from './lift-figure.ts'
import type { MotionMap } from './motion-map.ts'
import { photoMotionMap } from './photo-motion-map.ts'

/** A photo taken apart: what is behind its people, what they add to it, and how they can move. */
export interface PhotoLayers {
  readonly widthPx: number
  readonly heightPx: number
  readonly plate: Uint8ClampedArray
  /** As in `FilmLayers`; shows the photo itself where nothing has moved. */
  readonly figure: Int16Array
  readonly map: MotionMap
  /** Shows the lids open, half closed or closed. */
  showLids(state: 0 | 1 | 2): void
  readonly focus: readonly [x: number, y: number]
  readonly horizonY: number
  readonly floorY: number
}

/** So far around a person nothing is taken for the place behind it, as a share of the longer side. */
const MARGIN = 0.006
/** Somebody whose lowest part is this near to the border is cut off by it: no ground is seen. */
const BORDER = 0.03

/** `reading` is of the picture, in its pixels. */
export function photoLayers(picture: Picture, reading: PhotoReading): PhotoLayers {
  const { width, height } = picture
  const cut = cutOut(picture, reading)
  const matte = new Float32Array(width * height)
  for (let pixel = 0; pixel < matte.length; pixel += 1) matte[pixel] = cut.data[pixel * 4 + 3]! / 255
  const plate = fillBeyond(picture, placeOf(matte, { width, height })).data
  const figure = new Int16Array(width * height * 4)
  const lift = (data: Uint8ClampedArray, pixel: number) => {
    if (matte[pixel] === 0) return
    const shown = 1 - matte[pixel]!
    const at = pixel * 4
    for (let channel = at; channel < at + 3; channel += 1)
      figure[channel] = Math.round(data[channel]! - plate[channel]! * shown)
    figure[at + 3] = Math.round(matte[pixel]! * FULL_COVER)
  }
  for (let pixel = 0; pixel < matte.length; pixel += 1) lift(picture.data, pixel)
  const feetY = lowestOf(matte, width)
  const isCutOff = feetY > height * (1 - BORDER)
  const box = reading.face && faceBox(reading.face)
  return {
    widthPx: width,
    heightPx: height,
    plate,
    figure,
    map: photoMotionMap(reading),
    showLids: lidsOf(picture, reading, lift),
    focus: box ? [(box.left + box.right) / 2, (box.top + box.bottom) / 2] : [width / 2, height * 0.42],
    horizonY: height * 0.45,
    // Ground that nobody stands on is not seen: all that is behind is far.
    floorY: isCutOff ? height * 3 : feetY,
  }
}

/** How surely a pixel shows the place and nobody, 0…1. */
function placeOf(matte: Float32Array, size: { width: number; height: number }): Float32Array {
  const radius = Math.max(2, Math.round(Math.max(size.width, size.height) * MARGIN))
  const near = blurValues(matte, { ...size, radius, passes: 2 })
  return near.map((value) => Math.max(0, 1 - value * 12))
}

function lowestOf(matte: Float32Array, width: number): number {
  const last = matte.findLastIndex((value) => value > 0.5)
  return Math.floor(Math.max(0, last) / width)
}

/** Lids are closed by the face mesh; only the place around the eyes is changed in the figure. */
function lidsOf(
  picture: Picture,
  { face, faceCount }: PhotoReading,
  lift: (data: Uint8ClampedArray, pixel: number) => void,
): PhotoLayers['showLids'] {
  if (!face || faceCount !== 1) return () => {}
  const box = faceBox(face)
  const bottom = box.top + (box.bottom - box.top) * 0.62
  const rows = [Math.max(0, Math.floor(box.top)), Math.min(picture.height, Math.ceil(bottom))] as const
  const columns = [Math.max(0, Math.floor(box.left)), Math.min(picture.width, Math.ceil(box.right))] as const
  const talk = talkingPhoto(picture, face)
  const closed = (lids: number) => talk({ mouth: MOUTH_AT_REST, lids, head: [0, 0] })
  const looks = [picture.data, closed(0.5), closed(1)]
  let shown = 0
  return (state) => {
    if (state === shown) return
    shown = state
    for (let y = rows[0]; y < rows[1]; y += 1) {
      for (let x = columns[0]; x < columns[1]; x += 1) lift(looks[state]!, y * picture.width + x)
    }
  }
}
