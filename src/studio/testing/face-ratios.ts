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
