import { mix } from '../curve.ts'
import type { Ease } from '../ease.ts'
import type { Field } from '../field/field.ts'
import { DIRECTIONS, type Outlines, outlineField } from '../field/outline-field.ts'
import { HANGS_FROM, HIPS, letDown } from '../let-down.ts'

/** Above this height (adult half heads) cloth lies on the shoulders in front as well; below it, it spans the chest. */
const SPANS_FROM = 0.5
/** Half heads over which it comes out of the chest. */
const BEGINS = 0.9
const WIDTH = DIRECTIONS.length

/**
 * What hangs round a trunk that stands upright at rest: its girths, let down from what is widest above, with offset and flare.
 * Nothing above the chest.
 */
export function hungTrunk(girths: Outlines, tall: number, ease: Ease): Field {
  const hung = letDown(girths, { fromY: SPANS_FROM * tall, tall, ease, lowest: HIPS * tall })
  for (let at = 0; at < hung.reach.length; at += 1) {
    const y = hung.fromY + Math.floor(at / WIDTH) * hung.step
    // It leaves the chest little by little, beside it below the arms.
    const aside = DIRECTIONS[at % WIDTH]![0]
    const above = Math.max(0, 1 - (y - mix(SPANS_FROM, HANGS_FROM, aside * aside) * tall) / BEGINS)
    hung.reach[at] = hung.reach[at]! - 0.3 * above * above
  }
  const { reach, slopes } = outlinesOf(hung)
  return outlineField({ ...hung, reach }, slopes)
}

/** Half of the directions on each side of a ray that can bound it. */
const BESIDE = 14

/** How far out the cloth is along each ray, and how much nearer it is than it seems along it. */
function outlinesOf({ reach: hung, rows }: Outlines) {
  const reach = new Float32Array(rows * WIDTH)
  const slopes = new Float32Array(rows * WIDTH)
  const bounds = Array.from({ length: WIDTH }, (_, ray) =>
    Array.from({ length: 2 * BESIDE + 1 }, (__, index) => {
      const direction = (ray + index - BESIDE + WIDTH) % WIDTH
      const [[ax, az], [bx, bz]] = [DIRECTIONS[ray]!, DIRECTIONS[direction]!]
      return { direction, cosine: ax * bx + az * bz }
    }).filter(({ cosine }) => cosine > 0.1),
  )
  for (let row = 0; row < rows; row += 1) {
    for (let ray = 0; ray < WIDTH; ray += 1) {
      let least = Number.POSITIVE_INFINITY
      let cosineThere = 1
      for (const { direction, cosine } of bounds[ray]!) {
        const far = hung[row * WIDTH + direction]! / cosine
        if (far < least) {
          least = far
          cosineThere = cosine
        }
      }
      reach[row * WIDTH + ray] = least
      slopes[row * WIDTH + ray] = cosineThere
    }
  }
  return { reach, slopes }
}
