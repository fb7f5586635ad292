import { outlineWidth } from '../features/archetypes/outline-width.ts'
import type { Proportions } from '../features/proportions.ts'
import { curveThrough, mix, smoothStep } from './curve.ts'
import type { HeadSlice } from './head-slice.ts'

/** Half-width of an adult skull by height: crown, temples, cheek bones, jaw corner, chin. */
const HALF_WIDTH = curveThrough([
  [-1, 0],
  [-0.985, 0.14],
  [-0.92, 0.33],
  [-0.8, 0.5],
  [-0.6, 0.635],
  [-0.3, 0.715],
  [0, 0.72],
  [0.2, 0.7],
  [0.4, 0.65],
  [0.55, 0.58],
  [0.7, 0.465],
  [0.83, 0.33],
  [0.92, 0.22],
  [0.98, 0.11],
  [1, 0],
])
/** The same of a drawn head: full cheeks that round down into a small chin. */
const DRAWN_HALF_WIDTH = curveThrough([
  [0.1, 0.713],
  [0.2, 0.702],
  [0.4, 0.665],
  [0.55, 0.605],
  [0.7, 0.51],
  [0.8, 0.415],
  [0.88, 0.305],
  [0.94, 0.2],
  [0.98, 0.115],
  [1, 0],
])
/** Profile from the front: crown, forehead, brow, mouth, chin. */
const FRONT = curveThrough([
  [-1, -0.1],
  [-0.985, 0.08],
  [-0.92, 0.3],
  [-0.8, 0.48],
  [-0.6, 0.64],
  [-0.4, 0.715],
  [-0.2, 0.742],
  [0, 0.74],
  [0.4, 0.735],
  [0.6, 0.735],
  [0.8, 0.715],
  [0.92, 0.665],
  [0.98, 0.58],
  [1, 0.44],
])
/** Profile from behind: crown, back of the skull, nape, and under the jaw forward to the chin. */
const BACK = curveThrough([
  [-1, -0.1],
  [-0.985, -0.28],
  [-0.92, -0.46],
  [-0.8, -0.64],
  [-0.6, -0.82],
  [-0.4, -0.9],
  [-0.2, -0.92],
  [0, -0.88],
  [0.2, -0.76],
  [0.4, -0.52],
  [0.55, -0.28],
  [0.7, 0],
  [0.83, 0.2],
  [0.92, 0.3],
  [0.98, 0.38],
  [1, 0.44],
])
/** Depth at which a slice is widest: behind the ears above, forward along the jaw below. */
const WIDEST = curveThrough([
  [-1, -0.1],
  [-0.3, -0.06],
  [0.2, -0.02],
  [0.4, 0.02],
  [0.55, 0.1],
  [0.7, 0.24],
  [0.83, 0.34],
  [0.92, 0.42],
  [1, 0.44],
])

/** The slice of this person's head at a height y of −1 (crown) … chinY. */
export function skullSlice(y: number, { skullWidth, jawWidth, chinY, drawn, skull }: Proportions): HeadSlice {
  if (skull) return skull.slice(y)
  // Ages and families move the chin: the face below the eyes is squeezed, the skull above stays.
  const adult = y <= 0.1 ? y : 0.1 + ((y - 0.1) * 0.9) / (chinY - 0.1)
  const wide = mix(skullWidth, jawWidth, smoothStep(0.05, 0.62, adult))
  const outline = drawn ? outlineWidth(drawn.outline, adult) : 1
  const halfWidth = drawn && adult > 0.1 ? DRAWN_HALF_WIDTH(adult) : HALF_WIDTH(adult)
  return { halfWidth: halfWidth * wide * outline, front: FRONT(adult), back: BACK(adult), widest: WIDEST(adult) }
}

/** Slices are superellipses: fuller than a circle, as heads are. */
export const FULLNESS = 2.3

/** z of the smooth skull (no features) in front at a point of the face; x beyond the edge is held at the edge. */
export function skullFrontZ(x: number, y: number, proportions: Proportions): number {
  if (proportions.skull) return proportions.skull.frontZ(x, y)
  const { halfWidth, front, widest } = skullSlice(y, proportions)
  const share = Math.min(0.999, Math.abs(x) / Math.max(halfWidth, 1e-6))
  return widest + (front - widest) * (1 - share ** FULLNESS) ** (1 / FULLNESS)
}
