import type { Field } from './field.ts'

/** Where the points of a grid are. */
export interface GridPlace {
  readonly cell: number
  readonly min: readonly [number, number, number]
  readonly counts: readonly [number, number, number]
}

/** A quadratic spline over the points of a grid; outside of it the way to the grid is added. */
export function splineThrough(values: Float32Array, { cell, min, counts }: GridPlace): Field {
  const [countX, countY, countZ] = counts
  const [minX, minY, minZ] = min
  const layer = countX * countY
  const perCell = 1 / cell
  return (worldX, worldY, worldZ) => {
    let x = (worldX - minX) * perCell
    let y = (worldY - minY) * perCell
    let z = (worldZ - minZ) * perCell
    const outX = x < 0.5 ? 0.5 - x : x > countX - 1.5 ? x - countX + 1.5 : 0
    const outY = y < 0.5 ? 0.5 - y : y > countY - 1.5 ? y - countY + 1.5 : 0
    const outZ = z < 0.5 ? 0.5 - z : z > countZ - 1.5 ? z - countZ + 1.5 : 0
    if (outX > 0) x = x < 1 ? 0.5 : countX - 1.5
    if (outY > 0) y = y < 1 ? 0.5 : countY - 1.5
    if (outZ > 0) z = z < 1 ? 0.5 : countZ - 1.5
    const i = Math.min(countX - 2, (x + 0.5) | 0)
    const j = Math.min(countY - 2, (y + 0.5) | 0)
    const k = Math.min(countZ - 2, (z + 0.5) | 0)
    const u = x - i
    const v = y - j
    const w = z - k
    const u0 = 0.5 * (0.5 - u) * (0.5 - u)
    const u1 = 0.75 - u * u
    const u2 = 0.5 * (0.5 + u) * (0.5 + u)
    const v0 = 0.5 * (0.5 - v) * (0.5 - v)
    const v1 = 0.75 - v * v
    const v2 = 0.5 * (0.5 + v) * (0.5 + v)
    const w0 = 0.5 * (0.5 - w) * (0.5 - w)
    const w1 = 0.75 - w * w
    const w2 = 0.5 * (0.5 + w) * (0.5 + w)
    const at = k * layer + j * countX + i
    let sum = 0
    for (let step = -1; step <= 1; step += 1) {
      const here = at + step * layer
      const share = step < 0 ? w0 : step > 0 ? w2 : w1
      const above = here - countX
      const below = here + countX
      sum +=
        share *
        (v0 * (u0 * values[above - 1]! + u1 * values[above]! + u2 * values[above + 1]!) +
          v1 * (u0 * values[here - 1]! + u1 * values[here]! + u2 * values[here + 1]!) +
          v2 * (u0 * values[below - 1]! + u1 * values[below]! + u2 * values[below + 1]!))
    }
    const out = outX + outY + outZ
    return out === 0 ? sum : sum + cell * Math.sqrt(outX * outX + outY * outY + outZ * outZ)
  }
}
