import type { Picture } from '../canvas.ts'

const CELLS = 4

/** The look of a picture in numbers of 0 … 1: mean colour, spread and edges of each of 4 × 4 cells. */
export function pictureSignature({ width, height, data }: Picture): number[] {
  const signature: number[] = []
  const luma = (x: number, y: number) => {
    const at = (y * width + x) * 4
    return (data[at]! * 0.3 + data[at + 1]! * 0.59 + data[at + 2]! * 0.11) / 255
  }
  for (let row = 0; row < CELLS; row += 1) {
    for (let column = 0; column < CELLS; column += 1) {
      const sum = [0, 0, 0]
      let square = 0
      let total = 0
      let edges = 0
      let count = 0
      for (let y = Math.floor((row * height) / CELLS); y < Math.floor(((row + 1) * height) / CELLS) - 1; y += 1) {
        for (let x = Math.floor((column * width) / CELLS); x < Math.floor(((column + 1) * width) / CELLS) - 1; x += 1) {
          const own = luma(x, y)
          for (let channel = 0; channel < 3; channel += 1) sum[channel]! += data[(y * width + x) * 4 + channel]! / 255
          total += own
          square += own * own
          edges += Math.abs(luma(x + 1, y) - own) + Math.abs(luma(x, y + 1) - own)
          count += 1
        }
      }
      const spread = Math.sqrt(Math.max(0, square / count - (total / count) ** 2))
      signature.push(...sum.map((value) => value / count), spread * 2, (edges / count) * 4)
    }
  }
  return signature
}

/** How far apart two looks are; 0 for the same picture. */
export function signatureDistance(one: readonly number[], other: readonly number[]): number {
  return Math.sqrt(one.reduce((sum, value, at) => sum + (value - other[at]!) ** 2, 0) / one.length)
}
