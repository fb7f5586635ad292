import { type FigureBuffers, MATERIAL } from '../../raster/figure-buffers.ts'
import type { Blotches } from './ground-washes.ts'

/** Of the light that skin throws back, one glaze more or less. */
const GLAZE = 0.17
/** The share of a glaze over which its border is wet, and how far borders wander. */
const WET = 0.5
const WANDER = 0.08
/** How much of the modelling is left to the glazes; the rest was laid wet in wet. */
const SHARE = 0.8
/** Glazes in the half tone and the shade lean to rose and then to violet: red, green, blue. */
const ROSE = [0.1, -0.03, -0.02] as const
const VIOLET = [-0.03, -0.03, 0.09] as const

/** How much of the paper shines through. */
const THROUGH = 0.12

/** Skin in a few glazes over each other with wandering borders, instead of one smooth tone. Changes the figure's layer. */
export function glazeSkin(
  rgba: Uint8ClampedArray,
  { material, albedo }: FigureBuffers,
  { wander }: Pick<Blotches, 'wander'>,
): void {
  for (let at = 0; at < material.length; at += 1) {
    if (material[at] !== MATERIAL.skin) continue
    const to = at * 4
    const own = albedo[at * 3]! * 0.3 + albedo[at * 3 + 1]! * 0.59 + albedo[at * 3 + 2]! * 0.11 + 6
    const light = (rgba[to]! * 0.3 + rgba[to + 1]! * 0.59 + rgba[to + 2]! * 0.11) / own
    const place = light / GLAZE + (wander[at]! - 0.5) * (WANDER / GLAZE)
    const step = Math.floor(place)
    const within = (place - step - 0.5) / WET + 0.5
    const laid = (step + (within < 0 ? 0 : within > 1 ? 1 : within)) * GLAZE
    const factor = 1 + (laid / Math.max(0.1, light) - 1) * SHARE
    // Half tones are warm, shade is cool.
    const half = 1 - Math.min(1, Math.abs(light - 0.72) / 0.3)
    const shade = Math.max(0, Math.min(1, (0.6 - light) / 0.35))
    for (let channel = 0; channel < 3; channel += 1) {
      const glazed = rgba[to + channel]! * factor * (1 + ROSE[channel]! * half + VIOLET[channel]! * shade)
      rgba[to + channel] = glazed + (250 - glazed) * THROUGH
    }
  }
}
