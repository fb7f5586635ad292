import type { Stylisation } from './stylisations.ts'
import type { TargetWeights } from './targets.ts'

const OPENED = 'expression/units/caucasian/eye-*-opened-up'
const CLOSURE = 'expression/units/caucasian/eye-*-closure'

/** Eyes that are open are opened more, and the lids of larger ones have a longer way. */
export function ofLargeEyes(expression: TargetWeights, { open, shut }: Pick<Stylisation, 'open' | 'shut'>): TargetWeights {
  const sides = (name: string) => {
    const weight = expression.get(name) ?? 0
    return typeof weight === 'number' ? ([weight, weight] as const) : weight
  }
  const [opened, closed] = [sides(OPENED), sides(CLOSURE)]
  const side = (at: 0 | 1) => opened[at] + open * Math.max(0, 1 - closed[at])
  const way = [closed[0] * shut, closed[1] * shut] as const
  return new Map([...expression, [OPENED, [side(0), side(1)]], [CLOSURE, way]])
}
