/** Points [at, value] with rising `at`. */
export type Table = readonly (readonly [at: number, value: number])[]

const CURVE_STEPS = 1024

/** A smooth curve through a table (Catmull–Rom on uneven steps, kept as a fine table); flat outside it. */
export function curveThrough(table: Table): (at: number) => number {
  const first = table[0]![0]
  const perUnit = CURVE_STEPS / (table[table.length - 1]![0] - first)
  const values = splineValues(table, first, perUnit)
  return (at) => {
    const place = clamp((at - first) * perUnit, 0, CURVE_STEPS)
    const step = Math.floor(place)
    const from = values[step]!
    return from + (values[step + 1]! - from) * (place - step)
  }
}

/** The curve at every fine step, one stretch of the table after the other. */
function splineValues(table: Table, first: number, perUnit: number): Float64Array {
  const values = new Float64Array(CURVE_STEPS + 2).fill(table[table.length - 1]![1])
  for (let index = 0, step = 0; index + 1 < table.length; index += 1) {
    const [x0, y0] = table[index]!
    const [x1, y1] = table[index + 1]!
    const width = x1 - x0
    const slope0 = slopeAt(table, index) * width
    const slope1 = slopeAt(table, index + 1) * width
    for (; step <= CURVE_STEPS; step += 1) {
      const t = (first + step / perUnit - x0) / width
      if (t > 1) break
      const t2 = t * t
      const t3 = t2 * t
      values[step] = y0 * (2 * t3 - 3 * t2 + 1) + slope0 * (t3 - 2 * t2 + t) + y1 * (3 * t2 - 2 * t3) + slope1 * (t3 - t2)
    }
  }
  return values
}

function slopeAt(table: Table, index: number): number {
  const [x0, y0] = table[Math.max(0, index - 1)]!
  const [x1, y1] = table[Math.min(table.length - 1, index + 1)]!
  return (y1 - y0) / (x1 - x0)
}

/** 0 below `from`, 1 above `to`, a soft step between (`from` may be the larger one). */
export function smoothStep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}
