import type { Vector } from '../../math/matrix.ts'
import { type Field, smoothMin } from '../field/field.ts'
import { limb } from '../field/solids.ts'
import type { ArmJoints } from '../pose.ts'
import type { Stand } from '../stand.ts'

/** What bridges the hollow between neck and shoulder: soft cloth a little, a tailored jacket with a pad that squares it. */
interface Pad {
  /** Where it begins, as a share of the way from the middle to the joint of the shoulder. */
  readonly begins: number
  /** How far beyond the joint its end is looked for, and how far it then goes on in the same line, in radii of the arm. */
  readonly ends: number
  readonly goesOn: number
  /** Its thickness at the neck and at the sleeve. */
  readonly thin: number
  readonly thick: number
  /** How much it stands over what it bridges. */
  readonly over: number
}
const SPANNED: Pad = { begins: 0.5, ends: 0.1, goesOn: 0.35, thin: 0.16, thick: 0.24, over: 0 }
const TAILORED: Pad = { begins: 0.42, ends: 0.2, goesOn: 0.6, thin: 0.16, thick: 0.17, over: 0.02 }
/** It begins beside the neck, so many of its radii and half heads off; where that leaves too little of the shoulder there is none. */
const NECK = { times: 1.1, beyond: 0.15, most: 0.8 } as const
/** It is so many times as deep from front to back as it is high. */
const DEEPER = 2
/** Half heads over which it melts into the cloth. */
const MELT = 0.14
/** A surface is looked for so far above and below the joint, in steps so small. */
const SEARCH = { from: 1.4, to: 0.6, step: 0.02 } as const

/** Cloth from the neck to the sleeve in one line, over the hollow that skin has there. Arms that are raised push it away. */
export function padded(
  { joints, skeleton }: Stand,
  cloth: Field,
  { arms, isTailored }: { arms: readonly { readonly joints: ArmJoints; readonly field: Field }[]; isTailored: boolean },
): Field {
  const { begins, ends, goesOn, thin, thick, over } = isTailored ? TAILORED : SPANNED
  const pads = arms.flatMap(({ joints: arm, field }): Field[] => {
    const [x, y, z] = arm.shoulder
    if (arm.elbow[1] < y + 0.4) return []
    const nearest = skeleton.neckRadius * NECK.times + NECK.beyond
    if (nearest > Math.abs(x) * NECK.most) return []
    const from = topOf(cloth, [arm.side * Math.max(Math.abs(x) * begins, nearest), y, z])
    const to = topOf(field, [x + arm.side * ends * skeleton.armRadius, y, z])
    if (!from || !to || to[1] <= from[1]) return []
    const slope = (to[1] - from[1]) / Math.abs(to[0] - from[0])
    const far = goesOn * skeleton.armRadius
    const end: Vector = [to[0] + arm.side * far, to[1] + slope * far, z]
    const pad = limb(lowered(from, thin - over), lowered(end, thick - over), thin, thick)
    return [(px, py, pz) => pad(px, py, z + (pz - z) / DEEPER)]
  })
  if (pads.length === 0) return cloth
  const below = Math.max(...joints.arms.map(({ shoulder }) => shoulder[1])) + 0.6
  return (x, y, z) => {
    let distance = cloth(x, y, z)
    if (y > below) return distance
    for (const pad of pads) distance = smoothMin(distance, pad(x, y, z), MELT)
    return distance
  }
}

/** The highest point of a solid over or under a point. */
function topOf(field: Field, [x, y, z]: Vector): Vector | undefined {
  for (let at = y - SEARCH.from; at < y + SEARCH.to; at += SEARCH.step) if (field(x, at, z) <= 0) return [x, at, z]
  return undefined
}

const lowered = ([x, y, z]: Vector, by: number): Vector => [x, y + by, z]
