export interface Weighed {
  readonly value: number
  readonly weight: number
  /** What the value is made of, in shares that are sought. */
  readonly waves: readonly number[]
}

/** The shares of waves that are nearest to what is known; `doubt` is how much a wave must be needed to be believed. */
export function leastSquares(points: readonly Weighed[], doubt: (wave: number) => number): number[] {
  const count = points[0]!.waves.length
  const sum = points.reduce((total, { weight }) => total + weight, 0)
  const rows = Array.from({ length: count }, (_, row) =>
    Array.from({ length: count + 1 }, (__, column) =>
      points.reduce(
        (total, { value, weight, waves }) => total + weight * waves[row]! * (column === count ? value : waves[column]!),
        row === column ? doubt(row) * sum : 0,
      ),
    ),
  )
  // Gauss: the matrix is positive, so that no row has to be exchanged.
  for (let pivot = 0; pivot < count; pivot += 1) {
    for (let row = 0; row < count; row += 1) {
      if (row === pivot) continue
      const share = rows[row]![pivot]! / rows[pivot]![pivot]!
      for (let column = pivot; column <= count; column += 1) rows[row]![column]! -= share * rows[pivot]![column]!
    }
  }
  return rows.map((row, index) => row[count]! / row[index]!)
}
