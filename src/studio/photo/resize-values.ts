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
  // Typed, and shares with all their bits: the loop below asks them for every value.
  const firsts = new Int32Array(to.width)
  const seconds = new Int32Array(to.width)
  const shares = new Float64Array(to.width)
  for (let x = 0; x < to.width; x += 1) {
    const { first, second, share } = placeOn(x, to.width, from.width)
    firsts[x] = first
    seconds[x] = second
    shares[x] = share
  }
  const between = new Float64Array(from.width)
  for (let y = 0, at = 0; y < to.height; y += 1) {
    const row = placeOn(y, to.height, from.height)
    const above = row.first * from.width
    const below = row.second * from.width
    for (let x = 0; x < from.width; x += 1)
      between[x] = values[above + x]! + (values[below + x]! - values[above + x]!) * row.share
    for (let x = 0; x < to.width; x += 1, at += 1) {
      const first = between[firsts[x]!]!
      result[at] = first + (between[seconds[x]!]! - first) * shares[x]!
    }
  }
  return result
}

function placeOn(index: number, length: number, cells: number): { first: number; second: number; share: number } {
  const place = Math.min(cells - 1, Math.max(0, ((index + 0.5) * cells) / length - 0.5))
  const first = Math.floor(place)
  return { first, second: Math.min(cells - 1, first + 1), share: place - first }
}
