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
