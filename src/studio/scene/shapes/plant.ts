import type { Context2D } from '../../canvas.ts'
import type { Stage } from '../stage.ts'
import type { Space } from './space.ts'
import { drawCrown, drawTrunk } from './trees.ts'

/** Light, middle and dark of a crown. */
export type Leaves = readonly [lit: string, middle: string, shade: string]

export const GREEN: Leaves = ['#b3d35f', '#6fa64a', '#3f7043']
export const DEEP_GREEN: Leaves = ['#7fb24e', '#437f42', '#234f36']

/** Masses of a crown in shares of the height: to the side, up, radius. */
const CROWN = [
  [0.17, 0.6, 0.22],
  [-0.18, 0.63, 0.23],
  [0, 0.8, 0.26],
] as const
const FAR_CROWN = [[0, 0.7, 0.34]] as const

/** A broad-leaved tree that stands so many metres to the side and away. */
export function plantTree(
  context: Context2D,
  stage: Stage,
  space: Space,
  tree: {
    readonly x: number
    readonly z: number
    readonly height: number
    readonly random: () => number
    readonly leaves?: Leaves
    readonly bark?: string
    /** One round mass instead of three: enough far away. */
    readonly isFar?: boolean
  },
): void {
  const { random, leaves = GREEN, bark = '#7a6048' } = tree
  const [x, baseY] = space.at(tree.x, 0, tree.z)
  const unit = space.scale(tree.z) * tree.height
  const air = space.air(tree.z)
  drawTrunk(context, {
    x,
    topY: baseY - unit * 0.6,
    baseY,
    width: unit * 0.07,
    lean: (random() - 0.5) * unit * 0.1,
    lit: stage.ink(bark, air, 0.1),
    shade: stage.ink(bark, air, 0.75),
    lightSide: stage.lightSide,
  })
  for (const [dx, dy, radius] of tree.isFar ? FAR_CROWN : CROWN) {
    drawCrown(context, random, {
      x: x + dx * unit,
      y: baseY - dy * unit,
      radius: unit * radius,
      lit: stage.ink(leaves[0], air),
      middle: stage.ink(leaves[1], air, 0.1),
      shade: stage.ink(leaves[2], air, 0.45),
      lightSide: stage.lightSide,
    })
  }
}
