import sharp from 'sharp'
import type { Picture } from '#studio/canvas.ts'
import type { PhotoCut } from '#studio/photo/crop-reading.ts'

/** Refuses pictures that would take more than some hundred megabytes when unpacked. */
const MOST_PIXELS = 100_000_000

/**
 * A cut of a photo, upright, as sRGB on white, at most `mostPx` a side; a smaller one is only enlarged to that when it
 * `isEnlarged`. Throws when it is no picture.
 */
export async function openPhoto(
  bytes: Uint8Array,
  { cut, mostPx, isEnlarged = false }: { cut: PhotoCut; mostPx: number; isEnlarged?: boolean },
): Promise<Picture> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
    .autoOrient()
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .extract({ left: cut.left, top: cut.top, width: cut.widthPx, height: cut.heightPx })
    .resize(mostPx, mostPx, { fit: 'inside', withoutEnlargement: !isEnlarged, kernel: 'lanczos3' })
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  return rgbaOf(data, info)
}

/** Some grey pictures stay at one channel and their alpha. */
function rgbaOf(raw: Uint8Array, { width, height, channels }: { width: number; height: number; channels: number }): Picture {
  if (channels === 4) return { width, height, data: new Uint8ClampedArray(raw.buffer, raw.byteOffset, raw.length) }
  const data = new Uint8ClampedArray(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    data.fill(raw[pixel * channels]!, pixel * 4, pixel * 4 + 3)
    data[pixel * 4 + 3] = 255
  }
  return { width, height, data }
}
