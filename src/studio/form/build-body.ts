import { PART } from '../raster/figure-buffers.ts'
import type { Surface } from '../raster/surface.ts'
import type { Garment } from '../sheet/character-sheet.ts'
import { bareChest } from './bare-chest.ts'
import { buildBareFoot } from './bare-foot.ts'
import { bareMaterial } from './bare-material.ts'
import type { Bench } from './bench.ts'
import { boxAround } from './bench.ts'
import { armField, legField } from './body-limbs.ts'
import { neckField } from './body-neck.ts'
import { trunkField } from './body-trunk.ts'
import { SKIN } from './ease.ts'
import { clipMesh } from './field/clip-mesh.ts'
import { type Field, smoothMin } from './field/field.ts'
import { joinArms } from './field/joined-fields.ts'
import { meshField } from './field/mesh-field.ts'
import { coverageOf } from './garments/coverage.ts'
import type { Mesh } from './grid.ts'
import { isLegless } from './is-legless.ts'
import { pegAt } from './peg-at.ts'
import { buildPegLeg } from './peg-leg.ts'
import { shadeUnderJaw } from './shade-under-jaw.ts'
import type { SkinArea } from './skin-area.ts'
import { roomOfOutlines } from './trunk-outlines.ts'

interface OnBody {
  readonly wardrobe: readonly Garment[]
  readonly printMarks: (bench: Bench, surface: Surface, area: SkinArea) => Surface
}

/** The bare body wherever clothes leave it open: neck and chest, arms, legs, feet. Hands are made apart. */
export function buildBody(bench: Bench, { wardrobe, printMarks }: OnBody): Surface[] {
  const coverage = coverageOf(bench.stand, wardrobe)
  const { skeleton, joints, neck } = bench.stand
  const { skin } = bench.sheet
  const { toViewer } = bench
  const bare = (part: number, mesh: Mesh): Surface => ({
    part,
    material: bareMaterial(bench.sheet),
    color: skin.base,
    ...mesh,
  })

  const trunk = trunkField(skeleton, joints, SKIN)
  const throat = neckField(skeleton, neck)
  const arms = joints.arms.map((arm) => ({ joints: arm, field: armField(skeleton, arm, { ease: 0 }) }))
  const joined = joinArms(skeleton, trunk, arms)
  const withNeck: Field = (x, y, z) => {
    const body = joined.trunk(x, y, z)
    return y < 1.4 ? smoothMin(body, throat(x, y, z), 0.2) : body
  }

  const bottom = coverage.torso ? Math.min(coverage.openTo, skeleton.crotchY) : skeleton.crotchY + 0.4
  const width =
    coverage.sleeves > 0.9 && coverage.torso ? coverage.openHalfWidth : skeleton.shoulderX + skeleton.armRadius + 0.3
  const room = roomOfOutlines(skeleton, { width, back: 1.1, front: 1.4 }, 0)
  const trunkBox = boxAround(
    bench,
    [
      [0, neck.top[1] - 0.25, -0.5],
      [-room.width, 0, -room.back],
      [room.width, bottom, room.front],
    ],
    0.1,
  )
  const relief = coverage.torso ? undefined : bareChest(skeleton, joints)
  const surfaces = [
    shadeUnderJaw(
      printMarks(
        bench,
        bare(
          PART.body,
          clipMesh(meshField(withNeck, trunkBox, { cell: bench.cell * 0.9, toViewer, relief }), joined.trunkSide),
        ),
        { part: 'trunk' },
      ),
      bench.stand.headInBody,
      bench.proportions,
    ),
  ]

  joints.arms.forEach((arm, index) => {
    if (coverage.sleeves > 0.95) return
    const box = boxAround(bench, [arm.shoulder, arm.elbow, arm.wrist], skeleton.armRadius + 0.2)
    if (box.min[1] >= box.max[1]) return
    const { field, side } = joined.arms[index]!
    const skin = bare(bench.nextPart(), clipMesh(meshField(field, box, { cell: bench.cell * 0.85, toViewer }), side))
    surfaces.push(
      printMarks(bench, skin, { part: 'arm', side: index === 0 ? -1 : 1, joints: [arm.shoulder, arm.elbow, arm.wrist] }),
    )
  })

  for (const [index, leg] of isLegless(bench.sheet) ? [] : joints.legs.entries()) {
    const side = index === 0 ? -1 : 1
    if (leg.knee[1] > bench.lowestY + 3 && leg.hip[1] > bench.lowestY) continue
    const peg = pegAt(bench.sheet, leg.side)
    if (peg) {
      surfaces.push(...buildPegLeg(bench, leg, peg))
      continue
    }
    if (coverage.legs < 0.95) {
      const box = boxAround(bench, [leg.hip, leg.knee, leg.ankle], skeleton.thighRadius + 0.15)
      surfaces.push(
        printMarks(
          bench,
          bare(bench.nextPart(), meshField(legField(skeleton, leg, { ease: 0 }), box, { cell: bench.cell, toViewer })),
          { part: 'leg', side, joints: [leg.hip, leg.knee, leg.ankle] },
        ),
      )
    }
    if (!coverage.feet) {
      const skin = bare(bench.nextPart(), buildBareFoot(skeleton, leg))
      surfaces.push(printMarks(bench, skin, { part: 'foot', side }))
    }
  }
  return surfaces
}
