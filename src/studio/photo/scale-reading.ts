import type { PhotoReading } from './photo-reading.ts'

/** The reading of the same photo at another size; masks cover the whole photo at any. */
export function scaleReading(reading: PhotoReading, { width, height }: { width: number; height: number }): PhotoReading {
  const [byX, byY] = [width / reading.widthPx, height / reading.heightPx]
  const { face } = reading
  const scales = [byX, byY, byX]
  return {
    ...reading,
    widthPx: width,
    heightPx: height,
    ...(face && { face: { ...face, landmarks: face.landmarks.map((value, at) => value * scales[at % 3]!) } }),
  }
}
