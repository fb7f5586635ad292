import type { Rgb } from '../color.ts'

/** Colours of single pixels, 0 to 255, as they were found. */
export type Samples = readonly (readonly [red: number, green: number, blue: number])[]

export const lightness = ([red, green, blue]: readonly [number, number, number]): number =>
  0.299 * red + 0.587 * green + 0.114 * blue

/**
 * The colour that stands for many: the mean of those whose lightness lies between two shares of all, so that shadow, shine
 * and what does not belong there weigh nothing. Undefined when there are fewer than `least`.
 */
export function middleColor(
  samples: Samples,
  { from = 0.35, to = 0.65, least = 12 }: { from?: number; to?: number; least?: number } = {},
): Rgb | undefined {
  if (samples.length < least) return undefined
  const lights = Float64Array.from(samples, lightness)
  const sorted = Uint32Array.from(samples.keys()).sort((one, other) => lights[one]! - lights[other]!)
  const band = sorted.subarray(Math.floor(sorted.length * from), Math.ceil(sorted.length * to))
  let [red, green, blue] = [0, 0, 0]
  for (const index of band) {
    const sample = samples[index]!
    red += sample[0]
    green += sample[1]
    blue += sample[2]
  }
  const scale = 1 / (255 * Math.max(1, band.length))
  return [red * scale, green * scale, blue * scale]
}
