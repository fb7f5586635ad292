import type { Picture } from '../canvas.ts'
import { blurPlane } from '../kernels/blur-plane.ts'
import { multiply } from './multiply.ts'
import { type GridSize, resizeValues, rowsOf } from './resize-values.ts'
import { shrinkPicture } from './shrink-picture.ts'

/** The filter's window is fitted on a picture this large; its coefficients are smooth and serve every pixel. */
const FIT_PX = 512
/** Radius of the window, as a share of the fitted picture's longer side: one and a half cells of a mask of 256. */
const RADIUS_SHARE = 0.009
/** How unlike two colours must be to count as an edge, of 0…1 squared. */
const SMOOTHNESS = 2e-4

/**
 * A coarse mask (0…1, any raster over the picture) drawn to the picture's own edges and hairs, 0…1 for each pixel.
 * He, Sun, Tang: Guided Image Filtering (2013) with a colour guide, fitted small (Fast Guided Filter, 2015).
 */
export function refineMatte(picture: Picture, mask: ArrayLike<number>, maskSize: GridSize): Float32Array<ArrayBuffer> {
  const small = shrinkPicture(picture, FIT_PX)
  const fitted = fitWindows(small, resizeValues(mask, maskSize, small))
  const { data } = picture
  const matte = resizeValues(fitted[3], small, picture)
  const rows = fitted.slice(0, 3).map((plane) => rowsOf(plane, small, picture))
  const share = new Float32Array(picture.width)
  for (let from = 0, y = 0; from < matte.length; from += picture.width, y += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      rows[channel]!(y, share)
      addRow(matte, share, data, from, channel)
    }
    boundRow(matte, from, from + picture.width)
  }
  return matte
}

function addRow(matte: Float32Array, share: Float32Array, data: Uint8ClampedArray, from: number, channel: number): void {
  for (let x = 0, at = from * 4 + channel; x < share.length; x += 1, at += 4) {
    matte[from + x] = matte[from + x]! + (share[x]! * data[at]!) / 255
  }
}

function boundRow(matte: Float32Array, from: number, to: number): void {
  for (let pixel = from; pixel < to; pixel += 1) {
    const value = matte[pixel]!
    matte[pixel] = value < 0 ? 0 : value > 1 ? 1 : value
  }
}

type Four = [Float32Array, Float32Array, Float32Array, Float32Array]

/** Coefficients of matte = a · colour + b, smoothed over the window. */
function fitWindows({ width, height, data }: Picture, mask: Float32Array): Four {
  const radius = Math.max(2, Math.round(Math.max(width, height) * RADIUS_SHARE))
  const mean = (values: Float32Array) => blurPlane(values, { width, height, radius, passes: 1 })
  const count = width * height
  const channel = (index: number) => {
    const values = new Float32Array(count)
    for (let pixel = 0, at = index; pixel < count; pixel += 1, at += 4) values[pixel] = data[at]! / 255
    return values
  }
  const colors = [channel(0), channel(1), channel(2)] as const
  const weighed = new Float32Array(count)
  const product = (one: Float32Array, other: Float32Array) => {
    for (let from = 0; from < count; from += width) multiply(one, other, weighed, from, from + width)
    return mean(weighed)
  }
  const [red, green, blue] = colors.map(mean) as [Float32Array, Float32Array, Float32Array]
  const meanMask = mean(mask)
  const [maskRed, maskGreen, maskBlue] = colors.map((color) => product(color, mask)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  const [rr, rg, rb] = [product(colors[0], colors[0]), product(colors[0], colors[1]), product(colors[0], colors[2])]
  const [gg, gb, bb] = [product(colors[1], colors[1]), product(colors[1], colors[2]), product(colors[2], colors[2])]
  const result: Four = [new Float32Array(count), new Float32Array(count), new Float32Array(count), new Float32Array(count)]
  const means: Means = { red, green, blue, mask: meanMask, maskRed, maskGreen, maskBlue, rr, rg, rb, gg, gb, bb }
  for (let from = 0; from < count; from += width) fitRow(means, result, from, from + width)
  return result.map(mean) as Four
}

/** Means of a window: of each colour, of the mask, and of their products. */
type Means = Readonly<
  Record<
    'red' | 'green' | 'blue' | 'mask' | 'maskRed' | 'maskGreen' | 'maskBlue' | 'rr' | 'rg' | 'rb' | 'gg' | 'gb' | 'bb',
    Float32Array
  >
>

function fitRow(means: Means, [byRed, byGreen, byBlue, shift]: Four, from: number, to: number): void {
  const { red, green, blue, mask, maskRed, maskGreen, maskBlue, rr, rg, rb, gg, gb, bb } = means
  for (let at = from; at < to; at += 1) {
    const r = red[at]!
    const g = green[at]!
    const b = blue[at]!
    const m = mask[at]!
    // The window's covariance of colours, a symmetric matrix, inverted by its adjugate.
    const xx = rr[at]! - r * r + SMOOTHNESS
    const xy = rg[at]! - r * g
    const xz = rb[at]! - r * b
    const yy = gg[at]! - g * g + SMOOTHNESS
    const yz = gb[at]! - g * b
    const zz = bb[at]! - b * b + SMOOTHNESS
    const ixx = yy * zz - yz * yz
    const ixy = xz * yz - xy * zz
    const ixz = xy * yz - xz * yy
    const iyy = xx * zz - xz * xz
    const iyz = xy * xz - xx * yz
    const izz = xx * yy - xy * xy
    const determinant = xx * ixx + xy * ixy + xz * ixz
    const cr = maskRed[at]! - r * m
    const cg = maskGreen[at]! - g * m
    const cb = maskBlue[at]! - b * m
    const a0 = (ixx * cr + ixy * cg + ixz * cb) / determinant
    const a1 = (ixy * cr + iyy * cg + iyz * cb) / determinant
    const a2 = (ixz * cr + iyz * cg + izz * cb) / determinant
    byRed[at] = a0
    byGreen[at] = a1
    byBlue[at] = a2
    shift[at] = m - a0 * r - a1 * g - a2 * b
  }
}
