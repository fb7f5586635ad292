import type { Vector } from '../../math/matrix.ts'
import type { HairGround } from './hair-ground.ts'
import { keepOutside, type Room } from './keep-outside.ts'
import type { Root } from './sow-roots.ts'

/** How one guide grows: a hair that others follow. */
export interface GuidePlan {
  /** Half heads. */
  readonly length: number
  /** The direction in which it leaves the skin. */
  readonly way: Vector
  /** How soon it gives way to gravity, per half head. */
  readonly weight: number
  /** Height above the skin that it lies at once it has left it. */
  readonly lift: number
  /** Greatest height, of what is combed or pressed to the head. */
  readonly most?: number
  /** Which side of the face it goes to; absent for a fringe. */
  readonly side?: -1 | 1
  readonly apart?: number
  /** Height at which it is cut off. */
  readonly endY?: number
  /** Grown on the face, whose features the measured head is too coarse for: it may lie a little inside that. */
  readonly isOnFace?: true
  /** Share of the cut's gathering of hairs in locks; absent for all of it. */
  readonly gather?: number
  /** The least share of its length that a hair has; absent for the cut's. */
  readonly shortest?: number
  /** A push of its own beside gravity, per half head: hair that curves back, in or out. */
  readonly bend?: Vector
}

export interface Guide {
  readonly root: Root
  /** Three per point, from the root on. */
  readonly points: Float32Array
  readonly length: number
  readonly plan: GuidePlan
  /** The large lock that it is a part of; absent where there are none. */
  readonly family?: number
}

/** Half heads over which a hair rises from the skin to its height. */
const RISE = 0.4
/** How far hair of the face may be inside the measured head. */
export const ON_FACE = 0.09
/** So short, it reaches nothing. */
export const SHORT_ON_FACE = 0.2
const LONGEST_STEP = 0.11
/** Below this height hair falls free, and how often its bends are softened there. */
const FALLS_FROM = 0.5
const SMOOTHINGS = 5
const LEAST_STEPS = 6

/** Hair that has slid out over a shoulder ends there. */
const isOverArm = (x: number, y: number) => y > 1.2 && Math.abs(x) > 1.25

export function growGuide(root: Root, plan: GuidePlan, ground: HairGround): Guide {
  const { length, way, weight, endY, bend = [0, 0, 0] } = plan
  const steps = Math.max(LEAST_STEPS, Math.ceil(length / LONGEST_STEP))
  const step = length / steps
  const points = new Float32Array((steps + 1) * 3)
  points.set(root.place)
  let [dx, dy, dz] = way
  let grown = 1
  const isClear = !(plan.isOnFace && length < SHORT_ON_FACE)
  for (let index = 1; index <= steps; index += 1, grown += 1) {
    dx += (ground.down[0] * weight + bend[0]) * step
    dy += (ground.down[1] * weight + bend[1]) * step
    dz += (ground.down[2] * weight + bend[2]) * step
    const per = step / (Math.sqrt(dx * dx + dy * dy + dz * dz) || 1)
    const at = index * 3
    points[at] = points[at - 3]! + dx * per
    points[at + 1] = points[at - 2]! + dy * per
    points[at + 2] = points[at - 1]! + dz * per
    if (isClear) keepOutside(points, at, ground, roomAt(plan, index * step))
    dx = (points[at]! - points[at - 3]!) / step
    dy = (points[at + 1]! - points[at - 2]!) / step
    dz = (points[at + 2]! - points[at - 1]!) / step
    if (endY !== undefined && (points[at + 1]! > endY || isOverArm(points[at]!, points[at + 1]!))) break
  }
  const count = Math.min(steps, grown) + 1
  if (!plan.isOnFace) smoothFall(points, count, ground, plan)
  return { root, points: points.subarray(0, count * 3), length: step * (count - 1), plan }
}

/** The room of a point so far along a guide. */
function roomAt({ isOnFace, lift, most, side, apart = 0 }: GuidePlan, along: number): Room {
  const risen = Math.min(1, along / RISE)
  return {
    least: isOnFace ? -ON_FACE : 0.006 + lift * risen * (2 - risen),
    ...(most !== undefined && { most: Math.max(most, 0.012) }),
    ...(side !== undefined && { side, apart }),
  }
}

/** Where long hair meets a shoulder it bends, it does not break. */
function smoothFall(points: Float32Array, count: number, ground: HairGround, plan: GuidePlan): void {
  const room = roomAt(plan, RISE)
  for (let pass = 0; pass < SMOOTHINGS; pass += 1) {
    for (let index = 2; index < count - 1; index += 1) {
      const at = index * 3
      if (points[at + 1]! < FALLS_FROM) continue
      for (let axis = at; axis < at + 3; axis += 1)
        points[axis] = points[axis]! * 0.4 + (points[axis - 3]! + points[axis + 3]!) * 0.3
      keepOutside(points, at, ground, room)
    }
  }
}
