import { mixRgb } from '../../color.ts'
import type { Field } from '../field/field.ts'
import { limb } from '../field/solids.ts'
import type { Carving } from './carving.ts'

export function carveWings({ build, color, darkColor, gait, solid }: Carving): void {
  if (!build.wings) return
  for (const side of [-1, 1]) solid(wingOf(side, build.bird, gait), mixRgb(color, darkColor, 0.25))
}

function wingOf(side: number, isBird: boolean, gait: Carving['gait']): Field {
  if (gait) return limb([side * 0.3, gait.trunkY - 0.25, 0.2], [side * 0.85, gait.trunkY - 0.95 + gait.wag, -0.45], 0.2, 0.03)
  if (isBird) return limb([side * 0.4, -1.15, -0.05], [side * 0.4, -0.28, -0.35], 0.2, 0.09)
  return limb([side * 0.4, -1.15, -0.05], [side * 0.95, -1.6, -0.35], 0.2, 0.03)
}

export function carveTail(carving: Carving): void {
  const { kind, build, color, lightColor, darkColor, solid } = carving
  if (build.tail === 0) return
  solid(tailOf(carving), kind === 'fox' ? mixRgb(color, lightColor, 0.3) : mixRgb(color, darkColor, 0.15))
}

function tailOf({ build: { bird, tail }, gait }: Carving): Field {
  if (bird) return limb([0, -0.45, -0.4], [0, -0.02, -0.95], 0.16, tail)
  if (gait) return limb([0, gait.trunkY - 0.12, -0.8], [gait.wag, gait.trunkY - 0.42, -1.25], tail, tail * 0.7)
  return limb([0.2, -0.2, -0.4], [0.75, -0.75, -0.35], tail, tail * 0.8)
}
