import { PART } from '../raster/figure-buffers.ts'

/** Hands out part ids, so that every lock and plate carries its own line. */
export interface PartNumbers {
  next(): number
}

export function createPartNumbers(first: number = PART.firstFree): PartNumbers {
  let part = first - 1
  return {
    next() {
      part += 1
      return part
    },
  }
}
