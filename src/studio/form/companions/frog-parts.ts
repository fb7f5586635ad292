import { mixRgb, type Rgb } from '../../color.ts'
import { MATERIAL } from '../../raster/figure-buffers.ts'
import { smoothMin } from '../field/field.ts'
import { ellipsoid, limb } from '../field/solids.ts'
import { ball, moved } from '../props/shapes.ts'
import type { Hands } from './companion-hands.ts'

const DARK: Rgb = [0.07, 0.06, 0.06]
const GOLD: Rgb = [0.86, 0.66, 0.2]

/** One that sits: a broad head that is one with its body, and eyes on top of it. */
export function frogParts(color: Rgb, { solid, add }: Hands): void {
  const trunk = limb([0, -0.3, -0.3], [0, -0.52, 0.14], 0.3, 0.32)
  const head = ellipsoid([0, -0.7, 0.36], [0.4, 0.24, 0.36])
  const bumps = [-1, 1].map((side) => ellipsoid([side * 0.24, -0.88, 0.34], [0.15, 0.16, 0.16]))
  const legs = [-1, 1].flatMap((side) => [
    limb([side * 0.26, -0.4, 0.2], [side * 0.34, -0.04, 0.34], 0.1, 0.06),
    limb([side * 0.34, -0.03, 0.34], [side * 0.4, -0.02, 0.48], 0.06, 0.04),
    limb([side * 0.26, -0.26, -0.3], [side * 0.52, -0.22, 0.12], 0.18, 0.13),
    limb([side * 0.52, -0.05, 0.08], [side * 0.46, -0.03, 0.36], 0.07, 0.05),
  ])
  solid(
    (x, y, z) => {
      let distance = smoothMin(trunk(x, y, z), head(x, y, z), 0.14)
      for (const part of bumps) distance = smoothMin(distance, part(x, y, z), 0.06)
      for (const leg of legs) distance = smoothMin(distance, leg(x, y, z), 0.05)
      return distance
    },
    color,
    MATERIAL.leather,
  )
  solid(ellipsoid([0, -0.46, 0.34], [0.26, 0.28, 0.18]), mixRgb(color, [0.96, 0.94, 0.78], 0.75), MATERIAL.leather)
  solid(limb([-0.3, -0.64, 0.6], [0.3, -0.64, 0.6], 0.02, 0.02, 0.06), mixRgb(color, DARK, 0.6), MATERIAL.leather)
  for (const side of [-1, 1]) {
    add(moved(ball(0.115), [side * 0.25, -0.92, 0.42]), GOLD, MATERIAL.eye)
    add(moved(ball(0.06), [side * 0.25, -0.92, 0.49]), DARK, MATERIAL.eye)
    add(moved(ball(0.02), [side * 0.25 - 0.03, -0.96, 0.545]), [1, 1, 1], MATERIAL.glow)
  }
}
