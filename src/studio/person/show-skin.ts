import type { Bench } from '../form/bench.ts'
import type { Cover } from '../form/garments/cover.ts'
import { placeOnLimb } from '../form/garments/place-on-limb.ts'
import { isLegless } from '../form/is-legless.ts'
import { pegAt } from '../form/peg-at.ts'
import type { SkinArea } from '../form/skin-area.ts'
import type { Matrix, Vector } from '../math/matrix.ts'
import { MATERIAL, PART } from '../raster/figure-buffers.ts'
import type { Surface } from '../raster/surface.ts'
import { coveredSkin } from './covered-skin.ts'
import type { BareBody } from './skin/bare-body.ts'
import type { SkinPlace } from './skin/skin-parts.ts'
import { wearBase } from './wear-base.ts'

/** Prints on a piece of skin what is said of it. */
type PrintMarks = (bench: Bench, surface: Surface, area: SkinArea) => Surface

/** A body where clothes leave it open, with what is said of its skin, in the base garment that everybody wears. */
export function showSkin(
  bench: Bench,
  body: BareBody,
  { covers, printMarks }: { readonly covers: readonly Cover[]; readonly printMarks: PrintMarks },
): Surface[] {
  const { sheet } = bench
  const covered = coveredSkin(body, [...covers, ...underPegs(bench), ...underFishTail(bench)])
  const mark = (surface: Surface, place: SkinPlace) => marked(bench, surface, { place, printMarks })
  const skin = sheet.bodyMarks?.length ? body.surfaces(covered, mark) : body.surfaces(covered)
  const hidden = bench.stand.joints.arms.filter(({ handKind }) => handKind === 'hidden')
  const inPockets = hidden.map(({ side }) => (side === 1 ? PART.handRight : PART.handLeft) as number)
  return [...skin.filter(({ part }) => !inPockets.includes(part)), wearBase(body, { sheet, covered, part: bench.nextPart() })]
}

/** Along a leg, 0 at the hip … 2 at the ankle, from where on a peg is in its place. */
const PEG_FROM = 0.9

/** The part of a leg that a peg stands for. */
function underPegs({ sheet, stand: { joints } }: Bench): Cover[] {
  return joints.legs
    .filter(({ side }) => pegAt(sheet, side))
    .flatMap(({ side, hip, knee, ankle }): Cover[] => [
      { part: 'foot', side, field: () => -1 },
      { part: 'leg', side, field: (x, y, z) => PEG_FROM - placeOnLimb([hip, knee, ankle], x, y, z).along },
    ])
}

/** Half heads below the waist from where on a fish's tail takes the place of skin. */
const TAIL_FROM = 0.95

/** Legs and hips that a fish's tail stands for. */
function underFishTail({ sheet, stand: { skeleton } }: Bench): Cover[] {
  if (!isLegless(sheet)) return []
  const under = () => -1
  const below = skeleton.waistY + TAIL_FROM * skeleton.tall
  return [
    { part: 'leg', field: under },
    { part: 'foot', field: under },
    { part: 'trunk', field: (_x, y) => below - y },
  ]
}

/** Marks are printed by parts, so that what bears one is a part of its own; a limb that is made has no skin. */
function marked(
  bench: Bench,
  surface: Surface,
  { place, printMarks }: { readonly place: SkinPlace; readonly printMarks: PrintMarks },
): Surface {
  const own = surface.part === PART.body ? { ...surface, part: bench.nextPart() } : surface
  const { arms, legs } = bench.stand.joints
  const arm = place.part === 'arm' ? arms.find(({ side }) => side === place.side) : undefined
  const leg = place.part === 'leg' ? legs.find(({ side }) => side === place.side) : undefined
  const hand = place.part === 'hand' ? arms.find(({ side }) => side === place.side) : undefined
  const printed = printMarks(bench, own, {
    ...place,
    ...(arm && { joints: [arm.shoulder, arm.elbow, arm.wrist] }),
    ...(leg && { joints: [leg.hip, leg.knee, leg.ankle] }),
    ...(hand && { onHand: (point) => onHand(hand.handPlace, point, bench.stand.skeleton.hand) }),
  })
  if (printed === own) return surface
  if (printed.material === MATERIAL.skin) return printed
  const { colors: _colors, rest: _rest, ...made } = printed
  return made
}

/** A point of the body along and across a hand, in lengths of it. */
function onHand([xx, yx, , tx, xy, yy, , ty, xz, yz, , tz]: Matrix, [x, y, z]: Vector, length: number): [number, number] {
  const [dx, dy, dz] = [x - tx, y - ty, z - tz]
  return [(yx * dx + yy * dy + yz * dz) / length, (xx * dx + xy * dy + xz * dz) / length]
}
