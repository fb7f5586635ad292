import type { Form } from '../../body/load-form.ts'
import { smoothingOf } from '../../body/smooth-body.ts'
import { zoneOf } from '../../body/zones.ts'
import { ease } from './ease.ts'

/** Rounds in which what a mood does to the cheeks is evened. */
const ROUNDS = 9

const cheeks = new WeakMap<Form, Float32Array>()

/** Where corners of a mouth press a cheek together: 1 beside the mouth, fading out toward eyes, jaw and ears. */
function besideMouth(form: Form): Float32Array {
  const before = cheeks.get(form)
  if (before) return before
  const lips = zoneOf(form, 'lips')
  const where = Float32Array.from({ length: form.skinCount }, (_, vertex) => {
    const [x, y, z] = [Math.abs(form.base[vertex * 3]!), form.base[vertex * 3 + 1]!, form.base[vertex * 3 + 2]!]
    const off = ease(0.22, 0.33, x) * (1 - ease(0.02, 0.2, lips[vertex]!)) * ease(0.9, 1.1, z)
    return off * ease(0.8, 0.65, x) * ease(6.3, 6.45, y) * ease(7.05, 6.85, y)
  })
  cheeks.set(form, where)
  return where
}

/** A body with what its face does (the form's space), whose cheeks fold softly: the form's units dent them beside a smile. */
export function withSoftFolds(form: Form, calm: Float32Array, body: Float32Array): Float32Array {
  const moved = body.map((value, at) => value - calm[at]!)
  const soft = smoothingOf(form, moved, { rounds: ROUNDS, where: besideMouth(form), isFlattening: true, isOfAll: true })
  return body.map((value, at) => value + soft[at]!)
}
