import type { Rgb } from '../color.ts'
import { mixRgb } from '../color.ts'

/** A thing's colour in its season: greens turn to gold and rust in autumn, to a young light green in spring. */
export function seasonColor(color: Rgb, season: 'autumn' | 'spring' | undefined): Rgb {
  const [red, green, blue] = color
  // Leaf green: more green than red, clearly more than blue.
  if (season === undefined || green <= red * 1.02 || green <= blue * 1.12) return color
  if (season === 'spring') return mixRgb(color, [Math.min(1, green * 0.92), Math.min(1, green * 1.12), blue * 0.9], 0.4)
  const light = 0.35 * red + 0.65 * green
  // Light leaves are yellow, dark ones rust.
  return [Math.min(1, light * 1.34), light * (0.42 + 0.42 * light), light * 0.2]
}
