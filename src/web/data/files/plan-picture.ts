import { LIMITS } from '#contract/limits.ts'

export interface Size {
  readonly widthPx: number
  readonly heightPx: number
}

export interface PicturePlan {
  /** The part of the source that is used, in its pixels. */
  readonly crop: Size & { readonly leftPx: number; readonly topPx: number }
  /** How large it is drawn. */
  readonly size: Size
}

/** A side is shorter than anything can be made of (product text §8). */
export class PictureTooSmallError extends Error {
  override name = 'PictureTooSmallError'
  constructor() {
    super(`Image dimensions too small (minimum ${LIMITS.processedMinPx}px)`)
  }
}

/**
 * How a picture is cut and scaled: its middle in the wanted ratio (width by height), no side longer than `maxPx`, never
 * enlarged. Throws a PictureTooSmallError for a side under 200 px (product text §5).
 */
export function planPicture(source: Size, { maxPx, ratio }: { maxPx: number; ratio?: number }): PicturePlan {
  if (Math.min(source.widthPx, source.heightPx) < LIMITS.processedMinPx) throw new PictureTooSmallError()
  const crop = cropTo(source, ratio ?? source.widthPx / source.heightPx)
  const scale = Math.min(1, maxPx / Math.max(crop.widthPx, crop.heightPx))
  const size = {
    widthPx: Math.max(1, Math.round(crop.widthPx * scale)),
    heightPx: Math.max(1, Math.round(crop.heightPx * scale)),
  }
  return { crop, size }
}

function cropTo({ widthPx, heightPx }: Size, ratio: number): PicturePlan['crop'] {
  const isTooWide = widthPx / heightPx > ratio
  const width = isTooWide ? Math.round(heightPx * ratio) : widthPx
  const height = isTooWide ? heightPx : Math.round(widthPx / ratio)
  return {
    widthPx: width,
    heightPx: height,
    leftPx: Math.round((widthPx - width) / 2),
    topPx: Math.round((heightPx - height) / 2),
  }
}
