import { curveThrough, mix, type Table } from './curve.ts'
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
import type { Vector } from './matrix.ts'
import type { Joints } from './pose.ts'
import type { Skeleton } from './skeleton.ts'

/** How cloth (or nothing) lies on the trunk. */
export interface Ease {
  /** Distance from the skin in half heads. */
  readonly offset: number
  /** 0 follows the waist … 1 hangs straight down from the chest. */
  readonly hang: number
  /** Half heads the lower edge stands out more than the body. */
  readonly flare?: number
  /** Heights below the pit of the neck (adult scale) down to which it is closed; a trunk ends at the crotch. */
  readonly bottom?: number
}

export const SKIN: Ease = { offset: 0, hang: 0 }

type Curve = (y: number) => number

function curves({ man, woman }: { man: Table; woman: Table }): { man: Curve; woman: Curve } {
  return { man: curveThrough(man), woman: curveThrough(woman) }
}

/** Half-widths and front and back depths of the trunk by height below the pit of the neck, adult man and woman. */
const HALF_WIDTH = curves({
  man: [
    [-0.1, 0.5],
    [0.2, 0.95],
    [0.5, 1.3],
    [1.0, 1.4],
    [1.6, 1.36],
    [2.2, 1.24],
    [3.0, 1.1],
    [3.7, 1.12],
    [4.3, 1.2],
    [4.8, 1.2],
    [5.2, 1.02],
    [5.6, 0.5],
  ],
  woman: [
    [-0.1, 0.42],
    [0.2, 0.78],
    [0.5, 1.02],
    [1.0, 1.1],
    [1.6, 1.04],
    [2.2, 0.92],
    [2.8, 0.82],
    [3.5, 1.0],
    [4.2, 1.2],
    [4.7, 1.26],
    [5.2, 1.06],
    [5.6, 0.5],
  ],
})
const FRONT = curves({
  man: [
    [-0.1, 0.24],
    [0.2, 0.36],
    [0.6, 0.62],
    [1.2, 0.82],
    [1.8, 0.84],
    [2.6, 0.74],
    [3.4, 0.7],
    [4.2, 0.68],
    [4.9, 0.6],
    [5.6, 0.3],
  ],
  woman: [
    [-0.1, 0.2],
    [0.2, 0.3],
    [0.6, 0.48],
    [1.2, 0.62],
    [1.8, 0.64],
    [2.6, 0.56],
    [3.4, 0.56],
    [4.2, 0.6],
    [4.9, 0.52],
    [5.6, 0.3],
  ],
})
const BACK = curves({
  man: [
    [-0.1, 0.46],
    [0.4, 0.62],
    [1.0, 0.72],
    [1.8, 0.68],
    [2.8, 0.52],
    [3.6, 0.56],
    [4.4, 0.78],
    [5.0, 0.74],
    [5.6, 0.3],
  ],
  woman: [
    [-0.1, 0.4],
    [0.4, 0.52],
    [1.0, 0.58],
    [1.8, 0.52],
    [2.8, 0.4],
    [3.6, 0.52],
    [4.4, 0.82],
    [5.0, 0.8],
    [5.6, 0.3],
  ],
})

