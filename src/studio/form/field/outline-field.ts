import type { Field } from './field.ts'

/** Directions round the body: unit vectors, even enough, whose digits are the same everywhere. */
export const DIRECTIONS = roundDirections(64)
const WIDTH = DIRECTIONS.length

function roundDirections(count: number): readonly (readonly [x: number, z: number])[] {
  return Array.from({ length: count }, (_, index) => {
    const quarter = Math.floor((index * 4) / count)
    const share = (index * 4) / count - quarter
    // Along the side of a square that stands on its corner, then out to the circle.
    const [a, b] = [1 - share, share]
    const length = Math.sqrt(a * a + b * b)
    const [c, s] = [a / length, b / length]
    return ([[c, s], [-s, c], [-c, -s], [s, -c]] as const)[quarter]! // biome-ignore format: quarters
  })
}

/** Outlines of a trunk one below the other: in each direction how far it reaches from the upright axis. */
export interface Outlines {
  /** Height of the first row, and half heads from row to row. */
  readonly fromY: number
  readonly step: number
  readonly rows: number
  /** Reaches row by row, one per direction. */
  readonly reach: Float32Array
}

/** The solid within outlines; `slopes` tells how much nearer it is than it seems along its directions, and is changed. */
export function outlineField({ fromY, step, rows, reach }: Outlines, slopes: Float32Array): Field {
  // Leaning outwards, it is nearer than it is level.
  for (let at = 0; at < slopes.length; at += 1) {
    const next = at + WIDTH < slopes.length ? at + WIDTH : at
    const before = at >= WIDTH ? at - WIDTH : at
    const rise = ((reach[next]! - reach[before]!) * WIDTH) / (next - before) / step
    slopes[at] = slopes[at]! / Math.sqrt(1 + Math.min(4, rise * rise))
  }
  return (x, y, z) => {
    let row = (y - fromY) / step
    let beyond = 0
    if (row < 0) {
      beyond = -row * step
      row = 0
    } else if (row > rows - 1.01) {
      beyond = (row - rows + 1.01) * step
      row = rows - 1.01
    }
    const round = (x < 0 ? -x : x) + (z < 0 ? -z : z)
    if (round < 1e-6) return beyond > 0 ? beyond : -reach[(row | 0) * WIDTH]!
    // Round the square that stands on its corner, as the directions run.
    const turn = ((z >= 0 ? (x >= 0 ? z / round : 1 - x / round) : x < 0 ? 2 - z / round : 3 + x / round) * WIDTH) / 4
    const column = turn | 0
    const aside = turn - column
    const left = column >= WIDTH ? 0 : column
    const right = left + 1 >= WIDTH ? 0 : left + 1
    const upper = (row | 0) * WIDTH
    const down = row - (row | 0)
    const above = reach[upper + left]! + (reach[upper + right]! - reach[upper + left]!) * aside
    const below = reach[upper + WIDTH + left]! + (reach[upper + WIDTH + right]! - reach[upper + WIDTH + left]!) * aside
    const far = Math.sqrt(x * x + z * z) - above - (below - above) * down
    const side = far * slopes[upper + left]!
    if (beyond === 0) return side
    return side > 0 ? Math.sqrt(side * side + beyond * beyond) : side > beyond ? side : beyond
  }
}
