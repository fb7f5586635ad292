import type { ArmSpec } from './pose-spec.ts'

/** A hand at the head, which goes with it however that turns: `wrist` in head space (half heads, eyes at 0.1, mouth at 0.65, chin at 1). */
export const atHead = (wrist: readonly [number, number, number], rest: Omit<ArmSpec, 'wrist' | 'isAtHead'>): ArmSpec => ({
  wrist: () => wrist,
  isAtHead: true,
  ...rest,
})