const TOP = -0.1
const CROTCH = 5.6
const STEPS = 240

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
  const { shift, shoulderTilt, hipTilt, hipY } = joints.sway
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
          to: [shoulderX * side * 0.86, shoulderY - 0.36 * wide, 0.16],
          fromRadius: 0.055,
          toRadius: 0.05,
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
        melt: ease.offset > 0.03 ? 0.5 : 0.26,
        upTo: 3,
        side,
      })
    }
    if (manly > 0.2) {
      const strength = manly * mix(0.4, 1.25, muscle)
      bulges.push({
        centre: [0.62 * side * wide, 1.12 * tall, 0.5],
        radii: [0.66 * wide, 0.46 * tall, 0.3 + 0.12 * strength],
        melt: ease.offset > 0.03 ? 0.45 : 0.22,
        upTo: 2.4,
        side,
      })
    }
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
  const packedLimbs = packLimbs(limbs.map(({ limb }) => limb))
  const limbEnds = meltingNumbers(limbs, tall)
  const packedBulges = packEllipsoids(bulges)
  const bulgeEnds = meltingNumbers(bulges, tall)
  const { offset } = ease
  const otherSide = -OTHER_SIDE * wide - offset

  return (worldX, worldY, z) => {
    const t = worldY / hipY
    const clamped = t < 0 ? 0 : t > 1.2 ? 1.2 : t
    const eased = t < 0 ? 0 : t > 1 ? 1 : t * t * (3 - 2 * t)
    const x = worldX - shift * eased
    const y = worldY - x * (shoulderTilt + (hipTilt - shoulderTilt) * clamped)
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

interface Sections {
  readonly halfWidth: Float32Array
  readonly front: Float32Array
  readonly back: Float32Array
  readonly slope: Float32Array
}

/** The tables of this body, scaled, eased and sampled evenly. */
function trunkSections(skeleton: Skeleton, { offset, hang, flare = 0, bottom = CROTCH }: Ease): Sections {
  const { tall, wide, manly, weight, youth, muscle } = skeleton
  const curve = ({ man: ofMan, woman: ofWoman }: { man: Curve; woman: Curve }) => {
    const childish = (y: number) => mix(ofMan(y), ofWoman(y), 0.5)
    return (y: number) => mix(mix(ofWoman(y), ofMan(y), manly), childish(y), youth)
  }
  const widthAt = curve(HALF_WIDTH)
  const frontAt = curve(FRONT)
  const backAt = curve(BACK)
  const sections = {
    halfWidth: new Float32Array(STEPS + 2),
    front: new Float32Array(STEPS + 2),
    back: new Float32Array(STEPS + 2),
    slope: new Float32Array(STEPS + 2),
  }
  let widest = 0
  let frontmost = 0
  for (let step = 0; step < STEPS + 2; step += 1) {
    const height = TOP + (step / STEPS) * (bottom - TOP)
    // A skirt goes on below the hips as wide as they are.
    const y = bottom > CROTCH ? Math.min(height, 4.6) : height
    const middle = Math.exp(-(((y - 3.2) / 1.3) ** 2))
    const chest = Math.exp(-(((y - 1) / 0.9) ** 2))
    const fat = weight - 0.35
    const straight = youth * middle * 0.12
    let halfWidth = (widthAt(y) * (1 + fat * (0.16 + 0.3 * middle)) + straight + chest * (muscle - 0.35) * 0.16) * wide
    let front = frontAt(y) * (1 + fat * (0.2 + 0.5 * middle)) * mix(wide, 1, 0.3)
    let back = backAt(y) * (1 + fat * 0.2) * mix(wide, 1, 0.3)
    if (y > 0.9) {
      widest = Math.max(widest, halfWidth)
      frontmost = Math.max(frontmost, front + skeleton.womanly * 0.2 * (y < 2.2 ? 1 : 0))
      halfWidth = mix(halfWidth, widest, hang)
      front = mix(front, frontmost, hang)
      back = mix(back, Math.max(back, 0.62), hang)
    }
    const skirt = flare * Math.max(0, (height - 2) / (bottom - 2)) ** 1.2
    sections.halfWidth[step] = halfWidth + offset + skirt
    sections.front[step] = front + offset + skirt
    sections.back[step] = back + offset + skirt
  }
  for (let step = 0; step < STEPS + 1; step += 1) {
    const rise = ((sections.halfWidth[step + 1]! - sections.halfWidth[step]!) * STEPS) / ((bottom - TOP) * tall)
    sections.slope[step] = 1 / Math.sqrt(1 + Math.min(4, rise * rise))
  }
  return sections
}

/**
 * Distance to the stacked sections at the height of `at` steps: between an ellipse and a rounded box, deeper in front
 * than at the back.
 */
function loft({ halfWidth, front, back, slope }: Sections, x: number, z: number, height: number, perStep: number): number {
  let at = height
  let beyond = 0
  if (at < 0) {
    beyond = -at / perStep
    at = 0
  } else if (at > STEPS - 0.01) {
    beyond = (at - STEPS + 0.01) / perStep
    at = STEPS - 0.01
  }
  const step = at | 0
  const share = at - step
  const a = halfWidth[step]! + (halfWidth[step + 1]! - halfWidth[step]!) * share
  const depth = z > 0 ? front : back
  const b = depth[step]! + (depth[step + 1]! - depth[step]!) * share
  const u = x / a
  const v = z / b
  const u2 = u * u
  const v2 = v * v
  const round = Math.sqrt(u2 + v2)
  const boxy = Math.sqrt(Math.sqrt(u2 * u2 + v2 * v2))
  const near = 0.55 * round + 0.45 * boxy
  const across = round < 1e-4 ? Math.min(a, b) : Math.sqrt(x * x + z * z) / round
  const side = (near - 1) * across * slope[step]!
  if (beyond === 0) return side
  return side > 0 ? Math.sqrt(side * side + beyond * beyond) : Math.max(side, beyond)
}
