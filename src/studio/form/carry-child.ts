import { apply, type Matrix, type Vector } from '../math/matrix.ts'
import { largerAt } from '../raster/view.ts'
import type { FigurePlace, GivenHand } from '../sheet/scene-sheet.ts'
import { statureOf } from '../sheet/stature.ts'
import type { Standing } from './place-group.ts'
import { sharedEye } from './shared-eye.ts'
import { standUp } from './stand-up.ts'
import { toBody } from './to-body.ts'

/** What head and neck take of the height, in half heads. */
const ABOVE_SHOULDERS = 2.55
/** Metres: the child's hips beside and below the carrier's shoulder, and where its hand lies on them. */
const SEAT = { beside: 0.1, below: 0.34 } as const
const HOLD = { beside: -0.03, below: -0.01 } as const
/** Metres from the child's hips: the hand of the arm that carries it. */
const UNDER = { x: -0.12, y: 0.11 } as const
const ELBOW = [0.5, 1, -0.3] as const
/** Half heads that it is before the shoulders. */
const BEFORE = 1.5

interface Carried {
  /** Of the child. */
  readonly place: FigurePlace
  readonly childHands: readonly GivenHand[]
  readonly carrierHands: readonly GivenHand[]
}

/** A small child on somebody's arm, on their side that is the picture's right: it sits on their forearm. */
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
  const under = seenAt(carrier, carrier.place, [hips.x + UNDER.x * perMetre, hips.y + UNDER.y * perMetre, shoulderZ + BEFORE])
  const chestZ = apply(small.bodyPlace, small.joints.arms[0].shoulder)[2] + 0.9
  const onChest = seenAt(child, place, [shoulder.x + HOLD.beside * perMetre, shoulder.y + HOLD.below * perMetre, chestZ])
  return {
    place,
    childHands: [handAt(small.bodyPlace, { side: -1, wrist: onChest, fingers: [-1, -0.25, 0], palm: [0, 0, -1] })],
    carrierHands: [
      handAt(stand.bodyPlace, {
        side: 1,
        wrist: under,
        elbowToward: ELBOW,
        fingers: [-0.9, -0.1, 0.4],
        palm: [0, -1, 0.2],
      }),
    ],
  }
}

/** Where in somebody's view space a hand is that is seen at shares of the picture's height and so far before them. */
function seenAt({ proportions }: Standing, { unit, x, y }: FigurePlace, [seenX, seenY, z]: Vector): Vector {
  const [across, down] = [(seenX - x) / unit, (seenY - y) / unit]
  if (!proportions.person) return [across, down, z]
  const eye = sharedEye({ unit, x, y })
  const larger = largerAt(eye, z)
  return [eye.x + (across - eye.x) / larger, eye.y + (down - eye.y) / larger, z]
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
