import type { CharacterSheet } from '../../sheet/character-sheet.ts'
import { ease } from './ease.ts'
import { LINE_GROUPS, type Line } from './line-groups.ts'

/** Wrinkles of a face as a map over the base mesh from the front, one half for both: slopes and depth per place. */
export interface SkinLines {
  /** Three per cell: slope toward the side, slope upwards, how deep in a line, 0 … 1. */
  readonly values: Float32Array
}

export const LINES_MAP = { perDm: 160, columns: 144, rows: 448, fromY: 5.35 } as const

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
  for (const { years, early = 0, lines } of LINE_GROUPS) {
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
