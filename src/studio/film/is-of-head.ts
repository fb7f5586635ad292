import { type FigureBuffers, MATERIAL, PART } from '../raster/figure-buffers.ts'

/** Whether a pixel of the figure goes where the head goes: face, ears, hair, and what is worn there. */
export function isOfHead({ part, material }: FigureBuffers, pixel: number): boolean {
  const number = part[pixel] ?? PART.none
  if (number === PART.head || number === PART.earLeft || number === PART.earRight) return true
  return (number >= PART.firstFree && number < PART.firstGarment) || material[pixel] === MATERIAL.hair
}
