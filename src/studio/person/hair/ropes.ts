import { unit } from '../../form/vector.ts'
import type { Vector } from '../../math/matrix.ts'
import { turnAbout } from '../../math/quaternion.ts'
import type { StrandCollector } from './collect-strands.ts'
import { combed, lifted, mixed, sideOf } from './comb.ts'
import { hanging } from './cut-shapes.ts'
import { growGuide } from './grow-guide.ts'
import { countOf, eased, type HairKit, mix, randomOf } from './hair-kit.ts'
import { addSheaf } from './sheaf.ts'
import { type Root, sowRoots } from './sow-roots.ts'
import { combedGuide, HIGH_TIE } from './ties.ts'

export interface RopeShape {
  readonly ropes: number
  readonly toY: number
  readonly radius: number
  readonly hairs: number
  /** Swellings of each rope for each half head, and how strong. */
  readonly knots: number
  readonly swell: number
  readonly turns: number
}

export const DREADLOCKS: RopeShape = { ropes: 190, toY: 2.2, radius: 0.058, hairs: 90, knots: 4, swell: 0.12, turns: 2 }
export const BOX_BRAIDS: RopeShape = { ropes: 170, toY: 2.9, radius: 0.036, hairs: 60, knots: 13, swell: 0.3, turns: 9 }

/** Ropes of hair that hang from all over the head, or are tied at the back. */
export function addRopes(to: StrandCollector, kit: HairKit, onVertex: Float32Array, shape: RopeShape): void {
  const random = randomOf(kit, 'ropes')
  const { isTied } = kit.sheet.hair
  const cut = hanging({ toY: shape.toY, blunt: 0.6 })
  for (const root of sowRoots(kit.ground, { onVertex, count: shape.ropes, random })) {
    const plan = cut.plan(root, kit, random)
    if (!plan || root.density < 0.1) continue
    const guide = isTied
      ? tiedRope(root, kit, random, shape)
      : growGuide(
          root,
          {
            ...plan,
            way: mixed(plan.way, backward(root, kit), eased(root.base[2], 0.2, 0.9)),
            weight: mix(plan.weight, 2.6, eased(root.base[2], 0.6, 1.2)),
            lift: plan.lift + shape.radius * 0.7,
          },
          kit.ground,
        )
    addRope(to, kit, random, smoothed(guide.points), shape, guide.length)
  }
}

/** Ropes are stiff: from the forehead they go back before they fall. */
function backward(root: Root, kit: HairKit): Vector {
  return lifted(combed(root, [sideOf(kit, root) * 0.6, 0.1, -1]), root, 0.3)
}

function tiedRope(root: Root, kit: HairKit, random: () => number, shape: RopeShape) {
  const onHead = combedGuide(root, HIGH_TIE, kit.ground, 0.05 + shape.radius)
  const end = onHead.points.subarray(onHead.points.length - 3)
  const side = kit.sheet.hair.parting > 0 ? 1 : -1
  const hanging = growGuide(
    { ...root, place: [end[0]!, end[1]!, end[2]!] },
    {
      length: (shape.toY - end[1]!) * (0.6 + 0.3 * random()),
      way: unit([side * 0.7 + (random() - 0.5) * 0.7, -0.1, -0.6 + (random() - 0.5) * 0.5]),
      weight: 2.2,
      lift: 0.06 + 0.1 * random(),
    },
    kit.ground,
  )
  const points = new Float32Array(onHead.points.length + hanging.points.length - 3)
  points.set(onHead.points)
  points.set(hanging.points.subarray(3), onHead.points.length)
  return { points, length: onHead.length + hanging.length }
}

export function addRope(
  to: StrandCollector,
  kit: HairKit,
  random: () => number,
  points: Float32Array,
  shape: RopeShape,
  length: number,
): void {
  const phase = random() * 360
  const thick = shape.radius * (0.85 + 0.3 * random())
  addSheaf(to, kit, random, {
    points,
    radius: (along) => {
      const knot = turnAbout([0, 0, 1], (phase + along * length * shape.knots * 360) * 2)[2]
      return thick * (1 + shape.swell * knot) * (along > 0.94 ? mix(1, 0.3, (along - 0.94) / 0.06) : 1)
    },
    hairs: Math.max(9, countOf(kit, shape.hairs)),
    turns: shape.turns * length * 0.5,
    // Each rope has its own tone, or they melt into one sheet.
    tone: 0.78 + 0.6 * random(),
    frizz: 0.35,
  })
}

/** Three times as many points, rounded between those that are there. */
function smoothed(points: Float32Array): Float32Array {
  const count = points.length / 3
  const finer = new Float32Array(((count - 1) * 3 + 1) * 3)
  for (let index = 0; index < count - 1; index += 1) {
    for (let third = 0; third < 3; third += 1) {
      const t = third / 3
      for (let axis = 0; axis < 3; axis += 1) {
        const at = (step: number) => points[Math.min(count - 1, Math.max(0, index + step)) * 3 + axis]!
        const [a, b, c, d] = [at(-1), at(0), at(1), at(2)]
        // Catmull and Rom's spline.
        finer[(index * 3 + third) * 3 + axis] =
          b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
      }
    }
  }
  finer.set(points.subarray((count - 1) * 3), finer.length - 3)
  return finer
}
