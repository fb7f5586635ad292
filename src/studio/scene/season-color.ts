import type { Rgb } from '../color.ts'
import { mixRgb } from '../color.ts'

export type Season = 'autumn' | 'spring' | 'snow'

const SNOW: Rgb = [0.95, 0.965, 0.99]
const SNOW_SHADE: Rgb = [0.66, 0.73, 0.83]
/** Needles and hedges darker than this show through what lies on them. */
const DARK_GREEN = 0.36

/**
 * A thing's colour in its season: greens turn to gold and rust in autumn, to a young light green in spring, and lie under
 * snow while it snows.
 */
export function seasonColor(color: Rgb, season: Season | undefined): Rgb {
  const [red, green, blue] = color
  // Leaf green: more green than red, clearly more than blue. Under snow also the blue green of distant woods.
  if (season === undefined || green <= red * 1.02 || green <= blue * (season === 'snow' ? 1.04 : 1.12)) return color
  if (season === 'spring') return mixRgb(color, [Math.min(1, green * 0.92), Math.min(1, green * 1.12), blue * 0.9], 0.4)
  const light = 0.35 * red + 0.65 * green
  if (season === 'snow') {
    const white = mixRgb(SNOW_SHADE, SNOW, Math.min(1, Math.max(0, (light - 0.3) / 0.4)))
    return light < DARK_GREEN ? mixRgb(color, white, 0.55) : white
  }
  // Light leaves are yellow, dark ones rust.
  return [Math.min(1, light * 1.34), light * (0.42 + 0.42 * light), light * 0.2]
}
