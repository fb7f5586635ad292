/** One measured figure: what, how much, and the goal it has. */
export interface Measurement {
  readonly name: string
  readonly value: number
  readonly unit: 'µs' | 'ms' | 's' | 'requests/s' | 'pairs/s' | 'starts/s' | 'share' | 'MB' | 'kB' | 'nodes' | 'times' | 'jobs'
  readonly goal?: number
}

/** The value below which `share` of all values lie (nearest rank). */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

export const median = (values: readonly number[]) => percentile(values, 0.5)

/** How long something takes, in milliseconds. */
export async function timeMs(run: () => Promise<unknown> | unknown): Promise<number> {
  const startedAt = performance.now()
  await run()
  return performance.now() - startedAt
}

const isReached = ({ value, unit, goal }: Measurement & { goal: number }) =>
  unit.endsWith('/s') || unit === 'share' ? value >= goal : value <= goal

/** A table for people; a figure that misses its goal is marked. */
export function tableOf(measurements: readonly Measurement[]): string {
  const rows = measurements.map((measurement) => {
    const { name, value, unit, goal } = measurement
    const figure = value >= 100 ? value.toFixed(0) : value.toPrecision(3)
    const verdict = goal === undefined ? '' : `goal ${goal} ${unit} ${isReached({ ...measurement, goal }) ? '✓' : '✗'}`
    return [name, `${figure} ${unit}`, verdict]
  })
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map(
      ([name = '', figure = '', verdict]) => `${name.padEnd(widths[0] ?? 0)}  ${figure.padStart(widths[1] ?? 0)}  ${verdict}`,
    )
    .join('\n')
}
