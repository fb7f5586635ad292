import type { Vector } from '../../math/matrix.ts'
import { type HairKit, locksOf } from './hair-kit.ts'

/** A few hairs of a lock that keep together. */
export interface Wisp {
  /** The middle of where they grow. */
  readonly place: Vector
  /** −1 … 1 each, of its own: how bright, how high over its lock, how far beside it, how long, and where it begins to wind. */
  readonly tone: number
  readonly out: number
  readonly aside: number
  readonly long: number
  readonly turn: number
}

/** Half heads that one is wide, and by how much of that their borders are ragged. */
const WIDTH = 0.05
const RAGGED = 0.6

/** Answers the wisp that a hair at a place belongs to: of each lock the same ones, whichever hairs grow there. */
export function createWisps(kit: HairKit, width = WIDTH): (place: Vector, lock: number, chance: number) => Wisp {
  const size = width / locksOf(kit)
  const per = 1 / size
  return ([x, y, z], lock, chance) => {
    const off = (chance - 0.5) * RAGGED
    const [cx, cy, cz] = [Math.floor(x * per + off), Math.floor(y * per - off), Math.floor(z * per + off)]
    let state =
      (Math.imul(cx, 0x27d4eb2f) ^ Math.imul(cy, 0x165667b1) ^ Math.imul(cz, 0x85ebca6b) ^ Math.imul(lock, 0x9e3779b1)) | 0
    const next = () => {
      state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d)
      state = Math.imul(state ^ (state >>> 12), 0x297a2d39)
      state ^= state >>> 15
      return (state >>> 0) / 2147483648 - 1
    }
    return {
      place: [(cx + 0.5) * size, (cy + 0.5) * size, (cz + 0.5) * size],
      tone: next(),
      out: next(),
      aside: next(),
      long: next(),
      turn: next(),
    }
  }
}
