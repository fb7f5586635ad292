/** The muscles of a bare chest on the human form for drawn people, who are drawn without its data. */
import { packNumbers } from '#studio/body/packed-numbers.ts'
import { CHEST } from '#studio/form/chest-numbers.ts'
import { breadthAt } from '#studio/form/trunk-shape.ts'
import { averagePerson } from './average-person.ts'
import { chained } from './number-lists.ts'
import { trunkPoints } from './trunk-points.ts'

/** Rows and columns on each side over which a chest is smoothed: what is left of it then are its muscles. */
const SMOOTH = { rows: 5, columns: 5 } as const
/** At its edges it comes in over so many rows. */
const EDGE = 4
/** So many columns from its side on it is whole: there it goes over into the arms. */
const ASIDE = 12

/** How far muscles stand out of a smooth chest, row by row from its side to its middle; a line of hexadecimal digits. */
export function measuredChest(): string {
  const { rows, columns, from, to, step } = CHEST
  const far = Array.from({ length: rows }, () => new Array<number>(columns).fill(0))
  const { skeleton, points } = trunkPoints(averagePerson('man', { muscle: 1 }), 8)
  for (const { x, height, z } of points) {
    const row = Math.round(((height - from) / (to - from)) * (rows - 1))
    if (z < 0 || row < 0 || row >= rows) continue
    const column = Math.round((z / (Math.abs(x) + z)) * (columns - 1))
    far[row]![column] = Math.max(far[row]![column]!, Math.sqrt(x * x + z * z) / breadthAt(skeleton, height))
  }
  for (const row of far) fillGaps(row)
  const smooth = blurred(far, SMOOTH)
  // The edges of the form's quads are none of its muscles.
  const muscles = blurred(far, { rows: 1, columns: 1 })
  const numbers = muscles.flatMap((line, row) => {
    const edge = Math.min(1, row / EDGE, (rows - 1 - row) / EDGE)
    return chained(
      line.map((value, column) => Math.round(((value - smooth[row]![column]!) * edge * Math.min(1, column / ASIDE)) / step)),
    )
  })
  return Buffer.from(packNumbers(numbers)).toString('hex')
}

/** Columns that no point fell into are as the one before. */
function fillGaps(row: number[]): void {
  const first = row.find((value) => value > 0) ?? 0
  for (let column = 0; column < row.length; column += 1) row[column] ||= row[column - 1] ?? first
}

interface Reach {
  readonly rows: number
  readonly columns: number
}

const blurred = (far: readonly (readonly number[])[], reach: Reach) =>
  far.map((line, row) => line.map((_, column) => meanAround(far, reach, { row, column })))

/** The middle mirrors what is beside it. */
function meanAround(
  far: readonly (readonly number[])[],
  reach: Reach,
  { row, column }: { row: number; column: number },
): number {
  let [sum, count] = [0, 0]
  for (let down = -reach.rows; down <= reach.rows; down += 1) {
    for (let aside = -reach.columns; aside <= reach.columns; aside += 1) {
      const line = far[row + down]
      const last = (line?.length ?? 0) - 1
      const at = column + aside > last ? 2 * last - column - aside : column + aside
      const value = line?.[at]
      if (value === undefined) continue
      const weight = (reach.rows + 1 - Math.abs(down)) * (reach.columns + 1 - Math.abs(aside))
      sum += weight * value
      count += weight
    }
  }
  return sum / count
}
