import { blurPlane } from '../../kernels/blur-plane.ts'
import { type PlaneSize, resizePlane } from './resize-plane.ts'

export interface FitOptions {
  /** Brightness of the picture the mask shall fit, 0 … 255. */
  readonly guide: Float32Array
  readonly size: PlaneSize
  /** Size of the coarse mask. */
  readonly coarse: PlaneSize
}

/** Differences of brightness (of 255) above about this are borders the mask keeps to. */
const BORDER = 14

/** A coarse mask of 0 … 255 as shares of 0 … 1 whose border keeps to the borders of the picture (guided filter, He 2010). */
export function fitMask(mask: Uint8Array, { guide, size, coarse }: FitOptions): Float32Array {
  const cellPx = Math.max(size.width / coarse.width, size.height / coarse.height)
  const blur = { ...size, radius: Math.max(2, Math.round(cellPx * 2)), passes: 1 }
  const rough = resizePlane(
    Float32Array.from(mask, (value) => value / 255),
    coarse,
    size,
  )
  const mean = (values: Float32Array) => blurPlane(values, blur)
  const products = new Float32Array(rough.length)
  const squares = new Float32Array(rough.length)
  for (let at = 0; at < rough.length; at += 1) {
    products[at] = rough[at]! * guide[at]!
    squares[at] = guide[at]! * guide[at]!
  }
  const [guideMean, maskMean, productMean, squareMean] = [mean(guide), mean(rough), mean(products), mean(squares)]
  for (let at = 0; at < rough.length; at += 1) {
    const slope =
      (productMean[at]! - guideMean[at]! * maskMean[at]!) / (squareMean[at]! - guideMean[at]! ** 2 + BORDER * BORDER)
    products[at] = slope
    squares[at] = maskMean[at]! - slope * guideMean[at]!
  }
  const [slope, shift] = [mean(products), mean(squares)]
  const fitted = new Float32Array(rough.length)
  for (let at = 0; at < fitted.length; at += 1) {
    const value = slope[at]! * guide[at]! + shift[at]!
    // Steeper: a border is a few pixels wide, and what is nearly sure is sure.
    const steep = (value - 0.3) / 0.4
    fitted[at] = steep < 0 ? 0 : steep > 1 ? 1 : steep
  }
  return fitted
}
