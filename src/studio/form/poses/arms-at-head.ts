import { atHead } from './at-head.ts'
import type { ArmSpec } from './pose-spec.ts'

/** Hands that touch the head. */
export const ARM_AT_HEAD = {
  onCheek: atHead([0.98, 1.22, 0.72], {
    elbowToward: [0.55, 1, 0],
    hand: 'relaxed',
    palm: [-0.85, -0.1, -0.5],
    fingers: [-0.12, -1, -0.22],
  }),
  onNape: atHead([1.45, 0.55, -0.75], {
    elbowToward: [1, 0.15, 0.35],
    hand: 'relaxed',
    palm: [-0.2, 0, 1],
    fingers: [-0.8, 0.5, -0.3],
  }),
  behindHead: atHead([1.2, 0.3, -0.95], {
    elbowToward: [1, -0.05, 0.1],
    hand: 'relaxed',
    palm: [0, 0, 1],
    fingers: [-1, -0.15, 0],
  }),
} as const satisfies Record<string, ArmSpec>
