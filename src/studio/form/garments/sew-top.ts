import { humanForm } from '#studio/person/human-form.ts'
import { seldomPart } from '#studio/seldom-parts.ts'
import type { Surface } from '../../raster/surface.ts'
import type { Garment } from '../../sheet/character-sheet.ts'
import { type Bench, boxAround } from '../bench.ts'
import { clipMesh } from '../field/clip-mesh.ts'
import type { Field } from '../field/field.ts'
import { meshField } from '../field/mesh-field.ts'
import type { Mesh } from '../grid.ts'
import { shoulderOffset } from './cloth-ease.ts'
import { roomOfTrunk } from './cloth-fields.ts'
import { awayFrom, shallow, unpressed, withPleats } from './cloth-relief.ts'
import { type ClothCoordinates, clothSurface } from './cloth-surface.ts'
import { belowAll, type Cover } from './cover.ts'
import { type Creases, creasesOf } from './creases.ts'
import { cutBand } from './cut-band.ts'
import { trunkFolds } from './folds.ts'
import { hangTop } from './hang-top.ts'
import { markingOf } from './marking-of.ts'
import { neckBaseOf } from './neck-base.ts'
import { sewSleeves } from './sew-sleeves.ts'
import { sleeveless } from './sleeveless.ts'
import { topEdges } from './top-edges.ts'
import type { TopCut } from './tops.ts'
import { trunkWedges } from './wedges.ts'

/** Thickness that cut edges of cloth show, in half heads. */
const RIM = 0.07
/** Heights (adult half heads) below which a garment hangs round the legs. */
const SKIRT_FROM = 5.4

/** How much of its folds is modelled on a real body, whose light has all of them: what lies on cloth would come through more. */
const MODELLED = 0.6

/** How deep valleys of cloth over other cloth go: on shoulders the layers lie this close. */
const OVER_CLOTH = 0.018

export interface SewnTop {
  readonly surfaces: Surface[]
  /** Outside of the garment, without its folds: what collars, pockets and ornaments lie on. */
  readonly outside: Field
  /** The skin that it hides. */
  readonly covers: readonly Cover[]
}

/**
 * The shell of a garment for the upper body, with hems and cuffs; `over` is what it is worn on (extra distance), `below` the outside of
 * that, which is cloth where it `isOver`.
 */
