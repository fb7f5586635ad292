import { mixRgb } from '../../color.ts'
import { MATERIAL } from '../../raster/figure-buffers.ts'
import type { Surface } from '../../raster/surface.ts'
import type { Garment } from '../../sheet/character-sheet.ts'
import { type Bench, boxAround } from '../bench.ts'
import { mix, smoothStep } from '../curve.ts'
import { clipMesh } from '../field/clip-mesh.ts'
import { type Field, smoothMin } from '../field/field.ts'
import { meshField } from '../field/mesh-field.ts'
import type { Mesh } from '../grid.ts'
import type { Stand } from '../stand.ts'
import { legCloth, pressedByArms, roomOfTrunk } from './cloth-fields.ts'
import { clothSurface } from './cloth-surface.ts'
import { topCutOf } from './cuts.ts'
import { drapePatch } from './drape.ts'
import { hasLap } from './lap.ts'
import { shoulderStrap } from './shoulder-strap.ts'

/** Heights of an apron in adult half heads, half the breadth of its bib at the top, and how far back it goes round the hips. */
const BIB = { topY: 1.2, half: 0.6, atWaist: 0.78, roundZ: -0.2 } as const
const ENDS = { standing: 7.4, overLap: 4.9 } as const
/** How far it lies off what is worn below, and how thick its edges are. */
const [LIFT, RIM] = [0.1, 0.06]
/** Half heads over which bib and skirt of it are one curve, and over which cloth spans the gap between the legs. */
const [CURVE, SPANS] = [0.7, 0.7]

/** An apron round the front of what is worn, with the band round the neck and the pocket that it has. */
export function sewApron(bench: Bench, garment: Garment, outside: Field): Surface[] {
  const { stand } = bench
  const { tall, wide } = stand.skeleton
  const piece = (mesh: Mesh, color = garment.color, pattern: Garment['pattern'] = 'plain') =>
    clothSurface(bench, mesh, { garment, material: MATERIAL.cloth, color, pattern })
  const cloth = pressedByArms(stand, hanging(bench, outside), { fromY: stand.skeleton.shoulderY + 0.8, below: outside })
  const bottom = (hasLap(stand.joints) ? ENDS.overLap : ENDS.standing) * tall
  const room = roomOfTrunk(stand, { width: 1.7 * wide, back: 0.5, front: 1.6 }, LIFT + 0.2)
  const box = boxAround(
    bench,
    [
      [-room.width, BIB.topY * tall - 0.1, BIB.roundZ - 0.1],
      [room.width, bottom + 0.1, room.front],
    ],
    0,
  )
  const shell = meshField(cloth, box, { cell: bench.cell, toViewer: bench.toViewer })
  const panel = clipMesh(shell, outline(stand, bottom), { rim: RIM, refine: bench.refine })
  const straps = [-1, 1].map((side) =>
    shoulderStrap(stand, outside, {
      side,
      outwards: 0.62,
      to: [BIB.half * wide - 0.1, BIB.topY * tall + 0.08],
      half: 0.075,
      lift: 0.04,
    }),
  )
  const pocketY = stand.skeleton.waistY + 0.75 * tall
  const pocket = drapePatch(cloth, {
    rows: 8,
    columns: 10,
    at: (down, across) => [(across - 0.5) * 1.1 * wide, pocketY + down * 0.72],
    lift: 0.03,
    isHeld: stand.body !== undefined,
  })
  return [
    piece(panel, garment.color, garment.pattern),
    ...straps.map((mesh) => piece(mesh, garment.trim)),
    ...(pocketY + 0.8 < bench.lowestY ? [piece(pocket, mixRgb(garment.color, [0, 0, 0], 0.08), garment.pattern)] : []),
  ]
}

/** It lies on what is worn, and from the hips hangs before the legs. */
function hanging({ stand, sheet }: Bench, outside: Field): Field {
  const { skeleton, joints } = stand
  // The outside of a skirt is known without its pleats.
  const pleats = Math.max(0, ...sheet.garments.map((garment) => topCutOf(garment)?.pleats?.depth ?? 0))
  const legs = hasLap(joints) ? [] : joints.legs.map((leg) => legCloth(stand, leg, { ease: 0.2, widen: 0.2 }))
  const from = skeleton.crotchY - 1.6
  return (x, y, z) => {
    let distance = outside(x, y, z) - LIFT - pleats * smoothStep(skeleton.waistY - 0.3, skeleton.waistY + 1, y)
    if (y <= from) return distance
    const melt = 0.02 + SPANS * smoothStep(from, from + 2, y)
    for (const leg of legs) distance = smoothMin(distance, leg(x, y, z), melt)
    return distance
  }
}

/** Negative on the apron: a bib whose sides run out in a curve to where it goes round the hips. */
function outline({ skeleton, joints }: Stand, bottom: number): Field {
  const { tall, wide, waistY } = skeleton
  const top = BIB.topY * tall
  return (x, y, z) => {
    const level = y - x * joints.sway.shoulderTilt * (1 - smoothStep(top, waistY, y))
    const half = mix(BIB.half, BIB.atWaist, smoothStep(top, waistY, level)) * wide
    const aside = smoothMin(Math.abs(x) - half, waistY - level, CURVE)
    return Math.max(top - level, level - bottom, BIB.roundZ - z, aside)
  }
}
