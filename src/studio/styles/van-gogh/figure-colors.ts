import type { Rgb } from '../../color.ts'
import { mixRgb } from '../../color.ts'
import { smoothStep } from '../../form/curve.ts'
import type { Light } from '../../sheet/scene-sheet.ts'
import { type TonePaint, toneRamp } from '../tone-ramp.ts'

/** Shadows lean to blue, lights to yellow; skin keeps red and a green half tone, as the painter saw it. */
const SHADOW: Rgb = [0.5, 0.55, 0.86]
const SKIN_SHADOW: Rgb = [0.66, 0.52, 0.5]
const HALF: Rgb = [0.84, 0.86, 0.9]
const SKIN_HALF: Rgb = [0.9, 0.88, 0.68]
const LIGHT: Rgb = [1.1, 1.06, 0.9]

/** Light, half tone and shadow of the figure, soft enough for the brush to break them. */
export function figureColors(light: Light): TonePaint {
  const sun = mixRgb(LIGHT, light.key, 0.35)
  const ramp = (shadow: Rgb, half: Rgb) =>
    toneRamp((tone) => {
      const low = mixRgb(mixRgb(shadow, light.ambient, 0.2), half, smoothStep(0.14, 0.5, tone))
      // Dark skin and dark cloth have their lights too.
      const glow = 0.09 * smoothStep(0.6, 0.95, tone)
      return { factor: mixRgb(low, sun, smoothStep(0.42, 0.85, tone)), lift: [glow, glow * 0.8, glow * 0.45] }
    })
  return {
    plain: ramp(SHADOW, HALF),
    skin: ramp(SKIN_SHADOW, SKIN_HALF),
    shine: [1, 0.93, 0.66],
    shineShare: 0.45,
    saturation: 1.2,
  }
}
