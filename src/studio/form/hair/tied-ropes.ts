import type { Vector } from '../../math/matrix.ts'
import { MATERIAL } from '../../raster/figure-buffers.ts'
import type { Surface } from '../../raster/surface.ts'
import { mix, smoothStep } from '../curve.ts'
import { stepsFor } from '../detail.ts'
import { buildTube, pointsAlong } from '../tube.ts'
import { unit } from '../vector.ts'
import { type HairKit, hairRandom, spread } from './hair-kit.ts'
import { SCALP_CENTER } from './scalp.ts'
import { type Tie, tiePoint } from './tied-hair.ts'
import { twistRope } from './twist-rope.ts'

/** High at the back, so that what hangs from it shows beside the neck. */
const TIE: Tie = { direction: unit([0, -0.5, -0.88]), lift: 0.14 }
/** How much of a rope lies on the head. */
const ON_HEAD = 0.42

interface RopeShape {
  readonly length: number
  readonly thick: number
  /** Factor of the number of ropes. */
  readonly count: number
  readonly knots: number
}

/** Ropes of hair drawn back over the head and tied; from there they hang over one shoulder. */
export function buildTiedRopes(kit: HairKit, { length, thick: thickness, count, knots }: RopeShape): Surface[] {
  const random = hairRandom(kit, 'tied ropes')
  const side = kit.sheet.hair.parting > 0 ? 1 : -1
  const tie = tiePoint(kit, TIE)
  const reachOf = ([x, y, z]: Vector) => Math.hypot(x - SCALP_CENTER[0], y - SCALP_CENTER[1], z - SCALP_CENTER[2])
  const rows = [
    { many: 34, down: 1.02, lift: 0.05 },
    { many: 18, down: 0.5, lift: 0.1 },
  ]
  const ropes = rows.flatMap(({ many, down, lift }) =>
    spread(Math.round(many * count), [-Math.PI, Math.PI], random, 0.3).map((turn) => {
      const brow = Math.abs(turn) < 0.95 ? kit.foreheadDown - 0.02 : down + 0.12 * smoothStep(1.6, 2.6, Math.abs(turn))
      const root = kit.scalp.skinAt({ turn, down: down > 1 ? brow : down * kit.foreheadDown, lift: 0.02 })
      const from = unit([root[0] - SCALP_CENTER[0], root[1] - SCALP_CENTER[1], root[2] - SCALP_CENTER[2]])
      const [wide, long, phase] = [random() * 6.28, length * (0.72 + 0.36 * random()), random() * 6.28]
      const points = pointsAlong(stepsFor(kit.detail * 1.4, 34, 16), (along): Vector => {
        if (along <= ON_HEAD) {
          const t = along / ON_HEAD
          const way = unit(
            [0, 1, 2].map((axis) => mix(from[axis]!, TIE.direction[axis]!, smoothStep(0, 1, t))) as unknown as Vector,
          )
          const reach = mix(reachOf(root), reachOf(tie), t) + lift * Math.sin(Math.PI * t)
          return [SCALP_CENTER[0] + way[0] * reach, SCALP_CENTER[1] + way[1] * reach, SCALP_CENTER[2] + way[2] * reach]
        }
        const t = (along - ON_HEAD) / (1 - ON_HEAD)
        const spring = 1 - Math.exp(-t * 3.4)
        const sway = 0.05 * Math.sin(phase + t * 6)
        return [
          tie[0] + spring * (side * 0.72 + Math.cos(wide) * 0.34) + sway,
          tie[1] + long * t - 0.42 * Math.sin(Math.PI * Math.min(1, t * 1.6)) * (0.6 + 0.4 * Math.sin(wide)),
          tie[2] + spring * (-0.12 + Math.sin(wide) * 0.26),
        ]
      })
      return twistRope(kit, random, { points, turn, thickness, phase, knots })
    }),
  )
  return [...ropes, bandRound(kit, tie)]
}

/** What ties them: a band of cloth. */
function bandRound(kit: HairKit, tie: Vector): Surface {
  const points = Array.from({ length: 12 }, (_, index): Vector => {
    const turn = (index / 12) * 2 * Math.PI
    return [tie[0] + 0.3 * Math.cos(turn), tie[1] + 0.26 * Math.sin(turn), tie[2] + 0.05 - 0.12 * Math.sin(turn)]
  })
  return buildTube(points, {
    part: kit.parts.next(),
    material: MATERIAL.cloth,
    color: [0.5, 0.16, 0.16],
    radius: 0.075,
    closed: true,
    detail: kit.detail,
  })
}
