import { blurPlane } from '../../kernels/blur-plane.ts'
import { sharesOfBytes } from '../../raster/shares-of-bytes.ts'
import { multiply } from '../multiply.ts'
import { type PlaneSize, resizePlane } from './resize-plane.ts'

/** A picture that masks are fitted to. */
export interface Guide {
  /** Its brightness, 0 … 255. */
  readonly light: Float32Array
  readonly size: PlaneSize
  readonly coarse: PlaneSize
  readonly blur: Parameters<typeof blurPlane>[1]
  readonly mean: Float32Array
  /** How much the brightness varies round each pixel, and what counts as a border. */
  readonly spread: Float32Array
}

/** Differences of brightness (of 255) above about this are borders the mask keeps to. */
const BORDER = 14

/** The brightness of a picture made ready for masks of a `coarse` raster. */
export function guideOf(
  light: Float32Array,
  { size, coarse }: { readonly size: PlaneSize; readonly coarse: PlaneSize },
): Guide {
  const cellPx = Math.max(size.width / coarse.width, size.height / coarse.height)
  const blur = { width: size.width, height: size.height, radius: Math.max(2, Math.round(cellPx * 2)), passes: 1 }
  const squares = new Float32Array(light.length)
  eachRow(size, (from, to) => multiply(light, light, squares, from, to))
  const mean = blurPlane(light, blur)
  const spread = blurPlane(squares, blur)
  eachRow(size, (from, to) => spreadRow(spread, mean, from, to))
  return { light, size, coarse, blur, mean, spread }
}

/** A coarse mask of 0 … 255 as shares of 0 … 1 whose border keeps to the borders of the picture (guided filter, He 2010). */
export function fitMask(mask: Uint8Array, guide: Guide): Float32Array {
  const { light, size, coarse, blur } = guide
  const rough = resizePlane(sharesOfBytes(mask), coarse, size)
  const products = new Float32Array(rough.length)
  eachRow(size, (from, to) => multiply(rough, light, products, from, to))
  const slope = blurPlane(products, blur)
  const shift = blurPlane(rough, blur)
  eachRow(size, (from, to) => lineRow(guide, slope, shift, from, to))
  const [slopes, shifts] = [blurPlane(slope, blur), blurPlane(shift, blur)]
  eachRow(size, (from, to) => fitRow(light, slopes, shifts, rough, from, to))
  return rough
}

function eachRow({ width, height }: PlaneSize, row: (from: number, to: number) => void): void {
  for (let y = 0; y < height; y += 1) row(y * width, (y + 1) * width)
}

function spreadRow(squares: Float32Array, mean: Float32Array, from: number, to: number): void {
  for (let at = from; at < to; at += 1) squares[at] = squares[at]! - mean[at]! * mean[at]! + BORDER * BORDER
}

/** Means of products and of the mask become the slope and the shift of the line from brightness to mask. */
function lineRow({ mean, spread }: Guide, products: Float32Array, masks: Float32Array, from: number, to: number): void {
  for (let at = from; at < to; at += 1) {
    const slope = (products[at]! - mean[at]! * masks[at]!) / spread[at]!
    products[at] = slope
    masks[at] = masks[at]! - slope * mean[at]!
  }
}

function fitRow(
  light: Float32Array,
  slopes: Float32Array,
  shifts: Float32Array,
  fitted: Float32Array,
  from: number,
  to: number,
): void {
  for (let at = from; at < to; at += 1) {
    const value = slopes[at]! * light[at]! + shifts[at]!
    // Steeper: a border is a few pixels wide, and what is nearly sure is sure.
    const steep = (value - 0.3) / 0.4
    fitted[at] = steep < 0 ? 0 : steep > 1 ? 1 : steep
  }
}
