import type { Picture } from '../canvas.ts'

/** Light is summed as the fourth power of code values: what is bright wins over what is dark, as on film. */
const asLight = Float32Array.from({ length: 256 }, (_, value) => (value / 255) ** 2 * (value / 255) ** 2)
/** Lamps are many times brighter than the brightest colour that a picture can hold: of their disc they fill more than their share. */
const LAMP = 11
const asLamp = Float32Array.from({ length: 256 }, (_, value) => 1 + LAMP * Math.max(0, (value - 165) / 90) ** 2)

/**
 * Out of focus through a round lens: every point becomes a disc of that radius, so that lamps turn into discs of light and
 * edges stay soft circles. Changes the picture.
 */
export function lensBlur({ data, width, height }: Picture, radiusPx: number): void {
  const reach = Math.ceil(radiusPx)
  const stride = (width + 1) * 5
  // Sums along each row, so that a row of the disc is two reads.
  const sums = new Float64Array(stride * height)
  for (let y = 0; y < height; y += 1) sumRow(sums, data, y * stride, y * width * 4, width)
  const spans = Array.from({ length: reach * 2 + 1 }, (_, row) =>
    Math.floor(Math.sqrt(Math.max(0, radiusPx * radiusPx - (row - reach) * (row - reach))) + 0.5),
  )
  const row = new Float64Array(width * 5)
  for (let y = 0; y < height; y += 1) {
    row.fill(0)
    let lines = 0
    for (let dy = -reach; dy <= reach; dy += 1) {
      const from = y + dy
      if (from < 0 || from >= height) continue
      const span = spans[dy + reach]!
      addSpans(row, sums, from * stride, width, span)
      lines += span * 2 + 1
    }
    writeRow(data, row, y * width * 4, lines)
  }
}

/** Red, green and blue by their weight, the weight, and what is covered at all. */
function sumRow(sums: Float64Array, data: Uint8ClampedArray, to: number, from: number, width: number): void {
  for (let x = 0; x < width; x += 1, to += 5, from += 4) {
    const [red, green, blue] = [data[from]!, data[from + 1]!, data[from + 2]!]
    const alpha = data[from + 3]! / 255
    const weight = alpha * asLamp[Math.max(red, green, blue)]!
    sums[to + 5] = sums[to]! + asLight[red]! * weight
    sums[to + 6] = sums[to + 1]! + asLight[green]! * weight
    sums[to + 7] = sums[to + 2]! + asLight[blue]! * weight
    sums[to + 8] = sums[to + 3]! + weight
    sums[to + 9] = sums[to + 4]! + alpha
  }
}

function addSpans(row: Float64Array, sums: Float64Array, start: number, width: number, span: number): void {
  for (let x = 0, at = 0; x < width; x += 1, at += 5) {
    const left = start + Math.max(0, x - span) * 5
    const right = start + Math.min(width, x + span + 1) * 5
    row[at]! += sums[right]! - sums[left]!
    row[at + 1]! += sums[right + 1]! - sums[left + 1]!
    row[at + 2]! += sums[right + 2]! - sums[left + 2]!
    row[at + 3]! += sums[right + 3]! - sums[left + 3]!
    row[at + 4]! += sums[right + 4]! - sums[left + 4]!
  }
}

function writeRow(data: Uint8ClampedArray, row: Float64Array, to: number, whole: number): void {
  for (let at = 0; at < row.length; at += 5, to += 4) {
    const weight = row[at + 3]!
    data[to + 3] = (row[at + 4]! / whole) * 255
    if (weight < 1e-6) continue
    for (let channel = 0; channel < 3; channel += 1) {
      data[to + channel] = Math.sqrt(Math.sqrt(Math.max(0, row[at + channel]!) / weight)) * 255
    }
  }
}
