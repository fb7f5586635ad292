/** Products of two layers, from one place on up to another; a row at a time, so that engines compile it as a whole. */
export function multiply(one: Float32Array, other: Float32Array, out: Float32Array, from: number, to: number): void {
  for (let at = from; at < to; at += 1) out[at] = one[at]! * other[at]!
}
