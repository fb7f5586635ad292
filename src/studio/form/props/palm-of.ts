import type { Matrix } from '../../math/matrix.ts'

/** The middle of the closed fingers of a hand that is so long, body space. */
export function palmOf(hand: Matrix, size: number): [number, number, number] {
  const [y, z] = [0.58 * size, 0.16 * size]
  return [hand[1] * y + hand[2] * z + hand[3], hand[5] * y + hand[6] * z + hand[7], hand[9] * y + hand[10] * z + hand[11]]
}
