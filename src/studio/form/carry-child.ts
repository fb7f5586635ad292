import { apply, type Matrix, type Vector } from '../math/matrix.ts'
import type { FigurePlace, GivenHand } from '../sheet/scene-sheet.ts'
import { statureOf } from '../sheet/stature.ts'
import type { Standing } from './place-group.ts'
import { standUp } from './stand-up.ts'
import { toBody } from './to-body.ts'

/** What head and neck take of the height, in half heads. */
const ABOVE_SHOULDERS = 2.55
/** Metres: the child's hips beside and below the carrier's shoulder, and where its hand lies on them. */
const SEAT = { beside: 0.1, below: 0.34 } as const
const HOLD = { beside: -0.03, below: -0.01 } as const
/** Metres from the child's hips: the forearm that carries it, and the hand that comes from the other side. */
const UNDER = { near: [-0.12, 0.11], far: [-0.09, 0.15] } as const
const ELBOW = [0.5, 1, -0.3] as const
/** Half heads that both hands are before the shoulders. */
const BEFORE = { near: 1.5, far: 1.75 } as const

interface Carried {
  /** Of the child. */
  readonly place: FigurePlace
  readonly childHands: readonly GivenHand[]
  readonly carrierHands: readonly GivenHand[]
}

/** A small child on somebody's arm, on their side that is the picture's right: it sits on both their forearms. */
export function carryChild(carrier: Standing & { readonly place: FigurePlace }, child: Standing): Carried {
  const stand = standUp(carrier.character, carrier.scene, carrier.proportions)
  const small = standUp(child.character, child.scene, child.proportions)
  const metres = metresOf(carrier, stand.skeleton.soleY)
  const perMetre = carrier.place.unit / metres
  const unit = metresOf(child, small.skeleton.soleY) * perMetre
  const [shoulderX, shoulderY, shoulderZ] = apply(stand.bodyPlace, stand.joints.arms[1].shoulder)
  const shoulder = {
    x: carrier.place.x + shoulderX * carrier.place.unit,
    y: carrier.place.y + shoulderY * carrier.place.unit,
  }
  const hips = { x: shoulder.x + SEAT.beside * perMetre, y: shoulder.y + SEAT.below * perMetre }
  const [hipX, hipY] = apply(small.bodyPlace, [0, small.skeleton.hipY, 0])
  const place = { unit, x: hips.x - hipX * unit, y: hips.y - hipY * unit }
  const under = ([x, y]: readonly [number, number], z: number): Vector => [
    (hips.x + x * perMetre - carrier.place.x) / carrier.place.unit,
    (hips.y + y * perMetre - carrier.place.y) / carrier.place.unit,
    shoulderZ + z,
  ]
  const onChest: Vector = [
    (shoulder.x + HOLD.beside * perMetre - place.x) / unit,
    (shoulder.y + HOLD.below * perMetre - place.y) / unit,
    apply(small.bodyPlace, small.joints.arms[0].shoulder)[2] + 0.9,
  ]
  return {
    place,
    childHands: [handAt(small.bodyPlace, { side: -1, wrist: onChest, fingers: [-1, -0.25, 0], palm: [0, 0, -1] })],
    carrierHands: [
      handAt(stand.bodyPlace, {
        side: 1,
        wrist: under(UNDER.near, BEFORE.near),
        elbowToward: ELBOW,
        fingers: [-0.9, -0.1, 0.4],
        palm: [0, -1, 0.2],
      }),
      handAt(stand.bodyPlace, {
        side: -1,
        wrist: under(UNDER.far, BEFORE.far),
        elbowToward: ELBOW,
        fingers: [0.95, -0.15, 0.2],
        palm: [0, -0.9, -0.4],
      }),
    ],
  }
}

/** Of half a head. */
function metresOf({ character }: Standing, soleY: number): number {
  return statureOf(character) / (soleY + ABOVE_SHOULDERS)
}

/** From view space. */
function handAt(bodyPlace: Matrix, { side, wrist, fingers, palm, ...elbow }: GivenHand): GivenHand {
  return {
    ...elbow,
    side,
    wrist: toBody(bodyPlace, wrist, 1),
    fingers: toBody(bodyPlace, fingers, 0),
    palm: toBody(bodyPlace, palm, 0),
  }
}
