import { smoothStep } from '../curve.ts'
import { mixPoses } from './mix-poses.ts'
import type { PoseSpec } from './pose-spec.ts'

/** A pose at a moment of a movement that comes round to its beginning. */
interface PoseKey {
  /** 0…1, rising; the first is 0. */
  readonly at: number
  readonly pose: PoseSpec
}

/** The pose between the keys of a round movement; every key is reached and left gently. */
export function blendPoses(keys: readonly PoseKey[], at: number): PoseSpec {
  const index = keys.findLastIndex((key) => key.at <= at)
  const from = keys[index]!
  const to = keys[(index + 1) % keys.length]!
  const length = (index + 1 < keys.length ? to.at : 1) - from.at
  return mixPoses(from.pose, to.pose, smoothStep(0, 1, (at - from.at) / length))
}
