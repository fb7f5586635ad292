import { mix } from '../curve.ts'
import type { Field } from '../field/field.ts'
import type { Mesh } from '../grid.ts'
import type { Stand } from '../stand.ts'
import { drapePatch, frontZ } from './drape.ts'

/** Behind this depth a strap is over the shoulder. */
const RIDGE_Z = -0.1
/** What is further off has only been missed narrowly. */
const TOUCHES = 0.01
/** It ends before the line that is seen against the sky. */
const BELOW_RIDGE = 0.1

interface StrapCut {
  readonly side: number
  /** Where it comes over the shoulder, as a share of the way from the neck's middle to the joint of the arm. */
  readonly outwards: number
  /** Where it is sewn on. */
  readonly to: readonly [x: number, y: number]
  readonly half: number
  readonly lift: number
}

/** A flat strap from the ridge of a shoulder down the front of what is worn. */
export function shoulderStrap({ joints }: Stand, below: Field, { side, outwards, to, half, lift }: StrapCut): Mesh {
  const [one, other] = joints.arms.map(({ shoulder }) => shoulder[0]) as [number, number]
  const fromX = (one + other) / 2 + side * outwards * (Math.abs(one - other) / 2)
  const toX = to[0] * side
  const [inner, outer] = [-half, half].map((aside) => ridgeOf(below, fromX + aside * side, { fromY: to[1] - 0.5, lift })) as [
    number,
    number,
  ]
  return drapePatch(below, {
    rows: 20,
    columns: 4,
    at: (down, across) => [
      mix(fromX, toX, down) + (across - 0.5) * 2 * half * side,
      mix(mix(inner, outer, across), to[1], down),
    ],
    lift,
  })
}

/** The height up to which there is a front below a strap. */
function ridgeOf(below: Field, x: number, { fromY, lift }: { readonly fromY: number; readonly lift: number }): number {
  const isOnFront = (y: number) => {
    const z = frontZ(below, x, y, lift)
    return z > RIDGE_Z && below(x, y, z) < lift + TOUCHES
  }
  let y = fromY
  while (y > fromY - 2.5 && isOnFront(y - 0.03)) y -= 0.03
  return y + BELOW_RIDGE
}
