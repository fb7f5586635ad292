import type { Rgb } from '../color.ts'
import type { Samples } from './middle-color.ts'

/** Samples of 0 to 255 within so much of each other are one colour. */
const SAME_COLOR = 62

/** The colours that most of the samples are near to, most frequent first, with their shares. Deterministic. */
export function mainColors(samples: Samples, most: number): { color: Rgb; share: number }[] {
  const bins = new Map<number, [red: number, green: number, blue: number, count: number]>()
  for (const [red, green, blue] of samples) {
    const key = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5)
    const bin = bins.get(key) ?? [0, 0, 0, 0]
    bins.set(key, [bin[0] + red, bin[1] + green, bin[2] + blue, bin[3] + 1])
  }
  const means = [...bins.values()]
    .map(([red, green, blue, count]) => ({ mean: [red / count, green / count, blue / count] as const, count }))
    .sort((one, other) => other.count - one.count)
  const groups: { mean: readonly [number, number, number]; count: number }[] = []
  for (const bin of means) {
    const near = groups.find(({ mean }) => distance(mean, bin.mean) < SAME_COLOR)
    if (near) near.count += bin.count
    else groups.push({ ...bin })
  }
  return groups
    .sort((one, other) => other.count - one.count)
    .slice(0, most)
    .map(({ mean, count }) => ({
      color: [mean[0] / 255, mean[1] / 255, mean[2] / 255],
      share: count / Math.max(1, samples.length),
    }))
}

const distance = (one: readonly [number, number, number], other: readonly [number, number, number]) =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
