import { vertexAt } from '../../body/load-form.ts'
import { girthsOf, type PosedBody } from '../../person/body-fields.ts'
import { curveThrough } from '../curve.ts'
import { DIRECTIONS } from '../field/outline-field.ts'

/** On drawn bodies the neck leaves the shoulders at this height. */
const DRAWN_SIDE_Y = -0.2
/** The neck ends where half its breadth has grown by so much. */
const WIDENED = 0.2
/** Half heads to the shoulder's joint of somebody grown; necks of those who have less, as children, widen in less. */
const GROWN_SHOULDER = 1.5
/** Columns of the girths that look to the side, to the front and to the back. */
const [SIDE, FRONT, BACK] = [0, DIRECTIONS.length / 4, (DIRECTIONS.length * 3) / 4]
/** The uppermost half heads are no whole neck: the skin ends under the jaw. */
const UNDER_JAW = 0.3

/** The height where a collar is sewn on, from the throat (−1) over the sides (0) to the nape (1), and its share of the rise. */
const SEAM = [
  [-1, 0.12, 0.45],
  [-0.76, -0.05, 0.55],
  [0, -0.14, 1],
  [0.8, -0.27, 1],
  [1, -0.3, 1],
] as const

/** Where cloth ends at the neck of a real body. */
export function neckBaseOn(body: PosedBody) {
  const { fromY, step, rows, reach } = girthsOf(body)
  const at = (row: number, column: number) => reach[Math.max(0, Math.min(rows - 1, row)) * DIRECTIONS.length + column]!
  const rowAt = (y: number) => Math.round((y - fromY) / step)
  const first = rowAt(fromY + UNDER_JAW)
  let narrowest = first
  for (let row = first; row < rowAt(0); row += 1) if (at(row, SIDE) < at(narrowest, SIDE)) narrowest = row
  const radius = at(narrowest, SIDE)
  let side = narrowest
  const widened = WIDENED * Math.min(1, shoulderOf(body) / GROWN_SHOULDER)
  while (side < rows && at(side, SIDE) < radius + widened) side += 1
  const sideY = fromY + side * step
  const rise = Math.max(0, DRAWN_SIDE_Y - sideY)
  const middleZ = (y: number) => {
    const row = Math.min(side, rowAt(y))
    return (at(row, FRONT) - at(row, BACK)) / 2
  }
  const seam = curveThrough(SEAM.map(([aside, y, rises]) => [aside, y - rises * rise]))
  const seamMiddle = middleZ(0)
  return {
    radius,
    rise,
    middleZ,
    seamY: (x: number, z: number) => {
      const far = Math.sqrt(x * x + (z - seamMiddle) * (z - seamMiddle)) || 1
      return seam((seamMiddle - z) / far)
    },
  }
}

function shoulderOf({ form, rest }: PosedBody): number {
  const bone = form.header.bones.find(({ name }) => name === 'upperarm01.L')
  return bone ? rest[vertexAt(form, bone.head) * 3]! : GROWN_SHOULDER
}
