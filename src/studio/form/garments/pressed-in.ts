import type { JointPoint } from '../../body/form-file.ts'
import { vertexAt } from '../../body/load-form.ts'
import { apply, type Vector } from '../../math/matrix.ts'
import { distanceToPart, type PosedBody } from '../../person/body-fields.ts'
import { type Field, smoothMin } from '../field/field.ts'
import { LIMB_STRIDE, type Limb, limbDistance, packLimbs } from '../field/solids.ts'
import type { Stand } from '../stand.ts'
import type { Pressing } from './cloth-ease.ts'

/** Half heads that cloth keeps from the middle of a hand, a forearm and a finger. */
const CLEAR = { hand: 0.24, arm: 0.3, finger: 0.14 } as const
const SOFTLY = 0.12
/** Round a hand a skirt gives way further off. */
const ROUND_HAND = 0.45
/** Into what hangs hollow nothing is pressed deeper: a hand further in is under it. */
const DEEPEST = 0.7

/** A hand whose fingers lie deeper in cloth than this is under it: a dent of it would be a hole. */
const UNDER = 0.2

/** How far cloth keeps from the skin or the layer below it, however it is pressed. */
const LEAST_EASE = 0.085

/** Cloth with the dents of the hands and forearms of a real body. */
export function pressedIn(
  { skeleton, joints }: Stand,
  body: PosedBody,
  { cloth, fromY, sleeve = 0, below }: Pressing & { readonly cloth: Field },
): Field {
  // Hands on knees lie on cloth over the knees' own skin.
  const skins = [below ?? distanceToPart(body, 'trunk'), distanceToPart(body, 'left leg'), distanceToPart(body, 'right leg')]
  // A hand in a pocket is below the cloth.
  const arms = joints.arms
    .filter(({ handKind }) => handKind !== 'hidden')
    .map(({ elbow, wrist, handPlace, side }) => {
      const fingers = fingersOf(body, side === 1 ? 'L' : 'R')
      const deep = fingers.reduce((sum, { to }) => sum - cloth(...to), 0) / fingers.length
      const isUnder = deep > UNDER
      const forearm = { from: elbow, to: wrist, fromRadius: CLEAR.arm + sleeve, toRadius: CLEAR.hand + sleeve }
      const hand = {
        from: wrist,
        to: apply(handPlace, [0, skeleton.hand * 0.95, 0]),
        fromRadius: CLEAR.hand,
        toRadius: CLEAR.hand,
      }
      return { limbs: isUnder ? [forearm] : [forearm, hand], fingers: isUnder ? [] : fingers }
    })
  const limbs = packLimbs(arms.flatMap((arm): Limb[] => arm.limbs))
  const hands = arms.flatMap(({ fingers }) => {
    if (fingers.length === 0) return []
    const along = (axis: number) => reachOf(fingers.flatMap(({ from, to }) => [from[axis]!, to[axis]!]))
    return [{ x: along(0), y: along(1), z: along(2), fingers: packLimbs(fingers) }]
  })
  return (x, y, z) => {
    const distance = cloth(x, y, z)
    if (y < fromY) return distance
    let pressed = distance
    const press = (packed: Float64Array, softly: number) => {
      for (let at = 0; at < packed.length; at += LIMB_STRIDE) {
        const inArm = -limbDistance(packed, at, x, y, z)
        if (inArm > pressed - softly) pressed = -smoothMin(-pressed, -inArm, softly)
      }
    }
    press(limbs, SOFTLY)
    for (const hand of hands) {
      const isNear = Math.abs(x - hand.x.middle) < hand.x.half && Math.abs(y - hand.y.middle) < hand.y.half
      if (isNear && Math.abs(z - hand.z.middle) < hand.z.half) press(hand.fingers, ROUND_HAND)
    }
    if (pressed === distance) return distance
    let under = Number.POSITIVE_INFINITY
    for (const skin of skins) under = Math.min(under, skin(x, y, z))
    return Math.min(pressed, distance + DEEPEST, Math.max(distance, under - LEAST_EASE))
  }
}

interface Reach {
  readonly middle: number
  readonly half: number
}

/** How far along an axis fingers press cloth. */
function reachOf(places: readonly number[]): Reach {
  const [least, most] = [Math.min(...places), Math.max(...places)]
  return { middle: (least + most) / 2, half: (most - least) / 2 + ROUND_HAND + CLEAR.finger }
}

/** From knuckle over the middle joint to the tip, finger by finger; so thick that no sheet of cloth is left between two. */
function fingersOf({ form, posed }: PosedBody, side: 'L' | 'R'): Limb[] {
  const radius = { fromRadius: CLEAR.finger, toRadius: CLEAR.finger }
  return [1, 2, 3, 4, 5].flatMap((finger) => {
    const bones = [1, 2, 3].map((joint) => form.header.bones.find(({ name }) => name === `finger${finger}-${joint}.${side}`))
    return bones.flatMap((bone) => (bone ? [{ from: placeOf(bone.head), to: placeOf(bone.tail), ...radius }] : []))
  })

  function placeOf(point: JointPoint): Vector {
    const at = vertexAt(form, point) * 3
    return [posed[at]!, posed[at + 1]!, posed[at + 2]!]
  }
}
