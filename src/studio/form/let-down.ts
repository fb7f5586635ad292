import { mix, smoothStep } from './curve.ts'
import type { Ease } from './ease.ts'
import { DIRECTIONS, type Outlines } from './field/outline-field.ts'
import { CROTCH } from './trunk-numbers.ts'

/** Above this height (adult half heads) cloth lies on the shoulders; below it, it hangs. */
export const HANGS_FROM = 1.15
/** Below this height a skirt is as wide as the hips. */
export const HIPS = 4.6
/** Half heads from row to row. */
const STEP = 0.06
const WIDTH = DIRECTIONS.length

interface LetDown {
  /** Height of the first row. */
  readonly fromY: number
  readonly tall: number
  readonly ease: Ease
  /** Below this height it is as wide as it is there. */
  readonly lowest: number
  /** How far it lies above what slopes as shoulders do, where cloth that is only wider would be none. */
  readonly raised?: number
}

/** The outlines of what lies on a trunk, row by row, let down from what is widest above, with offset and flare. */
export function letDown(trunk: Outlines, { fromY, tall, ease, lowest, raised = 0 }: LetDown): Outlines {
  const { offset, hang, flare = 0, bottom = CROTCH, bell = 1.2, from = 2 } = ease
  const rows = Math.max(2, Math.ceil((bottom * tall - fromY) / STEP) + 2)
  const reach = new Float32Array(rows * WIDTH)
  const widest = new Float32Array(WIDTH)
  for (let row = 0; row < rows; row += 1) {
    const y = fromY + row * STEP
    const at = Math.max(
      0,
      Math.min(
        trunk.rows - 1,
        (Math.min(y + raised * (1 - smoothStep(0.2, 0.9, y / tall)), lowest) - trunk.fromY) / trunk.step,
      ),
    )
    const upper = Math.min(trunk.rows - 2, Math.floor(at)) * WIDTH
    const share = at - upper / WIDTH
    const down = Math.max(0, (y / tall - from) / (bottom - from))
    const skirt = flare === 0 ? 0 : flare * powered(down, bell)
    for (let column = 0; column < WIDTH; column += 1) {
      const own = mix(trunk.reach[upper + column]!, trunk.reach[upper + WIDTH + column]!, share)
      widest[column] = y < HANGS_FROM * tall ? own : Math.max(widest[column]!, own)
      reach[row * WIDTH + column] = mix(own, widest[column]!, hang) + offset + skirt
    }
  }
  return { fromY, step: STEP, rows, reach }
}

/** About a share of 0 … 1 to a power between a half and four, from roots and products alone: they have the same digits everywhere. */
function powered(share: number, power: number): number {
  const [low, high] =
    power < 1 ? [Math.sqrt(share), share] : power < 2 ? [share, share * share] : [share * share, share * share * share * share]
  return mix(low, high, power < 1 ? power * 2 - 1 : power < 2 ? power - 1 : (power - 2) / 2)
}
