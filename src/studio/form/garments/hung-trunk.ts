import { DIRECTIONS, type Girths } from '../../person/girths.ts'
import { mix } from '../curve.ts'
import type { Ease } from '../ease.ts'
import type { Field } from '../field/field.ts'
import { CROTCH } from '../trunk-sections.ts'

/** Above these heights (adult half heads) cloth lies on the shoulders; below them it hangs, and in front it spans the chest. */
const HANGS_FROM = 1.15
const SPANS_FROM = 0.5
/** Below this height a skirt is as wide as the hips. */
const HIPS = 4.6
const STEP = 0.06
/** Half heads over which it comes out of the chest. */
const BEGINS = 0.9
const WIDTH = DIRECTIONS.length

/**
 * What hangs round a trunk that stands upright at rest: its girths, let down from what is widest above, with offset and flare.
 * Nothing above the chest.
 */
export function hungTrunk(girths: Girths, tall: number, ease: Ease): Field {
  const fromY = SPANS_FROM * tall
  const bottom = (ease.bottom ?? CROTCH) * tall
  const rows = Math.max(2, Math.ceil((bottom - fromY) / STEP) + 2)
  const { outlines, slopes } = outlinesOf(hungReach(girths, { fromY, rows, tall, ease }), rows)
  return (x, y, z) => {
    let row = (y - fromY) / STEP
    let beyond = 0
    if (row < 0) {
      beyond = -row * STEP
      row = 0
    } else if (row > rows - 1.01) {
      beyond = (row - rows + 1.01) * STEP
      row = rows - 1.01
    }
    const round = (x < 0 ? -x : x) + (z < 0 ? -z : z)
    if (round < 1e-6) return beyond > 0 ? beyond : -outlines[(row | 0) * WIDTH]!
    // Round the square that stands on its corner, as the directions run.
    const turn = ((z >= 0 ? (x >= 0 ? z / round : 1 - x / round) : x < 0 ? 2 - z / round : 3 + x / round) * WIDTH) / 4
    const column = turn | 0
    const aside = turn - column
    const left = column >= WIDTH ? 0 : column
    const right = left + 1 >= WIDTH ? 0 : left + 1
    const upper = (row | 0) * WIDTH
    const down = row - (row | 0)
    const above = outlines[upper + left]! + (outlines[upper + right]! - outlines[upper + left]!) * aside
    const below = outlines[upper + WIDTH + left]! + (outlines[upper + WIDTH + right]! - outlines[upper + WIDTH + left]!) * aside
    const far = Math.sqrt(x * x + z * z) - above - (below - above) * down
    const side = far * slopes[upper + left]!
    if (beyond === 0) return side
    return side > 0 ? Math.sqrt(side * side + beyond * beyond) : side > beyond ? side : beyond
  }
}

interface Hanging {
  readonly fromY: number
  readonly rows: number
  readonly tall: number
  readonly ease: Ease
}

/** How far the cloth reaches in every direction, row by row. */
function hungReach(girths: Girths, { fromY, rows, tall, ease }: Hanging): Float32Array {
  const { offset, hang, flare = 0, bottom = CROTCH, bell = 1.2, from = 2 } = ease
  const hung = new Float32Array(rows * WIDTH)
  const widest = new Float32Array(WIDTH)
  for (let row = 0; row < rows; row += 1) {
    const y = fromY + row * STEP
    const measured = Math.min(y, HIPS * tall)
    const at = Math.max(0, Math.min(girths.rows - 1, (measured - girths.fromY) / girths.step))
    const upper = Math.min(girths.rows - 2, Math.floor(at)) * WIDTH
    const share = at - upper / WIDTH
    const down = Math.max(0, (y / tall - from) / (bottom - from))
    const skirt = flare === 0 ? 0 : flare * powered(down, bell)
    for (let column = 0; column < WIDTH; column += 1) {
      const reach = mix(girths.reach[upper + column]!, girths.reach[upper + WIDTH + column]!, share)
      widest[column] = y < HANGS_FROM * tall ? reach : Math.max(widest[column]!, reach)
      // It leaves the chest little by little, beside it below the arms.
      const aside = DIRECTIONS[column]![0]
      const above = Math.max(0, 1 - (y - mix(SPANS_FROM, HANGS_FROM, aside * aside) * tall) / BEGINS)
      const begins = -0.3 * above * above
      hung[row * WIDTH + column] = begins + mix(reach, widest[column]!, hang) + offset + skirt
    }
  }
  return hung
}

/** About a share of 0 … 1 to a power between a half and four, from roots and products alone: they have the same digits everywhere. */
function powered(share: number, power: number): number {
  const [low, high] =
    power < 1 ? [Math.sqrt(share), share] : power < 2 ? [share, share * share] : [share * share, share * share * share * share]
  return mix(low, high, power < 1 ? power * 2 - 1 : power < 2 ? power - 1 : (power - 2) / 2)
}

/** Half of the directions on each side of a ray that can bound it. */
const BESIDE = 14

/** How far out the cloth is along each ray, and how much nearer it is than it seems along it. */
function outlinesOf(hung: Float32Array, rows: number) {
  const outlines = new Float32Array(rows * WIDTH)
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
      outlines[row * WIDTH + ray] = least
      slopes[row * WIDTH + ray] = cosineThere
    }
  }
  // Leaning outwards, cloth is nearer than it is level.
  for (let row = 0; row < rows; row += 1) {
    for (let ray = 0; ray < WIDTH; ray += 1) {
      const at = row * WIDTH + ray
      const next = row < rows - 1 ? at + WIDTH : at
      const before = row > 0 ? at - WIDTH : at
      const rise = (outlines[next]! - outlines[before]!) / ((next - before) / WIDTH || 1) / STEP
      slopes[at] = slopes[at]! / Math.sqrt(1 + Math.min(4, rise * rise))
    }
  }
  return { outlines, slopes }
}
