import type { Painting } from '../stroke.ts'

export interface Blotches {
  /** Large blotches of 0 … 1 per pixel. */
  readonly pigment: Float32Array
  /** Small ones. */
  readonly wander: Float32Array
}

/** Washes from paper to the darkest that lie over each other. */
const STEPS = 6
const STEP_SHARE = 0.65
/** Brightness toward which a ground is thinned with water, and how far. */
const THINNED = 212
const THINNING = 0.45

/** Thins a backdrop with water and lays it down in a few washes with wandering borders. Changes it. */
export function layGroundWashes({ width, height, data }: Painting, { pigment, wander }: Blotches): void {
  let sum = 0
  const count = width * height
  for (let at = 0; at < data.length; at += 4) sum += data[at]! * 0.3 + data[at + 1]! * 0.59 + data[at + 2]! * 0.11
  const mean = Math.min(250, sum / count)
  const density = (255 - (mean + (THINNED - mean) * THINNING)) / (255 - mean)
  for (let at = 0, to = 0; at < count; at += 1, to += 4) {
    const brightness = data[to]! * 0.3 + data[to + 1]! * 0.59 + data[to + 2]! * 0.11
    const depth = Math.max(0.02, (1 - brightness / 255) * Math.min(1, density))
    const wandering = depth * STEPS + (wander[at]! - 0.5) * 0.45 + (pigment[at]! - 0.5) * 0.6
    const step = Math.floor(wandering)
    const within = wandering - step
    const stepped = Math.max(0, step + (within > 0.7 ? (within - 0.7) / 0.3 : 0)) / STEPS
    const share = (Math.min(1, density) * (depth + (stepped - depth) * STEP_SHARE)) / depth
    data[to] = 255 - (255 - clearer(data[to]!, brightness)) * share
    data[to + 1] = 255 - (255 - clearer(data[to + 1]!, brightness)) * share
    data[to + 2] = 255 - (255 - clearer(data[to + 2]!, brightness)) * share
  }
}

/** Water takes colour away; a painter takes a clearer one for it. */
const clearer = (channel: number, grey: number) => grey + (channel - grey) * 1.35
