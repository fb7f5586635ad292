/**
 * A solid as a function: about the signed distance to its skin in half heads, negative inside. Near enough to a true
 * distance that one Newton step lands on the skin.
 */
export type Field = (x: number, y: number, z: number) => number

export interface Box {
  readonly min: readonly [number, number, number]
  readonly max: readonly [number, number, number]
}

/** The union of two solids, melted together over `k` half heads. */
export function smoothMin(a: number, b: number, k: number): number {
  const h = k - Math.abs(a - b)
  const least = a < b ? a : b
  return h > 0 ? least - (h * h) / (4 * k) : least
}
