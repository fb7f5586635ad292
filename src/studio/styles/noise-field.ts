import { randomFor } from '../random.ts'

export interface NoiseFieldOptions {
  readonly width: number
  readonly height: number
  readonly seed: string
  /** Pixels of the largest blotches; every further octave has half the size and half the weight. */
  readonly cellPx: number
  readonly octaves: number
}

/** Smooth blotches of 0 … 1 (value noise), one per pixel: paper, pigment and broken lines are made of them. */
export function noiseField({ width, height, seed, cellPx, octaves }: NoiseFieldOptions): Float32Array {
  const field = new Float32Array(width * height)
  let weight = 1
  let sum = 0
  for (let octave = 0; octave < octaves; octave += 1, weight /= 2) sum += weight
  weight = 1 / sum
  for (let octave = 0; octave < octaves; octave += 1, weight /= 2) {
    addOctave(field, {
      width,
      height,
      cell: Math.max(1, cellPx / 2 ** octave),
      weight,
      random: randomFor(seed, `octave ${octave}`),
    })
  }
  return field
}

interface Octave {
  readonly width: number
  readonly height: number
  readonly cell: number
  readonly weight: number
  readonly random: () => number
}

function addOctave(field: Float32Array, { width, height, cell, weight, random }: Octave): void {
  const columns = Math.ceil(width / cell) + 2
  const rows = Math.ceil(height / cell) + 2
  const lattice = new Float32Array(columns * rows)
  for (let at = 0; at < lattice.length; at += 1) lattice[at] = random() * weight
  const column = new Int32Array(width)
  const share = new Float32Array(width)
  for (let x = 0; x < width; x += 1) {
    column[x] = Math.floor(x / cell)
    share[x] = eased(x / cell - column[x]!)
  }
  const mixed = new Float32Array(columns)
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / cell)
    const fy = eased(y / cell - row)
    for (let at = 0; at < columns; at += 1) {
      const upper = lattice[row * columns + at]!
      mixed[at] = upper + (lattice[(row + 1) * columns + at]! - upper) * fy
    }
    addRow(field, y * width, { mixed, column, share })
  }
}

interface RowNoise {
  readonly mixed: Float32Array
  readonly column: Int32Array
  readonly share: Float32Array
}

/** A function of its own, so that engines compile it as a whole. */
function addRow(field: Float32Array, start: number, { mixed, column, share }: RowNoise): void {
  for (let x = 0; x < column.length; x += 1) {
    const left = mixed[column[x]!]!
    field[start + x]! += left + (mixed[column[x]! + 1]! - left) * share[x]!
  }
}

const eased = (value: number) => value * value * (3 - 2 * value)
