import type { PhotoFlow } from './photo-flow.ts'
import { brightnessOf, type Planes } from './planes.ts'

export interface LineOptions {
  /** Half the breadth of the pen in pixels of the planes. */
  readonly penPx: number
  /** How far the hand follows a form, in steps of a pixel to either side. */
  readonly followPx: number
}

/**
 * How much darker a place is than what lies beside it across its form (difference of Gaussians), followed along the form:
 * values of about 0 … 40 of 255 that a style makes ink of (after Kang 2007 and Winnemöller 2012). As large as the planes.
 */
export function flowLines(planes: Planes, flow: PhotoFlow, { penPx, followPx }: LineOptions): Float32Array {
  const { height } = planes
  const light = brightnessOf(planes)
  const across = new Float32Array(light.length)
  const weights = penWeights(penPx)
  for (let y = 0; y < height; y += 1) crossRow(light, across, { y, flow, weights })
  const along = new Float32Array(light.length)
  for (let y = 0; y < height; y += 1) followRow(across, along, { y, flow, followPx })
  return along
}

function penWeights(penPx: number): Float32Array {
  const reach = Math.max(1, Math.ceil(penPx * 3.2))
  const gauss = (sigma: number) => {
    const values = Float32Array.from({ length: reach + 1 }, (_, t) => Math.exp((-t * t) / (2 * sigma * sigma)))
    const sum = values.reduce((total, value, t) => total + (t === 0 ? value : 2 * value), 0)
    return values.map((value) => value / sum)
  }
  const [narrow, wide] = [gauss(penPx), gauss(penPx * 1.6)]
  return narrow.map((value, t) => wide[t]! - value)
}

interface FlowRow {
  readonly y: number
  readonly flow: PhotoFlow
}

function crossRow(light: Float32Array, out: Float32Array, { y, flow, weights }: FlowRow & { weights: Float32Array }): void {
  const { width, height, dx, dy } = flow
  for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
    let sum = light[at]! * weights[0]!
    const nx = -dy[at]!
    const ny = dx[at]!
    for (let t = 1; t < weights.length; t += 1) {
      sum +=
        (read(light, width, height, x + nx * t, y + ny * t) + read(light, width, height, x - nx * t, y - ny * t)) * weights[t]!
    }
    out[at] = sum
  }
}

function followRow(across: Float32Array, out: Float32Array, { y, flow, followPx }: FlowRow & { followPx: number }): void {
  const { width, height, dx, dy } = flow
  for (let x = 0, start = y * width; x < width; x += 1, start += 1) {
    let sum = across[start]!
    let total = 1
    // No arrays taken apart here: until the loop is compiled for good each would be garbage.
    for (let side = -1; side <= 1; side += 2) {
      let px = x
      let py = y
      let at = start
      let lastX = dx[at]! * side
      let lastY = dy[at]! * side
      for (let step = 1; step <= followPx; step += 1) {
        // A direction has no sign: it goes on the way it came.
        const sign = dx[at]! * lastX + dy[at]! * lastY < 0 ? -1 : 1
        lastX = dx[at]! * sign
        lastY = dy[at]! * sign
        px += lastX
        py += lastY
        const column = Math.round(px)
        const row = Math.round(py)
        if (column < 0 || row < 0 || column >= width || row >= height) break
        at = row * width + column
        const weight = 1 - step / (followPx + 1)
        sum += across[at]! * weight
        total += weight
      }
    }
    out[start] = sum / total
  }
}

function read(values: Float32Array, width: number, height: number, x: number, y: number): number {
  const cx = x < 0 ? 0 : x > width - 1.001 ? Math.max(0, width - 1.001) : x
  const cy = y < 0 ? 0 : y > height - 1.001 ? Math.max(0, height - 1.001) : y
  const left = cx | 0
  const top = cy | 0
  const fx = cx - left
  const at = top * width + left
  const right = width > 1 ? 1 : 0
  const down = height > 1 ? width : 0
  const a = values[at]! + (values[at + right]! - values[at]!) * fx
  const b = values[at + down]! + (values[at + down + right]! - values[at + down]!) * fx
  return a + (b - a) * (cy - top)
}
