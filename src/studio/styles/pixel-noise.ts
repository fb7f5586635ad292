/** −1…1, the same for the same pixel everywhere (an integer hash, no trigonometry that engines round differently). */
export function pixelNoise(x: number, y: number): number {
  let mixed = Math.imul(x, 0x1b873593) ^ Math.imul(y, 0x2c1b3c6d)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x297a2d39)
  mixed ^= mixed >>> 14
  return ((mixed >>> 8) & 0xffff) / 32767.5 - 1
}
