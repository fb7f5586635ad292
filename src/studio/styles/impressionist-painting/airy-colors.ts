import type { Rgb } from '../../color.ts'
import { mixRgb } from '../../color.ts'
import { smoothStep } from '../../form/curve.ts'
import type { Light } from '../../sheet/scene-sheet.ts'
import { type TonePaint, toneRamp } from '../tone-ramp.ts'

/** No black anywhere: shadows are violet, half tones blue, lights the colour of the hour. */
const VIOLET: Rgb = [0.6, 0.55, 0.84]
const SKIN_VIOLET: Rgb = [0.82, 0.62, 0.68]
/** Blond hair in violet shade would be pink. */
const HAIR_VIOLET: Rgb = [0.58, 0.52, 0.66]

/** Soft tones for the brush to divide. */
export function airyColors(light: Light): TonePaint {
  const sun = mixRgb([1.02, 0.99, 0.92], light.key, 0.4)
  const ramp = (shadow: Rgb) =>
    toneRamp((tone) => {
      const lit = smoothStep(0.25, 0.72, tone)
      const air = 0.07 * (1 - lit)
      // Dark skin and dark cloth have their lights too.
      const glow = 0.07 * smoothStep(0.62, 0.95, tone)
      const color = mixRgb(shadow, sun, lit)
      return { factor: color, lift: [air * 0.85 + glow, air * 0.85 + glow * 0.8, air * 1.15 + glow * 0.5] }
    })
  return {
    plain: ramp(VIOLET),
    skin: ramp(SKIN_VIOLET),
    hair: ramp(HAIR_VIOLET),
    shine: [1, 0.96, 0.86],
    shineShare: 0.4,
    saturation: 1.2,
    thinning: 0.9,
  }
}
