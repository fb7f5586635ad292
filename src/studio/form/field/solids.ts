import type { Vector } from '../matrix.ts'
import type { Field } from './field.ts'

/** A limb: thick `fromRadius` at one end and `toRadius` at the other; `belly` swells its middle. */
export function limb(from: Vector, to: Vector, fromRadius: number, toRadius: number, belly = 0): Field {
  const [ax, ay, az] = from
  const bx = to[0] - ax
  const by = to[1] - ay
  const bz = to[2] - az
  const perLength2 = 1 / (bx * bx + by * by + bz * bz + 1e-9)
  return (x, y, z) => {
    const px = x - ax
    const py = y - ay
    const pz = z - az
    let t = (px * bx + py * by + pz * bz) * perLength2
    t = t < 0 ? 0 : t > 1 ? 1 : t
    const dx = px - bx * t
    const dy = py - by * t
    const dz = pz - bz * t
    return Math.sqrt(dx * dx + dy * dy + dz * dz) - fromRadius - (toRadius - fromRadius) * t - belly * 4 * t * (1 - t)
  }
}

/** An ellipsoid along the axes. */
export function ellipsoid(centre: Vector, radii: Vector): Field {
  const [cx, cy, cz] = centre
  const ix = 1 / radii[0]
  const iy = 1 / radii[1]
  const iz = 1 / radii[2]
  return (x, y, z) => {
    const px = (x - cx) * ix
    const py = (y - cy) * iy
    const pz = (z - cz) * iz
    const near = Math.sqrt(px * px + py * py + pz * pz)
    const gx = px * ix
    const gy = py * iy
    const gz = pz * iz
    return (near * (near - 1)) / (Math.sqrt(gx * gx + gy * gy + gz * gz) + 1e-6)
  }
}
