import { unchained } from '../body/number-runs.ts'
import { CHEST } from './chest-numbers.ts'
import { clamp, mix, smoothStep } from './curve.ts'
import type { Field } from './field/field.ts'
import { MEASURED_CHEST } from './measured-chest.ts'
import { measuredNumbers } from './measured-numbers.ts'
import type { Joints } from './pose.ts'
import type { Skeleton } from './skeleton.ts'
import { swayed } from './swayed.ts'
import { breadthAt } from './trunk-shape.ts'

/** How much is seen of the muscles of an ordinary and of a strong man: a pen tells more of them than there is. */
const SEEN = { ordinary: 1.2, strong: 5 } as const

let known: Float32Array | undefined

/** What scripts/form/measured-chest.ts has written. */
function measured(): Float32Array {
  if (known) return known
  const numbers = measuredNumbers(MEASURED_CHEST)
  known = new Float32Array(numbers.length)
  for (let at = 0; at < numbers.length; at += CHEST.columns) known.set(unchained(numbers.subarray(at, at + CHEST.columns)), at)
  known = known.map((value) => value * CHEST.step)
  return known
}

/** How far the muscles of a man's bare chest stand out of his trunk, in half heads; nothing on women, children and the fat. */
export function bareChest(skeleton: Skeleton, { sway }: Joints): Field | undefined {
  const { manly, youth, weight, muscle, tall, waistY } = skeleton
  const lean = clamp((0.75 - weight) / 0.3, 0, 1)
  const share =
    smoothStep(0.4, 0.8, manly) * (1 - youth) * lean * mix(SEEN.ordinary, SEEN.strong, clamp((muscle - 0.3) / 0.5, 0, 1))
  if (share < 0.05) return undefined
  const relief = measured()
  const { from, to, rows, columns } = CHEST
  return swayed((x, y, z) => {
    const height = y / tall
    const row = ((height - from) / (to - from)) * (rows - 1)
    if (z <= 0 || row <= 0 || row >= rows - 1) return 0
    const column = (z / (Math.abs(x) + z)) * (columns - 1)
    const [upper, left] = [Math.floor(row), Math.min(columns - 2, Math.floor(column))]
    const [down, aside] = [row - upper, column - left]
    const at = upper * columns + left
    const above = mix(relief[at]!, relief[at + 1]!, aside)
    const below = mix(relief[at + columns]!, relief[at + columns + 1]!, aside)
    // Trousers lie close.
    const bare = 1 - smoothStep(waistY - 0.6 * tall, waistY - 0.1 * tall, y)
    return share * bare * breadthAt(skeleton, height) * mix(above, below, down)
  }, sway)
}
