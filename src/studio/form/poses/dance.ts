import { blendPoses } from './blend-poses.ts'
import type { Limbs, PoseSpec } from './pose-spec.ts'
import { SELDOM_ARM } from './seldom-arms.ts'

/** Weight on both legs and the knees soft, on the beat between. */
const low = (side: number): Limbs['leg'] => ({
  ankle: (s) => [0.85 * s.wide, s.soleY - (0.32 + 0.75) * s.tall, side * 0.3],
  kneeToward: [0.5, 0, 1],
  toes: [0.4, 0, 1],
})

/** Dancing on the spot, two beats: 0 as in a picture, 0.5 the same to the other side; knees bend between. */
export function dance(dancing: PoseSpec, at: number): PoseSpec {
  const moment = at - Math.floor(at)
  if (moment === 0) return dancing
  const { hipShift, shoulderTilt, hipTilt, twist = 0, lead, other } = dancing
  const sides = { hipShift: -hipShift, shoulderTilt: -shoulderTilt, hipTilt: -hipTilt, twist: -twist }
  const between = { ...dancing, hipShift: 0, shoulderTilt: 0, hipTilt: 0, twist: 0 }
  return blendPoses(
    [
      { at: 0, pose: dancing },
      {
        at: 0.25,
        pose: { ...between, lead: { arm: SELDOM_ARM.aside, leg: low(1) }, other: { arm: SELDOM_ARM.propped, leg: low(-1) } },
      },
      { at: 0.5, pose: { ...dancing, ...sides, lead: other, other: lead } },
      {
        at: 0.75,
        pose: { ...between, lead: { arm: SELDOM_ARM.propped, leg: low(-1) }, other: { arm: SELDOM_ARM.aside, leg: low(1) } },
      },
    ],
    moment,
  )
}