export function sewTop(
  bench: Bench,
  garment: Garment,
  { cut, over, below, isOver }: { cut: TopCut; over: number; below: Field; isOver: boolean },
): SewnTop {
  const { skeleton, joints } = bench.stand
  const { tall } = skeleton
  const { refine } = bench
  const offset = cut.offset + over
  const surfaces: Surface[] = []
  // Over the fine mesh of a real body the fold of a border is a dotted line.
  const lip = bench.stand.body ? { lip: 0 } : {}
  const long = cut.hemY > SKIRT_FROM
  const onBody = cut.print ?? markingOf(bench, garment, 'body')
  const folds = trunkFolds(bench, {
    height: cut.folds * (bench.stand.body ? MODELLED : 1),
    hemY: long && bench.stand.body ? Number.POSITIVE_INFINITY : Math.min(cut.hemY * tall, 4.6 * tall),
    name: garment.kind,
  })
  const { creases, coordinates: roundTrunk } = trunkCreases(bench, garment, cut)
  const ribbed = bench.stand.body ? humanForm().ribs(bench.unitPx) : undefined
  const lay = (mesh: Mesh, color = garment.color, pattern = garment.pattern, folds = creases) => {
    if (mesh.triangles.length > 0)
      surfaces.push(
        clothSurface(bench, mesh, {
          garment,
          material: cut.material,
          color,
          pattern,
          marking: onBody,
          creases: folds,
          seams: tailored,
          coordinates: pattern === 'plain' && !onBody ? roundTrunk : undefined,
        }),
      )
  }
  const hung = hangTop(bench, { cut, offset, isLong: long, below })
  const { joined, joining, lapLength, isOverHips, smooth } = hung
  const hemY = cut.hemY * tall
  const edges = topEdges(bench.stand, cut, lapLength === undefined ? { hemY } : { hemY, lapLength })
  const body = isOverHips && !long ? { ...edges, hem: humanForm().seatedHem(bench.stand, hemY, edges.hem) } : edges
  const tailored =
    bench.stand.body && !bench.isRough
      ? humanForm().seamsOf(bench, garment, cut, {
          armhole: joined.trunkSide,
          hem: long ? () => -1 : body.hem,
          neckline: body.neckline,
        })
      : undefined
  const withoutSleeves = cut.sleeves > 0 ? () => -1 : sleeveless(bench.stand, { arms: hung.arms, cut, neckline: body.neckline })
  const spread = Math.max(cut.flare, 0)
  const room = roomOfTrunk(
    bench.stand,
    { width: skeleton.shoulderX + skeleton.armRadius + offset + 0.3 + spread, back: 1.2 + spread, front: 1.4 + spread },
    offset + spread,
  )
  const corners = [
    [-room.width, -0.6 - neckBaseOf(bench.stand).rise, -room.back],
    [room.width, Math.max(1, lapLength !== undefined ? skeleton.crotchY + 0.6 : hemY + 0.1), room.front],
  ] as const
  const reach = long ? joints.legs.flatMap((leg) => [leg.knee, leg.ankle]) : []
  const knees =
    lapLength !== undefined ? reach.map(([x, y, z]) => [x, y, z] as const) : reach.map(([x, , z]) => [x, 0, z] as const)
  const box = boxAround(
    bench,
    [...corners, ...knees],
    lapLength !== undefined ? skeleton.thighRadius + offset + 0.3 * spread + 0.1 : 0.1,
  )
  const shell = clipMesh(
    meshField(cut.sleeves > 0 || !bench.stand.body ? joined.trunk : hung.pressed, box, {
      cell: bench.cell,
      toViewer: bench.toViewer,
      relief: withPleats(
        skeleton,
        cut,
        shallow(folds, bench.stand.body && isOver ? Math.min(OVER_CLOTH, cut.offset * 0.6) : cut.offset * 0.6),
      ),
      reliefShare: unpressed(smooth(awayFrom(joined.trunkSide, joining.overlap)), hung.hung, hung.pressed),
    }),
    cut.sleeves > 0 ? joined.trunkSide : withoutSleeves,
    cut.sleeves > 0 ? { refine } : { rim: RIM, refine },
  )
  const isOnSkin =
    bench.stand.body !== undefined && !isOver && (cut.collar === 'none' || cut.collar === 'rib') && cut.neckline !== 'strappy'
  const edged = isOnSkin
    ? humanForm().laidOnSkin(shell, body.neckline, shoulderOffset(offset))
    : cut.neckline === 'strappy' && bench.stand.body
      ? humanForm().finerForStraps(bench.stand, shell)
      : shell
  const open = clipMesh(
    cut.slit ? clipMesh(edged, seldomPart('seldom cuts').sideSlits(bench.stand), { rim: RIM, refine }) : edged,
    body.opening,
    {
      rim: RIM,
      refine,
    },
  )
  if (cut.collar === 'rib') {
    const { inner, band } = cutBand(open, body.neckline, { width: 0.11, raise: 0.015, rim: RIM, ...lip, refine })
    lay(band, cut.colors?.collar ?? garment.trim, 'plain', ribbed ?? creases)
    hem(inner)
  } else hem(clipMesh(open, body.neckline, { rim: RIM, refine }))

  function hem(mesh: Mesh): void {
    if (cut.cuff === 'none' || long) {
      lay(clipMesh(mesh, body.hem, { rim: RIM, refine }))
      return
    }
    const { inner, band } = cutBand(mesh, body.hem, {
      width: cut.cuff === 'rib' ? 0.3 : 0.12,
      raise: 0.012,
      rim: RIM,
      ...lip,
      refine,
    })
    lay(inner)
    const hemColor = cut.cuff === 'rib' ? (cut.colors?.cuffs ?? garment.trim) : garment.color
    lay(band, cut.colors?.hem ?? hemColor, 'plain', (cut.cuff === 'rib' && ribbed) || creases)
  }

  const covers: Cover[] = [
    {
      part: 'trunk',
      field: belowAll(body.neckline, body.opening, body.hem, withoutSleeves),
    },
  ]
  // From a little below one sees under a hem.
  const underSkirt: Field = (x, y, z) => body.hem(x, y, z) + 0.6
  if (long)
    covers.push({
      part: 'leg',
      field: belowAll(body.opening, underSkirt, cut.slit ? seldomPart('seldom cuts').sideSlits(bench.stand) : () => -1),
    })
  if (cut.sleeves > 0) {
    const sleeves = sewSleeves(bench, garment, { cut, hung, offset, seams: tailored, rim: RIM })
    surfaces.push(...sleeves.surfaces)
    covers.push(...sleeves.covers)
  }
  return { surfaces, outside: joined.trunk, covers }
}

/** The folds that are drawn on the trunk of a garment, and where on it a point lies for them. */
function trunkCreases(
  bench: Bench,
  garment: Garment,
  cut: TopCut,
): { creases: Creases | undefined; coordinates?: ClothCoordinates } {
  const hemY = cut.hemY * bench.stand.skeleton.tall
  const isSkirt = cut.hemY > SKIRT_FROM && !cut.pleats
  if (bench.stand.body) return humanForm().trunkDrape(bench, { garment, cut, hemY, isSkirt: cut.hemY > SKIRT_FROM })
  const wedges = trunkWedges(bench, { height: cut.folds, name: garment.kind, hemY, isSkirt })
  return { creases: wedges.length === 0 ? undefined : creasesOf(wedges) }
}
