export interface GridSize {
  readonly width: number
  readonly height: number
}

/**
 * Values of one raster on another that covers the same picture: bilinear, cell centres on cell centres. Whoever has room for
 * them gives it as `result`: fresh memory costs more than all that is written to it.
 */
export function resizeValues(
  values: ArrayLike<number>,
  from: GridSize,
  to: GridSize,
  result = new Float32Array(to.width * to.height),
): Float32Array<ArrayBuffer> {
  const write = rowsOf(values, from, to)
  for (let y = 0; y < to.height; y += 1) write(y, result, y * to.width)
  return result
}

/** The rows of the other raster one by one, for whoever has no room for all of them: writes row `y` to `start` of `result`. */
export function rowsOf(
  values: ArrayLike<number>,
  from: GridSize,
  to: GridSize,
): (y: number, result: Float32Array, start?: number) => void {
  // Typed, and shares with all their bits: the loops below ask them for every value.
  const firsts = new Int32Array(to.width)
  const seconds = new Int32Array(to.width)
  const shares = new Float64Array(to.width)
  for (let x = 0; x < to.width; x += 1) {
    const { first, second, share } = placeOn(x, to.width, from.width)
    firsts[x] = first
    seconds[x] = second
    shares[x] = share
  }
  const places = { firsts, seconds, shares }
  const between = new Float64Array(from.width)
  return (y, result, start = 0) => {
    const row = placeOn(y, to.height, from.height)
    mixRows(values, between, row.first * from.width, row.second * from.width, row.share)
    if (to.width === from.width * 2) doubleRow(between, result, start)
    else stretchRow(between, result, start, places)
  }
}

function mixRows(values: ArrayLike<number>, between: Float64Array, above: number, below: number, share: number): void {
  for (let x = 0; x < between.length; x += 1) {
    between[x] = values[above + x]! + (values[below + x]! - values[above + x]!) * share
  }
}

/** `stretchRow` to exactly twice the width: a quarter of the way to either neighbour. */
function doubleRow(between: Float64Array, result: Float32Array, start: number): void {
  const last = between.length - 1
  let before = between[0]!
  for (let x = 0, at = start; x <= last; x += 1, at += 2) {
    const own = between[x]!
    const next = between[x < last ? x + 1 : last]!
    result[at] = before + (own - before) * 0.75
    result[at + 1] = own + (next - own) * 0.25
    before = own
  }
}

interface Places {
  readonly firsts: Int32Array
  readonly seconds: Int32Array
  readonly shares: Float64Array
}

function stretchRow(between: Float64Array, result: Float32Array, start: number, { firsts, seconds, shares }: Places): void {
  for (let x = 0; x < firsts.length; x += 1) {
    const first = between[firsts[x]!]!
    result[start + x] = first + (between[seconds[x]!]! - first) * shares[x]!
  }
}

function placeOn(index: number, length: number, cells: number): { first: number; second: number; share: number } {
  const place = Math.min(cells - 1, Math.max(0, ((index + 0.5) * cells) / length - 0.5))
  const first = Math.floor(place)
  return { first, second: Math.min(cells - 1, first + 1), share: place - first }
}
