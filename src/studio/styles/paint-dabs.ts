import { randomFor } from '../random.ts'
import { type Painting, paintStroke } from './stroke.ts'

export interface DabPlan {
  readonly seed: string
  readonly lengthPx: number
  readonly widthPx: number
  readonly opacity: number
  /** How thick the paint lies; absent 1. */
  readonly body?: number
  /** How many dabs lie over each other on average. */
  readonly layers: number
  /** Writes the brush's unit direction at a pixel into `out`; false leaves the place unpainted. */
  readonly direction: (x: number, y: number, out: Float32Array) => boolean
  /** Where no stroke is begun; absent nowhere. */
  readonly isLeftOut?: (x: number, y: number) => boolean
  /** Changes the colour (three values of 255) the brush has taken up. */
  readonly mixColor: (color: Float32Array, random: () => number) => void
  /** A dab is shortened where the colour under its ends differs by more (three channels of 255 together). */
  readonly tolerance: number
}

/** Steps through the grid in an order that looks like chance; larger than any grid's common factors. */
const STRIDE = 7919
const MOST_CUTS = 3

/** Separate dabs of the brush, each in the colour that `source` has under it. Changes the painting. */
export function paintDabs(painting: Painting, source: Uint8ClampedArray, plan: DabPlan): void {
  const { width, height } = painting
  const random = randomFor(plan.seed, 'dabs')
  const stepPx = Math.max(1.5, Math.sqrt((plan.lengthPx * plan.widthPx) / plan.layers))
  const columns = Math.ceil(width / stepPx)
  const count = columns * Math.ceil(height / stepPx)
  const direction = new Float32Array(2)
  const color = new Float32Array(3)
  const place = (index: number) => {
    const x = ((index % columns) + random()) * stepPx
    const y = (Math.floor(index / columns) + random()) * stepPx
    const strokeSeed = Math.floor(random() * 65536)
    const stretch = 0.7 + random() * 0.6
    if (x >= width || y >= height) return
    if (plan.isLeftOut?.(x, y) || !plan.direction(x, y, direction)) return
    const dx = direction[0]!
    const dy = direction[1]!
    takeUp(painting, source, x, y, plan.widthPx * AROUND, color)
    let length = plan.lengthPx * stretch
    const turn = turnAt(painting, plan, x, y, dx * length * 0.5, dy * length * 0.5)
    for (let cut = 0; cut < MOST_CUTS; cut += 1) {
      const aside = (length * length * turn) / (8 * plan.lengthPx * stretch)
      const ahead = changeAt(painting, source, x + (dx * length) / 2 - dy * aside, y + (dy * length) / 2 + dx * aside, color)
      const behind = changeAt(painting, source, x - (dx * length) / 2 - dy * aside, y - (dy * length) / 2 + dx * aside, color)
      if (ahead < plan.tolerance && behind < plan.tolerance) break
      length *= 0.6
    }
    const wide = Math.max(1.5, Math.min(plan.widthPx, length))
    plan.mixColor(color, random)
    paintStroke(painting, {
      x,
      y,
      dx,
      dy,
      length,
      width: wide,
      bend: (length * length * turn) / (4 * plan.lengthPx * stretch * wide),
      red: color[0]!,
      green: color[1]!,
      blue: color[2]!,
      opacity: plan.opacity,
      ...(plan.body === undefined ? {} : { body: plan.body }),
      seed: strokeSeed,
    })
  }
  const stride = count % STRIDE === 0 ? 1 : STRIDE
  for (let dab = 0, index = 0; dab < count; dab += 1, index = (index + stride) % count) place(index)
}

const AROUND = 0.3
const tones = new Float32Array(5)
const places = new Int32Array(5)

/** The middle by brightness of five places under the brush: no hair or speck alone makes a stroke. */
function takeUp(
  { width, height }: Painting,
  source: Uint8ClampedArray,
  x: number,
  y: number,
  reach: number,
  color: Float32Array,
): void {
  for (let place = 0; place < 5; place += 1) {
    const aside = place === 1 ? -reach : place === 2 ? reach : 0
    const down = place === 3 ? -reach : place === 4 ? reach : 0
    const column = Math.min(width - 1, Math.max(0, Math.floor(x + aside)))
    const row = Math.min(height - 1, Math.max(0, Math.floor(y + down)))
    const at = (row * width + column) * 4
    const tone = source[at]! * 0.3 + source[at + 1]! * 0.59 + source[at + 2]! * 0.11
    let to = place
    for (; to > 0 && tones[to - 1]! > tone; to -= 1) {
      tones[to] = tones[to - 1]!
      places[to] = places[to - 1]!
    }
    tones[to] = tone
    places[to] = at
  }
  const from = places[2]!
  color[0] = source[from]!
  color[1] = source[from + 1]!
  color[2] = source[from + 2]!
}

/** How far the brush turns from one end of a stroke to the other, as a sine; 0 where one of them lies off the form. */
function turnAt(
  { width, height }: Painting,
  { direction }: DabPlan,
  x: number,
  y: number,
  halfX: number,
  halfY: number,
): number {
  const at = (side: 1 | -1) =>
    direction(Math.min(width - 1, Math.max(0, x + halfX * side)), Math.min(height - 1, Math.max(0, y + halfY * side)), end)
  if (!at(-1)) return 0
  // A direction has no sign: each end's is turned to the middle's.
  const fromSign = end[0]! * halfX + end[1]! * halfY < 0 ? -1 : 1
  const [fromX, fromY] = [end[0]! * fromSign, end[1]! * fromSign]
  if (!at(1)) return 0
  const toSign = end[0]! * halfX + end[1]! * halfY < 0 ? -1 : 1
  return (fromX * end[1]! - fromY * end[0]!) * toSign
}

const end = new Float32Array(2)

function changeAt({ width, height }: Painting, source: Uint8ClampedArray, x: number, y: number, color: Float32Array): number {
  const column = Math.min(width - 1, Math.max(0, Math.round(x)))
  const row = Math.min(height - 1, Math.max(0, Math.round(y)))
  const at = (row * width + column) * 4
  return Math.abs(source[at]! - color[0]!) + Math.abs(source[at + 1]! - color[1]!) + Math.abs(source[at + 2]! - color[2]!)
}
