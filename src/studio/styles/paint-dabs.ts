import { randomFor } from '../random.ts'
import { type Painting, paintStroke } from './stroke.ts'

export interface DabPlan {
  readonly seed: string
  readonly lengthPx: number
  readonly widthPx: number
  readonly opacity: number
  /** How many dabs lie over each other on average. */
  readonly layers: number
  /** Writes the brush's unit direction at a pixel into `out`; false leaves the place unpainted. */
  readonly direction: (x: number, y: number, out: Float32Array) => boolean
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
    if (!plan.direction(x, y, direction)) return
    const dx = direction[0]!
    const dy = direction[1]!
    const from = (Math.floor(y) * width + Math.floor(x)) * 4
    color[0] = source[from]!
    color[1] = source[from + 1]!
    color[2] = source[from + 2]!
    let length = plan.lengthPx * stretch
    for (let cut = 0; cut < MOST_CUTS; cut += 1) {
      const ahead = changeAt(painting, source, x + (dx * length) / 2, y + (dy * length) / 2, color)
      const behind = changeAt(painting, source, x - (dx * length) / 2, y - (dy * length) / 2, color)
      if (ahead < plan.tolerance && behind < plan.tolerance) break
      length *= 0.6
    }
    plan.mixColor(color, random)
    paintStroke(painting, {
      x,
      y,
      dx,
      dy,
      length,
      width: Math.max(1.5, Math.min(plan.widthPx, length)),
      red: color[0]!,
      green: color[1]!,
      blue: color[2]!,
      opacity: plan.opacity,
      seed: strokeSeed,
    })
  }
  const stride = count % STRIDE === 0 ? 1 : STRIDE
  for (let dab = 0, index = 0; dab < count; dab += 1, index = (index + stride) % count) place(index)
}

function changeAt({ width, height }: Painting, source: Uint8ClampedArray, x: number, y: number, color: Float32Array): number {
  const column = Math.min(width - 1, Math.max(0, Math.round(x)))
  const row = Math.min(height - 1, Math.max(0, Math.round(y)))
  const at = (row * width + column) * 4
  return Math.abs(source[at]! - color[0]!) + Math.abs(source[at + 1]! - color[1]!) + Math.abs(source[at + 2]! - color[2]!)
}
