/** A round hill over the face, 1 in its middle. */
export function bump(x: number, y: number, halfX: number, halfY: number): number {
  return Math.exp(-((x * x) / (halfX * halfX) + (y * y) / (halfY * halfY)))
}
