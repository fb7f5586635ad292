/** So many not, so many, so many not …; empty when there are none. */
export function runsOf(count: number, isIn: (vertex: number) => boolean): number[] {
  const runs: number[] = []
  let start = 0
  for (let vertex = 1; vertex <= count; vertex += 1) {
    if (vertex < count && isIn(vertex) === isIn(start)) continue
    if (start === 0 && isIn(0)) runs.push(0)
    runs.push(vertex - start)
    start = vertex
  }
  if (runs.length % 2 === 1) runs.pop()
  return runs
}

/** Numbers that are mostly near the one before. */
export const chained = (numbers: readonly number[]) => numbers.map((number, index) => number - (numbers[index - 1] ?? 0))
