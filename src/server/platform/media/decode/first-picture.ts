import sharp from 'sharp'
import type { FilmDecoder } from '../film-decoder.ts'
import { MediaRefused } from './media-refused.ts'

/** The first picture of a film, as PNG in the film's size. Throws a MediaRefused where there is none. */
export async function firstPicture(decoder: FilmDecoder, film: Uint8Array, signal: AbortSignal): Promise<Uint8Array> {
  const probed = await decoder.probe(film, signal)
  if (!probed) throw new MediaRefused('unreadable', 'its pictures cannot be read')
  const { widthPx, heightPx, framesPerSecond } = probed
  for await (const frame of decoder.frames(film, { widthPx, heightPx, framesPerSecond, mostSeconds: 1 }, signal)) {
    return await sharp(frame, { raw: { width: widthPx, height: heightPx, channels: 4 } })
      .png()
      .toBuffer()
  }
  throw new MediaRefused('unreadable', 'it has no picture')
}
