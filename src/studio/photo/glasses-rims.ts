import type { Rgb } from '../color.ts'
import { FACE_POINT, facePoint } from './face-points.ts'
import { lightness } from './middle-color.ts'
import { type PhotoPixels, pixelAt } from './photo-pixels.ts'

/** From the brow over the bridge to the nose, moved aside by a share of the face's width. */
const BRIDGE = [
  { from: 9, to: 5, aside: 0 },
  { from: 9, to: 195, aside: 0 },
  { from: 9, to: 195, aside: -0.03 },
  { from: 9, to: 195, aside: 0.03 },
] as const
/** From below the lids to the cheeks: three on each side. */
const CHEEKS = [
  [145, 205],
  [153, 36],
  [144, 50],
  [374, 425],
  [380, 266],
  [373, 280],
] as const
/** So much darker than what lies on both sides of it is a rim; on three of the four lines over the nose, and below an eye. */
const BRIDGE_DEPTH = 0.45
const CHEEK_DEPTH = 0.5
/** Of the face's width: where a rim is looked for, and how near what is lighter lies. */
const STEP = 0.006
const NEAR = 0.05
/** Widths of faces in pixels; in smaller ones brows and shadows are as narrow as rims. */
const LEAST_FACE_PX = 64

interface Point {
  readonly x: number
  readonly y: number
}

/** The colour of the rims of glasses: narrow dark lines over the nose and below the eyes. Undefined where there are none. */
export function glassesRims(photo: PhotoPixels): Rgb | undefined {
  const { face } = photo.reading
  if (!face) return undefined
  const at = (index: number) => facePoint(face, index, photo.scale)
  const [left, right] = [at(FACE_POINT.cheekLeft), at(FACE_POINT.cheekRight)]
  const width = Math.hypot(right.x - left.x, right.y - left.y)
  if (width < LEAST_FACE_PX) return undefined
  const [alongX, alongY] = [right.x - left.x, right.y - left.y]
  const bridge = BRIDGE.map(({ from, to, aside }) => {
    const moved = ({ x, y }: Point) => ({ x: x + aside * alongX, y: y + aside * alongY })
    return darkestBetween(photo, moved(at(from)), moved(at(to)), width)
  }).toSorted((one, other) => other.depth - one.depth)
  if (bridge[2]!.depth < BRIDGE_DEPTH) return undefined
  const cheeks = CHEEKS.map(([lid, cheek]) => {
    const [from, to] = [at(lid), at(cheek)]
    return darkestBetween(photo, between(from, to, 0.12), between(from, to, 0.85), width).depth
  })
  if (Math.max(...cheeks) < CHEEK_DEPTH) return undefined
  const [red, green, blue] = bridge[0]!.color
  return [red / 255, green / 255, blue / 255]
}

const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
})

/** The deepest narrow line across the way from one point to another: how much darker than both its sides, 0 to 1. */
function darkestBetween(photo: PhotoPixels, from: Point, to: Point, width: number) {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const steps = Math.max(8, Math.round(length / (width * STEP)))
  const reach = Math.max(1, Math.round((NEAR * width) / (length / steps)))
  const colors = Array.from({ length: steps + 1 }, (_, step) => {
    const { x, y } = between(from, to, step / steps)
    return pixelAt(photo.picture, x, y)
  })
  const lights = colors.map(lightness)
  let darkest = { depth: 0, color: colors[0]! }
  for (let step = 1; step < steps; step += 1) {
    const before = Math.max(...lights.slice(Math.max(0, step - reach), step))
    const after = Math.max(...lights.slice(step + 1, step + 1 + reach))
    const depth = 1 - lights[step]! / Math.max(1, Math.min(before, after))
    if (depth > darkest.depth) darkest = { depth, color: colors[step]! }
  }
  return darkest
}
