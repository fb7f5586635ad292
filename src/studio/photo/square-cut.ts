import type { PhotoCut } from './crop-reading.ts'
import type { PhotoReading } from './photo-reading.ts'
import { shapedCut } from './shaped-cut.ts'

/** The largest square of a photo (OP-14) that holds the face with its hair; never stretched. */
export function squareCut(reading: PhotoReading): PhotoCut {
  return shapedCut(reading, 1)
}
