import { smoothStep } from '../form/curve.ts'
import type { MouthShape } from '../mouth/mouth-shape.ts'
import type { MouthSource } from './mouth-warp.ts'

/** sRGB, 0…255, in the light of a face whose skin is as bright as `BRIGHT`. */
const DARK = [40, 14, 16] as const
const DEEP = [16, 6, 8] as const
const TONGUE = [158, 74, 74] as const
const TEETH = [238, 226, 208] as const
const BRIGHT = 190
/** Half widths of the mouth that the upper teeth are high, and where they end at the sides. */
const TEETH_HIGH = 0.24
const TEETH_ASIDE = 0.8

/** What is seen in an open mouth at a place of it, in the light of the face. RGB of 0…255. */
export function mouthInside(
  { x, fromTop, gap }: MouthSource,
  { teeth }: MouthShape,
  brightness: number,
  to: Float32Array,
): void {
  const light = Math.min(1.08, (brightness / BRIGHT) ** 0.6)
  const down = gap > 0 ? fromTop / gap : 0
  const edge = smoothStep(0.98, 0.55, Math.abs(x))
  // The depth behind: darkest in the middle.
  const deep = smoothStep(0.15, 0.6, down) * (1 - 0.6 * down)
  const tongue = smoothStep(0.52 + 0.3 * x * x, 0.82 + 0.2 * x * x, down) * edge * smoothStep(0.18, 0.4, gap) * 0.85
  const high = Math.min(TEETH_HIGH * (1 - 0.45 * x * x) * smoothStep(-0.1, 0.5, teeth), gap * 0.8)
  const shown =
    smoothStep(0.02, 0.1, teeth) *
    smoothStep(high + 0.03, high - 0.03, fromTop) *
    smoothStep(TEETH_ASIDE + 0.12, TEETH_ASIDE - 0.1, Math.abs(x))
  // The upper lip throws a shadow on the teeth, and they go back at the sides.
  const lit = 0.66 + 0.34 * smoothStep(0, 0.09, fromTop) - 0.42 * x * x
  for (let channel = 0; channel < 3; channel += 1) {
    let value = DARK[channel]! + (DEEP[channel]! - DARK[channel]!) * deep
    value += (TONGUE[channel]! * (0.5 + 0.4 * down) - value) * tongue
    value += (TEETH[channel]! * lit - value) * shown * 0.94
    to[channel] = value * light
  }
}
