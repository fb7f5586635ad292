import { unit } from '../../form/vector.ts'
import type { Vector } from '../../math/matrix.ts'
import type { StrandCollector } from './collect-strands.ts'
import { type HairKit, mix, randomOf } from './hair-kit.ts'
import { radiusToward } from './radial-shape.ts'
import { addRope, BOX_BRAIDS, type RopeShape } from './ropes.ts'

const ROWS = 13
const ROW_POINTS = 60

/** Plaits that lie on the scalp from the forehead to the nape and hang free behind it. */
export function addCornrows(to: StrandCollector, kit: HairKit): void {
  const random = randomOf(kit, 'cornrows')
  const { head } = kit.ground
  for (let row = 0; row < ROWS; row += 1) {
    const aside = ((row + 0.5) / ROWS) * 2 - 1
    const far = aside * aside
    const front = unit([aside * 0.95, mix(-0.72, -0.1, far), mix(0.72, 0.42, far)])
    const top = unit([aside * 0.95, mix(-0.98, -0.1, far), -0.12])
    const nape = unit([aside * 0.5, 0.5, -0.82])
    const points: number[] = []
    for (let index = 0; index < ROW_POINTS; index += 1) {
      const t = index / (ROW_POINTS - 1)
      const way = unit([0, 1, 2].map((axis) => bent(front[axis]!, top[axis]!, nape[axis]!, t)) as unknown as Vector) // three axes
      const reach = radiusToward(head, ...way) + 0.028
      points.push(head.center[0] + way[0] * reach, head.center[1] + way[1] * reach, head.center[2] + way[2] * reach)
    }
    const end = points.slice(-3)
    const free = 0.7 + 0.25 * random()
    for (let index = 1; index <= 16; index += 1) {
      const t = index / 16
      points.push(end[0]! * (1 + 0.15 * t), end[1]! + free * t, end[2]! - 0.08 * t)
    }
    const shape: RopeShape = { ...BOX_BRAIDS, radius: 0.042, swell: 0.22, hairs: 90 }
    addRope(to, kit, random, Float32Array.from(points), shape, 2.6 + free)
  }
}

/** From `a` through `b` to `c`. */
function bent(a: number, b: number, c: number, t: number): number {
  const middle = 2 * b - (a + c) / 2
  return a * (1 - t) * (1 - t) + middle * 2 * t * (1 - t) + c * t * t
}
