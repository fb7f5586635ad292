import type { FigureBuffers } from './figure-buffers.ts'

/** The depth at half the size in both directions, for passes whose result is soft anyway. */
export interface HalfDepth {
  readonly widthPx: number
  readonly heightPx: number
  /** Pixels of this half picture per half head. */
  readonly unitPx: number
  readonly depth: Float32Array
  /** 1 on the figure, 0 beside it. */
  readonly mask: Float32Array
}

/** The nearest depth of every two by two pixels. */
export function halveDepth(buffers: FigureBuffers): HalfDepth {
  const widthPx = buffers.widthPx >> 1
  const heightPx = buffers.heightPx >> 1
  const depth = new Float32Array(widthPx * heightPx)
  const mask = new Float32Array(widthPx * heightPx)
  const full = buffers.depth
  for (let y = 0, to = 0; y < heightPx; y += 1) {
    let from = y * 2 * buffers.widthPx
    for (let x = 0; x < widthPx; x += 1, to += 1, from += 2) {
      const below = from + buffers.widthPx
      const nearest = Math.max(full[from]!, full[from + 1]!, full[below]!, full[below + 1]!)
      depth[to] = nearest
      mask[to] = nearest === Number.NEGATIVE_INFINITY ? 0 : 1
    }
  }
  return { widthPx, heightPx, unitPx: buffers.unitPx / 2, depth, mask }
}

/** A half-size layer read at a full-size pixel, smoothly. */
export function sampleHalf(values: Float32Array, half: HalfDepth, x: number, y: number): number {
  const hx = Math.min(half.widthPx - 1.001, Math.max(0, x * 0.5 - 0.25))
  const hy = Math.min(half.heightPx - 1.001, Math.max(0, y * 0.5 - 0.25))
  const left = hx | 0
  const top = hy | 0
  const fx = hx - left
  const fy = hy - top
  const at = top * half.widthPx + left
  const upper = values[at]! + (values[at + 1]! - values[at]!) * fx
  const below = at + half.widthPx
  const lower = values[below]! + (values[below + 1]! - values[below]!) * fx
  return upper + (lower - upper) * fy
}
