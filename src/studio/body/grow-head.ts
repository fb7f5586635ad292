import { childhood } from './face-tendency.ts'
import { landmarkOf } from './landmarks.ts'
import type { Form } from './load-form.ts'
import type { BodyShape } from './macro-weights.ts'

/** Times as wide, and as long below the eyes, as the form's grown head is. */
interface Growth {
  readonly wide: number
  readonly long: number
}

/**
 * The form's grown heads are narrow for their bodies and short below the eyes: 111 mm from the root of the nose to the chin and
 * 135 mm at the cheekbones of men, 101 and 129 mm of women. In life it is 122 and 142, 111 and 132 mm (Gordon et al., 2012
 * Anthropometric Survey of U.S. Army Personnel).
 */
const MAN: Growth = { wide: 1.07, long: 1.09 }
const WOMAN: Growth = { wide: 1.04, long: 1.075 }

/** Makes the head of a grown body as large as in life, in place; a child's is modelled so. */
export function growHead(form: Form, positions: Float64Array, shape: BodyShape): void {
  const grown = 1 - childhood(shape.ageYears)
  if (grown === 0) return
  const of = (part: keyof Growth) => 1 + (WOMAN[part] + (MAN[part] - WOMAN[part]) * shape.masculinity - 1) * grown
  const [wide, long] = [of('wide'), of('long')]
  const heightOf = (name: Parameters<typeof landmarkOf>[2]) => landmarkOf(form, positions, name)[1]
  const [throatY, chinY, eyeY] = [heightOf('throat'), heightOf('chinBottom'), heightOf('innerEye')]
  const neckY = throatY - (chinY - throatY) * 0.8
  const soft = (eyeY - chinY) * 0.3
  for (let vertex = 0; vertex < positions.length; vertex += 3) {
    const y = positions[vertex + 1]!
    if (y <= neckY) continue
    positions[vertex] = positions[vertex]! * (1 + (wide - 1) * ease((y - neckY) / (chinY - neckY)))
    positions[vertex + 1] = y + (long - 1) * above(y, chinY, soft) - (long - 1) * above(y, eyeY, soft)
  }
}

/** How far a height is above another, beginning softly. */
function above(y: number, fromY: number, soft: number): number {
  const over = y - fromY + soft
  if (over <= 0) return 0
  return over < 2 * soft ? (over * over) / (4 * soft) : y - fromY
}

/** 0 … 1, beginning and ending softly. */
function ease(value: number): number {
  const held = Math.min(1, Math.max(0, value))
  return held * held * (3 - 2 * held)
}
