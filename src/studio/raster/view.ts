/**
 * View-space (x, y) of half heads lands on pixel (originXPx + x·unitPx, originYPx + y·unitPx), as if seen from infinitely far
 * away; with an eye, what is nearer than the eye's plane is larger and moves away from its axis.
 */
export interface View {
  readonly widthPx: number
  readonly heightPx: number
  readonly unitPx: number
  readonly originXPx: number
  readonly originYPx: number
  readonly eye?: Eye
}

/** Where somebody is looked at from. */
export interface Eye {
  /** The axis, and the depth at which everything keeps its size; view space, half heads. */
  readonly x: number
  readonly y: number
  readonly z: number
  /** One by the distance of the eye from that depth, in half heads. */
  readonly nearness: number
}

/** Nothing comes nearer to the eye than a third of its distance. */
const NEAREST = 0.66

/** How much larger than at the eye's own plane things of a depth are. */
export const largerAt = ({ z, nearness }: Eye, depth: number): number => 1 / (1 - Math.min(NEAREST, (depth - z) * nearness))

/** The pixel on which a place in view space lands. */
export function pixelOf(view: View, place: readonly [number, number, number]): [xPx: number, yPx: number] {
  const { originXPx, originYPx, unitPx } = view
  const [x, y] = seenAcross(view, ...place)
  return [originXPx + x * unitPx, originYPx + y * unitPx]
}

/** Where a place would be in view space if it were seen from afar on the pixel that an eye sees it on. */
export function seenAcross({ eye }: View, x: number, y: number, z: number): [x: number, y: number] {
  if (!eye) return [x, y]
  const larger = largerAt(eye, z)
  return [eye.x + (x - eye.x) * larger, eye.y + (y - eye.y) * larger]
}

/** The place in view space that is seen at a pixel in a depth. */
export function placeAt(view: View, xPx: number, yPx: number, z: number): [x: number, y: number, z: number] {
  const { originXPx, originYPx, unitPx, eye } = view
  const [x, y] = [(xPx - originXPx) / unitPx, (yPx - originYPx) / unitPx]
  if (!eye) return [x, y, z]
  const larger = largerAt(eye, z)
  return [eye.x + (x - eye.x) / larger, eye.y + (y - eye.y) / larger, z]
}
