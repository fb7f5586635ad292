import type { Rgb } from '../../color.ts'
import { mixRgb } from '../../color.ts'
import { smoothStep } from '../../form/curve.ts'
import type { Light } from '../../sheet/scene-sheet.ts'
import { type TonePaint, toneRamp } from '../tone-ramp.ts'

const SHADE: Rgb = [0.62, 0.56, 0.74]
const SKIN_SHADE: Rgb = [0.82, 0.62, 0.58]

/** Two flat tones with a hard border; the lit one a little lighter where it faces the light. */
export function figureInks(light: Light): TonePaint {
  const sun = mixRgb([1.04, 1.03, 1], light.key, 0.3)
  const ramp = (shade: Rgb) =>
    toneRamp((tone) => ({
      factor: mixRgb(mixRgb(shade, light.ambient, 0.15), sun, smoothStep(0.5, 0.54, tone)),
      lift: mixRgb([0, 0, 0], [0.06, 0.05, 0.04], smoothStep(0.8, 0.83, tone)),
    }))
  return { plain: ramp(SHADE), skin: ramp(SKIN_SHADE), shine: [1, 1, 1], shineShare: 0.8, saturation: 1.28 }
}
