import sharp from 'sharp'
import type { FilmDecoder } from '../film-decoder.ts'

/** Its size as it is seen, and its first picture as webp; undefined where none can be read. Throws as the decoder does. */
export async function lookAtFilm(
  decoder: FilmDecoder,
  film: Uint8Array,
  { sizePx, quality, signal }: { sizePx: number; quality: number; signal: AbortSignal },
): Promise<{ widthPx: number; heightPx: number; thumbnail: Uint8Array } | undefined> {
  const probed = await decoder.probe(film, signal)
  if (!probed) return undefined
  const { widthPx, heightPx, framesPerSecond } = probed
  // Made small where it is read: a picture of 8K has a quarter of a gigabyte.
  const scale = Math.min(1, sizePx / Math.max(widthPx, heightPx))
  const [width, height] = [Math.max(1, Math.round(widthPx * scale)), Math.max(1, Math.round(heightPx * scale))]
  const shape = { widthPx: width, heightPx: height, framesPerSecond, mostSeconds: 1 + 1 / framesPerSecond }
  for await (const frame of decoder.frames(film, shape, signal)) {
    const picture = sharp(frame, { raw: { width, height, channels: 4 } }).removeAlpha()
    return { widthPx, heightPx, thumbnail: await picture.webp({ quality: Math.round(quality * 100) }).toBuffer() }
  }
  return undefined
}
