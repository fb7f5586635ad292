import { mixRgb, type Rgb } from '../color.ts'
import type { Samples } from './middle-color.ts'

/** Skin of people under white light, from the deepest to the fairest: [lightness, colour]. */
const PEOPLE: readonly (readonly [number, Rgb])[] = [
  [0.15, [0.22, 0.12, 0.085]],
  [0.29, [0.42, 0.25, 0.16]],
  [0.47, [0.66, 0.43, 0.31]],
  [0.67, [0.85, 0.63, 0.5]],
  [0.85, [0.95, 0.83, 0.75]],
]
/** Degrees on the colour circle between which people's skin lies. */
const LEAST_HUE = 8
const MOST_HUE = 45
/** What is less vivid than this has no colour of its own. */
const GREY = 0.03
const PALE = 0.12
/** As near on the colour circle as light makes all it falls on. */
const SAME_LIGHT = 70

/**
 * The colour of skin seen in the light of its photo: what all the picture is dipped in is the lamp's colour, or that of a
 * grey photo, and not the skin's. Green skin before a grey wall stays green.
 */
export function underWhiteLight(skin: Rgb, around: Samples): Rgb {
  const natural = ofPeople(lightnessOf(skin))
  const all = meanOf(around)
  if (vividness(skin) < GREY && vividness(all) < GREY) return natural
  const hue = hueOf(skin)
  if (hue >= LEAST_HUE && hue <= MOST_HUE) return skin
  // Daylight from a window or the sky takes the warmth of a face without giving it a colour.
  if (vividness(skin) < PALE) return mixRgb(skin, natural, 0.6)
  const apart = Math.abs(((hue - hueOf(all) + 540) % 360) - 180)
  return apart < SAME_LIGHT && vividness(all) > PALE / 2 ? mixRgb(skin, natural, 0.85) : skin
}

function ofPeople(lightness: number): Rgb {
  const above = PEOPLE.findIndex(([light]) => light >= lightness)
  const [low, high] = above < 0 ? [PEOPLE.at(-1)!, PEOPLE.at(-1)!] : [PEOPLE[Math.max(0, above - 1)]!, PEOPLE[above]!]
  return mixRgb(low[1], high[1], high[0] === low[0] ? 0 : (lightness - low[0]) / (high[0] - low[0]))
}

const lightnessOf = ([red, green, blue]: Rgb) => 0.299 * red + 0.587 * green + 0.114 * blue
const vividness = (color: Rgb) => Math.max(...color) - Math.min(...color)

function meanOf(samples: Samples): Rgb {
  const sum: [number, number, number] = [0, 0, 0]
  for (const sample of samples) for (const channel of [0, 1, 2] as const) sum[channel] += sample[channel]
  const scale = 1 / (255 * Math.max(1, samples.length))
  return [sum[0] * scale, sum[1] * scale, sum[2] * scale]
}

/** Degrees, 0 to 360; red is 0. */
function hueOf([red, green, blue]: Rgb): number {
  return ((Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI + 360) % 360
}
