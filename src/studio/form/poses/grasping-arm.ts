import type { Grasp } from '../props/grasp.ts'
import type { Skeleton } from '../skeleton.ts'
import type { ArmSpec } from './pose-spec.ts'

/** An arm that holds something, with its hand where the thing is taken hold of. */
export function graspingArm(arm: ArmSpec, grasp: Grasp): ArmSpec {
  // An arm that hangs needs not turn its hand.
  if (!arm.isFree || grasp.from === 'round' || !arm.fingers) return arm
  return { ...arm, ...BY[grasp.from], wrist: moved(arm.wrist, grasp.from) }
}

/** What is on a palm or stands in fingers is as high as what is in a fist. */
const LOWER = { edge: 0.45, below: 0.35, handle: 0 } as const

const moved = (wrist: ArmSpec['wrist'], from: keyof typeof LOWER) => (skeleton: Skeleton) => {
  const [x, y, z] = wrist(skeleton)
  return [x, y + LOWER[from] * skeleton.tall, z] as const
}

const BY: Record<keyof typeof LOWER, Partial<ArmSpec>> = {
  edge: { hand: 'plate', palm: [-0.35, -0.12, 1], fingers: [-0.3, -1, -0.1], elbowToward: [0.6, 1, -0.4] },
  handle: { palm: [-0.1, 1, 0.1], fingers: [-0.3, 0.25, 1], elbowToward: [0.6, 1, -0.6] },
  below: { hand: 'tray', palm: [-0.1, -1, 0.05], fingers: [-0.75, -0.05, 0.65], elbowToward: [0.6, 1, -0.6] },
}
