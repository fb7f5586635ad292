import sharp from 'sharp'
import type { FilmDecoder } from '../film-decoder.ts'
import { FilmEncoderMissing } from '../film-encoder-missing.ts'
import { MediaRefused } from './media-refused.ts'

/** Pictures of a film as PNG, evenly over its length and small; none where it can not be read, which others say better. */
export async function samplePictures(
  decoder: Pick<FilmDecoder, 'probe' | 'frames'>,
  film: Uint8Array,
  { count, mostPx }: { readonly count: number; readonly mostPx: number },
  signal: AbortSignal,
): Promise<Uint8Array[]> {
  try {
    const probed = await decoder.probe(film, signal)
    if (!probed) return []
    const scale = Math.min(1, mostPx / Math.max(probed.widthPx, probed.heightPx))
    const even = (lengthPx: number) => Math.max(2, Math.round((lengthPx * scale) / 2) * 2)
    const [widthPx, heightPx] = [even(probed.widthPx), even(probed.heightPx)]
    const seconds = Math.max(0.04, probed.durationMs / 1000)
    const framesPerSecond = Math.min(probed.framesPerSecond, count / seconds)
    const pictures: Uint8Array[] = []
    for await (const frame of decoder.frames(film, { widthPx, heightPx, framesPerSecond, mostSeconds: seconds }, signal)) {
      const raw = { width: widthPx, height: heightPx, channels: 4 } as const
      pictures.push(await sharp(frame, { raw }).removeAlpha().png().toBuffer())
      if (pictures.length === count) break
    }
    return pictures
  } catch (error) {
    if (error instanceof FilmEncoderMissing || error instanceof MediaRefused) return []
    throw error
  }
}
