import type { Creases } from './creases.ts'

/** A fold of cloth on a real body: a ridge, highest near its root, that runs out to a point. Half heads. */
export interface Fold {
  readonly from: readonly [along: number, across: number]
  readonly to: readonly [along: number, across: number]
  readonly width: number
  readonly height: number
  /** It does not end at its root: there the cloth ends, as at the hem of a skirt. */
  readonly isOpen?: boolean
}

/** What cloth does where nothing pulls it. */
export interface Crumple {
  readonly height: number
  /** Half heads from one dent to the next, and how many times longer dents are along the cloth than across it. */
  readonly size: number
  readonly length: number
  readonly seed: number
}

export interface FoldArea {
  readonly along: readonly [from: number, to: number]
  readonly across: readonly [from: number, to: number]
}

const STEP = 0.03

/** How deep below its ridges cloth lies, in half heads: a fine table between whose entries one goes over smoothly, or light would show its cells. */
export function foldTable(folds: readonly Fold[], { along, across }: FoldArea, crumple: Crumple): Creases {
  const rows = Math.ceil((along[1] - along[0]) / STEP) + 3
  const columns = Math.ceil((across[1] - across[0]) / STEP) + 3
  const height = new Float32Array(rows * columns)
  for (const fold of folds) raise(height, fold, { first: [along[0], across[0]], rows, columns })
  if (crumple.height > 0) dent(height, crumple, columns)
  return (down, aside) => {
    const row = Math.min(rows - 2.51, Math.max(1, (down - along[0]) / STEP))
    const column = Math.min(columns - 2.51, Math.max(1, (aside - across[0]) / STEP))
    const [atRow, atColumn] = [(row + 0.5) | 0, (column + 0.5) | 0]
    const [t, s] = [row - atRow, column - atColumn]
    const [left, middle, right] = [0.5 * (0.5 - s) * (0.5 - s), 0.75 - s * s, 0.5 * (0.5 + s) * (0.5 + s)]
    const at = atRow * columns + atColumn
    const line = (from: number) => height[from - 1]! * left + height[from]! * middle + height[from + 1]! * right
    return -(
      line(at - columns) * 0.5 * (0.5 - t) * (0.5 - t) +
      line(at) * (0.75 - t * t) +
      line(at + columns) * 0.5 * (0.5 + t) * (0.5 + t)
    )
  }
}

interface Grid {
  readonly first: readonly [number, number]
  readonly rows: number
  readonly columns: number
}

/** Bows so much of its length: no cloth folds along a ruler. */
const BOW = 0.3

function raise(table: Float32Array, { from, to, width, height, isOpen }: Fold, { first, rows, columns }: Grid): void {
  const [way, aside] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.sqrt(way * way + aside * aside) || 1
  const reach = width * 2.2 + length * BOW * 0.25
  const cell = (value: number, start: number, most: number) => Math.min(most, Math.max(0, Math.round((value - start) / STEP)))
  const lastRow = cell(Math.max(from[0], to[0]) + reach, first[0], rows - 1)
  const lastColumn = cell(Math.max(from[1], to[1]) + reach, first[1], columns - 1)
  for (let row = cell(Math.min(from[0], to[0]) - reach, first[0], rows - 1); row <= lastRow; row += 1) {
    for (let column = cell(Math.min(from[1], to[1]) - reach, first[1], columns - 1); column <= lastColumn; column += 1) {
      const along = row * STEP + first[0] - from[0]
      const across = column * STEP + first[1] - from[1]
      const share = (along * way + across * aside) / (length * length)
      if (share >= 1 || (share <= 0 && !isOpen)) continue
      const held = share < 0 ? 0 : share
      const bow = BOW * length * held * (1 - held)
      const off = (across * way - along * aside) / length - bow
      // Thinner and lower toward its point; it swells quickly from a pulled root.
      const thick = width * (1 - 0.75 * held)
      const swell = isOpen ? 1 - held : Math.min(1, held * 5) * (1 - held) * 1.15
      table[row * columns + column]! += height * swell * ridge(off / thick)
    }
  }
}

/** A rounded ridge, steeper on one side, with a hollow on both. */
function ridge(off: number): number {
  const leaning = off > 0 ? off * 1.25 : off * 0.85
  const square = leaning * leaning
  if (square >= 4) return 0
  const fall = 1 - square / 4
  return fall * fall * fall * (1 - 0.9 * square)
}

/** Dents as of cloth that has been worn: soft ridges between them. */
function dent(table: Float32Array, { height, size, length, seed }: Crumple, columns: number): void {
  for (let at = 0; at < table.length; at += 1) {
    const column = at % columns
    const row = (at - column) / columns
    const [u, v] = [(row * STEP) / (size * length), (column * STEP) / size]
    const wander = noise(u * 0.6, v * 0.6, seed + 7) * 1.2
    const near = noise(u + wander, v + wander * 0.7, seed)
    const fine = noise(u * 2.3 - wander, v * 2.3 + wander, seed + 3)
    table[at]! += height * ((0.35 - Math.abs(near)) * 1.3 + 0.3 * fine)
  }
}

/** −1 … 1, smooth, one bump for each whole number. */
function noise(u: number, v: number, seed: number): number {
  const [row, column] = [Math.floor(u), Math.floor(v)]
  const [t, s] = [ease(u - row), ease(v - column)]
  const upper = hash(row, column, seed) * (1 - s) + hash(row, column + 1, seed) * s
  const lower = hash(row + 1, column, seed) * (1 - s) + hash(row + 1, column + 1, seed) * s
  return upper * (1 - t) + lower * t
}

const ease = (share: number) => share * share * (3 - 2 * share)

function hash(row: number, column: number, seed: number): number {
  let mixed = Math.imul(row, 0x1b873593) ^ Math.imul(column, 0x2c1b3c6d) ^ Math.imul(seed, 0x297a2d39)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x297a2d39)
  mixed ^= mixed >>> 14
  return ((mixed >>> 8) & 0xffff) / 32767.5 - 1
}

/** Less of a fold than this is no fold. */
const TAUT = 0.01
/** The height of folds of an ordinary cut. */
const ORDINARY = 0.035

/** How much of its folds a garment of such a cut shows. */
export const foldScale = (folds: number): number => (folds < TAUT ? 0 : 2.2 * Math.sqrt(folds / ORDINARY))
