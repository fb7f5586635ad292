import { ARM } from './arms.ts'
import { blendPoses } from './blend-poses.ts'
import type { Limbs, PoseSpec } from './pose-spec.ts'
import { SELDOM_ARM } from './seldom-arms.ts'

/** Legs that push off, land, and take up the fall. */
const pushing = (side: number): Limbs['leg'] => ({
  ankle: (s) => [0.5 * s.wide, s.hipY + 6.7 * s.tall, side * 0.25],
  kneeToward: [0.2, 0, 1],
  toes: [0.2, 0.75, 0.66],
})
const landing = (side: number): Limbs['leg'] => ({
  ankle: (s) => [0.62 * s.wide, s.hipY + 6.35 * s.tall, 0.3 + side * 0.3],
  kneeToward: [0.3, 0, 1],
  toes: [0.22, 0.12, 1],
})
const bent = (side: number): Limbs['leg'] => ({
  ankle: (s) => [0.7 * s.wide, s.hipY + 5 * s.tall, side * 0.3 - 0.35],
  kneeToward: [0.4, 0, 1],
  toes: [0.25, 0, 1],
})

const AIRBORNE = { ...ARM.swungBack, hand: ARM.up.hand } as const
const WIDE = { ...SELDOM_ARM.spread, wrist: SELDOM_ARM.aside.wrist } as const

/** Jumping on the spot: 0 the highest moment, as in a picture; down, deep into the knees, and up again. */
export function jump(jumping: PoseSpec, at: number): PoseSpec {
  const moment = at - Math.floor(at)
  if (moment === 0) return jumping
  const still = { ...jumping, hipShift: 0, shoulderTilt: 0, hipTilt: 0, lift: 0 }
  const pose = blendPoses(
    [
      { at: 0, pose: jumping },
      { at: LANDS_AT, pose: { ...still, lead: { arm: WIDE, leg: landing(1) }, other: { arm: WIDE, leg: landing(-1) } } },
      { at: 0.45, pose: { ...still, lead: { arm: AIRBORNE, leg: bent(1) }, other: { arm: AIRBORNE, leg: bent(-1) } } },
      { at: 0.52, pose: { ...still, lead: { arm: AIRBORNE, leg: bent(1) }, other: { arm: AIRBORNE, leg: bent(-1) } } },
      { at: LEAVES_AT, pose: { ...still, lead: { arm: WIDE, leg: pushing(1) }, other: { arm: WIDE, leg: pushing(-1) } } },
    ],
    moment,
  )
  // What is thrown rises and falls so.
  const way = moment < LANDS_AT ? moment / LANDS_AT : moment > LEAVES_AT ? (1 - moment) / (1 - LEAVES_AT) : 1
  return { ...pose, lift: (jumping.lift ?? 0) * (1 - way * way) }
}

/** As shares of the whole: both feet come down, and leave the ground. */
const LANDS_AT = 0.3
const LEAVES_AT = 0.7
