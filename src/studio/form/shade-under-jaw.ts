import { isFlat, type Proportions } from '../features/proportions.ts'
import type { Matrix } from '../math/matrix.ts'
import type { Surface } from '../raster/surface.ts'
import { smoothStep } from './curve.ts'

/** The underside of the jaw in head space, from below the ear to the chin of a grown-up. */
const HEEL = { y: 0.42, z: -0.5 } as const
const TIP = { y: 1, z: 0.44 } as const
/** Half heads below the jaw over which daylight comes back. */
const REACH = 0.26
/** Of each channel, what the deepest shade takes: light that reaches there has gone through skin. */
const TAKES = [0.34, 0.46, 0.48] as const

/**
 * The throat as it lies in the shade of the jaw, whatever the lamp: without it neck and cheek of a modelled figure run
 * into one column. Faces that are drawn have a line there.
 */
export function shadeUnderJaw(surface: Surface, headInBody: Matrix, proportions: Proportions): Surface {
  if (isFlat(proportions.family) || proportions.family === 'comic') return surface
  const { positions } = surface
  const [xx, xy, xz, tx, yx, yy, yz, ty, zx, zy, zz, tz] = headInBody
  const colors = surface.colors?.slice() ?? new Float32Array(positions.length)
  if (!surface.colors) for (let at = 0; at < colors.length; at += 3) colors.set(surface.color, at)
  const tipY = proportions.chinY * TIP.y
  const downZ = TIP.z - HEEL.z
  const downY = tipY - HEEL.y
  const length = Math.sqrt(downZ * downZ + downY * downY)
  for (let at = 0; at < positions.length; at += 3) {
    const dx = positions[at]! - tx
    const dy = positions[at + 1]! - ty
    const dz = positions[at + 2]! - tz
    // Back into head space: the head is turned, never stretched.
    const x = xx * dx + yx * dy + zx * dz
    const y = xy * dx + yy * dy + zy * dz
    const z = xz * dx + yz * dy + zz * dz
    const below = ((y - HEEL.y) * downZ - (z - HEEL.z) * downY) / length
    if (below > 3 * REACH || below < -REACH) continue
    const away = Math.max(0, below) / REACH
    const shade =
      (1 / (1 + away * away)) * smoothStep(-0.75, -0.35, z) * smoothStep(0.95, 0.5, Math.abs(x)) * smoothStep(3, 2, away)
    for (let channel = 0; channel < 3; channel += 1)
      colors[at + channel] = colors[at + channel]! * (1 - TAKES[channel]! * shade)
  }
  return { ...surface, colors }
}
