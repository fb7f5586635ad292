import { curveThrough, mix, type Table } from '../curve.ts'
import type { ArmSpec, LegSpec, PoseSpec } from './pose-spec.ts'
import { SELDOM_ARM } from './seldom-arms.ts'
import { swingArm } from './swing-arm.ts'

/**
 * One leg through a running stride, half heads below and before the hips, and radians: it strikes at 0, carries until 0.36 and
 * is in the air for the rest, as legs are at about 3.5 m/s (T. F. Novacheck, The biomechanics of running, 1998: toe-off at 0.36 to 0.39 of
 * a stride, the knee bent by about 40 degrees while it carries and by more than 100 in the air). `dip`: toes below level.
 */
const KEYS: readonly { at: number; away: number; down: number; dip: number }[] = [
  { at: 0, away: 1.9, down: 6.42, dip: -0.16 },
  { at: 0.06, away: 1.15, down: 6.36, dip: 0 },
  { at: 0.15, away: -0.15, down: 6.22, dip: 0.02 },
  { at: 0.25, away: -1.62, down: 6.12, dip: 0.34 },
  { at: 0.36, away: -3.2, down: 5.98, dip: 0.98 },
  { at: 0.4, away: -3.4, down: 5.9, dip: 1.08 },
  { at: 0.5, away: -3.75, down: 4.5, dip: 1.35 },
  { at: 0.6, away: -2.7, down: 3.6, dip: 1.4 },
  { at: 0.7, away: -0.9, down: 3.55, dip: 1 },
  { at: 0.8, away: 0.4, down: 3.85, dip: 0.5 },
  { at: 0.9, away: 0.75, down: 4.3, dip: 0.34 },
  { at: 0.955, away: 1.75, down: 5.5, dip: 0.05 },
]
/** Where in its own stride the leading leg is in the pose of pictures: its knee high, the other foot just off the ground. */
const POSE_AT = 0.9
/** When a leg carries, and when both are in the air between. */
const CARRIES_UNTIL = 0.36
/** Half heads that the hips rise over the ground between the two steps of a stride: 8 to 10 cm from lowest to highest. */
const FLIGHT = 0.25
/** The foot's sole and toes, half heads from the ankle. */
const FOOT = { sole: 0.3, toes: 1.12 } as const
/** An elbow stays bent by about a right angle: the hand passes the hips this much lower. */
const HANGS = 0.75

const curveOf = (value: 'away' | 'down' | 'dip') => {
  const around: Table = [-1, 0, 1].flatMap((turn) => KEYS.map((key) => [key.at + turn, key[value]] as const))
  return curveThrough(around.filter(([at]) => at > -0.3 && at < 1.3))
}
const [awayAt, downAt, dipAt] = [curveOf('away'), curveOf('down'), curveOf('dip')]

/**
 * The running pose at a moment of its stride: 0 the pose as it stands in a picture, in the air with the leading knee high; 0.5
 * the same with legs and arms exchanged; 1 is 0 again.
 */
export function runStride(running: PoseSpec, stride: number): PoseSpec {
  const at = stride - Math.floor(stride)
  if (at === 0) return running
  const cos = Math.cos(2 * Math.PI * at)
  const leadAt = (at + POSE_AT) % 1
  const otherAt = (leadAt + 0.5) % 1
  return {
    ...running,
    hipShift: running.hipShift * cos,
    shoulderTilt: running.shoulderTilt * cos,
    hipTilt: running.hipTilt * cos,
    twist: (running.twist ?? 0) * cos,
    lift: Math.max(0, groundAt(leadAt) - Math.max(lowestOf(leadAt), lowestOf(otherAt))),
    lead: { arm: armAt(0.5 - cos / 2), leg: legAt(leadAt) },
    other: { arm: armAt(0.5 + cos / 2), leg: legAt(otherAt) },
  }
}

/** Half heads of the ground below the hips; a thrown body's way between one foot's leaving it and the other's coming. */
function groundAt(at: number): number {
  const step = at % 0.5
  if (step < CARRIES_UNTIL) return lowestOf(step)
  const share = (step - CARRIES_UNTIL) / (0.5 - CARRIES_UNTIL)
  return mix(lowestOf(CARRIES_UNTIL), lowestOf(0), share) + FLIGHT * 4 * share * (1 - share)
}

function lowestOf(at: number): number {
  return downAt(at) + Math.max(FOOT.sole * Math.cos(dipAt(at)), FOOT.toes * Math.sin(dipAt(at)))
}

function legAt(at: number): LegSpec {
  const [away, down, dip] = [awayAt(at), downAt(at), dipAt(at)]
  return {
    ankle: (s) => [0.3 * s.wide, s.hipY + down * s.tall, away * s.tall],
    kneeToward: [0.04, 0, 1],
    toes: [0.06, Math.sin(dip), Math.cos(dip)],
  }
}

/** 0 pulled back … 1 before the chest. */
function armAt(swing: number): ArmSpec {
  return swingArm(SELDOM_ARM.pumpedBack, SELDOM_ARM.pumpedForward, { swing, hangs: HANGS })
}
