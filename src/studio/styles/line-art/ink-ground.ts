import { smoothStep } from '../../form/curve.ts'
import { blurValues } from '../../raster/blur-values.ts'
import type { FigureBuffers } from '../../raster/figure-buffers.ts'
import { floatsOf } from '../../raster/floats-of.ts'

/** Difference of brightness or colour between neighbours that becomes a line, and a full one. */
const BEGINS = 26
const FULL = 60
/** The place is drawn lighter than who stands in it. */
const STRENGTH = 120
/** Around the figure the paper stays empty for so many half heads. */
const CLEAR = 0.1

/** The borders of a backdrop's shapes as thin lines, 0…255 per pixel, with a clear margin around the figure. */
export function inkGround(data: Uint8ClampedArray, buffers: FigureBuffers, { penPx }: { readonly penPx: number }): Uint8Array {
  const { widthPx: width, heightPx: height, part, unitPx } = buffers
  const ink = new Uint8Array(width * height)
  const mask = floatsOf(part, (value) => (value === 0 ? 0 : 1))
  const near = blurValues(mask, { width, height, radius: Math.max(1, (CLEAR * unitPx) / 2) })
  const reach = Math.max(1, Math.round(penPx / 2.2))
  for (let y = 0; y < height - reach; y += 1) {
    for (let x = 0, at = y * width; x < width - reach; x += 1, at += 1) {
      if (part[at] !== 0 || near[at]! > 0.4) continue
      const change = Math.max(difference(data, at * 4, (at + reach) * 4), difference(data, at * 4, (at + reach * width) * 4))
      if (change <= BEGINS) continue
      ink[at] = STRENGTH * smoothStep(BEGINS, FULL, change) * (1 - smoothStep(0.02, 0.3, near[at]!))
    }
  }
  return ink
}

const difference = (data: Uint8ClampedArray, a: number, b: number) =>
  Math.abs(data[a]! - data[b]!) * 0.5 +
  Math.abs(data[a + 1]! - data[b + 1]!) * 0.7 +
  Math.abs(data[a + 2]! - data[b + 2]!) * 0.4
