import type { FigureBuffers } from './figure-buffers.ts'

/** Pixels where parts of the figure meet each other or the backdrop, and the neighbour they meet. */
export interface Edges {
  /** Pixel index of the left or upper of the two. */
  readonly at: Uint32Array
  /** The right or lower one. */
  readonly other: Uint32Array
}

/** Within one part, a depth step of this many half heads between neighbours is an edge too: a nostril, a fold. */
const CREASE_STEP = 0.07

/** All edges of a figure, in reading order. Lines and anti-aliasing only look at these few pixels. */
export function findEdges(buffers: FigureBuffers): Edges {
  const { widthPx: width, heightPx: height, part, depth } = buffers
  let at = new Uint32Array(1 << 16)
  let other = new Uint32Array(1 << 16)
  let count = 0
  const add = (first: number, second: number) => {
    if (count === at.length) {
      const [biggerAt, biggerOther] = [new Uint32Array(count * 2), new Uint32Array(count * 2)]
      biggerAt.set(at)
      biggerOther.set(other)
      at = biggerAt
      other = biggerOther
    }
    at[count] = first
    other[count] = second
    count += 1
  }
  const addRow = (y: number) => {
    const end = (y + 1) * width - 1
    for (let pixel = y * width; pixel < end; pixel += 1) {
      const own = part[pixel]!
      const right = part[pixel + 1]!
      const below = part[pixel + width]!
      if (own === 0 && right === 0 && below === 0) continue
      if (own !== right) add(pixel, pixel + 1)
      else if (own !== 0 && Math.abs(depth[pixel]! - depth[pixel + 1]!) > CREASE_STEP) add(pixel, pixel + 1)
      if (own !== below) add(pixel, pixel + width)
      else if (own !== 0 && Math.abs(depth[pixel]! - depth[pixel + width]!) > CREASE_STEP) add(pixel, pixel + width)
    }
  }
  for (let y = 0; y < height - 1; y += 1) addRow(y)
  return { at: at.slice(0, count), other: other.slice(0, count) }
}
