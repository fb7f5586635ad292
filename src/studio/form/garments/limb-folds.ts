import { randomFor } from '../../random.ts'
import type { Material } from '../../raster/figure-buffers.ts'
import type { Garment } from '../../sheet/character-sheet.ts'
import type { Bench } from '../bench.ts'
import type { ArmJoints, LegJoints } from '../pose.ts'
import { dot, scaleBy, subtract, unit } from '../vector.ts'
import type { ClothCoordinates, Drape } from './cloth-surface.ts'
import type { Creases } from './creases.ts'
import { type Fabric, fabricOf } from './fabric.ts'
import { type Fold, foldScale, foldTable } from './fold-table.ts'
import { type LimbBones, placeOnLimb } from './place-on-limb.ts'
import { roundSleeve } from './round-sleeve.ts'
import { skirtDrape } from './trunk-drape.ts'
import { weaveOf, woven } from './weave.ts'

interface Limb {
  readonly bones: LimbBones
  /** Half heads to its joint, to the end of the cloth, and from its middle line to the seam at its side. */
  readonly joint: number
  readonly end: number
  readonly half: number
}

/** How far a joint is bent, 0 straight … 1 square and more, and on which side of the cloth its inner side lies. */
function bendOf([root, joint, end]: LimbBones, half: number): { bend: number; inner: number; isSeen: boolean } {
  const [upper, lower] = [unit(subtract(joint, root)), unit(subtract(end, joint))]
  const cosine = dot(upper, lower)
  const inner = subtract(lower, scaleBy(upper, cosine))
  const size = Math.sqrt(dot(inner, inner)) + 1e-6
  const [sideX, sideY] = [upper[1] + 1e-4, -upper[0]]
  const aside = (inner[0] * sideX + inner[1] * sideY) / (size * Math.sqrt(sideX * sideX + sideY * sideY))
  return { bend: Math.min(1, 1 - cosine), inner: aside * half, isSeen: inner[2] > -0.3 * size }
}

/** Pressed together in the bend of a joint, and stretched from there round its outer side. */
function jointFolds({ bones, joint, half }: Limb, random: () => number): Fold[] {
  const { bend, inner, isSeen } = bendOf(bones, half)
  // What lies over the joint itself is stretched.
  const strength = isSeen ? 0.35 + bend : 0.35 * (1 - bend)
  const count = bend > 0.3 ? 6 : 4
  return Array.from({ length: count }, (_, index): Fold => {
    const fan = (index + 0.5) / count - 0.5
    const aside = inner > half * 0.35 ? -1 : inner < -half * 0.35 ? 1 : index % 2 ? 1 : -1
    const start = inner - aside * half * 0.25
    return {
      from: [joint + fan * 0.35 + (random() - 0.5) * 0.06, start],
      to: [joint + fan * (1 + 0.9 * bend) + (random() - 0.5) * 0.15, start + aside * half * (1 + 0.5 * random())],
      width: 0.1 + 0.045 * random(),
      height: 0.045 * strength * (0.75 + 0.5 * random()),
    }
  })
}

/** Where the cloth is longer than the limb it lies in rings above its end. */
function stackedFolds({ end, half }: Limb, { count, height }: { count: number; height: number }, random: () => number): Fold[] {
  return Array.from({ length: count }, (_, index): Fold => {
    const side = index % 2 ? 1 : -1
    const at = end - 0.28 - index * 0.2
    return {
      from: [at + (random() - 0.5) * 0.08, side * half * (0.9 + 0.3 * random())],
      to: [at + 0.1 + (random() - 0.5) * 0.2, -side * half * (0.3 + 0.6 * random())],
      width: 0.1 + 0.03 * random(),
      height: height * (1 - index * 0.13),
    }
  })
}

const sewn = (folds: readonly Fold[], { height, width }: Fabric, scale: number): Fold[] =>
  folds.map((fold) => ({ ...fold, height: fold.height * height * scale, width: fold.width * width }))

interface Piece {
  readonly garment: Garment
  readonly cut: { readonly folds: number; readonly material: Material; readonly skirt?: number }
  /** Half heads down the limb. */
  readonly endAt: number
}

const seedOf = (random: () => number) => Math.floor(random() * 65536)

