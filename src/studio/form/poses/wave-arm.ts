import type { ArmSpec } from './pose-spec.ts'

/** How far a hand swings to each side, half heads, and how often in one round of a gait. */
const WAVE = { reach: 0.42, tilt: 0.4, times: 2 } as const

/** A raised arm whose hand waves while somebody goes; as it is at the beginning of each round. */
export function waveArm(arm: ArmSpec, stride: number): ArmSpec {
  const side = Math.sin(2 * Math.PI * WAVE.times * stride)
  const [x, y, z] = arm.fingers ?? [0, -1, 0]
  return {
    ...arm,
    wrist: (s) => {
      const [wristX, wristY, wristZ] = arm.wrist(s)
      return [wristX + WAVE.reach * side * s.wide, wristY, wristZ]
    },
    fingers: [x + WAVE.tilt * side, y, z],
  }
}
