import type { TargetWeights } from '../body/targets.ts'

const isOfMouth = (target: string) => target.includes('mouth')
const sidesOf = (weight: number | readonly [number, number] = 0): readonly [number, number] =>
  typeof weight === 'number' ? [weight, weight] : weight

/**
 * A face whose mouth is on its way from the one of its mood to a spoken one, `spokenShare` 0 … 1; what else the mood does stays.
 * So a film of who is silent begins as their picture.
 */
export function mouthFromRest(mood: TargetWeights, spoken: TargetWeights, spokenShare: number): TargetWeights {
  const weights = new Map<string, number | readonly [number, number]>([...mood].filter(([target]) => !isOfMouth(target)))
  for (const target of new Set([...[...mood.keys()].filter(isOfMouth), ...spoken.keys()])) {
    const [rest, said] = [sidesOf(mood.get(target)), sidesOf(spoken.get(target))]
    const [left, right] = [0, 1].map((side) => rest[side]! * (1 - spokenShare) + said[side]! * spokenShare) as [number, number]
    weights.set(target, left === right ? left : [left, right])
  }
  return weights
}
