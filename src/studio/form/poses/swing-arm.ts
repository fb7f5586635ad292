import { between } from './between.ts'
import type { ArmSpec } from './pose-spec.ts'

/** An arm on its way between the ends of a stride's swing, 0 to 1; it hangs `hangs` half heads lower in the middle. */
export function swingArm(from: ArmSpec, to: ArmSpec, { swing, hangs }: { swing: number; hangs: number }): ArmSpec {
  const lower = hangs * 4 * swing * (1 - swing)
  return {
    ...from,
    wrist: (s) => {
      const [x, y, z] = between(from.wrist(s), to.wrist(s), swing)
      return [x, y + lower * s.tall, z]
    },
    elbowToward: between(from.elbowToward, to.elbowToward, swing),
  }
}
