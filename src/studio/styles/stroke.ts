import { pixelNoise } from './pixel-noise.ts'

/** A picture being painted: RGBA, opaque. */
export interface Painting {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}

export interface Stroke {
  readonly x: number
  readonly y: number
  /** Unit direction of the brush. */
  readonly dx: number
  readonly dy: number
  readonly length: number
  readonly width: number
  readonly red: number
  readonly green: number
  readonly blue: number
  readonly opacity: number
  /** Its own bristles. */
  readonly seed: number
}

/** How much a single bristle differs in brightness, of 255. */
const BRISTLE_TONE = 9
const BRISTLES = 16
const bristleTone = new Float32Array(BRISTLES + 1)
const bristleLoad = new Float32Array(BRISTLES + 1)

/** One pull of a bristle brush: full where it is pressed, its bristles apart toward the end. */
export function paintStroke({ width, height, data }: Painting, stroke: Stroke): void {
  const { x, y, dx, dy } = stroke
  const halfLength = stroke.length / 2
  const halfWidth = stroke.width / 2
  const reachX = Math.abs(dx) * halfLength + Math.abs(dy) * halfWidth + 1
  const reachY = Math.abs(dy) * halfLength + Math.abs(dx) * halfWidth + 1
  const left = Math.max(-x, -reachX)
  const right = Math.min(width - 1 - x, reachX)
  const fromY = Math.max(0, Math.ceil(y - reachY))
  const toY = Math.min(height - 1, Math.floor(y + reachY))
  // How far a row runs inside the stroke's ends and inside its sides; endless where it is parallel to them.
  const endSpan = dx === 0 ? Number.POSITIVE_INFINITY : halfLength / Math.abs(dx)
  const sideSpan = dy === 0 ? Number.POSITIVE_INFINITY : halfWidth / Math.abs(dy)
  const uPerX = dx / halfLength
  const vPerX = -dy / halfWidth
  for (let bristle = 0; bristle <= BRISTLES; bristle += 1) {
    const noise = pixelNoise(stroke.seed, bristle)
    bristleTone[bristle] = noise * BRISTLE_TONE
    bristleLoad[bristle] = 0.72 + 0.28 * noise
  }
  const { red, green, blue, opacity } = stroke
  for (let py = fromY; py <= toY; py += 1) {
    const oy = py - y
    // A level stroke runs along its rows: those beside it are none of its own.
    if (dy === 0 && Math.abs(oy) > halfWidth) continue
    const endMiddle = dx === 0 ? 0 : (-oy * dy) / dx
    const sideMiddle = dy === 0 ? 0 : (oy * dx) / dy
    const first = Math.ceil(x + Math.max(left, endMiddle - endSpan, sideMiddle - sideSpan))
    const last = Math.floor(x + Math.min(right, endMiddle + endSpan, sideMiddle + sideSpan))
    let u = (first - x) * uPerX + (oy * dy) / halfLength
    let v = (first - x) * vPerX + (oy * dx) / halfWidth
    let to = (py * width + first) * 4
    for (let px = first; px <= last; px += 1, u += uPerX, v += vPerX, to += 4) {
      const bristle = ((v + 1) * 0.5 * BRISTLES) | 0
      const load = bristleLoad[bristle]!
      // Rounded at the sides, dry toward the end.
      const side = 1 - v * v * v * v
      const end = u > load - 0.25 ? (1 - u) / (1.25 - load) : u < -0.8 ? (u + 1) * 5 : 1
      const share = opacity * side * (end < 0 ? 0 : end > 1 ? 1 : end)
      const tone = bristleTone[bristle]!
      data[to] = data[to]! + (red + tone - data[to]!) * share
      data[to + 1] = data[to + 1]! + (green + tone - data[to + 1]!) * share
      data[to + 2] = data[to + 2]! + (blue + tone - data[to + 2]!) * share
    }
  }
}
