import { compose, type Matrix, translate, type Vector } from '../../math/matrix.ts'
import { dot, scaleBy, subtract, unit } from '../vector.ts'
import { placeAlong } from './place-along.ts'

/** How many of a violin's pieces, the last ones, are the bow. */
export const BOW_PIECES = 3

/** Back from where it is carried, beside the violin, to the hand. */
const BOW_BESIDE: Vector = [-1.1, 0, -0.1]

/** Where a violin and its bow are while they are played, body space. */
export interface PlayedViolin {
  readonly violin: Matrix
  readonly bow: Matrix
}

/** From the chin outwards and a little forward, the strings tipped to the viewer; on a body whose lead hand is at the right. */
const ALONG: Vector = unit([-0.84, 0.2, 0.5])
const FACE: Vector = unit([0.05, -0.66, 0.75])
/** From the middle of the belly to its lower end, and from the middle to where the bow strokes. */
const TO_CHIN = 1.25
const TO_STROKE = 0.1

/** The violin under the chin, its neck over the other shoulder, the bow from the leading hand across the strings. */
export function playViolin(bowHand: Vector, lead: 1 | -1, tall: number): PlayedViolin {
  const size = 0.55 + 0.45 * tall
  const mirror = ([x, y, z]: Vector): Vector => [x * lead, y, z]
  const along = mirror(ALONG)
  const face = mirror(unit(subtract(FACE, scaleBy(ALONG, dot(FACE, ALONG)))))
  const chin = mirror([-0.5, 0.02, 0.95])
  const at = (far: number, up: number): Vector => [
    chin[0] + (along[0] * far + face[0] * up) * size,
    chin[1] + (along[1] * far + face[1] * up) * size,
    chin[2] + (along[2] * far + face[2] * up) * size,
  ]
  const stroke = at(TO_CHIN - TO_STROKE, 0.36)
  return {
    violin: placeAlong(at(TO_CHIN, 0.1), { up: along, face, size }),
    bow: compose(placeAlong(bowHand, { up: unit(subtract(stroke, bowHand)), face, size }), translate(...BOW_BESIDE)),
  }
}
