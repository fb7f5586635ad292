import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { PhotoMasks, PhotoReading } from '#studio/photo/photo-reading.ts'

/** What was found in a photo, as it is kept with a character: some twenty kilobytes of plain JSON. */
export interface PhotoMemory {
  readonly widthPx: number
  readonly heightPx: number
  readonly faceCount: number
  readonly score: number | null
  /** Base64 of 468 × 3 16-bit integers in quarters of a pixel; absent without a face. */
  readonly landmarks: string | null
  readonly masks: { readonly widthPx: number; readonly heightPx: number; readonly packed: string }
}

const PER_PIXEL = 4
/** Steps of a mask's confidence: 16 of them are finer than the networks' own grain. */
const STEP = 17
const KEPT = ['hair', 'bodySkin', 'faceSkin', 'clothes', 'other'] as const satisfies readonly (keyof PhotoMasks)[]

export function rememberPhoto({ widthPx, heightPx, faceCount, face, masks }: PhotoReading): PhotoMemory {
  const cells = masks.widthPx * masks.heightPx
  const steps = new Uint8Array(cells * KEPT.length)
  KEPT.forEach((part, index) => {
    steps.set(
      masks[part].map((value) => Math.round(value / STEP)),
      index * cells,
    )
  })
  return {
    widthPx,
    heightPx,
    faceCount,
    score: face?.score ?? null,
    landmarks: face
      ? base64Of(Int16Array.from(face.landmarks, (value) => Math.round(value * scaleOf(widthPx, heightPx))))
      : null,
    masks: { widthPx: masks.widthPx, heightPx: masks.heightPx, packed: deflateRawSync(steps).toString('base64') },
  }
}

export function readingOf(memory: PhotoMemory): PhotoReading {
  const { widthPx, heightPx, faceCount, score, landmarks } = memory
  const cells = memory.masks.widthPx * memory.masks.heightPx
  const steps = inflateRawSync(Buffer.from(memory.masks.packed, 'base64'), { maxOutputLength: cells * KEPT.length })
  const part = (index: number) => Uint8Array.from(steps.subarray(index * cells, (index + 1) * cells), (value) => value * STEP)
  const [hair, bodySkin, faceSkin, clothes, other] = [part(0), part(1), part(2), part(3), part(4)]
  const background = hair.map((value, at) =>
    Math.max(0, 255 - value - bodySkin[at]! - faceSkin[at]! - clothes[at]! - other[at]!),
  )
  const scale = scaleOf(widthPx, heightPx)
  return {
    widthPx,
    heightPx,
    faceCount,
    ...(landmarks && { face: { score: score ?? 1, landmarks: landmarksOf(landmarks, scale) } }),
    masks: {
      widthPx: memory.masks.widthPx,
      heightPx: memory.masks.heightPx,
      background,
      hair,
      bodySkin,
      faceSkin,
      clothes,
      other,
    },
  }
}

/** Large photos keep whole pixels, so that every place in them is a 16-bit integer. */
function scaleOf(widthPx: number, heightPx: number): number {
  return Math.min(PER_PIXEL, 16_000 / Math.max(widthPx, heightPx))
}

function base64Of({ buffer, byteOffset, byteLength }: Int16Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('base64')
}

function landmarksOf(base64: string, scale: number): Float32Array {
  const bytes = Buffer.from(base64, 'base64')
  return Float32Array.from({ length: bytes.length / 2 }, (_, at) => bytes.readInt16LE(at * 2) / scale)
}
