import { apply, type Vector } from '../math/matrix.ts'
import type { FigurePlace, GivenHand } from '../sheet/scene-sheet.ts'
import type { Standing } from './place-group.ts'
import { standUp } from './stand-up.ts'
import { toBody } from './to-body.ts'

/** Somebody in a picture who embraces who stands beside them. */
interface Embracing extends Standing {
  readonly place: FigurePlace
  /** The side that the other one is on. */
  readonly side: -1 | 1
}

/** Half heads from the root of the neck down to each hand, of a grown person, and before the shoulders. */
const ROUND = { down: 2.5, before: 2.1 } as const
const ACROSS = { down: 1.9, before: 1.75, beside: 0.75 } as const

/**
 * Where the hands of two who embrace are: the nearer one's arm is round the other's front and its other hand comes to it, the
 * farther one lays a hand across to the first; what is behind a back is not seen.
 */
export function embrace(nearer: Embracing, farther: Embracing): [GivenHand[], GivenHand[]] {
  const near = handsOf(nearer)
  const far = handsOf(farther)
  const reach = (farther.place.x - nearer.place.x) / nearer.place.unit
  return [
    [
      near(nearer.side, [reach * 0.72, ROUND.down, ROUND.before]),
      near(-nearer.side as -1 | 1, [nearer.side * 0.9, ROUND.down, ACROSS.before]),
    ],
    [far(-farther.side as -1 | 1, [farther.side * ACROSS.beside, ACROSS.down, ACROSS.before])],
  ]
}

/** A hand of somebody at a place of their view space over and before their shoulders, its fingers to the other one. */
function handsOf({ character, scene, proportions, side: toOther }: Embracing) {
  const { joints, skeleton, bodyPlace } = standUp(character, scene, proportions)
  return (side: -1 | 1, [x, down, before]: Vector): GivenHand => {
    const [, , z] = apply(bodyPlace, joints.arms[side === 1 ? 1 : 0].shoulder)
    return {
      side,
      wrist: toBody(bodyPlace, [x, down * skeleton.tall, z + before], 1),
      fingers: toBody(bodyPlace, [toOther, -0.12, -0.1], 0),
      palm: toBody(bodyPlace, [0, 0.1, -1], 0),
      elbowToward: [0.8, 1, 0],
    }
  }
}
