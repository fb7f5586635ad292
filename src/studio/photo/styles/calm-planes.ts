import type { PhotoFlow } from './photo-flow.ts'
import { emptyPlanes, type Planes } from './planes.ts'

const SECTORS = 8
const TURNS = 16
const STRETCHES = 4
/** Sums of variances (of 255²) above this make a sector count for nearly nothing. */
const CALM_VARIANCE = 9
/** Less than this a pixel does not count in a sector: a quarter of all do not, and weigh a thirtieth together. */
const LEAST_WEIGHT = 0.05

/** One brush shape: the pixels of each sector, as offsets in the values of the padded picture, with their weights. */
interface Brush {
  readonly offsets: Int32Array
  readonly weights: Float64Array
  /** Where each sector's pixels end. */
  readonly ends: Int32Array
}

/**
 * Planes painted with a brush that lies along the forms: every pixel takes the mean of the calmest sectors of an ellipse
 * round it (anisotropic Kuwahara filter after Kyprianidis 2009, with 16 × 4 brushes made beforehand).
 */
export function calmPlanes(
  planes: Planes,
  flow: PhotoFlow,
  {
    radiusPx,
    where,
  }: {
    readonly radiusPx: number
    /** Where it is 0 nobody asks for the colours: they stay 0. */
    readonly where?: Float32Array
  },
): Planes {
  const { width, height } = planes
  const border = Math.ceil(radiusPx * 1.8) + 1
  const stride = width + border * 2
  const padded = pad(planes, border)
  const brushes = Array.from({ length: TURNS * STRETCHES }, (_, index) =>
    makeBrush(radiusPx, Math.floor(index / STRETCHES), index % STRETCHES, stride),
  )
  const result = emptyPlanes(width, height)
  for (let y = 0; y < height; y += 1) paintRow(padded, { y, border, stride, flow, brushes, where }, result)
  return result
}

/** Values of a padded picture for each pixel, side by side in memory: red, green, blue and the sum of their squares. */
const VALUES = 4

/** Sixty-four bits, although it is more memory: a brush reads each pixel a hundred times, and nothing has to be widened then. */
function pad({ width, height, red, green, blue }: Planes, border: number): Float64Array {
  const result = new Float64Array((width + border * 2) * (height + border * 2) * VALUES)
  for (let y = -border, to = 0; y < height + border; y += 1) {
    const row = Math.min(height - 1, Math.max(0, y)) * width
    for (let x = -border; x < width + border; x += 1, to += VALUES) {
      const from = row + Math.min(width - 1, Math.max(0, x))
      const [r, g, b] = [red[from]!, green[from]!, blue[from]!]
      result[to] = r
      result[to + 1] = g
      result[to + 2] = b
      result[to + 3] = r * r + g * g + b * b
    }
  }
  return result
}

function makeBrush(radiusPx: number, turn: number, stretch: number, stride: number): Brush {
  const angle = (turn * Math.PI) / TURNS
  const longer = 1 + (stretch / (STRETCHES - 1)) * 0.7
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const reach = Math.ceil(radiusPx * longer)
  const sectors: { offset: number; weight: number }[][] = Array.from({ length: SECTORS }, () => [])
  for (let y = -reach; y <= reach; y += 1) {
    for (let x = -reach; x <= reach; x += 1) {
      const u = (x * cos + y * sin) / (radiusPx * longer)
      const v = ((y * cos - x * sin) * longer) / radiusPx
      const far = u * u + v * v
      if (far > 1) continue
      const shares = sectorShares(u, v)
      const fade = Math.exp(-2 * far)
      for (const [sector, share] of shares.entries()) {
        if (share * fade > LEAST_WEIGHT) sectors[sector]!.push({ offset: y * stride + x, weight: share * fade })
      }
    }
  }
  const entries = sectors.flatMap((sector) => {
    const sum = sector.reduce((total, { weight }) => total + weight, 0)
    return sector.map(({ offset, weight }) => ({ offset, weight: weight / sum }))
  })
  let end = 0
  return {
    offsets: Int32Array.from(entries, ({ offset }) => offset * VALUES),
    weights: Float64Array.from(entries, ({ weight }) => Math.fround(weight)),
    ends: Int32Array.from(sectors, (sector) => (end += sector.length)),
  }
}

/** How much of a place of the unit disc belongs to each of the overlapping sectors; the middle belongs to all. */
function sectorShares(u: number, v: number): number[] {
  const shares = Array.from({ length: SECTORS }, (_, sector) => {
    const angle = (sector * 2 * Math.PI) / SECTORS
    const along = u * Math.cos(angle) + v * Math.sin(angle)
    const aside = v * Math.cos(angle) - u * Math.sin(angle)
    const share = Math.max(0, along + 0.33 - 3.77 * aside * aside)
    return share * share
  })
  const sum = shares.reduce((total, share) => total + share, 0)
  return shares.map((share) => share / sum)
}

interface PaintedRow {
  readonly y: number
  readonly border: number
  readonly stride: number
  readonly flow: PhotoFlow
  readonly brushes: readonly Brush[]
  readonly where: Float32Array | undefined
}

/** A function of its own, so that engines compile it as a whole. */
function paintRow(padded: Float64Array, { y, border, stride, flow, brushes, where }: PaintedRow, result: Planes): void {
  const { width, dx, dy, strength } = flow
  for (let x = 0, at = y * width, place = (y + border) * stride + border; x < width; x += 1, at += 1, place += 1) {
    if (where && where[at] === 0) continue
    const turn = Math.round((Math.atan2(dy[at]!, dx[at]!) / Math.PI) * TURNS) & (TURNS - 1)
    const { offsets, weights, ends } = brushes[turn * STRETCHES + Math.round(strength[at]! * (STRETCHES - 1))]!
    let [sumRed, sumGreen, sumBlue, sum] = [0, 0, 0, 0]
    for (let sector = 0, entry = 0; sector < SECTORS; sector += 1) {
      let [r, g, b, square] = [0, 0, 0, 0]
      for (const end = ends[sector]!; entry < end; entry += 1) {
        const from = place * VALUES + offsets[entry]!
        const weight = weights[entry]!
        r += padded[from]! * weight
        g += padded[from + 1]! * weight
        b += padded[from + 2]! * weight
        square += padded[from + 3]! * weight
      }
      const spread = (square - r * r - g * g - b * b) / CALM_VARIANCE
      const squared = spread * spread
      const share = 1 / (1 + squared * squared)
      sumRed += r * share
      sumGreen += g * share
      sumBlue += b * share
      sum += share
    }
    result.red[at] = sumRed / sum
    result.green[at] = sumGreen / sum
    result.blue[at] = sumBlue / sum
  }
}
