import type { Ease } from './ease.ts'
import { type Field, smoothMin } from './field/field.ts'
import { DIRECTIONS, type Outlines, outlineField } from './field/outline-field.ts'
import { LIMB_STRIDE, type Limb, limbDistance, packLimbs } from './field/solids.ts'
import { HIPS, letDown } from './let-down.ts'
import type { Joints } from './pose.ts'
import type { Skeleton } from './skeleton.ts'
import { swayed } from './swayed.ts'
import { CROTCH, TOP } from './trunk-numbers.ts'
import { trunkOutlines } from './trunk-outlines.ts'

const WIDTH = DIRECTIONS.length
/** What stands off the skin further than this is cloth. */
const CLOTH = 0.03
/** So far on the other side of the middle, in half heads of a body of usual breadth, a solid is not felt. */
const OTHER_SIDE = 0.75

/**
 * Ribcage, waist, hips and chest with the shoulders' slope and collar bones; arms, legs and neck are joined on elsewhere. Body space,
 * posed.
 */
export function trunkField(skeleton: Skeleton, joints: Joints, ease: Ease): Field {
  const { tall, wide, muscle, shoulderX, shoulderY, neckRadius } = skeleton
  const { offset, bottom = CROTCH } = ease
  const isCloth = offset > CLOTH
  const lowest = (bottom > CROTCH ? HIPS : bottom) * tall
  const outlines = letDown(trunkOutlines(skeleton, isCloth), { fromY: TOP * tall - offset, tall, ease, lowest, raised: offset })
  const sections = outlineField(outlines, slopesOf(outlines))

  // Each melts into the trunk over its own distance, lies above its own height and on one side or (0) in the middle.
  const limbs: { limb: Limb; melt: number; upTo: number; side: number }[] = []
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
    if (isCloth) continue
    const collarBone: Limb = {
      from: [0.14 * side, 0.06, 0.2],
      to: [shoulderX * side * 0.82, shoulderY - 0.3 * wide, 0.16],
      fromRadius: 0.055,
      toRadius: 0.035,
    }
    limbs.push({ limb: collarBone, melt: 0.12, upTo: 1.2, side })
  }
  // Cloth also goes round the root of the neck, which is joined on elsewhere.
  if (isCloth) {
    const neck: Limb = {
      from: [0, -0.3, -0.02],
      to: [0, 0.45, -0.22],
      fromRadius: neckRadius * 1.08,
      toRadius: neckRadius * 1.12,
    }
    limbs.push({ limb: neck, melt: 0.24, upTo: 1.2, side: 0 })
  }
  const packed = packLimbs(limbs.map(({ limb }) => limb))
  const otherSide = -OTHER_SIDE * wide - offset

  return swayed((x, y, z) => {
    let distance = sections(x, y, z)
    for (let index = 0; index < limbs.length; index += 1) {
      const { upTo, side, melt } = limbs[index]!
      if (y > upTo * tall + 0.6 || x * side < otherSide) continue
      distance = smoothMin(distance, limbDistance(packed, index * LIMB_STRIDE, x, y, z) - offset, melt)
    }
    return distance
  }, joints.sway)
}

/** Radians from a direction's neighbour on one side to the one on the other, on the average. */
const TURN = 2 * Math.PI * (2 / WIDTH)

/** How much nearer an outline is than it seems along its directions, where it runs slanting to them. */
function slopesOf({ reach }: Outlines): Float32Array {
  return reach.map((value, at) => {
    const row = at - (at % WIDTH)
    const next = reach[row + ((at + 1) % WIDTH)]!
    const before = reach[row + ((at + WIDTH - 1) % WIDTH)]!
    const slant = (next - before) / (value * TURN + 1e-3)
    return 1 / Math.sqrt(1 + Math.min(4, slant * slant))
  })
}
