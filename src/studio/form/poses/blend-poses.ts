import { mix, smoothStep } from '../curve.ts'
import type { Vector } from '../matrix.ts'
import type { ArmSpec, LegSpec, PoseSpec } from './pose-spec.ts'

/** A pose at a moment of a movement that comes round to its beginning. */
interface PoseKey {
  /** 0…1, rising; the first is 0. */
  readonly at: number
  readonly pose: PoseSpec
}

/** The pose between the keys of a round movement; every key is reached and left gently. Trunk and turn stay those of the first. */
export function blendPoses(keys: readonly PoseKey[], at: number): PoseSpec {
  const index = keys.findLastIndex((key) => key.at <= at)
  const from = keys[index]!
  const to = keys[(index + 1) % keys.length]!
  const length = (index + 1 < keys.length ? to.at : 1) - from.at
  const share = smoothStep(0, 1, (at - from.at) / length)
  const [a, b] = [from.pose, to.pose]
  const value = (of: (pose: PoseSpec) => number | undefined) => mix(of(a) ?? 0, of(b) ?? 0, share)
  return {
    ...keys[0]!.pose,
    hipShift: value(({ hipShift }) => hipShift),
    shoulderTilt: value(({ shoulderTilt }) => shoulderTilt),
    hipTilt: value(({ hipTilt }) => hipTilt),
    twist: value(({ twist }) => twist),
    lift: value(({ lift }) => lift),
    lead: { arm: blendArms(a.lead.arm, b.lead.arm, share), leg: blendLegs(a.lead.leg, b.lead.leg, share) },
    other: { arm: blendArms(a.other.arm, b.other.arm, share), leg: blendLegs(a.other.leg, b.other.leg, share) },
  }
}

function blendArms(from: ArmSpec, to: ArmSpec, share: number): ArmSpec {
  const near = share < 0.5 ? from : to
  return {
    ...near,
    wrist: (s) => between(from.wrist(s), to.wrist(s), share),
    elbowToward: between(from.elbowToward, to.elbowToward, share),
    palm: between(from.palm, to.palm, share),
    ...(from.fingers && to.fingers && { fingers: between(from.fingers, to.fingers, share) }),
  }
}

function blendLegs(from: LegSpec, to: LegSpec, share: number): LegSpec {
  return {
    ankle: (s) => between(from.ankle(s), to.ankle(s), share),
    kneeToward: between(from.kneeToward, to.kneeToward, share),
    toes: between(from.toes, to.toes, share),
  }
}

function between(from: Vector, to: Vector, share: number): Vector {
  return [mix(from[0], to[0], share), mix(from[1], to[1], share), mix(from[2], to[2], share)]
}
