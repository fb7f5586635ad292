import type { TargetWeights } from './targets.ts'

const unit = (name: string, weight: number) => [`expression/units/caucasian/${name}`, weight] as const

/** A calm, friendly face. Without it the form frowns: its brows were modelled low, its eyes narrow and its mouth sullen. */
export const CALM: TargetWeights = new Map([
  unit('eyebrows-*-inner-up', 0.5),
  unit('eye-*-opened-up', 0.06),
  unit('mouth-corner-puller', 0.33),
])
