import type { Vector } from '../../math/matrix.ts'
import { type Field, smoothMin } from '../field/field.ts'
import { limb } from '../field/solids.ts'
import type { ArmJoints } from '../pose.ts'
import type { Stand } from '../stand.ts'

/** Where a pad begins, as a share of the way from the middle to the joint of the shoulder, and how far beyond the joint it ends, in radii of the arm. */
const [BEGINS, ENDS] = [0.42, 0.3]
/** Its thickness at the neck and at the sleeve, and over how many half heads it melts into the cloth. */
const [THIN, THICK, MELT] = [0.16, 0.24, 0.14]
/** A surface is looked for so far above and below the joint, in steps so small. */
const SEARCH = { from: 1.4, to: 0.6, step: 0.02 } as const

/** Cloth with pads on its shoulders: from the neck to the sleeve in one line, over the hollow that skin has there. Arms that are raised push them away. */
export function padded(
  { joints }: Stand,
  cloth: Field,
  arms: readonly { readonly joints: ArmJoints; readonly field: Field }[],
): Field {
  const pads = arms.flatMap(({ joints: arm, field }) => {
    const [x, y, z] = arm.shoulder
    if (arm.elbow[1] < y + 0.4) return []
    const outer = x + arm.side * ENDS * 0.5
    const from = topOf(cloth, [x * BEGINS, y, z])
    const to = topOf(field, [outer, y, z])
    return from && to && to[1] > from[1] ? [limb(lowered(from, THIN), lowered(to, THICK), THIN, THICK)] : []
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
