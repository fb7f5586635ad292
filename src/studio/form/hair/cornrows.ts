import type { Vector } from '../../math/matrix.ts'
import { MATERIAL } from '../../raster/figure-buffers.ts'
import type { Surface } from '../../raster/surface.ts'
import { mix, smoothStep } from '../curve.ts'
import { stepsFor } from '../detail.ts'
import { buildTube, pointsAlong } from '../tube.ts'
import { type HairKit, hairRandom, lockColors, spread } from './hair-kit.ts'
import { shadeRope } from './shade-rope.ts'

const ROWS = 13
/** Knots of the plait along one row. */
const KNOTS = 26

/** Plaits that lie on the scalp from the hairline to the nape and hang free behind it. */
export function buildCornrows(kit: HairKit): Surface[] {
  const random = hairRandom(kit, 'cornrows')
  return spread(ROWS, [-1, 1], random, 0.06).map((aside) => {
    const phase = random() * 6.28
    const free = 0.9 + 0.25 * random()
    const points = pointsAlong(stepsFor(kit.detail * 1.4, 56, 26), (along): Vector => {
      // Over the head from front to back, in a plane of its own; from the nape straight down.
      const over = Math.min(1, along / 0.68)
      const fall = Math.max(0, along - 0.68) / 0.32
      const front = kit.foreheadDown - 0.01 + 0.42 * Math.abs(aside) ** 2.2
      const turnFront = aside * 1.12
      const turnBack = Math.PI - aside * 0.85
      const way = smoothStep(0, 1, over)
      const down =
        over < 0.5 ? mix(front, 0.16 + 0.66 * aside * aside, over * 2) : mix(0.16 + 0.66 * aside * aside, 1.5, over * 2 - 1)
      const middle = Math.sign(aside || 1) * (Math.PI / 2)
      const near = Math.abs(aside)
      const turn =
        near < 0.08
          ? over < 0.5
            ? turnFront
            : turnBack
          : over < 0.5
            ? mix(turnFront, middle, way * 2)
            : mix(middle, aside > 0 ? turnBack : -Math.PI - aside * 0.85, way * 2 - 1)
      if (fall <= 0) return kit.scalp.skinAt({ turn, down, lift: 0.035 })
      const [x, y, z] = kit.scalp.skinAt({ turn, down: 1.5, lift: 0.035 })
      return [x * (1 + 0.2 * fall), y + free * fall, z - 0.12 * fall]
    })
    const rope = buildTube(points, {
      part: kit.parts.next(),
      material: MATERIAL.hair,
      color: lockColors(kit, random, aside).color,
      radius: (along) =>
        0.052 * (1 + 0.2 * Math.abs(Math.sin(phase + along * KNOTS * Math.PI))) * Math.min(1, (1.02 - along) * 8) ** 0.5,
      up: [0, -0.3, 1],
      detail: kit.detail,
    })
    return shadeRope(rope, { outwardAt: kit.scalp.outwardAt, knots: KNOTS * Math.PI, rings: points.length })
  })
}
