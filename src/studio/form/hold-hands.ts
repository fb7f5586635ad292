import { apply, type Matrix, type Vector } from '../math/matrix.ts'
import type { FigurePlace, GivenHand } from '../sheet/scene-sheet.ts'
import type { Standing } from './place-group.ts'
import { standUp } from './stand-up.ts'
import { toBody } from './to-body.ts'

/** Somebody in a picture who gives a hand to who stands beside them. */
interface Giving extends Standing {
  readonly place: FigurePlace
  /** The side that the other one is on. */
  readonly side: -1 | 1
  /** Is drawn over the other one. */
  readonly isNearer: boolean
}

/** How much of an arm hangs down, and the most that it reaches: shares of its length. */
const ARM = { hanging: 0.95, reach: 0.975 } as const
/** Where in a hand of length 1 another one lies. */
const PALM = 0.5
/** Half heads that the hands are before the shoulders. */
const BEFORE = 0.4

/**
 * Two who hold hands: their arms meet in one point of the picture, as low as both can hang it; a child's arm goes up to it.
 */
export function holdHands(pair: readonly [Giving, Giving]): [GivenHand, GivenHand] {
  const arms = pair.map(armOf) as [Arm, Arm]
  const [one, other] = arms
  const x = one.x + ((other.x - one.x) * one.length) / (one.length + other.length)
  const hangs = arms.map((arm) => Math.sqrt(Math.max(0, (arm.length * ARM.reach) ** 2 - (x - arm.x) ** 2)))
  const lowest = Math.min(...arms.map((arm, index) => arm.y + hangs[index]! * ARM.hanging))
  const y = Math.max(lowest, ...arms.map((arm, index) => arm.y - hangs[index]!))
  return arms.map((arm) => handAt(arm, x, y)) as [GivenHand, GivenHand]
}

interface Arm {
  readonly of: Giving
  readonly bodyPlace: Matrix
  readonly hand: number
  /** Of the shoulder, in shares of the picture's height, and in half heads toward the viewer. */
  readonly x: number
  readonly y: number
  readonly z: number
  readonly length: number
}

function armOf(of: Giving): Arm {
  const { character, scene, proportions, place, side } = of
  const { joints, skeleton, bodyPlace } = standUp(character, scene, proportions)
  const [x, y, z] = apply(bodyPlace, joints.arms[side === 1 ? 1 : 0].shoulder)
  const length = (skeleton.upperArm + skeleton.forearm + skeleton.hand * PALM) * place.unit
  return { of, bodyPlace, hand: skeleton.hand, x: place.x + x * place.unit, y: place.y + y * place.unit, z, length }
}

function handAt({ of: { place, side, isNearer }, bodyPlace, hand, ...shoulder }: Arm, x: number, y: number): GivenHand {
  const far = Math.hypot(x - shoulder.x, y - shoulder.y) || 1
  const [alongX, alongY] = [(x - shoulder.x) / far, (y - shoulder.y) / far]
  const wrist: Vector = [
    (x - place.x) / place.unit - alongX * hand * PALM,
    (y - place.y) / place.unit - alongY * hand * PALM,
    shoulder.z + BEFORE,
  ]
  return {
    side,
    wrist: toBody(bodyPlace, wrist, 1),
    fingers: toBody(bodyPlace, [alongX, alongY, 0.1], 0),
    // The nearer hand shows its back and closes over the other.
    palm: toBody(bodyPlace, [side * 0.3, 0, isNearer ? -1 : 1], 0),
  }
}
