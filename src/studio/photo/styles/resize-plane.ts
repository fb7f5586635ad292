export interface PlaneSize {
  readonly width: number
  readonly height: number
}

/** A plane drawn larger or a little smaller with a Catmull-Rom curve through its values, rows first. */
export function resizePlane(values: Float32Array, from: PlaneSize, to: PlaneSize): Float32Array {
  if (from.width === to.width && from.height === to.height) return values.slice()
  const result = new Float32Array(to.width * to.height)
  const write = planeRows(values, from, to)
  for (let y = 0; y < to.height; y += 1) write(y, result, y * to.width)
  return result
}

/**
 * The rows of the larger plane one by one, from the top, for whoever needs no more than one at a time: writes row `y` to `start` of
 * `result`.
 */
export function planeRows(
  values: Float32Array,
  from: PlaneSize,
  to: PlaneSize,
): (y: number, result: Float32Array, start?: number) => void {
  if (from.width === to.width && from.height === to.height) {
    return (y, result, start = 0) => result.set(values.subarray(y * to.width, (y + 1) * to.width), start)
  }
  const across = taps(from.width, to.width)
  const { places, weights } = taps(from.height, to.height)
  // A row is mixed of four that lie side by side, so that no other is needed any more.
  const wide = Array.from({ length: 4 }, () => ({ row: -1, values: new Float32Array(to.width) }))
  const wideRow = (row: number) => {
    const kept = wide[row & 3]!
    if (kept.row !== row) {
      stretchRow(values, kept.values, { from: row * from.width, ...across })
      kept.row = row
    }
    return kept.values
  }
  return (y, result, start = 0) => {
    const tap = y * 4
    const rows = [0, 1, 2, 3].map((offset) => wideRow(places[tap + offset]!)) as unknown as FourRows // four taps, four rows
    mixRows(rows, weights.subarray(tap, tap + 4), result, start)
  }
}

type FourRows = readonly [Float32Array, Float32Array, Float32Array, Float32Array]

interface Taps {
  readonly places: Int32Array
  readonly weights: Float32Array
}

/** The four values each new one is mixed of, and their weights. */
function taps(from: number, to: number): Taps {
  const places = new Int32Array(to * 4)
  const weights = new Float32Array(to * 4)
  for (let index = 0; index < to; index += 1) {
    const place = ((index + 0.5) * from) / to - 0.5
    const first = Math.floor(place)
    const t = place - first
    const curve = [
      ((2 - t) * t - 1) * t * 0.5,
      ((3 * t - 5) * t * t + 2) * 0.5,
      ((4 - 3 * t) * t + 1) * t * 0.5,
      (t - 1) * t * t * 0.5,
    ]
    for (let tap = 0; tap < 4; tap += 1) {
      places[index * 4 + tap] = Math.min(from - 1, Math.max(0, first - 1 + tap))
      weights[index * 4 + tap] = curve[tap]!
    }
  }
  return { places, weights }
}

function stretchRow(
  values: Float32Array,
  out: Float32Array,
  { from, places, weights }: Taps & { readonly from: number },
): void {
  for (let x = 0, tap = 0; x < out.length; x += 1, tap += 4) {
    out[x] =
      values[from + places[tap]!]! * weights[tap]! +
      values[from + places[tap + 1]!]! * weights[tap + 1]! +
      values[from + places[tap + 2]!]! * weights[tap + 2]! +
      values[from + places[tap + 3]!]! * weights[tap + 3]!
  }
}

function mixRows([a, b, c, d]: FourRows, weights: Float32Array, out: Float32Array, start: number): void {
  const wa = weights[0]!
  const wb = weights[1]!
  const wc = weights[2]!
  const wd = weights[3]!
  for (let x = 0; x < a.length; x += 1) out[start + x] = a[x]! * wa + b[x]! * wb + c[x]! * wc + d[x]! * wd
}
