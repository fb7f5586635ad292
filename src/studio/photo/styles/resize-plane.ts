export interface PlaneSize {
  readonly width: number
  readonly height: number
}

/** A plane drawn larger or a little smaller with a Catmull-Rom curve through its values, rows first. */
export function resizePlane(values: Float32Array, from: PlaneSize, to: PlaneSize): Float32Array {
  if (from.width === to.width && from.height === to.height) return values.slice()
  const across = taps(from.width, to.width)
  const down = taps(from.height, to.height)
  const wide = new Float32Array(to.width * from.height)
  for (let y = 0; y < from.height; y += 1) stretchRow(values, wide, { from: y * from.width, to: y * to.width, ...across })
  const result = new Float32Array(to.width * to.height)
  for (let y = 0; y < to.height; y += 1) mixRows(wide, result, { y, width: to.width, ...down })
  return result
}

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
  { from, to, places, weights }: Taps & { readonly from: number; readonly to: number },
): void {
  const count = places.length / 4
  for (let x = 0, tap = 0; x < count; x += 1, tap += 4) {
    out[to + x] =
      values[from + places[tap]!]! * weights[tap]! +
      values[from + places[tap + 1]!]! * weights[tap + 1]! +
      values[from + places[tap + 2]!]! * weights[tap + 2]! +
      values[from + places[tap + 3]!]! * weights[tap + 3]!
  }
}

function mixRows(
  wide: Float32Array,
  out: Float32Array,
  { y, width, places, weights }: Taps & { readonly y: number; readonly width: number },
): void {
  const tap = y * 4
  const [a, b, c, d] = [places[tap]! * width, places[tap + 1]! * width, places[tap + 2]! * width, places[tap + 3]! * width]
  const [wa, wb, wc, wd] = [weights[tap]!, weights[tap + 1]!, weights[tap + 2]!, weights[tap + 3]!]
  for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
    out[at] = wide[a + x]! * wa + wide[b + x]! * wb + wide[c + x]! * wc + wide[d + x]! * wd
  }
}
