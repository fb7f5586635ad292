/** A fold as it is drawn: a wedge, widest where the cloth is pulled, that runs out to a point. Half heads. */
export interface Wedge {
  readonly from: readonly [along: number, across: number]
  readonly to: readonly [along: number, across: number]
  readonly width: number
}

/** How deep in a fold a place of the cloth lies, 0 … 1, by half heads along and across it. */
export type Creases = (along: number, across: number) => number

const STEP = 0.03
/** A fold rises over at least so many half heads. */
const EDGE = 0.03

/** Folds as a fine table, so that asking for every pixel costs nothing. */
export function creasesOf(wedges: readonly Wedge[]): Creases {
  const room = 0.15
  const bound = (axis: 0 | 1, pick: (...values: number[]) => number) =>
    pick(...wedges.flatMap(({ from, to }) => [from[axis], to[axis]]))
  const firstAlong = bound(0, Math.min) - room
  const firstAcross = bound(1, Math.min) - room
  const rows = Math.ceil((bound(0, Math.max) + room - firstAlong) / STEP) + 1
  const columns = Math.ceil((bound(1, Math.max) + room - firstAcross) / STEP) + 1
  const depth = new Float32Array(rows * columns)
  for (const wedge of wedges) press(depth, wedge, { firstAlong, firstAcross, rows, columns })
  return (along, across) => {
    const row = (along - firstAlong) / STEP
    const column = (across - firstAcross) / STEP
    if (!(row >= 0 && column >= 0 && row < rows - 1 && column < columns - 1)) return 0
    const at = (row | 0) * columns + (column | 0)
    const down = row % 1
    const aside = column % 1
    const upper = depth[at]! + (depth[at + 1]! - depth[at]!) * aside
    const lower = depth[at + columns]! + (depth[at + columns + 1]! - depth[at + columns]!) * aside
    return upper + (lower - upper) * down
  }
}

interface Table {
  readonly firstAlong: number
  readonly firstAcross: number
  readonly rows: number
  readonly columns: number
}

function press(depth: Float32Array, { from, to, width }: Wedge, { firstAlong, firstAcross, rows, columns }: Table): void {
  const [alongWay, acrossWay] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(alongWay, acrossWay) || 1
  const reach = 2 * width + EDGE
  const cell = (value: number, first: number, most: number) => Math.min(most, Math.max(0, Math.round((value - first) / STEP)))
  const lastRow = cell(Math.max(from[0], to[0]) + reach, firstAlong, rows - 1)
  const lastColumn = cell(Math.max(from[1], to[1]) + reach, firstAcross, columns - 1)
  for (let row = cell(Math.min(from[0], to[0]) - reach, firstAlong, rows - 1); row <= lastRow; row += 1) {
    for (let column = cell(Math.min(from[1], to[1]) - reach, firstAcross, columns - 1); column <= lastColumn; column += 1) {
      const along = firstAlong + row * STEP - from[0]
      const across = firstAcross + column * STEP - from[1]
      const share = (along * alongWay + across * acrossWay) / (length * length)
      if (share < -0.05 || share > 1.05) continue
      // Bowed a little: no cloth folds along a ruler.
      const bow = 0.09 * length * Math.sin(share * Math.PI)
      const off = Math.abs((across * alongWay - along * acrossWay) / length - bow)
      const thick = width * Math.max(0, 1 - share) ** 0.8 * Math.sqrt(Math.min(1, Math.max(0, share + 0.05) * 7))
      // Half deep at its drawn edge; soft hands shade the whole slope.
      const value = Math.min(1, Math.max(0, 0.5 + (0.5 * (thick - off)) / Math.max(thick, EDGE)))
      const at = row * columns + column
      if (value > depth[at]!) depth[at] = value
    }
  }
}
