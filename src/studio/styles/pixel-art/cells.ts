/** A picture of few large pixels: RGB of 0…255, three per cell. */
export interface Cells {
  readonly columns: number
  readonly rows: number
  readonly rgb: Float32Array
}

/** 4 × 4 ordered dither, −0.5…0.5 (Bayer, 1973). */
const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map((rank) => (rank + 0.5) / 16 - 0.5)

export function ditherAt(column: number, row: number): number {
  return BAYER[(row & 3) * 4 + (column & 3)]!
}
