import type { Painting } from '../../styles/stroke.ts'
import type { Planes } from './planes.ts'
import { resizePlane } from './resize-plane.ts'

/** Planes at the size of the picture, their soft borders pushed together again `passes` times so that flat planes meet sharply. */
export function enlargeCrisp(
  planes: Planes,
  size: { readonly width: number; readonly height: number },
  passes: number,
): Painting {
  const [red, green, blue] = [planes.red, planes.green, planes.blue].map((plane) => resizePlane(plane, planes, size))
  const data = new Uint8ClampedArray(size.width * size.height * 4)
  for (let at = 0, to = 0; to < data.length; at += 1, to += 4) {
    data[to] = red![at]!
    data[to + 1] = green![at]!
    data[to + 2] = blue![at]!
    data[to + 3] = 255
  }
  let painting: Painting = { ...size, data }
  for (let pass = 0; pass < passes; pass += 1) painting = pushBorders(painting)
  return passes > 0 ? smoothSteps(painting) : painting
}

/** Steeper than this (of 255 per two pixels) a slope counts as a border. */
const LEAST_SLOPE = 5

/**
 * A shock filter: what lies above the middle of a slope takes the colour from further up, what lies below it from further
 * down (Osher and Rudin 1990; the push of Anime4K).
 */
function pushBorders({ width, height, data }: Painting): Painting {
  const out = data.slice()
  const light = new Float32Array(width * height)
  for (let at = 0, from = 0; at < light.length; at += 1, from += 4) {
    light[at] = data[from]! * 0.3 + data[from + 1]! * 0.59 + data[from + 2]! * 0.11
  }
  for (let y = 1; y < height - 1; y += 1) pushRow(light, data, out, y, width)
  return { width, height, data: out }
}

function pushRow(light: Float32Array, data: Uint8ClampedArray, out: Uint8ClampedArray, y: number, width: number): void {
  for (let x = 1, at = y * width + 1; x < width - 1; x += 1, at += 1) {
    const gx = light[at + 1]! - light[at - 1]!
    const gy = light[at + width]! - light[at - width]!
    const slope = Math.sqrt(gx * gx + gy * gy)
    if (slope < LEAST_SLOPE) continue
    const own = light[at]!
    const xx = light[at + 1]! + light[at - 1]! - 2 * own
    const yy = light[at + width]! + light[at - width]! - 2 * own
    const xy = (light[at + width + 1]! + light[at - width - 1]! - light[at + width - 1]! - light[at - width + 1]!) / 4
    const bend = (xx * gx * gx + 2 * xy * gx * gy + yy * gy * gy) / (slope * slope)
    const way = bend < -0.5 ? 1 : bend > 0.5 ? -1 : 0
    if (way === 0) continue
    const share = Math.min(0.7, slope / 40)
    const shareX = Math.abs(gx) / slope
    const shareY = Math.abs(gy) / slope
    const toX = (at + (gx > 0 ? way : -way)) * 4
    const toY = (at + (gy > 0 ? way * width : -way * width)) * 4
    const sum = shareX + shareY
    for (let channel = 0; channel < 3; channel += 1) {
      const from = (data[toX + channel]! * shareX + data[toY + channel]! * shareY) / sum
      out[at * 4 + channel] = data[at * 4 + channel]! + (from - data[at * 4 + channel]!) * share
    }
  }
}

/** Slopes (of 255 per two pixels) from which a border shows its pixels as steps. */
const STEEP = 36

/** Takes the stairs out of steep borders: there every pixel is mixed with its neighbours. */
function smoothSteps({ width, height, data }: Painting): Painting {
  const out = data.slice()
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1, at = (y * width + 1) * 4; x < width - 1; x += 1, at += 4) {
      const down = width * 4
      const slope =
        Math.abs(data[at + 5]! - data[at - 3]!) +
        Math.abs(data[at + 1 + down]! - data[at + 1 - down]!) +
        Math.abs(data[at + 4]! - data[at - 4]!) +
        Math.abs(data[at + down]! - data[at - down]!)
      if (slope < STEEP) continue
      for (let channel = 0; channel < 3; channel += 1) {
        const own = at + channel
        const sides = data[own - 4]! + data[own + 4]! + data[own - down]! + data[own + down]!
        const corners = data[own - 4 - down]! + data[own + 4 - down]! + data[own - 4 + down]! + data[own + 4 + down]!
        out[own] = (data[own]! * 4 + sides * 2 + corners) / 16
      }
    }
  }
  return { width, height, data: out }
}
