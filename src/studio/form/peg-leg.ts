import { mixRgb } from '../color.ts'
import type { Vector } from '../math/matrix.ts'
import { MATERIAL } from '../raster/figure-buffers.ts'
import type { Surface } from '../raster/surface.ts'
import type { BodyMark } from '../sheet/body-mark.ts'
import { bareMaterial } from './bare-material.ts'
import { type Bench, boxAround } from './bench.ts'
import { meshField } from './field/mesh-field.ts'
import { limb } from './field/solids.ts'
import type { LegJoints } from './pose.ts'
import { buildTube, pointsAlong } from './tube.ts'
import { add, scaleBy } from './vector.ts'

/** A thigh in a cup with its strap, and the peg below it down to the ground. */
export function buildPegLeg(bench: Bench, leg: LegJoints, { color }: BodyMark): Surface[] {
  const { skeleton } = bench.stand
  const knee = skeleton.thighRadius * 0.66
  const thigh = limb(leg.hip, leg.knee, skeleton.thighRadius, knee)
  const box = boxAround(bench, [leg.hip, leg.knee], skeleton.thighRadius + 0.15)
  const ground = add(leg.ankle, scaleBy(leg.sole, 0.32 * skeleton.tall))
  const top = between(leg.knee, leg.hip, 0.16)
  const turned = (share: number) => {
    if (share < 0.3) return knee + 0.07 - share * 0.25
    const peg = 0.2 - 0.09 * (share - 0.3)
    return share > 0.96 ? peg + 0.05 : peg + 0.16 * Math.max(0, 1 - (share - 0.3) / 0.08)
  }
  const tube = (from: number, to: number, radius: (share: number) => number, tint: BodyMark['color'], isStrap: boolean) =>
    buildTube(
      pointsAlong(isStrap ? 4 : 40, (t) => between(top, ground, from + (to - from) * t)),
      {
        part: bench.nextPart(),
        material: isStrap ? MATERIAL.leather : MATERIAL.wood,
        color: tint,
        radius: (t) => radius(from + (to - from) * t),
      },
    )
  const strap = mixRgb(color, [0.12, 0.08, 0.06], 0.65)
  return [
    {
      part: bench.nextPart(),
      material: bareMaterial(bench.sheet),
      color: bench.sheet.skin.base,
      ...meshField(thigh, box, { cell: bench.cell, toViewer: bench.toViewer }),
    },
    tube(0, 1, turned, color, false),
    tube(0.03, 0.08, (share) => turned(share) + 0.025, strap, true),
    tube(0.2, 0.24, (share) => turned(share) + 0.025, strap, true),
  ]
}

function between(from: Vector, to: Vector, share: number): Vector {
  return add(scaleBy(from, 1 - share), scaleBy(to, share))
}
