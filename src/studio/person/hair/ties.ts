import { coversCrown } from '../../form/headwear/build-headwear.ts'
import { unit } from '../../form/vector.ts'
import type { Vector } from '../../math/matrix.ts'
import type { CharacterSheet, HairSheet } from '../../sheet/character-sheet.ts'
import type { Guide } from './grow-guide.ts'
import type { HairGround } from './hair-ground.ts'
import { radiusToward } from './radial-shape.ts'
import type { Root } from './sow-roots.ts'

/** Where hair is drawn together: a direction from the middle of the head, and half heads above the skin. */
export interface Tie {
  readonly direction: Vector
  readonly lift: number
}

const tie = (direction: Vector, lift: number): Tie => ({ direction: unit(direction), lift })
const onBothSides = ([x, y, z]: Vector, lift: number): Tie[] => [-1, 1].map((side) => tie([side * x, y, z], lift))
export const HIGH_TIE = tie([0, -0.76, -0.65], 0.07)
const BUN_TIE = tie([0, -0.72, -0.68], 0.03)
const TOP_TIE = tie([0, -0.97, -0.24], 0.03)
const LOW_TIE = tie([0, 0.3, -0.95], 0.03)

/** The ties of each kind of hair, with the side that the parting leaves. */
export function tiesOf(kind: HairSheet['kind'], sheet: CharacterSheet): readonly Tie[] {
  const side = sheet.hair.parting > 0 ? 1 : -1
  switch (kind) {
    case 'pony tail':
      return [HIGH_TIE]
    case 'half up':
      return [BUN_TIE]
    case 'bun':
      return [coversCrown(sheet) ? LOW_TIE : BUN_TIE]
    case 'topknot':
      return [coversCrown(sheet) ? LOW_TIE : TOP_TIE]
    case 'twin tails':
      return onBothSides([0.86, -0.45, -0.28], 0.06)
    case 'pigtails':
      return onBothSides([0.8, 0.3, -0.52], 0.05)
    case 'twin braids':
      return onBothSides([0.74, 0.42, -0.55], 0.05)
    case 'space buns':
      return onBothSides([0.62, -0.76, -0.2], 0.03)
    case 'side tail':
    case 'braid':
      return [tie([side * 0.6, 0.42, -0.68], 0.05)]
    default:
      return []
  }
}

export function tiePoint({ head }: HairGround, { direction: [x, y, z], lift }: Tie): Vector {
  const reach = radiusToward(head, x, y, z) + lift
  return [head.center[0] + x * reach, head.center[1] + y * reach, head.center[2] + z * reach]
}

const STEPS = 16

/** A hair combed over the head from its root to a tie, as straight as the head lets it go. */
export function combedGuide(root: Root, to: Tie, ground: HairGround, lift: number): Guide {
  const { center } = ground.head
  const from = unit([root.place[0] - center[0], root.place[1] - center[1], root.place[2] - center[2]])
  const points = new Float32Array((STEPS + 1) * 3)
  points.set(root.place)
  let length = 0
  for (let index = 1; index <= STEPS; index += 1) {
    const share = index / STEPS
    const on = share * (1.35 - 0.35 * share)
    const x = from[0] + (to.direction[0] - from[0]) * on
    const y = from[1] + (to.direction[1] - from[1]) * on
    const z = from[2] + (to.direction[2] - from[2]) * on
    const per = 1 / (Math.sqrt(x * x + y * y + z * z) || 1)
    const above = 0.012 + lift * 4 * share * (1 - share) + to.lift * share * share * share
    const reach = (radiusToward(ground.head, x, y, z) + above) * per
    const at = index * 3
    points[at] = center[0] + x * reach
    points[at + 1] = center[1] + y * reach
    points[at + 2] = center[2] + z * reach
    const [dx, dy, dz] = [points[at]! - points[at - 3]!, points[at + 1]! - points[at - 2]!, points[at + 2]! - points[at - 1]!]
    length += Math.sqrt(dx * dx + dy * dy + dz * dz)
  }
  return { root, points, length, plan: { length, way: root.normal, weight: 0, lift: 0.01, most: lift + to.lift + 0.04 } }
}
