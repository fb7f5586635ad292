import { randomFor } from '../../random.ts'
import type { Garment } from '../../sheet/character-sheet.ts'
import type { Bench } from '../bench.ts'
import type { ArmJoints } from '../pose.ts'
import { subtract, unit } from '../vector.ts'
import type { Drape } from './cloth-surface.ts'
import type { Creases } from './creases.ts'
import { fabricOf } from './fabric.ts'
import { type Fold, foldScale, foldTable } from './fold-table.ts'
import { hasLap } from './lap.ts'
import { ROUND_TRUNK, roundTrunk } from './round-trunk.ts'
import type { TopCut } from './tops.ts'
import { weaveOf, woven } from './weave.ts'

const SEAM = (ROUND_TRUNK * Math.PI) / 2

interface TrunkPiece {
  readonly garment: Garment
  readonly cut: Pick<TopCut, 'folds' | 'hang' | 'flare' | 'material' | 'pleats'>
  readonly hemY: number
  /** Hangs freely below the waist. */
  readonly isSkirt: boolean
}

/** Folds of what is worn on the trunk. */
export function trunkDrape(bench: Bench, piece: TrunkPiece): Drape {
  const threads = weaveOf(piece.garment, piece.cut.material, bench.unitPx)
  return { creases: woven(foldsOfTrunk(bench, piece), threads), coordinates: roundTrunk(bench.stand) }
}

function foldsOfTrunk(bench: Bench, piece: TrunkPiece): Creases | undefined {
  const { garment, cut, hemY, isSkirt } = piece
  const scale = foldScale(cut.folds)
  if (scale === 0) return undefined
  const random = randomFor(bench.sheet.seed, `drape ${garment.kind}`)
  const { skeleton, joints } = bench.stand
  const all = [
    ...joints.arms.flatMap((arm) => armpitFolds(bench, arm, piece, random)),
    ...waistFolds(bench, piece, random),
    ...(isSkirt
      ? hangingFolds({ from: skeleton.waistY + 0.3, hemY, flare: cut.flare }, random)
      : hemFolds(bench, piece, random)),
  ]
  return tableOf(all, piece, random)
}

function tableOf(
  folds: readonly Fold[],
  { garment, cut, hemY }: { garment: Garment; cut: Pick<TopCut, 'folds' | 'material'>; hemY: number },
  random: () => number,
): Creases {
  const fabric = fabricOf(garment, cut.material)
  const scale = foldScale(cut.folds)
  const sewn = folds.map((fold) => ({ ...fold, height: fold.height * fabric.height * scale, width: fold.width * fabric.width }))
  const area = { along: [-0.8, hemY + 0.5], across: [-SEAM - 0.2, SEAM + 0.2] } as const
  const crumple = { height: fabric.crumple * scale, size: fabric.crumpleSize, length: 1.5, seed: Math.floor(random() * 65536) }
  return foldTable(sewn, area, crumple)
}

/** Folds of a skirt by itself. */
export function skirtDrape(
  bench: Bench,
  {
    garment,
    cut,
    ...hang
  }: { garment: Garment; cut: Pick<TopCut, 'folds' | 'material'>; readonly hemY: number; readonly flare: number },
): Drape {
  const coordinates = roundTrunk(bench.stand)
  const scale = foldScale(cut.folds)
  if (scale === 0) return { creases: undefined, coordinates }
  const random = randomFor(bench.sheet.seed, `drape ${garment.kind}`)
  const folds = hangingFolds({ ...hang, from: bench.stand.skeleton.waistY + 0.3 }, random)
  const threads = weaveOf(garment, cut.material, bench.unitPx)
  return { creases: woven(tableOf(folds, { garment, cut, hemY: hang.hemY }, random), threads), coordinates }
}

