import { curveThrough, mix, type Table } from '../curve.ts'
import { ARM } from './arms.ts'
import type { ArmSpec, LegSpec, PoseSpec } from './pose-spec.ts'
import { swingArm } from './swing-arm.ts'

/**
 * One leg through a stride, half heads and radians: its heel strikes at 0, until 0.5 it carries and goes back evenly, at 0.6
 * the toes leave the ground. `away`: ankle before the hips; `lift`: ankle above the ground; `dip`: toes below level.
 */
const KEYS: readonly { at: number; away: number; lift: number; dip: number }[] = [
  { at: 0, away: 2.05, lift: 0.33, dip: -0.273 },
  { at: 0.07, away: 1.48, lift: 0.3, dip: 0 },
  { at: 0.25, away: 0.02, lift: 0.3, dip: 0 },
  { at: 0.38, away: -1.04, lift: 0.38, dip: 0.12 },
  { at: 0.5, away: -2, lift: 0.73, dip: 0.733 },
  { at: 0.6, away: -2.05, lift: 1.3, dip: 1 },
  { at: 0.73, away: -0.5, lift: 1.3, dip: 0.6 },
  { at: 0.86, away: 1.35, lift: 0.7, dip: 0.02 },
  { at: 0.95, away: 2.1, lift: 0.5, dip: -0.28 },
]
/** Half heads that the hips are lower than in somebody who stands: with the legs apart, and over the leg that carries. */
const SINK = { apart: 0.42, over: 0.12 } as const
/** The hips' way over the leg that carries, and how far the other side drops. */
const OVER_LEG = { shift: 0.12, tilt: -0.045 } as const
/** An arm hangs lower in the middle of its swing, half heads. */
const HANGS = 0.38

const curveOf = (value: 'away' | 'lift' | 'dip') => {
  const around: Table = [-1, 0, 1].flatMap((turn) => KEYS.map((key) => [key.at + turn, key[value]] as const))
  return curveThrough(around.filter(([at]) => at > -0.3 && at < 1.3))
}
const [awayAt, liftAt, dipAt] = [curveOf('away'), curveOf('lift'), curveOf('dip')]

/**
 * The walking pose at a moment of its stride: 0 the pose as it stands in a picture, the leading leg before; 0.5 the same with
 * the legs and arms exchanged; 1 is 0 again.
 */
export function walkStride(walking: PoseSpec, stride: number): PoseSpec {
  const at = stride - Math.floor(stride)
  if (at === 0) return walking
  const [cos, sin] = [Math.cos(2 * Math.PI * at), Math.sin(2 * Math.PI * at)]
  const otherAt = (at + 0.5) % 1
  return {
    ...walking,
    hipShift: walking.hipShift * cos + OVER_LEG.shift * sin,
    shoulderTilt: walking.shoulderTilt * cos,
    hipTilt: walking.hipTilt * cos + OVER_LEG.tilt * sin,
    twist: (walking.twist ?? 0) * cos,
    lead: { arm: armAt(0.5 - cos / 2), leg: legAt(at) },
    other: { arm: armAt(0.5 + cos / 2), leg: legAt(otherAt) },
  }
}

function legAt(at: number): LegSpec {
  const sunk = mix(SINK.over, SINK.apart, 0.5 + 0.5 * Math.cos(4 * Math.PI * at))
  const [away, lift, dip] = [awayAt(at), liftAt(at), dipAt(at)]
  const back = 0.5 - away / 4.1
  return {
    ankle: (s) => [mix(0.3, 0.34, back) * s.wide, s.soleY - (sunk + lift) * s.tall, away * s.tall],
    kneeToward: [0.05, 0, 1],
    toes: [0.1, Math.sin(dip), Math.cos(dip)],
  }
}

/** 0 swung back … 1 swung forward. */
function armAt(swing: number): ArmSpec {
  return swingArm(ARM.swungBack, ARM.swungForward, { swing, hangs: HANGS })
}
