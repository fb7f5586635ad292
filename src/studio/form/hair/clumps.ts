import { mix } from '../curve.ts'
import { spread } from './hair-kit.ts'

/** Where the tip of a lock goes: toward the middle of its clump, and how near that it grew (1 the middle, 0 between two). */
type Clump = (turn: number) => { readonly tip: number; readonly near: number }

/** Hair falls in clumps whose tips run together; evenly cut ends look like cardboard. */
export function clumpsOf(
  count: number,
  range: readonly [number, number],
  random: () => number,
  { pull = 0.55 }: { pull?: number } = {},
): Clump {
  const middles = spread(count, range, random, 0.3)
  const half = (range[1] - range[0]) / count / 2
  return (turn) => {
    const middle = middles.reduce((best, each) => (Math.abs(each - turn) < Math.abs(best - turn) ? each : best))
    return { tip: mix(turn, middle, pull), near: Math.max(0, 1 - Math.abs(middle - turn) / (half * 1.6)) }
  }
}
