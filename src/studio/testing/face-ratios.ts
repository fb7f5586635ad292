import { type Landmark, landmarkOf } from '../body/landmarks.ts'
import type { Form } from '../body/load-form.ts'

/** Distances that tell faces apart, left to right where there is one landmark, else from the first to the second. */
const DISTANCES: readonly (readonly [Landmark, Landmark?])[] = [
  ['innerEye'],
  ['outerEye'],
  ['temple'],
  ['cheekbone'],
  ['cheek'],
  ['jaw'],
  ['jawCorner'],
  ['mouthCorner'],
  ['nostrilWing'],
  ['neckSide'],
  ['upperLid', 'lowerLid'],
  ['brow', 'upperLid'],
  ['noseRoot', 'noseTip'],
  ['noseRoot', 'noseBase'],
  ['noseTip', 'noseBase'],
  ['noseBase', 'upperLip'],
  ['upperLip', 'lowerLip'],
  ['lowerLip', 'chinFront'],
  ['chinFront', 'chinBottom'],
  ['noseRoot', 'chinBottom'],
  ['browMiddle', 'hairline'],
  ['earTop', 'earLobe'],
  ['chinFront', 'throat'],
  ['noseTip', 'earTop'],
  ['crown', 'noseRoot'],
]

/** The distances of a face as shares of the height of its head: the same for a small picture of it and a large one. */
export function faceRatios(form: Form, body: Float32Array): number[] {
  const at = (name: Landmark, side: 'left' | 'right' = 'left') => landmarkOf(form, body, name, side)
  const height = at('crown')[1] - at('chinBottom')[1]
  return DISTANCES.map(([from, to]) => distance(at(from), to ? at(to) : at(from, 'right')) / height)
}

const distance = (a: readonly number[], b: readonly number[]) => Math.hypot(...a.map((value, axis) => value - b[axis]!))

const mean = (rows: readonly number[][], column: number) => rows.reduce((sum, row) => sum + row[column]!, 0) / rows.length
export const variance = (rows: readonly number[][], column: number) =>
  rows.reduce((sum, row) => sum + (row[column]! - mean(rows, column)) ** 2, 0) / rows.length

/** How often a face of the second group scores above one of the first (area under the curve); learned on the other half of both. */
export function areaUnderCurve(first: readonly number[][], second: readonly number[][]): number {
  const half = first.length / 2
  const [a, b] = [first.slice(0, half), second.slice(0, half)]
  const weights = a[0]!.map((_, column) => (mean(b, column) - mean(a, column)) / (variance(a, column) + variance(b, column)))
  const score = (row: readonly number[]) => row.reduce((sum, value, column) => sum + value * weights[column]!, 0)
  const pairs = first.slice(half).flatMap((low) => second.slice(half).map((high) => (score(high) > score(low) ? 1 : 0)))
  return pairs.reduce<number>((sum, won) => sum + won, 0) / pairs.length
}
