import { expect, test } from 'vitest'
import type { ArmJoints } from '../pose.ts'
import type { Skeleton } from '../skeleton.ts'
import { joinArms } from './joined-fields.ts'
import { ellipsoid, limb } from './solids.ts'

test('where trunk and arm are one shoulder, the arm lies a little lower: neither shows through the other in specks', () => {
  const joints = { side: 1, shoulder: [1.4, 0.5, 0] } as unknown as ArmJoints // what joins them
  const trunk = ellipsoid([0, 1.5, 0], [1.3, 2, 0.8])
  const field = limb([1.4, 0.5, 0], [1.9, 3, 0], 0.4, 0.3)
  const joined = joinArms({ armRadius: 0.4, shoulderX: 1.4 } as Skeleton, trunk, [{ joints, field }])
  const atShoulder = [1.2, 0.3, 0.25] as const
  const lower = joined.arms[0]!.field(...atShoulder) - joined.trunk(...atShoulder)
  expect(lower).toBeGreaterThan(0.01)
  expect(lower).toBeLessThan(0.03)
})

test('of cloth on a real body the sleeve is set in at the armhole: a little lower there, further inwards it dives', () => {
  const joints = { side: 1, shoulder: [1.4, 0.5, 0] } as unknown as ArmJoints // what joins them
  const trunk = ellipsoid([0, 1.5, 0], [1.3, 2, 0.8])
  const field = limb([1.4, 0.5, 0], [1.9, 3, 0], 0.4, 0.3)
  const joined = joinArms({ armRadius: 0.4, shoulderX: 1.4 } as Skeleton, trunk, [{ joints, field }], {
    overlap: 0.13,
    isOfArm: [() => 1],
    isOfForearm: [() => -1],
  })
  const apart = (x: number) => joined.arms[0]!.field(x, 0.3, 0) - joined.trunk(x, 0.3, 0)
  // The armhole of these lies at 1.2: the trunk ends there, and the sleeve goes on below it.
  expect(joined.trunkSide(1.19, 0.3, 0)).toBeLessThan(0)
  expect(joined.trunkSide(1.21, 0.3, 0)).toBeGreaterThan(0)
  expect(joined.arms[0]!.side(1.12, 0.3, 0)).toBeLessThan(0)
  expect(apart(1.2)).toBeGreaterThan(0.004)
  expect(apart(1.2)).toBeLessThan(0.02)
  expect(apart(1.08)).toBeGreaterThan(0.08)
})
