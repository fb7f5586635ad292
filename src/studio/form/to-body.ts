import type { Matrix, Vector } from '../math/matrix.ts'

/** A point (`weight` 1) or a direction (0) of view space in the space of a body that was only turned and moved into it. */
export function toBody(
  [xx, xy, xz, tx, yx, yy, yz, ty, zx, zy, zz, tz]: Matrix,
  [x, y, z]: Vector,
  weight: 0 | 1,
): [number, number, number] {
  const [fromX, fromY, fromZ] = [x - tx * weight, y - ty * weight, z - tz * weight]
  return [xx * fromX + yx * fromY + zx * fromZ, xy * fromX + yy * fromY + zy * fromZ, xz * fromX + yz * fromY + zz * fromZ]
}
