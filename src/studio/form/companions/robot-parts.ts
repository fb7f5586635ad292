import { mixRgb, type Rgb } from '../../color.ts'
import type { Vector } from '../../math/matrix.ts'
import { MATERIAL } from '../../raster/figure-buffers.ts'
import type { Field } from '../field/field.ts'
import { ellipsoid, limb } from '../field/solids.ts'
import { ball, bar, moved, turnRing } from '../props/shapes.ts'
import type { Hands } from './companion-hands.ts'

const DARK: Rgb = [0.07, 0.08, 0.1]
const JOINT: Rgb = [0.24, 0.26, 0.3]
const LIGHT: Rgb = [0.4, 0.92, 1]

/** A box with round edges. */
const box =
  ([cx, cy, cz]: Vector, [hx, hy, hz]: Vector, round: number): Field =>
  (x, y, z) => {
    const [ax, ay, az] = [Math.abs(x - cx) - hx + round, Math.abs(y - cy) - hy + round, Math.abs(z - cz) - hz + round]
    const [ox, oy, oz] = [Math.max(ax, 0), Math.max(ay, 0), Math.max(az, 0)]
    return Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(Math.max(ax, ay, az), 0) - round
  }

/** A small friend on two feet: a screen for a face, a lamp on its breast, an aerial. */
export function robotParts(color: Rgb, { solid, add }: Hands): void {
  const shell = mixRgb(color, [1, 1, 1], 0.35)
  solid(box([0, -1.5, 0.02], [0.5, 0.38, 0.4], 0.2), shell, MATERIAL.gem)
  solid(box([0, -1.5, 0.28], [0.4, 0.27, 0.18], 0.14), DARK, MATERIAL.glass)
  solid(limb([0, -1.1, 0], [0, -1.05, 0], 0.16, 0.16), JOINT, MATERIAL.metal)
  solid(limb([0, -0.85, 0], [0, -0.48, 0], 0.36, 0.27), shell, MATERIAL.gem)
  solid(box([0, -0.74, 0.3], [0.17, 0.13, 0.1], 0.05), mixRgb(color, DARK, 0.4), MATERIAL.metal)
  add(moved(ball(0.06), [0, -0.74, 0.4]), [1, 0.6, 0.2], MATERIAL.glow)
  for (const side of [-1, 1]) {
    solid(ellipsoid([side * 0.17, -1.52, 0.44], [0.1, 0.13, 0.045]), LIGHT, MATERIAL.glow)
    solid(ellipsoid([side * 0.54, -1.5, 0.02], [0.09, 0.17, 0.17]), JOINT, MATERIAL.metal)
    add(moved(ball(0.1), [side * 0.4, -0.92, 0]), JOINT, MATERIAL.metal)
    solid(limb([side * 0.42, -0.9, 0], [side * 0.58, -0.58, 0.12], 0.07, 0.06), JOINT, MATERIAL.metal)
    solid(limb([side * 0.58, -0.58, 0.12], [side * 0.54, -0.42, 0.3], 0.1, 0.12), shell, MATERIAL.gem)
    for (const finger of [-0.07, 0.07])
      solid(
        limb([side * 0.54 + finger, -0.36, 0.38], [side * 0.54 + finger * 0.7, -0.28, 0.48], 0.045, 0.03),
        JOINT,
        MATERIAL.metal,
      )
    solid(limb([side * 0.17, -0.4, 0], [side * 0.19, -0.16, 0], 0.08, 0.08), JOINT, MATERIAL.metal)
    solid(box([side * 0.2, -0.09, 0.08], [0.17, 0.09, 0.26], 0.07), shell, MATERIAL.gem)
  }
  // It smiles.
  const smile = [-2, -1, 0, 1, 2].map((step): Vector => [step * 0.055, -1.36 - 0.012 * step * step, 0.455])
  add(
    bar(smile, () => 0.016, 6),
    LIGHT,
    MATERIAL.glow,
  )
  add(moved(turnRing(0.1, 0.014), [0, -0.74, 0.39]), JOINT, MATERIAL.metal)
  add(bar([[0, -1.86, 0], [0.04, -2.12, 0]], () => 0.022, 6), JOINT, MATERIAL.metal) // biome-ignore format: points
  add(moved(ball(0.065), [0.04, -2.15, 0]), [1, 0.35, 0.25], MATERIAL.glow)
}
