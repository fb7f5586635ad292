/** Places close to each other that want different things agree in between. */
const RIDGE = 2e-3

/** A place and how far what is there moves, in pixels. */
export interface FieldPoint {
  readonly x: number
  readonly y: number
  readonly dx: number
  readonly dy: number
}

/** How far anything at a place moves. */
export type Field = (x: number, y: number) => readonly [dx: number, dy: number]

/**
 * A field that is smooth, has the given moves at the given places and ends `reachPx` from them (radial basis functions of
 * Wendland, C²). Of places that lie on each other the first counts.
 */
export function smoothField(given: readonly FieldPoint[], reachPx: number): Field {
  const points = given.filter(
    (point, index) => !given.slice(0, index).some((other) => Math.hypot(other.x - point.x, other.y - point.y) < reachPx * 0.03),
  )
  const size = points.length
  const rows = points.map((point, row) =>
    Float64Array.from({ length: size + 2 }, (_, column) => {
      if (column === size) return point.dx
      if (column === size + 1) return point.dy
      const other = points[column]!
      return basis(Math.hypot(other.x - point.x, other.y - point.y) / reachPx) + (row === column ? RIDGE : 0)
    }),
  )
  const weights = solved(rows)
  return (x, y) => {
    let [dx, dy] = [0, 0]
    for (let index = 0; index < size; index += 1) {
      const point = points[index]!
      const value = basis(Math.hypot(point.x - x, point.y - y) / reachPx)
      if (value === 0) continue
      dx += weights[index]![0] * value
      dy += weights[index]![1] * value
    }
    return [dx, dy]
  }
}

function basis(distance: number): number {
  return distance >= 1 ? 0 : (1 - distance) ** 4 * (4 * distance + 1)
}

/** Gauss, with the largest pivot; each row ends in its two right sides. */
function solved(rows: Float64Array[]): [number, number][] {
  const size = rows.length
  for (let pivot = 0; pivot < size; pivot += 1) {
    let best = pivot
    for (let row = pivot + 1; row < size; row += 1) if (Math.abs(rows[row]![pivot]!) > Math.abs(rows[best]![pivot]!)) best = row
    const [upper, lower] = [rows[best]!, rows[pivot]!]
    rows[pivot] = upper
    rows[best] = lower
    for (let row = pivot + 1; row < size; row += 1) {
      const factor = rows[row]![pivot]! / upper[pivot]!
      if (factor === 0) continue
      for (let column = pivot; column < size + 2; column += 1) rows[row]![column]! -= factor * upper[column]!
    }
  }
  const result: [number, number][] = rows.map(() => [0, 0])
  for (let row = size - 1; row >= 0; row -= 1) {
    const values = rows[row]!
    for (const side of [0, 1] as const) {
      let sum = values[size + side]!
      for (let column = row + 1; column < size; column += 1) sum -= values[column]! * result[column]![side]
      result[row]![side] = sum / values[row]!
    }
  }
  return result
}
