import { LIMITS } from '#contract/limits.ts'
import { planPicture } from './plan-picture.ts'

/** What a picture is made for: how large it may be, and what it is written as (product text §5, §9). */
const PURPOSES = {
  /** To be sent: a photo stays a photo, everything else keeps its transparency. */
  upload: { maxPx: LIMITS.processedMaxPx, type: undefined, quality: 0.92 },
  download: { maxPx: LIMITS.downloadMaxPx, type: 'image/png', quality: LIMITS.downloadPngQuality },
  thumbnail: { maxPx: LIMITS.thumbnailSizePx, type: 'image/webp', quality: LIMITS.thumbnailWebpQuality },
} as const

export interface ShrinkOptions {
  purpose: keyof typeof PURPOSES
  /** Width by height; the middle of the picture is kept. */
  ratio?: number
  /** Less than the purpose allows. */
  maxPx?: number
  /** What an upload is written as. */
  type?: 'image/jpeg' | 'image/png'
}

export interface ShrunkPicture {
  readonly blob: Blob
  readonly widthPx: number
  readonly heightPx: number
}

/** Scales and cuts a decoded picture for its purpose. Throws a PictureTooSmallError for a side under 200 px. */
export async function shrinkPicture(
  source: ImageBitmap,
  { purpose, ratio, maxPx = PURPOSES[purpose].maxPx, type = 'image/png' }: ShrinkOptions,
): Promise<ShrunkPicture> {
  const { quality, type: fixedType } = PURPOSES[purpose]
  const { crop, size } = planPicture({ widthPx: source.width, heightPx: source.height }, { maxPx, ratio })
  const canvas = document.createElement('canvas')
  canvas.width = size.widthPx
  canvas.height = size.heightPx
  const context = canvas.getContext('2d')
  if (!context) throw new Error('the browser gives no canvas')
  context.imageSmoothingQuality = 'high'
  const { leftPx, topPx, widthPx, heightPx } = crop
  context.drawImage(source, leftPx, topPx, widthPx, heightPx, 0, 0, size.widthPx, size.heightPx)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, fixedType ?? type, quality))
  if (!blob) throw new Error('the browser could not write the picture')
  return { blob, ...size }
}
