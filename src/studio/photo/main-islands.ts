import type { GridSize } from './resize-values.ts'

/** Islands smaller than this share of the largest are specks. */
const LEAST_SHARE = 0.12

/** A mask of 0…255 without its specks: only its large islands of more than half confidence, and what hangs on them. */
export function mainIslands(mask: Uint8Array, { width, height }: GridSize): Uint8Array {
  const islandOf = new Int32Array(mask.length)
  const sizes = [0]
  for (let start = 0; start < mask.length; start += 1) {
    if (mask[start]! < 64 || islandOf[start] !== 0) continue
    sizes.push(flood(mask, islandOf, { start, island: sizes.length, width, height }))
  }
  const least = Math.max(...sizes) * LEAST_SHARE
  return mask.map((value, at) => (sizes[islandOf[at]!]! >= least && islandOf[at] !== 0 ? value : 0))
}

/** Marks all that hangs together from `start`; answers how many cells of it are confident. */
function flood(
  mask: Uint8Array,
  islandOf: Int32Array,
  { start, island, width, height }: GridSize & { start: number; island: number },
): number {
  const open = [start]
  islandOf[start] = island
  let size = 0
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (mask[at]! >= 128) size += 1
    const x = at % width
    const near = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]
    for (const next of near) {
      if (next < 0 || next >= width * height || islandOf[next] !== 0 || mask[next]! < 64) continue
      islandOf[next] = island
      open.push(next)
    }
  }
  return size
}
