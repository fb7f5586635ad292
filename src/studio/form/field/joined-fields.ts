import type { ArmJoints } from '../pose.ts'
import type { Skeleton } from '../skeleton.ts'
import { type Field, smoothMin } from './field.ts'

/** Where an arm is at the shoulder it melts into the trunk; further down it only lies against it. */
const MELT = 0.34
const [NEAR_REAL, FAR_REAL] = [1.9, 3.8]
/** How far the other solid is pushed away where they no longer belong together; small enough to keep fields gentle. */
const PARTING = 0.8
/** Both pieces reach a little over the seam, so that no gap shows. */
const OVERLAP = 0.008

/** Where both pieces lie on one place, the arm is so much lower: neither shows through the other in specks. */
const UNDER = 0.02

/** How deep a piece of cloth on a real body has dived under the other where it ends beyond the seam: no edge of it is seen. */
const DIVE = 0.13
/** The share of the overlap in which both pieces are one surface: if they dived at once, meshes would leave a groove along the seam. */
const LEVEL = 0.45
/** A sleeve on a real body is set in: it comes so much lower to the seam, over so many half heads. */
const SET_IN = { deep: 0.007, over: 0.12 } as const

export interface Joining {
  /** Half heads over which an arm melts into the trunk at its shoulder. */
  readonly melt?: number
  /** How far both pieces reach over the seam. */
  readonly overlap?: number
  /** How much lower an arm is than the trunk where both lie on one place. */
  readonly under?: number
  /** Arm by arm: positive on it. Of a real body both cover the skin where they meet, so that nearness does not tell. */
  readonly isOfArm?: readonly Field[]
  /** Arm by arm: positive from below the shoulder to the hand. */
  readonly isOfForearm?: readonly Field[]
}

export interface JoinedFields {
  /** The trunk with both shoulders, to be cut along `sideOf` (negative on the trunk). */
  readonly trunk: Field
  readonly trunkSide: Field
  /** Each arm with the shoulder it grows from, and the cut that leaves the arm. */
  readonly arms: readonly { readonly field: Field; readonly side: Field }[]
}

/**
 * Trunk and arms that share one smooth shoulder and are still separate pieces: an armhole seam divides them, and an arm
 * that crosses the chest keeps its own outline.
 */
export function joinArms(
  skeleton: Skeleton,
  trunk: Field,
  arms: readonly { readonly joints: ArmJoints; readonly field: Field }[],
  { melt = MELT, overlap = OVERLAP, under: lower = UNDER, isOfArm, isOfForearm }: Joining = {},
): JoinedFields {
  const near = skeleton.armRadius * (isOfArm ? NEAR_REAL : 1.1)
  const far = skeleton.armRadius * (isOfArm ? FAR_REAL : 3.4)
  const gates = arms.map(({ joints }) => {
    const [sx, sy, sz] = joints.shoulder
    return (x: number, y: number, z: number) => {
      const away = Math.sqrt((x - sx) * (x - sx) + (y - sy) * (y - sy) + (z - sz) * (z - sz))
      const t = (away - near) / (far - near)
      return t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t)
    }
  })
  const under = isOfArm ? 0 : lower
  const middle = skeleton.shoulderX * 0.45
  // The armhole is cut straight down through the shoulder; below it the nearer solid decides.
  const inset = skeleton.armRadius * 0.5
  const acrossAt = (index: number, x: number) => {
    const { joints } = arms[index]!
    return (x - joints.shoulder[0]) * joints.side + inset
  }
  /** How little of a place is on top of the shoulder, where the armhole is cut and nothing but that decides. */
  const freeAt = (index: number, y: number, gate: number) =>
    Math.max(gate, Math.min(1, Math.max(0, (y - arms[index]!.joints.shoulder[1] - near * 0.4) / near)))
  const seamAt = (index: number, x: number, y: number, z: number, gate: number) => {
    const { field } = arms[index]!
    const across = acrossAt(index, x)
    const free = freeAt(index, y, gate)
    if (free === 0) return across
    const beside = isOfArm ? isOfArm[index]!(x, y, z) : trunk(x, y, z) - field(x, y, z)
    return across * (1 - free) + beside * free
  }
  return {
    trunk: (x, y, z) => {
      let distance = trunk(x, y, z)
      for (let index = 0; index < arms.length; index += 1) {
        if (x * arms[index]!.joints.side < middle) continue
        const gate = gates[index]!(x, y, z)
        if (gate === 1) continue
        // The skin of a real chest that goes along with an arm is the trunk's.
        const beyond = isOfArm ? Math.max(0, -isOfArm[index]!(x, y, z)) : 0
        distance = smoothMin(distance, arms[index]!.field(x, y, z) + gate * PARTING + beyond, melt)
        if (isOfArm) distance += dive(seamAt(index, x, y, z, gate) - gate * 2)
      }
      return distance
    },
    trunkSide: (x, y, z) => {
      let side = -1
      for (let index = 0; index < arms.length; index += 1) {
        if (x * arms[index]!.joints.side < middle) continue
        const gate = gates[index]!(x, y, z)
        // On a real shoulder it ends at the seam, which the sleeve is set in below.
        const reaches = isOfArm ? overlap * freeAt(index, y, gate) : overlap
        if (gate < 1) side = Math.max(side, seamAt(index, x, y, z, gate) - gate * 2 - reaches)
      }
      return side
    },
    arms: arms.map(({ field }, index) => {
      const side: Field = (x, y, z) => {
        const gate = gates[index]!(x, y, z)
        const side = gate < 1 ? -seamAt(index, x, y, z, gate) - gate * 2 - overlap : -1
        if (!isOfArm || !isOfForearm) return side
        const inward = Math.min(-isOfArm[index]!(x, y, z), -acrossAt(index, x)) - overlap
        return inward < side ? side : Math.max(side, Math.min(inward, -isOfForearm[index]!(x, y, z)))
      }
      return {
        field: (x, y, z) => {
          const gate = gates[index]!(x, y, z)
          const arm = field(x, y, z)
          if (gate === 1) return arm
          const joined = smoothMin(arm, trunk(x, y, z) + gate * PARTING, melt) + under * (1 - gate)
          return isOfArm ? joined + dive(side(x, y, z) + overlap) + setIn(side(x, y, z) + overlap) : joined
        },
        side,
      }
    }),
  }

  /** How much lower a sleeve is where it comes to its seam. */
  function setIn(beyond: number): number {
    const share = Math.min(2, Math.max(0, 1 + beyond / SET_IN.over))
    return SET_IN.deep * share * share
  }

  /** What is added to the distance of a piece `beyond` its seam. */
  function dive(beyond: number): number {
    const from = overlap * LEVEL
    return beyond <= from ? 0 : ((Math.min(beyond, overlap) - from) / (overlap - from)) * DIVE
  }
}
