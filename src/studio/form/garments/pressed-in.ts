import { apply } from '../../math/matrix.ts'
import { distanceToPart, type PosedBody } from '../../person/body-fields.ts'
import { type Field, smoothMin } from '../field/field.ts'
import { LIMB_STRIDE, type Limb, limbDistance, packLimbs } from '../field/solids.ts'
import type { Stand } from '../stand.ts'
import type { Pressing } from './cloth-ease.ts'

/** Half heads that cloth keeps from the middle of a hand and of a forearm. */
const CLEAR = { hand: 0.24, arm: 0.3 } as const
const SOFTLY = 0.12
/** Into what hangs hollow nothing is pressed deeper: a hand further in is under it. */
const DEEPEST = 0.7

/** How far cloth keeps from the skin or the layer below it, however it is pressed. */
const LEAST_EASE = 0.045

/** Cloth with the dents of the hands and forearms of a real body. */
export function pressedIn(
  { skeleton, joints }: Stand,
  body: PosedBody,
  { cloth, fromY, sleeve = 0, below }: Pressing & { readonly cloth: Field },
): Field {
  // Hands on knees lie on cloth over the knees' own skin.
  const skins = [below ?? distanceToPart(body, 'trunk'), distanceToPart(body, 'left leg'), distanceToPart(body, 'right leg')]
  const limbs = packLimbs(
    // A hand in a pocket is below the cloth.
    joints.arms
      .filter(({ handKind }) => handKind !== 'hidden')
      .flatMap(({ elbow, wrist, handPlace }): Limb[] => [
        { from: elbow, to: wrist, fromRadius: CLEAR.arm + sleeve, toRadius: CLEAR.hand + sleeve },
        { from: wrist, to: apply(handPlace, [0, skeleton.hand * 0.95, 0]), fromRadius: CLEAR.hand, toRadius: CLEAR.hand },
      ]),
  )
  return (x, y, z) => {
    const distance = cloth(x, y, z)
    if (y < fromY) return distance
    let pressed = distance
    for (let at = 0; at < limbs.length; at += LIMB_STRIDE) {
      const inArm = -limbDistance(limbs, at, x, y, z)
      if (inArm > pressed - SOFTLY) pressed = -smoothMin(-pressed, -inArm, SOFTLY)
    }
    if (pressed === distance) return distance
    let under = Number.POSITIVE_INFINITY
    for (const skin of skins) under = Math.min(under, skin(x, y, z))
    return Math.min(pressed, distance + DEEPEST, Math.max(distance, under - LEAST_EASE))
  }
}
