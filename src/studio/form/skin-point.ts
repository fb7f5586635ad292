import type { Proportions } from '../features/proportions.ts'
import type { Vector } from '../math/matrix.ts'
import { FULLNESS, skullSlice } from './skull.ts'

/** A point `lift` above the smooth head, `turn` radians round it from the middle of the face. */
export function skinPoint(p: Proportions, { turn, y, lift }: { turn: number; y: number; lift: number }): Vector {
  const { halfWidth, front, back, widest } = skullSlice(y, p)
  const x = Math.sign(turn) * Math.abs(Math.sin(turn)) ** (2 / FULLNESS) * (halfWidth + lift)
  const depth = Math.abs(Math.cos(turn)) ** (2 / FULLNESS)
  return [x, y, widest + depth * (Math.cos(turn) >= 0 ? front - widest + lift : back - widest - lift)]
}
