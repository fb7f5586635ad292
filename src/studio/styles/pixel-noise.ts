/** −1…1, the same for the same pixel everywhere (an integer hash, no trigonometry that engines round differently). */
export function pixelNoise(x: number, y: number): number {
  let mixed = Math.imul(x, 0x1b873593) ^ Math.imul(y, 0x2c1b3c6d)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x297a2d39)
  mixed ^= mixed >>> 14
  return ((mixed >>> 8) & 0xffff) / 32767.5 - 1
}

/** The same, flowing between points of a grid of `cellPx`: blotches of colour. */
export function blotchNoise(x: number, y: number, cellPx: number): number {
  const gx = x / cellPx
  const gy = y / cellPx
  const left = Math.floor(gx)
  const top = Math.floor(gy)
  const fx = (gx - left) * (gx - left) * (3 - 2 * (gx - left))
  const fy = (gy - top) * (gy - top) * (3 - 2 * (gy - top))
  const upper = pixelNoise(left, top) + (pixelNoise(left + 1, top) - pixelNoise(left, top)) * fx
  const lower = pixelNoise(left, top + 1) + (pixelNoise(left + 1, top + 1) - pixelNoise(left, top + 1)) * fx
  return upper + (lower - upper) * fy
}
