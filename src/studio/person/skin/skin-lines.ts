import type { CharacterSheet } from '../../sheet/character-sheet.ts'
import { ease } from './ease.ts'

/** Wrinkles of a face as a map over the base mesh from the front, one half for both: slopes and depth per place. */
export interface SkinLines {
  /** Three per cell: slope toward the side, slope upwards, how deep in a line, 0 … 1. */
  readonly values: Float32Array
}

export const LINES_MAP = { perDm: 160, columns: 144, rows: 448, fromY: 5.35 } as const

/** How strongly lines of a group have come at an age: 0 before `from`, full at `to`. */
interface Line {
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
  /** How far the middle is off the straight way, to the left of it. */
  readonly bend: number
  readonly width: number
  readonly depth: number
}

interface Group {
  readonly years: readonly [from: number, to: number]
  /** Of the full depth what grown people have at once. */
  readonly early?: number
  readonly lines: readonly Line[]
}

const line = (from: Line['from'], to: Line['to'], bend: number, width: number, depth: number): Line => ({
  from,
  to,
  bend,
  width,
  depth,
})
const row = (count: number, at: (index: number) => Line): Line[] => Array.from({ length: count }, (_, index) => at(index))

const GROUPS: readonly Group[] = [
  // Forehead
  {
    years: [32, 72],
    lines: row(4, (i) => line([-0.04, 7.6 + i * 0.105], [0.5 - i * 0.035, 7.585 + i * 0.1], 0.022, 0.014, 0.75 - 0.12 * i)),
  },
  // Between the brows
  {
    years: [36, 75],
    lines: [line([0.065, 7.32], [0.085, 7.56], -0.012, 0.014, 0.8), line([-0.06, 7.27], [0.06, 7.265], 0.01, 0.012, 0.5)],
  },
  // Beside the eyes
  {
    years: [33, 70],
    lines: row(4, (i) =>
      line([0.475, 7.315 - i * 0.026], [0.475 + 0.15 - Math.abs(i - 1.5) * 0.02, 7.375 - i * 0.072], 0.012, 0.009, 0.6),
    ),
  },
  // Under the eyes
  {
    years: [30, 72],
    early: 0.1,
    lines: row(3, (i) =>
      line([0.2 + i * 0.012, 7.185 - i * 0.032], [0.43 + i * 0.02, 7.2 - i * 0.05], 0.05, 0.012, 0.55 - i * 0.08),
    ),
  },
  // From nose to mouth, and down from its corners
  { years: [26, 70], early: 0.14, lines: [line([0.205, 6.9], [0.335, 6.585], 0.03, 0.024, 1.15)] },
  { years: [45, 80], lines: [line([0.295, 6.575], [0.315, 6.36], -0.014, 0.018, 0.8)] },
  // Over the lip
  {
    years: [58, 88],
    lines: row(6, (i) => line([0.03 + i * 0.04, 6.715 - i * 0.012], [0.035 + i * 0.047, 6.8 - i * 0.018], 0, 0.008, 0.45)),
  },
  // Cheeks
  {
    years: [55, 85],
    lines: row(4, (i) => line([0.4 + i * 0.055, 6.92 - i * 0.02], [0.39 + i * 0.05, 6.52 + i * 0.03], 0.035, 0.016, 0.26)),
  },
  // Neck
  {
    years: [28, 75],
    early: 0.12,
    lines: [
      line([-0.1, 5.98], [0.5, 6.07], -0.05, 0.02, 0.42),
      line([-0.12, 5.8], [0.62, 5.85], -0.03, 0.018, 0.5),
      line([-0.05, 5.58], [0.4, 5.6], -0.02, 0.016, 0.22),
    ],
  },
  // Folds of the lids
  { years: [40, 80], lines: [line([0.2, 7.335], [0.46, 7.345], 0.045, 0.012, 0.5)] },
]

const known = new WeakMap<CharacterSheet, SkinLines | undefined>()

/** The lines of somebody's face; undefined of whoever is too young for any. */
export function skinLines(sheet: CharacterSheet): SkinLines | undefined {
  if (!known.has(sheet)) known.set(sheet, drawLines(sheet))
  return known.get(sheet)
}

