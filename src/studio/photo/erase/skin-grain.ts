import type { Picture } from '../../canvas.ts'
import { blurPlane } from '../../kernels/blur-plane.ts'
import { floatsOf } from '../../raster/floats-of.ts'
import { facePoint } from '../face-points.ts'
import type { PhotoFace } from '../photo-reading.ts'
import { faceZone } from './face-zone.ts'

/** Places that are bare on most faces: cheeks, temples and the forehead. */
const PLACES = [50, 280, 101, 330, 36, 266, 205, 425, 151, 108, 337]
/** In distances of the outer eye corners: half the side of the piece of skin, and what is finer than this is grain. */
const HALF = 0.1
const FINE = 0.009
/** Of 255: what differs more than pores is a wrinkle or a hair. */
const MOST = 7

/** How much each pixel's light differs, in three channels, as the bare skin of this face does: its evenest piece, mirrored over and over. */
export function skinGrain(
  { width, height, data }: Picture,
  face: PhotoFace,
  region: Float32Array,
): (x: number, y: number, channel: number) => number {
  const { unitPx } = faceZone(face)
  const half = Math.max(2, Math.round(unitPx * HALF))
  const options = { width, height, radius: Math.max(1, unitPx * FINE), passes: 2 }
  const planes = [0, 1, 2].map((channel) => {
    const plane = floatsOf(region, (_, pixel) => data[pixel * 4 + channel]!)
    const smooth = blurPlane(plane, options)
    return plane.map((value, pixel) => Math.min(MOST, Math.max(-MOST, value - smooth[pixel]!)))
  })
  const pieces = PLACES.flatMap((index) => {
    const [x, y] = [Math.round(facePoint(face, index).x), Math.round(facePoint(face, index).y)]
    if (x < half || y < half || x >= width - half || y >= height - half) return []
    let rough = 0
    for (let row = y - half; row <= y + half; row += 1) {
      for (let column = x - half; column <= x + half; column += 1) {
        const at = row * width + column
        rough += region[at]! > 0 ? Infinity : planes[1]![at]! ** 2
      }
    }
    return rough === Infinity ? [] : [{ x, y, rough }]
  })
  const best = pieces.toSorted((one, other) => one.rough - other.rough)[0]
  if (!best) return () => 0
  const side = 2 * half + 1
  return (x, y, channel) => planes[channel]![(best.y - half + mirrored(y, side)) * width + best.x - half + mirrored(x, side)]!
}

function mirrored(at: number, side: number): number {
  const within = at % (2 * side)
  return within < side ? within : 2 * side - 1 - within
}
