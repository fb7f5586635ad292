/** Points [at, value] with rising `at`. */
export type Table = readonly (readonly [at: number, value: number])[]

/** A smooth curve through a table (Catmull–Rom on uneven steps); flat outside it. */
export function curveThrough(table: Table): (at: number) => number {
  const slopes = table.map((_, index) => {
    const [x0, y0] = table[Math.max(0, index - 1)]!
    const [x1, y1] = table[Math.min(table.length - 1, index + 1)]!
    return (y1 - y0) / (x1 - x0)
  })
  const last = table.length - 1
  return (at) => {
    if (at <= table[0]![0]) return table[0]![1]
    if (at >= table[last]![0]) return table[last]![1]
    let index = 0
    while (table[index + 1]![0] < at) index += 1
    const [x0, y0] = table[index]!
    const [x1, y1] = table[index + 1]!
    const width = x1 - x0
    const t = (at - x0) / width
    const [t2, t3] = [t * t, t * t * t]
    return (
      y0 * (2 * t3 - 3 * t2 + 1) +
      slopes[index]! * width * (t3 - 2 * t2 + t) +
      y1 * (3 * t2 - 2 * t3) +
      slopes[index + 1]! * width * (t3 - t2)
    )
  }
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
