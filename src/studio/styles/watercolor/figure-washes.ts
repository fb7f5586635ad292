import type { Rgb } from '../../color.ts'
import { mixRgb } from '../../color.ts'
import { smoothStep } from '../../form/curve.ts'
import type { Light } from '../../sheet/scene-sheet.ts'
import { type TonePaint, toneRamp } from '../tone-ramp.ts'

/** How much of the paper shows through the first, the second and the third wash. */
const THROUGH = { first: 0.05, second: 0.02, third: 0 } as const
const PAPER: Rgb = [0.99, 0.975, 0.94]
const SKIN_GLAZE: Rgb = [1.06, 0.9, 0.87]

/** Three washes over each other: the first nearly everywhere, the second in the half tone, the third in the shadow. */
export function figureWashes(light: Light): TonePaint {
  const [kr, kg, kb] = light.key
  const sun: Rgb = [1 + (kr - 1) * 0.5, 1 + (kg - 1) * 0.5, 1 + (kb - 1) * 0.5]
  const glaze = (power: number, tint: Rgb): Rgb => [
    light.ambient[0] ** power * tint[0],
    light.ambient[1] ** power * tint[1],
    light.ambient[2] ** power * tint[2],
  ]
  const ramp = (tint: Rgb, { bareShare = 0.3, depth = 1 } = {}) =>
    toneRamp((tone) => {
      const second = 1 - smoothStep(0.56, 0.62, tone)
      const third = 1 - smoothStep(0.27, 0.33, tone)
      const bare = smoothStep(0.93, 0.99, tone) * bareShare
      const shade = mixRgb(mixRgb(sun, glaze(0.4, tint), second), glaze(0.78, tint), third)
      const through =
        THROUGH.first + (THROUGH.second - THROUGH.first) * second + (THROUGH.third - THROUGH.second) * third + bare
      const body = 1 - through
      return {
        factor: [shade[0] * body * depth, shade[1] * body * depth, shade[2] * body * depth],
        lift: [PAPER[0] * through, PAPER[1] * through, PAPER[2] * through],
      }
    })
  return {
    plain: ramp([1, 0.94, 1.06]),
    skin: ramp(SKIN_GLAZE),
    // Paper that shows between strands would be a bald patch.
    hair: ramp([1, 1, 1.02], { bareShare: 0, depth: 0.86 }),
    shine: PAPER,
    shineShare: 0.3,
    saturation: 1.3,
    thinning: 0.78,
  }
}
