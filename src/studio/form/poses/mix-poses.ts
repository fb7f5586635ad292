import { mix } from '../curve.ts'
import { between } from './between.ts'
import type { ArmSpec, LegSpec, PoseSpec } from './pose-spec.ts'

/** The pose on the way between two, `share` 0…1; hands are those of the nearer one. */
export function mixPoses(from: PoseSpec, to: PoseSpec, share: number): PoseSpec {
  const value = (of: (pose: PoseSpec) => number | undefined) => mix(of(from) ?? 0, of(to) ?? 0, share)
  return {
    ...(share < 0.5 ? from : to),
    hipShift: value(({ hipShift }) => hipShift),
    shoulderTilt: value(({ shoulderTilt }) => shoulderTilt),
    hipTilt: value(({ hipTilt }) => hipTilt),
    twist: value(({ twist }) => twist),
    lean: value(({ lean }) => lean),
    tilt: value(({ tilt }) => tilt),
    pitch: value(({ pitch }) => pitch),
    turn: value(({ turn }) => turn),
    nod: value(({ nod }) => nod),
    lift: value(({ lift }) => lift),
    lead: { arm: mixArms(from.lead.arm, to.lead.arm, share), leg: mixLegs(from.lead.leg, to.lead.leg, share) },
    other: { arm: mixArms(from.other.arm, to.other.arm, share), leg: mixLegs(from.other.leg, to.other.leg, share) },
  }
}

function mixArms(from: ArmSpec, to: ArmSpec, share: number): ArmSpec {
  const near = share < 0.5 ? from : to
  return {
    ...near,
    wrist: (s) => between(from.wrist(s), to.wrist(s), share),
    elbowToward: between(from.elbowToward, to.elbowToward, share),
    palm: between(from.palm, to.palm, share),
    ...(from.fingers && to.fingers && { fingers: between(from.fingers, to.fingers, share) }),
  }
}

function mixLegs(from: LegSpec, to: LegSpec, share: number): LegSpec {
  return {
    ankle: (s) => between(from.ankle(s), to.ankle(s), share),
    kneeToward: between(from.kneeToward, to.kneeToward, share),
    toes: between(from.toes, to.toes, share),
  }
}
