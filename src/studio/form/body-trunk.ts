import type { Vector } from '../math/matrix.ts'
import { mix } from './curve.ts'
import type { Ease } from './ease.ts'
import { type Field, smoothMin } from './field/field.ts'
import {
  ELLIPSOID_STRIDE,
  ellipsoidDistance,
  LIMB_STRIDE,
  type Limb,
  limbDistance,
  packEllipsoids,
  packLimbs,
} from './field/solids.ts'
import type { Joints } from './pose.ts'
import type { Skeleton } from './skeleton.ts'
import { CROTCH, loft, STEPS, TOP, trunkSections } from './trunk-sections.ts'

/** How a solid belongs to the trunk: it melts in over a distance, lies above a height, on one side or (0) in the middle. */
interface Melting {
  readonly melt: number
  readonly upTo: number
  readonly side: number
}

/** Numbers of a packed melting: lowest y, melt, side. */
const MELTING_STRIDE = 3
/** So far on the other side of the middle, in half heads of a body of usual breadth, a solid is not felt. */
const OTHER_SIDE = 0.75

function meltingNumbers(solids: readonly Melting[], tall: number): Float64Array {
  return Float64Array.from(solids.flatMap(({ melt, upTo, side }) => [upTo * tall + 0.6, melt, side]))
}

/**
 * Ribcage, waist and hips with shoulders' slope, chest and collar bones; arms, legs and neck are joined on elsewhere.
 * Body space, posed.
 */
export function trunkField(skeleton: Skeleton, joints: Joints, ease: Ease): Field {
  const { tall, wide, manly, womanly, muscle, weight, youth, shoulderX, shoulderY } = skeleton
  const { shift, shoulderTilt, hipTilt, hipY, twist } = joints.sway
  const sections = trunkSections(skeleton, ease)
  const top = TOP * tall
  const perStep = STEPS / (((ease.bottom ?? CROTCH) - TOP) * tall)

  // Each melts into the trunk over its own distance, and lies above its own height.
  const limbs: (Melting & { limb: Limb })[] = []
  const bulges: (Melting & { centre: Vector; radii: Vector })[] = []
  for (const side of [-1, 1]) {
    limbs.push({
      limb: {
        from: [0.3 * side * wide, -0.16, -0.3],
        to: [shoulderX * side * 0.92, shoulderY - 0.02, -0.1],
        fromRadius: 0.2 * wide + 0.04 * muscle,
        toRadius: 0.3 * wide,
      },
      melt: 0.42,
      upTo: 1.6,
      side,
    })
    if (ease.offset < 0.03) {
      limbs.push({
        limb: {
          from: [0.14 * side, 0.06, 0.2],
          to: [shoulderX * side * 0.82, shoulderY - 0.3 * wide, 0.16],
          fromRadius: 0.055,
          toRadius: 0.035,
        },
        melt: 0.12,
        upTo: 1.2,
        side,
      })
    }
    if (womanly > 0.05) {
      const full = womanly * mix(0.86, 1.2, weight)
      bulges.push({
        centre: [0.5 * side * wide, 1.62 * tall, 0.46],
        radii: [0.44 * wide * full, 0.46 * full * tall, 0.46 * full],
        melt: ease.offset > 0.03 ? 0.85 : 0.26,
        upTo: 3,
        side,
      })
    }
    if (manly > 0.2) {
      const strength = manly * mix(0.4, 1.25, muscle)
      bulges.push({
        centre: [0.62 * side * wide, 1.12 * tall, 0.5],
        radii: [0.66 * wide, 0.46 * tall, 0.3 + 0.12 * strength],
        melt: ease.offset > 0.03 ? 0.75 : 0.22,
        upTo: 2.4,
        side,
      })
    }
  }
  // Cloth also goes round the root of the neck, which is joined on elsewhere.
  if (ease.offset > 0.03) {
    limbs.push({
      limb: {
        from: [0, -0.3, -0.02],
        to: [0, 0.45, -0.22],
        fromRadius: skeleton.neckRadius * 1.08,
        toRadius: skeleton.neckRadius * 1.12,
      },
      melt: 0.24,
      upTo: 1.2,
      side: 0,
    })
  }
  const belly = weight - 0.45 + youth * 0.1
  if (belly > 0) {
    bulges.push({
      centre: [0, 3.15 * tall, 0.2],
      radii: [1.15 * wide + 0.4 * belly, 1.25 * tall, 0.55 + 0.85 * belly],
      melt: 0.5,
      upTo: 6,
      side: 0,
    })
  }
  if (skeleton.belly > 0) {
    bulges.push({
      centre: [0, 3.3 * tall, 0.5],
      radii: [0.92 * wide, 1.1 * tall, 0.95 * skeleton.belly],
      melt: 0.45,
      upTo: 6,
      side: 0,
    })
  }
  const packedLimbs = packLimbs(limbs.map(({ limb }) => limb))
  const limbEnds = meltingNumbers(limbs, tall)
  const packedBulges = packEllipsoids(bulges)
  const bulgeEnds = meltingNumbers(bulges, tall)
  const { offset } = ease
  const otherSide = -OTHER_SIDE * wide - offset

  return (worldX, worldY, worldZ) => {
    const t = worldY / hipY
    const clamped = t < 0 ? 0 : t > 1.2 ? 1.2 : t
    const eased = t < 0 ? 0 : t > 1 ? 1 : t * t * (3 - 2 * t)
    const turned = worldX - shift * eased
    const y = worldY - turned * (shoulderTilt + (hipTilt - shoulderTilt) * clamped)
    // Sine and cosine of a small angle: this is asked for every point of every mesh.
    const angle = twist * eased
    const cos = 1 - angle * angle * 0.5
    const x = turned * cos - worldZ * angle
    const z = worldZ * cos + turned * angle
    let distance = loft(sections, x, z, (y - top) * perStep, perStep)
    for (let at = 0, from = 0; at < limbEnds.length; at += MELTING_STRIDE, from += LIMB_STRIDE) {
      if (y > limbEnds[at]! || x * limbEnds[at + 2]! < otherSide) continue
      distance = smoothMin(distance, limbDistance(packedLimbs, from, x, y, z) - offset, limbEnds[at + 1]!)
    }
    for (let at = 0, from = 0; at < bulgeEnds.length; at += MELTING_STRIDE, from += ELLIPSOID_STRIDE) {
      if (y > bulgeEnds[at]! || x * bulgeEnds[at + 2]! < otherSide) continue
      distance = smoothMin(distance, ellipsoidDistance(packedBulges, from, x, y, z) - offset, bulgeEnds[at + 1]!)
    }
    return distance
  }
}
