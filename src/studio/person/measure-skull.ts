import type { HeadSlice } from '../form/head-slice.ts'
import type { Person } from './person-of.ts'

/** The head of a person as hats, hair and glasses need it: slices by height, and how far forward each place of the face lies. */
export interface MeasuredSkull {
  slice(y: number): HeadSlice
  /** z in head space of the face at a place seen from the front. */
  frontZ(x: number, y: number): number
}

/** Heights of the slices: crown to a little below the chin. */
const TOP = -1
const BOTTOM = 1.1
const STEPS = 64
/** The face seen from the front, as a grid of depths: half heads from the middle to its sides. */
const HALF_WIDTH = 0.8
const COLUMNS = 64
const ROWS = 84

export function measureSkull({ form, rest, headOrigin }: Person, isEar: Float32Array): MeasuredSkull {
  const quads = form.quads.get('skin') ?? new Uint16Array()
  const [originX, originY, originZ] = headOrigin
  const widths = new Float32Array(STEPS + 1)
  const fronts = new Float32Array(STEPS + 1).fill(Number.NEGATIVE_INFINITY)
  const backs = new Float32Array(STEPS + 1).fill(Number.POSITIVE_INFINITY)
  const widestAt = new Float32Array(STEPS + 1)
  const depths = new Float32Array(COLUMNS * ROWS).fill(Number.NEGATIVE_INFINITY)
  for (let quad = 0; quad < quads.length; quad += 4) {
    const a = quads[quad]! * 3
    const b = quads[quad + 1]! * 3
    const c = quads[quad + 2]! * 3
    const d = quads[quad + 3]! * 3
    if (Math.min(rest[a + 1]!, rest[b + 1]!, rest[c + 1]!, rest[d + 1]!) - originY > BOTTOM) continue
    if (Math.max(isEar[a / 3]!, isEar[b / 3]!, isEar[c / 3]!, isEar[d / 3]!) > 0.08) continue
    // Nothing of a quad is longer than a few steps: its corners and the middles between them are enough.
    for (let u = 0; u <= 1; u += 0.25) {
      for (let v = 0; v <= 1; v += 0.25) {
        note(
          between(rest[a]! - originX, rest[b]! - originX, rest[c]! - originX, rest[d]! - originX, u, v),
          between(rest[a + 1]! - originY, rest[b + 1]! - originY, rest[c + 1]! - originY, rest[d + 1]! - originY, u, v),
          between(rest[a + 2]! - originZ, rest[b + 2]! - originZ, rest[c + 2]! - originZ, rest[d + 2]! - originZ, u, v),
        )
      }
    }
  }
  function note(x: number, y: number, z: number): void {
    const step = Math.round(((y - TOP) / (BOTTOM - TOP)) * STEPS)
    if (step < 0 || step > STEPS) return
    if (Math.abs(x) > widths[step]!) {
      widths[step] = Math.abs(x)
      widestAt[step] = z
    }
    // The profile beside the nose, as a hat or a forehead band feels it.
    if (z > fronts[step]! && Math.abs(x) > 0.2 * Math.min(1, (y + 1) * 2)) fronts[step] = z
    if (z < backs[step]!) backs[step] = z
    const column = Math.round(((x + HALF_WIDTH) / (2 * HALF_WIDTH)) * (COLUMNS - 1))
    const row = Math.round(((y - TOP) / (BOTTOM - TOP)) * (ROWS - 1))
    if (column < 0 || column >= COLUMNS || row < 0 || row >= ROWS) return
    if (z > depths[row * COLUMNS + column]!) depths[row * COLUMNS + column] = z
  }
  fill(widths, (value) => value > 0)
  for (const line of [fronts, backs]) fill(line, Number.isFinite)
  const smoothWidest = smoothed(widestAt)
  fillRows(depths)

  return {
    slice(y) {
      const place = Math.min(STEPS - 0.001, Math.max(0, ((y - TOP) / (BOTTOM - TOP)) * STEPS))
      const step = Math.floor(place)
      const read = (line: Float32Array) => line[step]! + (line[step + 1]! - line[step]!) * (place - step)
      return { halfWidth: read(widths), front: read(fronts), back: read(backs), widest: read(smoothWidest) }
    },
    frontZ(x, y) {
      const column = Math.min(COLUMNS - 1.001, Math.max(0, ((x + HALF_WIDTH) / (2 * HALF_WIDTH)) * (COLUMNS - 1)))
      const row = Math.min(ROWS - 1.001, Math.max(0, ((y - TOP) / (BOTTOM - TOP)) * (ROWS - 1)))
      const [left, top] = [Math.floor(column), Math.floor(row)]
      const [fx, fy] = [column - left, row - top]
      const from = top * COLUMNS + left
      const upper = depths[from]! + (depths[from + 1]! - depths[from]!) * fx
      const lower = depths[from + COLUMNS]! + (depths[from + COLUMNS + 1]! - depths[from + COLUMNS]!) * fx
      return upper + (lower - upper) * fy
    },
  }
}

/** A value between those of a quad's corners. */
const between = (a: number, b: number, c: number, d: number, u: number, v: number): number =>
  (a * (1 - u) + b * u) * (1 - v) + (d * (1 - u) + c * u) * v

/** Steps that no vertex fell into take the value before them. */
function fill(line: Float32Array, isKnown: (value: number) => boolean): void {
  const first = line.find(isKnown) ?? 0
  let before = first
  for (let step = 0; step < line.length; step += 1) {
    if (isKnown(line[step]!)) before = line[step]!
    else line[step] = before
  }
}

function smoothed(line: Float32Array): Float32Array {
  return line.map((_, step) => {
    let sum = 0
    for (let by = -4; by <= 4; by += 1) sum += line[Math.min(line.length - 1, Math.max(0, step + by))]!
    return sum / 9
  })
}

/** Places beside the face lie as deep as its edge in that row. */
function fillRows(depths: Float32Array): void {
  for (let row = 0; row < ROWS; row += 1) {
    const line = depths.subarray(row * COLUMNS, (row + 1) * COLUMNS)
    const known = Array.from(line.keys()).filter((column) => Number.isFinite(line[column]!))
    if (known.length === 0) {
      line.set(row === 0 ? line.fill(0) : depths.subarray((row - 1) * COLUMNS, row * COLUMNS))
      continue
    }
    for (let column = 0; column < COLUMNS; column += 1) {
      if (Number.isFinite(line[column]!)) continue
      const before = known.findLast((other) => other < column)
      const after = known.find((other) => other > column)
      if (before === undefined || after === undefined) line[column] = line[before ?? after!]!
      else line[column] = line[before]! + ((line[after]! - line[before]!) * (column - before)) / (after - before)
    }
  }
}
