import type { Painting } from '../../styles/stroke.ts'
import type { Planes } from './planes.ts'
import { planeRows } from './resize-plane.ts'

/** Planes at the size of the picture, their soft borders pushed together again `passes` times so that flat planes meet sharply. */
export function enlargeCrisp(
  planes: Planes,
  size: { readonly width: number; readonly height: number },
  passes: number,
): Painting {
  const { width, height } = size
  const data = new Uint8ClampedArray(width * height * 4)
  const writers = [planes.red, planes.green, planes.blue].map((plane) => planeRows(plane, planes, size))
  const row = new Float32Array(width)
  for (let y = 0; y < height; y += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      writers[channel]!(y, row)
      layChannel(data, row, y * width * 4 + channel)
    }
  }
  for (let y = 0; y < height; y += 1) layOpacity(data, y * width * 4, width)
  if (passes === 0) return { width, height, data }
  // Two pictures take turns: fresh memory costs more than all that is written to it.
  let [from, to] = [data, data.slice()]
  for (let pass = 0; pass < passes; pass += 1) {
    if (pass > 0) to.set(from)
    pushBorders(from, to, size)
    ;[from, to] = [to, from]
  }
  to.set(from)
  for (let y = 1; y < height - 1; y += 1) smoothRow(from, to, y, width)
  return { width, height, data: to }
}

function layChannel(data: Uint8ClampedArray, row: Float32Array, start: number): void {
  for (let x = 0, to = start; x < row.length; x += 1, to += 4) data[to] = row[x]!
}

function layOpacity(data: Uint8ClampedArray, start: number, width: number): void {
  for (let x = 0, to = start + 3; x < width; x += 1, to += 4) data[to] = 255
}

/** Steeper than this (of 255 per two pixels) a slope counts as a border. */
const LEAST_SLOPE = 5

/**
 * A shock filter: what lies above the middle of a slope takes the colour from further up, what lies below it from further
 * down (Osher and Rudin 1990; the push of Anime4K).
 */
function pushBorders(
  data: Uint8ClampedArray,
  out: Uint8ClampedArray,
  { width, height }: { readonly width: number; readonly height: number },
): void {
  const rows = Array.from({ length: 3 }, () => new Float32Array(width))
  for (let y = 0; y < height; y += 1) {
    lightRow(data, rows[y % 3]!, y * width * 4)
    if (y < 2) continue
    const light = { above: rows[(y - 2) % 3]!, own: rows[(y - 1) % 3]!, below: rows[y % 3]! }
    pushRow(light, data, out, (y - 1) * width)
  }
}

function lightRow(data: Uint8ClampedArray, light: Float32Array, start: number): void {
  for (let x = 0, from = start; x < light.length; x += 1, from += 4) {
    light[x] = data[from]! * 0.3 + data[from + 1]! * 0.59 + data[from + 2]! * 0.11
  }
}

interface LightRows {
  readonly above: Float32Array
  readonly own: Float32Array
  readonly below: Float32Array
}

function pushRow({ above, own, below }: LightRows, data: Uint8ClampedArray, out: Uint8ClampedArray, start: number): void {
  const width = own.length
  for (let x = 1, at = start + 1; x < width - 1; x += 1, at += 1) {
    const gx = own[x + 1]! - own[x - 1]!
    const gy = below[x]! - above[x]!
    const slope = Math.sqrt(gx * gx + gy * gy)
    if (slope < LEAST_SLOPE) continue
    const xx = own[x + 1]! + own[x - 1]! - 2 * own[x]!
    const yy = below[x]! + above[x]! - 2 * own[x]!
    const xy = (below[x + 1]! + above[x - 1]! - above[x + 1]! - below[x - 1]!) / 4
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
function smoothRow(data: Uint8ClampedArray, out: Uint8ClampedArray, y: number, width: number): void {
  const down = width * 4
  for (let x = 1, at = (y * width + 1) * 4; x < width - 1; x += 1, at += 4) {
    const slope =
      Math.abs(data[at + 5]! - data[at - 3]!) +
      Math.abs(data[at + 1 + down]! - data[at + 1 - down]!) +
      Math.abs(data[at + 4]! - data[at - 4]!) +
      Math.abs(data[at + down]! - data[at - down]!)
    if (slope < STEEP) continue
    for (let own = at; own < at + 3; own += 1) {
      const sides = data[own - 4]! + data[own + 4]! + data[own - down]! + data[own + down]!
      const corners = data[own - 4 - down]! + data[own + 4 - down]! + data[own - 4 + down]! + data[own + 4 + down]!
      out[own] = (data[own]! * 4 + sides * 2 + corners) / 16
    }
  }
}
