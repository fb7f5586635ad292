import type { TargetWeights } from './targets.ts'

const unit = (name: string, weight: number) => [`expression/units/caucasian/${name}`, weight] as const

/** A calm face. Without it the form frowns: its brows were modelled low. */
export const CALM: TargetWeights = new Map([
  unit('eyebrows-*-inner-up', 0.3),
  unit('eyebrows-*-extern-up', 0.1),
  unit('eye-*-slit', 0.06),
  unit('mouth-corner-puller', 0.16),
])
