import type { Vector } from '../../math/matrix.ts'
import type { Field } from './field.ts'

/** A limb: thick `fromRadius` at one end and `toRadius` at the other; `belly` swells its middle. */
export interface Limb {
  readonly from: Vector
  readonly to: Vector
  readonly fromRadius: number
  readonly toRadius: number
  readonly belly?: number
}

/** Numbers of a packed limb. */
export const LIMB_STRIDE = 10

/** Limbs as plain numbers: solids of many limbs go through them without a call for each. */
export function packLimbs(limbs: readonly Limb[]): Float64Array {
  const packed = new Float64Array(limbs.length * LIMB_STRIDE)
  limbs.forEach(({ from, to, fromRadius, toRadius, belly = 0 }, index) => {
    const [bx, by, bz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]]
    const perLength2 = 1 / (bx * bx + by * by + bz * bz + 1e-9)
    packed.set([...from, bx, by, bz, perLength2, fromRadius, toRadius - fromRadius, belly * 4], index * LIMB_STRIDE)
  })
  return packed
}

/** Distance to the packed limb that begins at `at`. */
export function limbDistance(packed: Float64Array, at: number, x: number, y: number, z: number): number {
  const px = x - packed[at]!
  const py = y - packed[at + 1]!
  const pz = z - packed[at + 2]!
  const bx = packed[at + 3]!
  const by = packed[at + 4]!
  const bz = packed[at + 5]!
  let t = (px * bx + py * by + pz * bz) * packed[at + 6]!
  t = t < 0 ? 0 : t > 1 ? 1 : t
  const dx = px - bx * t
  const dy = py - by * t
  const dz = pz - bz * t
  return Math.sqrt(dx * dx + dy * dy + dz * dz) - packed[at + 7]! - packed[at + 8]! * t - packed[at + 9]! * t * (1 - t)
}

/** One limb as a solid of its own. */
export function limb(from: Vector, to: Vector, fromRadius: number, toRadius: number, belly = 0): Field {
  const packed = packLimbs([{ from, to, fromRadius, toRadius, belly }])
  return (x, y, z) => limbDistance(packed, 0, x, y, z)
}

/** An ellipsoid along the axes as a solid of its own. */
export function ellipsoid([cx, cy, cz]: Vector, radii: Vector): Field {
  const [ix, iy, iz] = [1 / radii[0], 1 / radii[1], 1 / radii[2]]
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
