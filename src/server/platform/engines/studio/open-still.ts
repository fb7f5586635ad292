import sharp from 'sharp'
import type { Picture } from '#studio/canvas.ts'
import type { PhotoCut } from '#studio/photo/crop-reading.ts'

/** Refuses pictures that would take more than some hundred megabytes when unpacked. */
const MOST_PIXELS = 100_000_000

/** A part of a photo, upright and as sRGB on white, stretched to a size. */
export async function openStill(
  bytes: Uint8Array,
  { cut, widthPx, heightPx }: { cut: PhotoCut; widthPx: number; heightPx: number },
): Promise<Picture> {
  const { data } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
    .autoOrient()
    .extract({ left: cut.left, top: cut.top, width: cut.widthPx, height: cut.heightPx })
    .resize(widthPx, heightPx, { fit: 'fill', kernel: 'lanczos3' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return { width: widthPx, height: heightPx, data: new Uint8ClampedArray(data) }
}
