import { type FigureBuffers, MOSTLY_HAIR } from './figure-buffers.ts'

/** Pixels where parts of the figure meet each other or the backdrop, and the neighbour they meet. */
export interface Edges {
  /** Pixel index of the left or upper of the two. */
  readonly at: Uint32Array
  /** The right or lower one. */
  readonly other: Uint32Array
}

/** Within one part, a depth step of this many half heads between neighbours is an edge too: a nostril, a fold. */
const CREASE_STEP = 0.07

/**
 * All edges of a figure, in reading order. Lines and anti-aliasing only look at these few pixels. Hairs drawn one by one have none
 * among each other and over skin: they are soft already, and stubble would be a crowd of contours.
 */
export function findEdges(buffers: FigureBuffers): Edges {
  const { widthPx, heightPx } = buffers
  let at = new Uint32Array(1 << 16)
  let other = new Uint32Array(1 << 16)
  let count = 0
  for (let y = 0; y < heightPx - 1; y += 1) {
    // Every pixel has two neighbours to meet.
    const room = count + widthPx * 2
    if (room > at.length) {
      at = lengthened(at, room * 2)
      other = lengthened(other, room * 2)
    }
    count = addRow(buffers, y, at, other, count)
  }
  return { at: at.slice(0, count), other: other.slice(0, count) }
}

function lengthened(values: Uint32Array<ArrayBuffer>, length: number): Uint32Array<ArrayBuffer> {
  const longer = new Uint32Array(length)
  longer.set(values)
  return longer
}

/** Adds the edges of a row after the `count` that are there, and answers how many there are then. */
function addRow(
  { widthPx, part, depth, hairs }: FigureBuffers,
  y: number,
  at: Uint32Array,
  other: Uint32Array,
  count: number,
): number {
  const cover = hairs?.cover
  let found = count
  const start = y * widthPx
  const end = start + widthPx - 1
  let own = part[start]!
  for (let pixel = start; pixel < end; pixel += 1) {
    const right = part[pixel + 1]!
    const below = part[pixel + widthPx]!
    if (own === 0) {
      if (right !== 0) {
        at[found] = pixel
        other[found] = pixel + 1
        found += 1
      }
      if (below !== 0) {
        at[found] = pixel
        other[found] = pixel + widthPx
        found += 1
      }
      own = right
      continue
    }
    const z = depth[pixel]!
    if (
      (own !== right || Math.abs(z - depth[pixel + 1]!) > CREASE_STEP) &&
      !(cover && right !== 0 && isSoft(cover, depth, pixel, pixel + 1))
    ) {
      at[found] = pixel
      other[found] = pixel + 1
      found += 1
    }
    if (
      (own !== below || Math.abs(z - depth[pixel + widthPx]!) > CREASE_STEP) &&
      !(cover && below !== 0 && isSoft(cover, depth, pixel, pixel + widthPx))
    ) {
      at[found] = pixel
      other[found] = pixel + widthPx
      found += 1
    }
    own = right
  }
  return found
}

/** Whether one of two neighbours is of hairs, which are soft; only where the figure stands before them it has its edge. */
function isSoft(cover: Uint8Array, depth: Float32Array, one: number, other: number): boolean {
  if (cover[one]! < MOSTLY_HAIR) return cover[other]! >= MOSTLY_HAIR && depth[one]! - depth[other]! < CREASE_STEP
  return cover[other]! >= MOSTLY_HAIR || depth[other]! - depth[one]! < CREASE_STEP
}
