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
  const sorted = samples.toSorted((one, other) => lightness(one) - lightness(other))
  const band = sorted.slice(Math.floor(sorted.length * from), Math.ceil(sorted.length * to))
  const sum = band.reduce<[number, number, number]>(
    ([red, green, blue], sample) => [red + sample[0], green + sample[1], blue + sample[2]],
    [0, 0, 0],
  )
  const scale = 1 / (255 * Math.max(1, band.length))
  return [sum[0] * scale, sum[1] * scale, sum[2] * scale]
}
