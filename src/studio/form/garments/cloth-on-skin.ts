import { distanceToPart, girthsOf, type PosedBody, skinOf } from '../../person/body-fields.ts'
import { mix } from '../curve.ts'
import type { Ease } from '../ease.ts'
import { type Field, smoothMin } from '../field/field.ts'
import type { ArmJoints, LegJoints } from '../pose.ts'
import type { Stand } from '../stand.ts'
import { swayed } from '../swayed.ts'
import { type FootLast, type LimbEase, type Room, shoulderOffset } from './cloth-ease.ts'
import { girthOfLimb, radiusAt } from './girth-of-limb.ts'
import { hungTrunk } from './hung-trunk.ts'
import { placeOnLimb } from './place-on-limb.ts'
import { sleeveTube } from './sleeve-tube.ts'

/** What lies on the skin and what hangs before it melt over so many half heads. */
const MELT = 0.1
/** Between these heights (adult half heads) cloth comes from lying on the shoulders to standing off the chest. */
const SHOULDERS = { from: 0.5, to: 1.6 } as const
/** More room than cloth needs, for folds and cells at the edge. */
const SPARE = 0.3
const LOOSER = 0.5

/** Cloth round the trunk of a real body: on its skin, spanned and hanging from it. */
export function trunkOnSkin({ skeleton, joints }: Stand, body: PosedBody, ease: Ease): Field {
  const skin = distanceToPart(body, 'trunk')
  const { offset, hang } = ease
  const onShoulders = shoulderOffset(offset)
  const [from, to] = [SHOULDERS.from * skeleton.tall, SHOULDERS.to * skeleton.tall]
  const offsetAt = (y: number) =>
    y >= to ? offset : y <= from ? onShoulders : mix(onShoulders, offset, (y - from) / (to - from))
  if (hang === 0 && !ease.flare) return (x, y, z) => skin(x, y, z) - offsetAt(y)
  // Cloth falls from a real chest more than it does from a drawn one, which is flatter.
  const looser = hang + hang * (1 - hang) * LOOSER
  const hung = swayed(hungTrunk(girthsOf(body), skeleton.tall, { ...ease, hang: looser }), joints.sway)
  return (x, y, z) => smoothMin(skin(x, y, z) - offsetAt(y), hung(x, y, z), MELT)
}

/** The room that cloth needs which stands `reach` off a real trunk, no less than `least`. */
export function roomOfSkin(body: PosedBody, least: Room, reach: number): Room {
  const room = { ...least }
  for (const vertex of skinOf(body, 'trunk').vertices) {
    room.width = Math.max(room.width, Math.abs(body.posed[vertex * 3]!) + reach + SPARE)
    room.back = Math.max(room.back, reach + SPARE - body.posed[vertex * 3 + 2]!)
    room.front = Math.max(room.front, reach + SPARE + body.posed[vertex * 3 + 2]!)
  }
  return room
}

/** Along the upper arm, 0 at the shoulder … 1 at the elbow, to where a sleeve comes from the width of the trunk's cloth to its own. */
const SLEEVE_HEAD = 0.6
/** From where on one that ends above the elbow hangs away from the arm. */
const SHORT_HANGS_FROM = 0.15
/** Cloth that is less loose lies on the arm like a skin. */
const TIGHT = 0.035

/** A sleeve round a real arm. */
export function armOnSkin(
  body: PosedBody,
  arm: ArmJoints,
  { ease, top = ease, widen = 0, endAlong = 2, isFalling = false }: LimbEase,
): Field {
  const skin = distanceToPart(body, arm.side === 1 ? 'left arm' : 'right arm')
  const bones = [arm.shoulder, arm.elbow, arm.wrist] as const
  const falls = isFalling ? widen * 1.6 : widen * 0.8
  const wider = widen * (isFalling ? 0.4 : endAlong <= 1 ? 0.4 : 0.35)
  const from = endAlong <= 1 ? SHORT_HANGS_FROM : SLEEVE_HEAD
  const tube = isFalling || widen < TIGHT ? undefined : sleeveTube(body, arm, { ease, loose: widen })
  return (x, y, z) => {
    const skinAway = skin(x, y, z)
    if (widen === 0 && top === ease) return skinAway - ease
    const { along } = placeOnLimb(bones, x, y, z)
    const near = skinAway - (along >= SLEEVE_HEAD ? ease : mix(top, ease, along / SLEEVE_HEAD))
    const share = along <= from ? 0 : (along - from) / (endAlong - from)
    const fallen = skin(x, y - falls * share, z) - ease
    const onArm = smoothMin(near, fallen, MELT) - wider * share
    return tube ? smoothMin(onArm, tube(x, y, z), MELT) : onArm
  }
}

/** Along the thigh, 0 at the hip … 1 at the knee, from where on a trouser leg hangs. */
const HANGS_FROM = 0.6

/** A trouser leg on a real leg: it hangs from the thigh and the calf. */
export function legOnSkin(body: PosedBody, leg: LegJoints, { ease, widen = 0 }: LimbEase): Field {
  const part = leg.side === 1 ? 'left leg' : 'right leg'
  const skin = distanceToPart(body, part)
  if (widen === 0) return (x, y, z) => skin(x, y, z) - ease
  const girth = girthOfLimb(body, part, [leg.hip, leg.knee, leg.ankle])
  const hanging = { ...girth, radii: hungRadii(girth.radii, Math.min(1, widen * 6)) }
  return (x, y, z) => {
    const near = skin(x, y, z) - ease
    const { along, away } = placeOnLimb(girth.bones, x, y, z)
    if (along < HANGS_FROM) return near
    const begun = Math.min(1, (along - HANGS_FROM) * 4)
    return smoothMin(near, away - radiusAt(hanging, along) * begun - ease * 0.5 - widen * (along - HANGS_FROM) * 0.7, MELT)
  }
}

/** From the knee on no narrower than above, by as much as cloth is loose. */
function hungRadii(radii: Float32Array, loose: number): Float32Array {
  const hung = radii.slice()
  const middle = (radii.length - 1) / 2
  let widest = 0
  for (let at = middle - 2; at < radii.length; at += 1) {
    widest = Math.max(widest * 0.985, radii[at]!)
    hung[at] = radii[at]! + (widest - radii[at]!) * loose
  }
  return hung
}

/** How high the sole of a shoe stands on its upper. */
const SOLE = 0.06

/** A real foot as a shoe is made on it. */
export function lastOfSkin(body: PosedBody, { side, ankle, toes, sole }: LegJoints): FootLast {
  let length = 0
  let depth = 0
  for (const vertex of skinOf(body, side === 1 ? 'left foot' : 'right foot').vertices) {
    const [x, y, z] = [0, 1, 2].map((axis) => body.posed[vertex * 3 + axis]! - ankle[axis]!) as [number, number, number]
    length = Math.max(length, x * toes[0] + y * toes[1] + z * toes[2])
    depth = Math.max(depth, x * sole[0] + y * sole[1] + z * sole[2])
  }
  return { length, depth, soleDepth: depth - SOLE }
}

/** A shoe round a real foot. */
export function footOnSkin(body: PosedBody, { side }: LegJoints, ease: number): Field {
  const skin = distanceToPart(body, side === 1 ? 'left foot' : 'right foot')
  return (x, y, z) => skin(x, y, z) - ease
}
