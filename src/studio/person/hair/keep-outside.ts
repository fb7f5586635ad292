import type { HairGround } from './hair-ground.ts'
import { radiusToward } from './radial-shape.ts'

/** Over shoulders and chest hair lies on clothes. */
const CLOTH = 0.1
const NECK_ROOM = 0.05
/** How far forward hair hangs beside the face. */
const BESIDE_Z = 0.42
/** Hair that is tucked behind ears goes back between these heights, half heads, to this depth. */
const EARS = { from: -0.3, within: 0.36, to: 0.85, z: -0.2 } as const
/** On a shoulder, how far each step takes hair to the front or the back, and where they part. */
const SLIDE = 0.16
const BEHIND_Z = 0.1
/** Room that a hat leaves, and how soon hair stands off again below it. */
const PRESSED = 0.02
const FREED = 1.1

export interface Room {
  /** Least height above the skin of the head. */
  readonly least: number
  /** Greatest height: what is combed or pressed to the head; absent where hair is free. */
  readonly most?: number
  /** The side of the face that it goes to where it may not hang before it: −1 left, 1 right; absent for fringes. */
  readonly side?: -1 | 1
  /** Half the thickness of what is more than a hair, over clothes. */
  readonly thick?: number
  /** How much farther from the face than it must be. */
  readonly apart?: number
}

/** Moves a point of a hair (three values at `at`) out of head, neck and trunk and from before the face. */
export function keepOutside(
  points: Float32Array,
  at: number,
  ground: HairGround,
  { least, most, side, apart = 0, thick = 0 }: Room,
): void {
  let x = points[at]!
  let y = points[at + 1]!
  let z = points[at + 2]!
  if (side !== undefined && y > ground.browY - 0.3 && y < 1.35 && z > 0.1) {
    // From the hairline the way beside the face opens; the eyes are free with some room.
    const open = Math.min(1, Math.max(0, (y - ground.browY + 0.3) / 0.3))
    const free = (ground.eyeOuterX + 0.05 + apart) * open * (2 - open)
    if (x * side < free) x = free * side
    // And beside the eyes it has gone back over the temples.
    const farthest = BESIDE_Z - apart + (1 - open) * 0.5
    if (z > farthest) z = farthest
  }
  if (ground.isBehindEars && side !== undefined && y > EARS.from && y < EARS.to) {
    const below = Math.min(1, (y - EARS.from) / EARS.within)
    const farthest = BESIDE_Z + 0.3 - (BESIDE_Z + 0.3 - EARS.z) * below * (2 - below)
    if (z > farthest) z = farthest
  }
  const { head, neck, trunk, toBody, toHead, pressedTo } = ground
  const [cx, cy, cz] = head.center
  const dx = x - cx
  const dy = y - cy
  const dz = z - cz
  const r = Math.sqrt(dx * dx + dy * dy + dz * dz) || 1e-6
  const skin = radiusToward(head, dx, dy, dz)
  if (skin > 0) {
    const under = pressedTo === undefined ? undefined : PRESSED + Math.max(0, y - pressedTo) * FREED
    const highest = most === undefined ? under : under === undefined ? most : Math.min(most, under)
    const lowest = highest === undefined ? least : Math.min(least, highest)
    const wanted = r < skin + lowest ? skin + lowest : highest !== undefined && r > skin + highest ? skin + highest : r
    if (wanted !== r) {
      x = cx + (dx * wanted) / r
      y = cy + (dy * wanted) / r
      z = cz + (dz * wanted) / r
    }
  }
  if (y > neck.fromY) {
    const nx = x / (neck.halfWidth + NECK_ROOM)
    const nz = (z - neck.z) / (neck.halfDepth + NECK_ROOM)
    const inside = Math.sqrt(nx * nx + nz * nz)
    if (inside < 1 && inside > 1e-6) {
      x /= inside
      z = neck.z + (z - neck.z) / inside
    }
    const bx = toBody[0] * x + toBody[1] * y + toBody[2] * z + toBody[3] - trunk.center[0]
    const by = toBody[4] * x + toBody[5] * y + toBody[6] * z + toBody[7] - trunk.center[1]
    let bz = toBody[8] * x + toBody[9] * y + toBody[10] * z + toBody[11] - trunk.center[2]
    const far = Math.sqrt(bx * bx + by * by + bz * bz) || 1e-6
    if (far < radiusToward(trunk, bx, by, bz) + CLOTH + thick) {
      // Of a shoulder it slides to the front or to the back, not out over the arm.
      if (by < 0) bz += (bz > BEHIND_Z ? SLIDE : -SLIDE) * Math.min(0.4, Math.abs(bx)) * 2.5
      const body = radiusToward(trunk, bx, by, bz)
      const out = (body + CLOTH + thick) / (Math.sqrt(bx * bx + by * by + bz * bz) || 1e-6)
      const px = trunk.center[0] + bx * out
      const py = trunk.center[1] + by * out
      const pz = trunk.center[2] + bz * out
      x = toHead[0] * px + toHead[1] * py + toHead[2] * pz + toHead[3]
      y = toHead[4] * px + toHead[5] * py + toHead[6] * pz + toHead[7]
      z = toHead[8] * px + toHead[9] * py + toHead[10] * pz + toHead[11]
    }
  }
  points[at] = x
  points[at + 1] = y
  points[at + 2] = z
}
