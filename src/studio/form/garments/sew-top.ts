import type { Garment } from '../../sheet/character-sheet.ts'
import { type Bench, boxAround } from '../bench.ts'
import { armField } from '../body-limbs.ts'
import { trunkField } from '../body-trunk.ts'
import { clipMesh } from '../field/clip-mesh.ts'
import type { Field } from '../field/field.ts'
import { joinArms } from '../field/joined-fields.ts'
import { meshField } from '../field/mesh-field.ts'
import type { Mesh } from '../grid.ts'
import type { Surface } from '../surface.ts'
import { necklineCut } from './neckline.ts'
import type { TopCut } from './tops.ts'

/** Thickness that cut edges of cloth show, in half heads. */
const RIM = 0.07

/** A garment for the upper body as a shell of its own. */
export function sewTop(bench: Bench, garment: Garment, cut: TopCut): Surface[] {
  const { skeleton, joints } = bench.stand
  const { tall } = skeleton
  const cloth = (mesh: Mesh): Surface => ({
    part: bench.nextPart(),
    material: cut.material,
    color: garment.color,
    doubleSided: true,
    ...mesh,
  })
  const trunk = trunkField(skeleton, joints, { offset: cut.offset, hang: cut.hang, flare: cut.flare })
  const arms = joints.arms.map((arm) => ({
    joints: arm,
    field: armField(skeleton, arm, { ease: cut.offset * 0.7 + cut.sleeveEase * 0.5, widen: cut.sleeveEase }),
  }))
  const joined = joinArms(skeleton, trunk, arms)
  const neckline = necklineCut(bench, cut)
  const hemY = cut.hemY * tall
  const body: Field = (x, y, z) => Math.max(neckline(x, y, z), y - hemY)

  const width = skeleton.shoulderX + skeleton.armRadius + cut.offset + 0.4
  const box = boxAround(
    bench,
    [
      [-width, -0.5, -1.3 - cut.flare],
      [width, hemY + 0.1, 1.5 + cut.flare],
    ],
    0.1,
  )
  const surfaces: Surface[] = []
  const shell = clipMesh(meshField(joined.trunk, box, { cell: bench.cell }), joined.trunkSide)
  surfaces.push(cloth(clipMesh(shell, body, { rim: RIM })))

  if (cut.sleeves > 0) {
    joints.arms.forEach((arm, index) => {
      const reach = skeleton.armRadius + cut.offset + cut.sleeveEase * 2 + 0.2
      const armBox = boxAround(bench, [arm.shoulder, arm.elbow, arm.wrist], reach)
      if (armBox.min[1] >= armBox.max[1]) return
      const { field, side } = joined.arms[index]!
      const sleeve = clipMesh(meshField(field, armBox, { cell: bench.cell }), side)
      surfaces.push(cloth(sleeve))
    })
  }
  return surfaces
}
