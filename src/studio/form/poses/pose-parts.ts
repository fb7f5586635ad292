import { LEG } from './legs.ts'
import type { ArmSpec, LegSpec, Limbs, PoseSpec } from './pose-spec.ts'

/** Hip shift, shoulder tilt and hip tilt: weight on one leg, shoulders against hips. */
export const balance = (hipShift: number, shoulderTilt: number, hipTilt: number) => ({ hipShift, shoulderTilt, hipTilt })
export const limbs = (arm: ArmSpec, leg: LegSpec): Limbs => ({ arm, leg })
export const contrapposto = balance(0.36, 0.085, -0.14)
export const calm = balance(0.22, 0.045, -0.09)
export const level = balance(0, 0.015, 0)

/** Arms over standing legs: the lead leg carries. */
export const upright = (lead: ArmSpec, other: ArmSpec, spec: Partial<PoseSpec> = {}): PoseSpec => ({
  ...calm,
  twist: 0.12,
  ...spec,
  lead: limbs(lead, LEG.standing),
  other: limbs(other, LEG.atEase),
})

export const seated = (lead: ArmSpec, other: ArmSpec): PoseSpec => ({
  ...balance(0, 0.03, 0),
  turn: 0.5,
  lead: limbs(lead, LEG.onChair),
  other: limbs(other, LEG.onChairNear),
})

/** The same on both sides. */
export const both = (arm: ArmSpec, leg: LegSpec = LEG.apart) => ({ lead: limbs(arm, leg), other: limbs(arm, leg) })
