import { pixelNoise } from './pixel-noise.ts'

/** A picture being painted: RGBA, opaque. */
export interface Painting {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
  /** How thick the paint lies, 0 … about 1 per pixel, where a style shows it (`raisePaint`). */
  readonly relief?: Float32Array
}

export interface Stroke {
  readonly x: number
  readonly y: number
  /** Unit direction of the brush. */
  readonly dx: number
  readonly dy: number
  /** How far its ends lie aside of its middle, toward (−dy, dx), in halves of its width; absent 0, a straight one. */
  readonly bend?: number
  readonly length: number
  readonly width: number
  readonly red: number
  readonly green: number
  readonly blue: number
  readonly opacity: number
  /** How thick the paint lies; absent 1. */
  readonly body?: number
  /** Its own bristles. */
  readonly seed: number
}

/** How much a single bristle differs in brightness, of 255. */
const BRISTLE_TONE = 7
const MOST_BRISTLES = 16
/** A bristle leaves a furrow about so many pixels wide. */
const BRISTLE_PX = 1.9
/** How unequal furrows are, how much paint is pushed aside, and how unequally brushes are loaded. */
const FURROW = 0.3
const PUSHED = 0.3
const LOADED = 0.3
const bristleTone = new Float32Array(MOST_BRISTLES + 1)
const bristleLoad = new Float32Array(MOST_BRISTLES + 1)
const bristleHeight = new Float32Array(MOST_BRISTLES + 1)

/** One pull of a bristle brush: full where it is pressed, its bristles apart toward the end. */
export function paintStroke({ width, height, data, relief }: Painting, stroke: Stroke): void {
  const { x, y, dx, dy, bend = 0, body = 1 } = stroke
  const halfLength = stroke.length / 2
  const halfWidth = stroke.width / 2
  // A bent stroke lies within a straight one as much wider, on one side, as it is bent.
  const outerWidth = halfWidth * (1 + Math.abs(bend))
  const reachX = Math.abs(dx) * halfLength + Math.abs(dy) * outerWidth + 1
  const reachY = Math.abs(dy) * halfLength + Math.abs(dx) * outerWidth + 1
  const left = Math.max(-x, -reachX)
  const right = Math.min(width - 1 - x, reachX)
  const fromY = Math.max(0, Math.ceil(y - reachY))
  const toY = Math.min(height - 1, Math.floor(y + reachY))
  // How far a row runs inside the stroke's ends and inside its sides; endless where it is parallel to them.
  const endSpan = dx === 0 ? Number.POSITIVE_INFINITY : halfLength / Math.abs(dx)
  const sideSpan = dy === 0 ? Number.POSITIVE_INFINITY : outerWidth / Math.abs(dy)
  const uPerX = dx / halfLength
  const vPerX = -dy / halfWidth
  const bristles = Math.max(2, Math.min(MOST_BRISTLES, Math.round(stroke.width / BRISTLE_PX)))
  const load = 0.5 + LOADED * pixelNoise(stroke.seed, 99)
  for (let bristle = 0; bristle <= bristles; bristle += 1) {
    const noise = pixelNoise(stroke.seed, bristle)
    bristleTone[bristle] = noise * BRISTLE_TONE * body
    bristleLoad[bristle] = 0.72 + 0.28 * noise
    bristleHeight[bristle] = (load + FURROW * noise) * body
  }
  const pushed = PUSHED * body
  const round = Math.min(0.7, halfWidth / halfLength)
  const { red, green, blue, opacity } = stroke
  for (let py = fromY; py <= toY; py += 1) {
    const oy = py - y
    // A level stroke runs along its rows: those beside it are none of its own.
    if (dy === 0 && Math.abs(oy) > outerWidth) continue
    const endMiddle = dx === 0 ? 0 : (-oy * dy) / dx
    const sideMiddle = dy === 0 ? 0 : (oy * dx) / dy
    const first = Math.ceil(x + Math.max(left, endMiddle - endSpan, sideMiddle - sideSpan))
    const last = Math.floor(x + Math.min(right, endMiddle + endSpan, sideMiddle + sideSpan))
    let u = (first - x) * uPerX + (oy * dy) / halfLength
    let across = (first - x) * vPerX + (oy * dx) / halfWidth
    let at = py * width + first
    for (let px = first; px <= last; px += 1, u += uPerX, across += vPerX, at += 1) {
      const v = across - bend * u * u
      if (v < -1 || v > 1) continue
      const bristle = ((v + 1) * 0.5 * bristles) | 0
      const full = bristleLoad[bristle]!
      const edge = v * v * v * v
      // Rounded at the sides and where it is set down, dry toward the end.
      const tip = 1 - round * v * v
      const end = u > full - 0.25 ? (tip - u) / (1.25 - full) : u < -0.8 ? (u + tip) * 5 : 1
      const share = opacity * (1 - edge) * (end < 0 ? 0 : end > 1 ? 1 : end)
      const tone = bristleTone[bristle]!
      const to = at * 4
      data[to] = data[to]! + (red + tone - data[to]!) * share
      data[to + 1] = data[to + 1]! + (green + tone - data[to + 1]!) * share
      data[to + 2] = data[to + 2]! + (blue + tone - data[to + 2]!) * share
      if (relief) relief[at] = relief[at]! + (bristleHeight[bristle]! + pushed * v * v - relief[at]!) * share
    }
  }
}
