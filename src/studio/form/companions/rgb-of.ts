import type { Rgb } from '../../color.ts'

/** The colour of a number such as 0xc99450. */
export const rgbOf = (hex: number): Rgb => [(hex >> 16) / 255, ((hex >> 8) & 255) / 255, (hex & 255) / 255]
