import type { Rgb } from '../../color.ts'
import { mixRgb } from '../../color.ts'
import { smoothStep } from '../../form/curve.ts'
import { type TonePaint, toneRamp } from '../tone-ramp.ts'

/** The light of a dusk that does not end: gold from one side, violet from everywhere else. */
const GOLD: Rgb = [1.03, 0.95, 0.83]
const VIOLET: Rgb = [0.44, 0.38, 0.58]
const SKIN_VIOLET: Rgb = [0.6, 0.42, 0.46]
const EMBER: Rgb = [1, 0.74, 0.6]

/** Smooth, even modelling, as if nothing had a texture; the border of light and shadow glows. */
export function cleanTones(): TonePaint {
  const ramp = (shadow: Rgb) =>
    toneRamp((tone) => {
      const low = mixRgb(shadow, EMBER, smoothStep(0.12, 0.56, tone))
      const glow = 0.035 * smoothStep(0.7, 1, tone)
      return { factor: mixRgb(low, GOLD, smoothStep(0.44, 0.86, tone)), lift: [glow, glow * 0.8, glow * 0.5] }
    })
  return { plain: ramp(VIOLET), skin: ramp(SKIN_VIOLET), shine: [1, 0.92, 0.78], shineShare: 0.5, saturation: 1.08 }
}
