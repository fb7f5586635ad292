import { type Cells, ditherAt } from './cells.ts'

const ROUNDS = 6

/**
 * A palette of `count` colours for some cells (k-means, begun with the colours farthest from each other, so that a small
 * bright thing keeps its own). Answers three values per colour.
 */
export function choosePalette({ rgb }: Cells, uses: (cell: number) => boolean, count: number): Float32Array {
  const samples: number[] = []
  for (let cell = 0; cell < rgb.length / 3; cell += 1) if (uses(cell)) samples.push(cell)
  const palette = new Float32Array(Math.max(1, Math.min(count, samples.length)) * 3)
  if (samples.length === 0) return palette
  const distance = new Float32Array(samples.length).fill(Number.POSITIVE_INFINITY)
  let next = samples[0]!
  for (let color = 0; color < palette.length / 3; color += 1) {
    palette.set(rgb.subarray(next * 3, next * 3 + 3), color * 3)
    let farthest = -1
    for (let index = 0; index < samples.length; index += 1) {
      const away = squareDistance(rgb, samples[index]! * 3, palette, color * 3)
      if (away < distance[index]!) distance[index] = away
      if (distance[index]! > farthest) {
        farthest = distance[index]!
        next = samples[index]!
      }
    }
  }
  const sums = new Float64Array((palette.length / 3) * 4)
  for (let round = 0; round < ROUNDS; round += 1) {
    sums.fill(0)
    for (const cell of samples) {
      const color = nearestColor(palette, rgb[cell * 3]!, rgb[cell * 3 + 1]!, rgb[cell * 3 + 2]!)
      sums[color * 4] = sums[color * 4]! + rgb[cell * 3]!
      sums[color * 4 + 1] = sums[color * 4 + 1]! + rgb[cell * 3 + 1]!
      sums[color * 4 + 2] = sums[color * 4 + 2]! + rgb[cell * 3 + 2]!
      sums[color * 4 + 3] = sums[color * 4 + 3]! + 1
    }
    for (let color = 0; color < palette.length / 3; color += 1) {
      const members = sums[color * 4 + 3]!
      if (members === 0) continue
      for (let channel = 0; channel < 3; channel += 1) palette[color * 3 + channel] = sums[color * 4 + channel]! / members
    }
  }
  return palette
}

/** Sets the cells in use to colours of the palette, with ordered dither of this strength (of 255). */
export function paintWithPalette(
  cells: Cells,
  palette: Float32Array,
  uses: (cell: number) => boolean,
  ditherStrength: number,
): void {
  const { columns, rows, rgb } = cells
  for (let row = 0, cell = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1, cell += 1) {
      if (!uses(cell)) continue
      const shift = ditherAt(column, row) * ditherStrength
      const color = nearestColor(palette, rgb[cell * 3]! + shift, rgb[cell * 3 + 1]! + shift, rgb[cell * 3 + 2]! + shift)
      rgb.set(palette.subarray(color * 3, color * 3 + 3), cell * 3)
    }
  }
}

function nearestColor(palette: Float32Array, red: number, green: number, blue: number): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (let at = 0; at < palette.length; at += 3) {
    const dr = palette[at]! - red
    const dg = palette[at + 1]! - green
    const db = palette[at + 2]! - blue
    const away = dr * dr * 0.9 + dg * dg * 1.4 + db * db * 0.7
    if (away >= least) continue
    least = away
    best = at / 3
  }
  return best
}

function squareDistance(a: Float32Array, at: number, b: Float32Array, from: number): number {
  const dr = a[at]! - b[from]!
  const dg = a[at + 1]! - b[from + 1]!
  const db = a[at + 2]! - b[from + 2]!
  return dr * dr * 0.9 + dg * dg * 1.4 + db * db * 0.7
}
