import { smoothStep } from '../form/curve.ts'

/** Layer pixels. */
export interface LegOnLayers {
  readonly hip: readonly [x: number, y: number]
  readonly knee: readonly [x: number, y: number]
  readonly ankle: readonly [x: number, y: number]
}

/** How far a place may be from a leg's bones and still go wholly with it, half heads. */
const REACH = 0.9

/**
 * How much every knot goes with each leg when it is lifted, 0 at the hip … 1 at the foot. Between the legs they share, so
 * that a skirt does not tear.
 */
export function walkingLegs(
  legs: readonly [LegOnLayers, LegOnLayers],
  { columns, rows, knotPx, unitPx }: { columns: number; rows: number; knotPx: number; unitPx: number },
): readonly [Float32Array, Float32Array] {
  const nearness = legs.map((leg) => (x: number, y: number) => {
    const away = Math.min(distance([x, y], leg.hip, leg.knee), distance([x, y], leg.knee, leg.ankle))
    return Math.exp(-((away / (REACH * unitPx)) ** 2)) + 1e-4
  })
  const [left, right] = [new Float32Array(columns * rows), new Float32Array(columns * rows)]
  for (let row = 0, knot = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1, knot += 1) {
      const [x, y] = [column * knotPx, row * knotPx]
      const [near, other] = [nearness[0]!(x, y), nearness[1]!(x, y)]
      left[knot] = (near / (near + other)) * rise(legs[0], y)
      right[knot] = (other / (near + other)) * rise(legs[1], y)
    }
  }
  return [left, right]
}

function rise({ hip, ankle }: LegOnLayers, y: number): number {
  return smoothStep(hip[1], ankle[1], y)
}

function distance([x, y]: readonly [number, number], from: readonly [number, number], to: readonly [number, number]): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const share = Math.min(1, Math.max(0, ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(x - from[0] - dx * share, y - from[1] - dy * share)
}
