import type { FigureBuffers } from './figure-buffers.ts'

/** The figure's depth at half or quarter size in both directions, for passes whose result is soft anyway. */
export interface SmallDepth {
  readonly widthPx: number
  readonly heightPx: number
  /** Small pixels per half head. */
  readonly unitPx: number
  readonly depth: Float32Array
  /** 1 on the figure, 0 beside it. */
  readonly mask: Float32Array
}

function shrinkByTwo(full: Float32Array, fullWidth: number, widthPx: number, heightPx: number) {
  const depth = new Float32Array(widthPx * heightPx)
  const mask = new Float32Array(widthPx * heightPx)
  for (let y = 0, to = 0; y < heightPx; y += 1) {
    let from = y * 2 * fullWidth
    for (let x = 0; x < widthPx; x += 1, to += 1, from += 2) {
      const below = from + fullWidth
      let nearest = full[from]!
      if (full[from + 1]! > nearest) nearest = full[from + 1]!
      if (full[below]! > nearest) nearest = full[below]!
      if (full[below + 1]! > nearest) nearest = full[below + 1]!
      depth[to] = nearest
      mask[to] = nearest === Number.NEGATIVE_INFINITY ? 0 : 1
    }
  }
  return { depth, mask }
}

/** The nearest depth of every two by two pixels. */
export function halveDepth({ widthPx, heightPx, unitPx, depth }: FigureBuffers | SmallDepth): SmallDepth {
  const width = widthPx >> 1
  const height = heightPx >> 1
  return { widthPx: width, heightPx: height, unitPx: unitPx / 2, ...shrinkByTwo(depth, widthPx, width, height) }
}