function drawLines({ ageYears, marks }: CharacterSheet): SkinLines | undefined {
  const more = marks.some(({ kind }) => kind === 'wrinkles') ? 0.3 : 0
  const grown = ease(15, 22, ageYears)
  if (grown === 0 && more === 0) return undefined
  const heights = new Float32Array(LINES_MAP.columns * LINES_MAP.rows)
  for (const { years, early = 0, lines } of GROUPS) {
    const strength = Math.min(1.1, Math.max(early * grown, ease(years[0], years[1], ageYears)) + more)
    if (strength > 0.01) for (const each of lines) press(heights, each, strength)
  }
  return { values: slopesOf(heights) }
}

/** Presses a line into the map: a valley with a low swelling on both sides, that begins and ends shallow. */
function press(heights: Float32Array, { from, to, bend, width, depth }: Line, strength: number): void {
  const { perDm, columns, rows, fromY } = LINES_MAP
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.sqrt(dx * dx + dy * dy)
  const around = Math.abs(bend) + width * 4
  const leftMost = Math.max(0, Math.floor((Math.min(from[0], to[0]) - around) * perDm))
  const rightMost = Math.min(columns - 1, Math.ceil((Math.max(from[0], to[0]) + around) * perDm))
  const lowest = Math.max(0, Math.floor((Math.min(from[1], to[1]) - around - fromY) * perDm))
  const highest = Math.min(rows - 1, Math.ceil((Math.max(from[1], to[1]) + around - fromY) * perDm))
  for (let rowAt = lowest; rowAt <= highest; rowAt += 1) {
    for (let column = leftMost; column <= rightMost; column += 1) {
      const [x, y] = [column / perDm - from[0], rowAt / perDm + fromY - from[1]]
      const along = (x * dx + y * dy) / (length * length)
      if (along <= 0 || along >= 1) continue
      const off = ((y * dx - x * dy) / length - bend * 4 * along * (1 - along)) / width
      if (off * off > 16) continue
      const near = 1 / (1 + off * off)
      const ends = Math.min(1, along * 4) * Math.min(1, (1 - along) * 3)
      const at = rowAt * columns + column
      heights[at] = heights[at]! - strength * depth * width * ends * near * near * (1 - 0.28 * off * off)
    }
  }
}

function slopesOf(heights: Float32Array): Float32Array {
  const { perDm, columns, rows } = LINES_MAP
  const values = new Float32Array(heights.length * 3)
  for (let y = 1; y < rows - 1; y += 1) {
    for (let x = 0; x < columns - 1; x += 1) {
      const at = y * columns + x
      // Beyond the middle the other half begins, which mirrors this one.
      const left = heights[x === 0 ? at + 1 : at - 1]!
      values[at * 3] = ((heights[at + 1]! - left) * perDm) / 2
      values[at * 3 + 1] = ((heights[at + columns]! - heights[at - columns]!) * perDm) / 2
      values[at * 3 + 2] = Math.min(1, Math.max(0, -heights[at]! * 70))
    }
  }
  return values
}

/** Reads the map at a place of the base mesh into `out`, smoothly; nothing behind the ears. */
export function readSkinLines({ values }: SkinLines, x: number, y: number, z: number, out: Float32Array): void {
  const { perDm, columns, rows, fromY } = LINES_MAP
  out[0] = out[1] = out[2] = 0
  const front = ease(0.25, 0.75, z)
  const column = (x < 0 ? -x : x) * perDm
  const rowAt = (y - fromY) * perDm
  if (front === 0 || column > columns - 2 || rowAt < 0 || rowAt > rows - 2) return
  const left = Math.floor(column)
  const top = Math.floor(rowAt)
  const fx = column - left
  const fy = rowAt - top
  const at = (top * columns + left) * 3
  const below = at + columns * 3
  for (let index = 0; index < 3; index += 1) {
    const upper = values[at + index]! + (values[at + 3 + index]! - values[at + index]!) * fx
    const lower = values[below + index]! + (values[below + 3 + index]! - values[below + index]!) * fx
    out[index] = (upper + (lower - upper) * fy) * front
  }
  if (x < 0) out[0] = -out[0]!
}