/** Dragged from the armpit: across the chest of an arm that is raised, down beside one that hangs. */
function armpitFolds(bench: Bench, arm: ArmJoints, { cut: { hang } }: TrunkPiece, random: () => number): Fold[] {
  const { shoulderY, armRadius, tall } = bench.stand.skeleton
  const way = unit(subtract(arm.elbow, arm.shoulder))
  const raised = Math.min(1, Math.max(0, 1 - way[1]))
  const y = shoulderY + armRadius * 1.5
  const side = arm.shoulder[0] > 0 ? 1 : -1
  const root = side * SEAM * 0.86
  return [0, 1, 2, 3].map((index) => ({
    from: [y + 0.22 * index - 0.1 * raised, root],
    to: [
      y + (0.5 + 0.55 * index - 0.5 * raised) * tall * (0.9 + 0.3 * random()),
      side * SEAM * (0.2 + 0.14 * index * (1 - raised) + 0.2 * random()),
    ],
    width: 0.13 + 0.03 * random(),
    height: (0.032 + 0.028 * raised + 0.012 * hang) * (1 - 0.12 * index),
  }))
}

/** Pressed together at the waist, most where the trunk bends, and across the belly of who sits. */
function waistFolds({ stand }: Bench, { cut: { hang }, hemY }: TrunkPiece, random: () => number): Fold[] {
  const { waistY, hipY, tall } = stand.skeleton
  const { sway } = stand.joints
  const sits = hasLap(stand.joints)
  const count = sits ? 5 : 3
  return [-1, 1].flatMap((side) => {
    const pressed = Math.min(1, Math.max(0, (sway.shoulderTilt - sway.hipTilt) * side * 5)) + (sits ? 0.8 : 0)
    return Array.from({ length: count }, (_, index): Fold => {
      const y = waistY - 0.55 * tall + index * (sits ? 0.3 : 0.42) * tall + (random() - 0.5) * 0.14
      return {
        from: [y, side * SEAM * (0.92 + 0.06 * random())],
        to: [y + (0.25 - 0.5 * random()) * tall, side * SEAM * (sits ? -0.05 : 0.25 + 0.35 * random())],
        width: 0.11 + 0.04 * random(),
        height: Math.min(0.06, 0.022 + 0.012 * hang + 0.028 * pressed),
      }
    })
  }).filter(({ from }) => from[0] < Math.min(hemY - 0.2, hipY + 0.4)) // biome-ignore format: a row
}

/** Lifted a little where it ends over the hips. */
function hemFolds({ stand }: Bench, { hemY, cut: { hang } }: TrunkPiece, random: () => number): Fold[] {
  const { tall } = stand.skeleton
  return [-0.8, -0.45, -0.1, 0.3, 0.65, 0.9].map((share) => ({
    from: [hemY + 0.05, (share + (random() - 0.5) * 0.16) * SEAM],
    to: [hemY - (0.5 + 0.7 * random()) * tall, (share * 0.92 + (random() - 0.5) * 0.25) * SEAM],
    width: 0.13 + 0.05 * random(),
    height: 0.018 + 0.018 * hang,
    isOpen: true,
  }))
}

/** Cones that begin here and there below the waist and are widest at the hem. */
export function hangingFolds(
  { from, hemY, flare }: { readonly from: number; readonly hemY: number; readonly flare: number },
  random: () => number,
): Fold[] {
  const count = 9 + Math.round(3 * Math.min(1, flare))
  const length = hemY - from
  return Array.from({ length: count }, (_, index): Fold => {
    const across = ((index + 0.5 + (random() - 0.5) * 0.5) / count) * 2 - 1
    const share = random()
    return {
      from: [hemY + 0.1, across * SEAM],
      to: [from + length * (0.05 + 0.5 * share * share), (across + (random() - 0.5) * 0.1) * SEAM],
      width: Math.min(0.2, (SEAM / count) * (0.75 + 0.3 * random())),
      height: 0.04 + 0.03 * Math.min(1, flare) + 0.02 * random(),
      isOpen: true,
    }
  })
}
