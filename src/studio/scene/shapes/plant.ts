import type { Context2D } from '../../canvas.ts'
import type { Stage } from '../stage.ts'
import { GREEN, type Leaves } from './leaves.ts'
import type { Space } from './space.ts'
import { drawCrown, drawTrunk } from './trees.ts'

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
  drawTrunk(context, stage, {
    x,
    topY: baseY - unit * 0.6,
    baseY,
    width: unit * 0.07,
    lean: (random() - 0.5) * unit * 0.1,
    bark,
    air,
  })
  for (const [dx, dy, radius] of tree.isFar ? FAR_CROWN : CROWN) {
    drawCrown(context, stage, { x: x + dx * unit, y: baseY - dy * unit, radius: unit * radius, random, leaves, air })
  }
}
