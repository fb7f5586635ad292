import { blurValues } from '../raster/blur-values.ts'
import type { Painting } from './stroke.ts'

/** Unit directions along the edges of a picture, one per cell of `cellPx` pixels: where a painter's brush would go. */
export interface FlowField {
  readonly cellPx: number
  readonly columns: number
  readonly rows: number
  readonly dx: Float32Array
  readonly dy: Float32Array
}

/** Directions of least change, from the smoothed structure tensor of the brightness. */
export function flowField(
  { width, height, data }: Painting,
  { cellPx, smoothCells }: { readonly cellPx: number; readonly smoothCells: number },
): FlowField {
  const columns = Math.max(1, Math.floor(width / cellPx))
  const rows = Math.max(1, Math.floor(height / cellPx))
  const brightness = new Float32Array(columns * rows)
  for (let row = 0, at = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1, at += 1) {
      const from = (Math.floor((row + 0.5) * cellPx) * width + Math.floor((column + 0.5) * cellPx)) * 4
      brightness[at] = data[from]! * 0.3 + data[from + 1]! * 0.59 + data[from + 2]! * 0.11
    }
  }
  const xx = new Float32Array(columns * rows)
  const xy = new Float32Array(columns * rows)
  const yy = new Float32Array(columns * rows)
  for (let row = 1; row < rows - 1; row += 1) {
    for (let column = 1; column < columns - 1; column += 1) {
      const at = row * columns + column
      const gx = brightness[at + 1]! - brightness[at - 1]!
      const gy = brightness[at + columns]! - brightness[at - columns]!
      xx[at] = gx * gx
      xy[at] = gx * gy
      yy[at] = gy * gy
    }
  }
  const size = { width: columns, height: rows, radius: smoothCells }
  const [sxx, sxy, syy] = [blurValues(xx, size), blurValues(xy, size), blurValues(yy, size)]
  const dx = new Float32Array(columns * rows)
  const dy = new Float32Array(columns * rows)
  for (let at = 0; at < dx.length; at += 1) {
    // The tensor's larger eigenvector is across the edge; the brush goes the other way.
    const difference = sxx[at]! - syy[at]!
    const root = Math.sqrt(difference * difference + 4 * sxy[at]! * sxy[at]!)
    const acrossX = difference + root
    const acrossY = 2 * sxy[at]!
    const length = Math.sqrt(acrossX * acrossX + acrossY * acrossY)
    dx[at] = length > 1e-4 ? -acrossY / length : 1
    dy[at] = length > 1e-4 ? acrossX / length : 0
  }
  return { cellPx, columns, rows, dx, dy }
}
