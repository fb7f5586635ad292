import { humanForm } from '#studio/person/human-form.ts'
import { seldomPart } from '#studio/seldom-parts.ts'
import type { Rgb } from '../../color.ts'
import type { Surface } from '../../raster/surface.ts'
import type { Garment } from '../../sheet/character-sheet.ts'
import { type Bench, boxAround } from '../bench.ts'
import { clipMesh } from '../field/clip-mesh.ts'
import type { Field } from '../field/field.ts'
import { meshField } from '../field/mesh-field.ts'
import type { Mesh } from '../grid.ts'
import type { ArmJoints } from '../pose.ts'
import { armAlong } from './arm-along.ts'
import type { Seams } from './cloth-pattern.ts'
import { awayFrom, shallow } from './cloth-relief.ts'
import { type ClothCoordinates, clothSurface } from './cloth-surface.ts'
import { belowAll, type Cover } from './cover.ts'
import { type Creases, creasesOf } from './creases.ts'
import { cutBand } from './cut-band.ts'
import { sleeveFolds } from './folds.ts'
import type { HungTop } from './hang-top.ts'
import { markingOf } from './marking-of.ts'
import { roundSleeve } from './round-sleeve.ts'
import type { TopCut } from './tops.ts'
import { sleeveWedges } from './wedges.ts'

/** Where along the arm a sleeve begins that leaves the shoulder bare. */
const OFF_SHOULDER = 0.1

/** Half heads that a real shoulder stands over its joint beyond the radius of the arm. */
const SHOULDER_TOP = 0.35

interface SleeveCut {
  readonly cut: TopCut
  readonly hung: HungTop
  readonly offset: number
  readonly seams: Seams | undefined
  readonly rim: number
}

/** The sleeves of a top with their cuffs, and the skin that they hide. */
export function sewSleeves(
  bench: Bench,
  garment: Garment,
  { cut, hung: { joined, joining, sleeveEase }, offset, seams, rim }: SleeveCut,
): { readonly surfaces: readonly Surface[]; readonly covers: readonly Cover[] } {
  const { refine } = bench
  const { skeleton, joints } = bench.stand
  const surfaces: Surface[] = []
  const covers: Cover[] = []
  const ribbed = bench.stand.body ? humanForm().ribs(bench.unitPx) : undefined
  joints.arms.forEach((arm, index) => {
    const armBox = boxAround(
      bench,
      [arm.shoulder, arm.elbow, arm.wrist],
      skeleton.armRadius + offset + cut.sleeveEase * 2.4 + (bench.stand.body ? SHOULDER_TOP : 0.1),
    )
    if (armBox.min[1] >= armBox.max[1]) return
    const { field, side } = joined.arms[index]!
    const folds = shallow(
      sleeveFolds(bench, arm, { height: cut.folds, endAt: cut.sleeves, name: garment.kind }),
      sleeveEase.ease * 0.6,
    )
    const relief = cut.quilt || cut.furry ? seldomPart('seldom cuts').rolls(cut, armAlong(arm), folds) : folds
    const whole = clipMesh(
      meshField(field, armBox, {
        cell: bench.cell,
        toViewer: bench.toViewer,
        relief,
        reliefShare: awayFrom(side, joining.overlap),
      }),
      side,
    )
    const along = armAlong(arm)
    const isOffShoulder = cut.neckline === 'off shoulder'
    const sleeve = isOffShoulder ? clipMesh(whole, (x, y, z) => OFF_SHOULDER - along(x, y, z), { rim, refine }) : whole
    const total = skeleton.upperArm + skeleton.forearm
    const marking = cut.print ?? markingOf(bench, garment, 'sleeve')
    const onSleeve = sleeveCreases(bench, arm, { garment, cut, endAt: total * Math.min(1, cut.sleeves) })
    const addSleeve = (mesh: Mesh, color: Rgb, pattern: Garment['pattern'], folds = onSleeve) => {
      if (mesh.triangles.length === 0) return
      const coordinates = bench.stand.body
        ? roundSleeve([arm.shoulder, arm.elbow, arm.wrist], skeleton.armRadius * 1.3)
        : roundArm(arm, along, total)
      const look = { garment, material: cut.material, color, pattern, marking, coordinates, creases: folds, seams }
      surfaces.push(clothSurface(bench, mesh, look))
    }
    const ownColor = cut.colors?.sleeves ?? (cut.sleeveTrim ? garment.trim : garment.color)
    const edge: Field = (x, y, z) => (along(x, y, z) - Math.min(0.985, cut.sleeves)) * total
    covers.push({
      part: 'arm',
      side: arm.side,
      field: isOffShoulder ? belowAll(edge, (x, y, z) => OFF_SHOULDER - along(x, y, z)) : edge,
    })
    const width = cut.cuff === 'rib' ? 0.28 : cut.cuff === 'band' ? 0.2 : 0.1
    const { inner, band } = cutBand(sleeve, edge, { width, raise: 0.014, rim, ...(bench.stand.body && { lip: 0 }), refine })
    addSleeve(inner, ownColor, cut.sleeveTrim ? 'plain' : garment.pattern)
    const isRibbed = cut.cuff === 'rib' && ribbed !== undefined
    const cuffColor = cut.colors?.cuffs ?? (cut.cuff === 'none' || cut.cuff === 'band' ? ownColor : garment.trim)
    addSleeve(band, cuffColor, 'plain', isRibbed ? ribbed : onSleeve)
  })
  return { surfaces, covers }
}

function sleeveCreases(
  bench: Bench,
  arm: ArmJoints,
  { garment, cut, endAt }: { garment: Garment; cut: TopCut; endAt: number },
): Creases | undefined {
  if (bench.stand.body) return humanForm().sleeveDrape(bench, arm, { garment, cut, endAt })
  const wedges = sleeveWedges(bench, { height: cut.folds, name: `${garment.kind} ${arm.side}`, endAt })
  return wedges.length === 0 ? undefined : creasesOf(wedges)
}

/** Down the sleeve and round it. */
function roundArm({ shoulder, elbow, wrist, side }: ArmJoints, along: Field, total: number): ClothCoordinates {
  return (x, y, z) => {
    const share = along(x, y, z)
    const boneX =
      share < 0.55
        ? shoulder[0] + ((elbow[0] - shoulder[0]) * share) / 0.55
        : elbow[0] + ((wrist[0] - elbow[0]) * (share - 0.55)) / 0.45
    return [share * total, (x - boneX) * side + 0.25 * (z - 0.1)]
  }
}