/** Folds of a sleeve: from the shoulder, in the elbow, slanting round the forearm, in rings above the wrist. */
export function sleeveDrape(bench: Bench, arm: ArmJoints, { garment, cut, endAt }: Piece): Creases | undefined {
  const scale = foldScale(cut.folds)
  if (scale === 0) return undefined
  const fabric = fabricOf(garment, cut.material)
  const random = randomFor(bench.sheet.seed, `drape ${garment.kind} ${arm.side}`)
  const { skeleton } = bench.stand
  const half = skeleton.armRadius * 1.3 * 1.3
  const limb: Limb = { bones: [arm.shoulder, arm.elbow, arm.wrist], joint: skeleton.upperArm, end: endAt, half }
  const shoulder = [-0.5, 0.15, 0.75].map((fan): Fold => ({
    from: [0.2, -arm.side * half * (0.8 - 0.3 * fan)],
    to: [0.85 + 0.5 * random(), half * arm.side * fan],
    width: 0.11,
    height: 0.035,
  })) // biome-ignore format: a fan
  const slanting = [0.35, 0.8].map((share): Fold => {
    const side = random() > 0.5 ? 1 : -1
    const at = skeleton.upperArm + share * skeleton.forearm
    return { from: [at - 0.2, side * half], to: [at + 0.3, -side * half * 0.6], width: 0.13, height: 0.026 }
  })
  const rings = endAt > skeleton.upperArm ? stackedFolds(limb, { count: 3, height: 0.035 }, random) : []
  const all = [...shoulder, ...jointFolds(limb, random), ...slanting, ...rings].filter(({ from }) => from[0] < endAt - 0.1)
  const crumple = { height: fabric.crumple * scale, size: fabric.crumpleSize, length: 1.3, seed: seedOf(random) }
  const folds = foldTable(sewn(all, fabric, scale), { along: [-0.6, endAt + 0.4], across: [-half * 1.5, half * 1.5] }, crumple)
  return woven(folds, weaveOf(garment, cut.material, bench.unitPx))
}

/** Folds of trousers: from the crotch and the bend of the hip, at the knee, breaking over the shoe. */
export function legsDrape(bench: Bench, { garment, cut, endAt }: Piece): Drape {
  if (cut.skirt !== undefined)
    return skirtDrape(bench, { garment, cut, flare: cut.skirt, hemY: bench.stand.skeleton.hipY + endAt })
  const { skeleton, joints } = bench.stand
  const radius = skeleton.thighRadius
  const half = radius * 1.3
  const coordinates = roundBothLegs(joints.legs, { half, radius })
  const scale = foldScale(cut.folds)
  if (scale === 0) return { creases: undefined, coordinates }
  const fabric = fabricOf(garment, cut.material)
  const random = randomFor(bench.sheet.seed, `drape ${garment.kind}`)
  const all = joints.legs.flatMap((leg) =>
    legFolds(leg, { bones: [leg.hip, leg.knee, leg.ankle], joint: skeleton.thigh, end: endAt, half }, { random, fabric }),
  )
  const crumple = { height: fabric.crumple * scale, size: fabric.crumpleSize, length: 1.6, seed: seedOf(random) }
  const area = { along: [-1.2, endAt + 0.4], across: [-half * 2.6, half * 2.6] } as const
  const folds = foldTable(sewn(all, fabric, scale), area, crumple)
  return { creases: woven(folds, weaveOf(garment, cut.material, bench.unitPx)), coordinates }
}

function legFolds(leg: LegJoints, limb: Limb, { random, fabric }: { random: () => number; fabric: Fabric }): Fold[] {
  const { half, end, joint } = limb
  const thigh = unit(subtract(leg.knee, leg.hip))
  const raised = Math.min(1, Math.max(0, 1 - thigh[1]) * 1.6)
  const crotch = [0.15, 0.45, 0.8, 1.15].map((far, index): Fold => ({
    from: [0.45 + index * 0.12, -half * 0.95],
    to: [far * (0.6 + 0.3 * random()) - raised * 0.2, half * (0.75 - index * 0.28)],
    width: 0.12 - 0.012 * index,
    height: (0.034 + 0.03 * raised) * (1 - 0.12 * index),
  })) // biome-ignore format: a fan
  const hip = [0, 1].map((index): Fold => ({
    from: [0.1 + index * 0.28, half * 0.95],
    to: [0.35 + index * 0.2, -half * 0.3],
    width: 0.12,
    height: 0.014 + 0.04 * raised,
  })) // biome-ignore format: a fan
  const calf: Fold = { from: [joint + 0.55, half * 0.9], to: [joint + 1.5, -half * 0.5], width: 0.15, height: 0.026 }
  const shoes = end > joint * 1.7 ? stackedFolds(limb, { count: 4, height: 0.042 }, random) : []
  const pressed: Fold[] =
    fabric.isPressed && raised < 0.3 && end > joint * 1.7
      ? [{ from: [0.9, 0], to: [end + 0.9, 0.02], width: 0.09, height: 0.018, isOpen: true }]
      : []
  const folds = [...crotch, ...hip, ...jointFolds(limb, random), calf, ...shoes].filter(({ from }) => from[0] < end - 0.1)
  // Laid out side by side in one table, inner seam to inner seam.
  const place = ([along, across]: Fold['from']) => [along, leg.side * (across + half * 1.2)] as const
  return [...folds, ...pressed].map((fold) => ({ ...fold, from: place(fold.from), to: place(fold.to) }))
}

/** Each leg beside the other: the inner seams meet in the middle. */
function roundBothLegs(legs: readonly LegJoints[], { half, radius }: { half: number; radius: number }): ClothCoordinates {
  const round = legs.map(({ hip, knee, ankle, side }) => {
    const bones = [hip, knee, ankle] as const
    return { side, bones, around: roundSleeve(bones, radius) }
  })
  return (x, y, z) => {
    const [first, second] = round as [(typeof round)[0], (typeof round)[0]]
    const near = placeOnLimb(first.bones, x, y, z).away <= placeOnLimb(second.bones, x, y, z).away ? first : second
    const [along, across] = near.around(x, y, z)
    return [along, across + near.side * half * 1.2]
  }
}
