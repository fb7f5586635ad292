import { apply } from '../../math/matrix.ts'
import { distanceToPart } from '../../person/body-fields.ts'
import { type Field, smoothMin } from '../field/field.ts'
import { LIMB_STRIDE, type Limb, limbDistance, packLimbs } from '../field/solids.ts'
import type { Stand } from '../stand.ts'

/** Half heads that cloth keeps from the middle of a hand and of a forearm. */
const CLEAR = { hand: 0.24, arm: 0.3 } as const
const SOFTLY = 0.12
/** Into what hangs hollow nothing is pressed deeper: a hand further in is under it. */
const DEEPEST = 0.4

/** How far cloth keeps from the skin or the layer below it, however it is pressed. */
const LEAST_EASE = 0.045

/**
 * Cloth gives way where real hands and forearms lie on it, from a height downwards; `sleeve` is what they wear
 * themselves, `worn` how far layers below it stand off the skin.
 */
export function pressedByArms(
  { skeleton, joints, body }: Stand,
  cloth: Field,
  { fromY, sleeve = 0, worn = 0 }: { fromY: number; sleeve?: number; worn?: number },
): Field {
  if (!body) return cloth
  const skin = distanceToPart(body, 'trunk')
  const limbs = packLimbs(
    joints.arms.flatMap(({ elbow, wrist, handPlace }): Limb[] => [
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
    return Math.min(pressed, distance + DEEPEST, Math.max(distance, skin(x, y, z) - worn - LEAST_EASE))
  }
}
