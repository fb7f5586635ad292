import { type Cells, ditherAt } from './cells.ts'

const ROUNDS = 4

/** Cells a palette is chosen from at most, evenly spread: more give the same colours. */
const MOST_SAMPLES = 2400

/** The colours of the cells in use, or of every so manieth of them, three values each. */
function sampleColors({ rgb }: Cells, uses: (cell: number) => boolean): Float32Array {
  const cells: number[] = []
  for (let cell = 0; cell < rgb.length / 3; cell += 1) if (uses(cell)) cells.push(cell)
  const stride = Math.max(1, cells.length / MOST_SAMPLES)
  const colors = new Float32Array(Math.floor(cells.length / stride) * 3)
  for (let at = 0, place = 0; at < colors.length; at += 3, place += stride) {
    const from = cells[Math.floor(place)]! * 3
    colors[at] = rgb[from]!
    colors[at + 1] = rgb[from + 1]!
    colors[at + 2] = rgb[from + 2]!
  }
  return colors
}

/**
 * A palette of `count` colours for some cells (k-means, begun with the colours farthest from each other, so that a small
 * bright thing keeps its own). Answers three values per colour.
 */
export function choosePalette(cells: Cells, uses: (cell: number) => boolean, count: number): Float32Array {
  const samples = sampleColors(cells, uses)
  const palette = new Float32Array(Math.max(1, Math.min(count, samples.length / 3)) * 3)
  if (samples.length === 0) return palette
  const distance = new Float32Array(samples.length / 3).fill(Number.POSITIVE_INFINITY)
  let next = 0
  for (let color = 0; color < palette.length; color += 3) {
    palette.set(samples.subarray(next, next + 3), color)
    next = farthestSample(samples, palette, color, distance)
  }
  const sums = new Float64Array((palette.length / 3) * 4)
  for (let round = 0; round < ROUNDS; round += 1) moveToMeans(palette, samples, sums)
  return palette
}

/** Where the sample begins that is farthest from all colours so far; `distance` learns the colour that begins at `color`. */
function farthestSample(samples: Float32Array, palette: Float32Array, color: number, distance: Float32Array): number {
  let next = 0
  let farthest = -1
  for (let index = 0; index < distance.length; index += 1) {
    const away = squareDistance(samples, index * 3, palette, color)
    if (away < distance[index]!) distance[index] = away
    if (distance[index]! > farthest) {
      farthest = distance[index]!
      next = index * 3
    }
  }
  return next
}

/** One round of k-means; `sums` is room for red, green, blue and number of each colour's members. */
function moveToMeans(palette: Float32Array, samples: Float32Array, sums: Float64Array): void {
  sums.fill(0)
  for (let at = 0; at < samples.length; at += 3) {
    const to = nearestColor(palette, samples[at]!, samples[at + 1]!, samples[at + 2]!) * 4
    sums[to] = sums[to]! + samples[at]!
    sums[to + 1] = sums[to + 1]! + samples[at + 1]!
    sums[to + 2] = sums[to + 2]! + samples[at + 2]!
    sums[to + 3] = sums[to + 3]! + 1
  }
  for (let color = 0; color < palette.length / 3; color += 1) {
    const members = sums[color * 4 + 3]!
    if (members === 0) continue
    palette[color * 3] = sums[color * 4]! / members
    palette[color * 3 + 1] = sums[color * 4 + 1]! / members
    palette[color * 3 + 2] = sums[color * 4 + 2]! / members
  }
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
      rgb[cell * 3] = palette[color * 3]!
      rgb[cell * 3 + 1] = palette[color * 3 + 1]!
      rgb[cell * 3 + 2] = palette[color * 3 + 2]!
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
