import type { BodyFrame } from './body-frame.ts'

/** How far the breadth of each row counts beside the breadth of the shoulders, and by how much it may differ. */
const ROW_SHARE = 0.6
const ROW_MOST = 1.35
/** The other picture may be stretched down by this much; below that its cloth is mirrored. */
const STRETCH = 1.5

export interface WarpedPlace {
  readonly x: number
  readonly y: number
  /** Below what the other picture shows: its cloth goes on, its neckline does not come again. */
  readonly isMirrored: boolean
}

/**
 * From a place on one body to the same place on another, in cells of their masks: chin on chin, shoulders on shoulders, below
 * them by the breadth of the shoulders, and across from the middle by the breadth of the body. What the other picture does not
 * show is mirrored out of the cloth between its collar (`collarY`) and its bottom.
 */
export function bodyWarp(
  to: BodyFrame,
  from: BodyFrame,
  { collarY }: { readonly collarY: number },
): (x: number, y: number) => WarpedPlace {
  const breadth = from.shoulderWidth / to.shoulderWidth
  const has = from.bottomY - 1 - from.shoulderY
  const fitting = has / Math.max(1, to.bottomY - to.shoulderY)
  const pace = Math.min(breadth, Math.max(breadth / STRETCH, fitting))
  const neckPace = Math.min(breadth * 1.6, (from.shoulderY - from.chinY) / Math.max(1, to.shoulderY - to.chinY))
  const rowOn = (y: number) => {
    if (y < to.shoulderY) return Math.max(from.chinY + 1, from.shoulderY + (y - to.shoulderY) * neckPace)
    const below = (y - to.shoulderY) * pace
    if (below <= has) return from.shoulderY + below
    const plain = Math.max(1, from.bottomY - 1 - collarY)
    const turns = (below - has) % (plain * 2)
    return from.bottomY - 1 - (turns > plain ? plain * 2 - turns : turns)
  }
  return (x, y) => {
    const fromY = rowOn(y)
    const local = at(from.width, fromY) / Math.max(1, at(to.width, y)) / breadth
    const ratio = breadth * Math.min(ROW_MOST, Math.max(1 / ROW_MOST, local)) ** ROW_SHARE
    const isMirrored = (y - to.shoulderY) * pace > has
    return { x: at(from.middle, fromY) + (x - at(to.middle, y)) * ratio, y: fromY, isMirrored }
  }
}

function at(values: Float32Array, y: number): number {
  const place = Math.min(values.length - 1, Math.max(0, y))
  const row = Math.floor(place)
  const next = Math.min(values.length - 1, row + 1)
  return values[row]! + (values[next]! - values[row]!) * (place - row)
}
