import sharp, { type SharpOptions } from 'sharp'
import { createFilmDecoder } from '../decode/create-film-decoder.ts'
import { lookAtFilm } from '../decode/look-at-film.ts'
import { MediaRefused } from '../decode/media-refused.ts'
import { withMp4Xmp } from '../encode/mp4-xmp.ts'
import { readMp4 } from '../encode/read-mp4.ts'
import type { FilmDecoder } from '../film-decoder.ts'
import { FilmEncoderMissing } from '../film-encoder-missing.ts'
import { machineMarkPacket } from '../machine-mark-packet.ts'
import type { Media } from '../media.ts'
import { createPictureDecoder, type PictureDecoder } from '../picture/create-picture-decoder.ts'
import { isPng, withPngXmp } from './png-xmp.ts'

/** What we show and accept; everything else sharp reads (SVG, PDF, …) is no picture for us. */
const MIME_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
}

/** Refuses pictures that would take more than some hundred megabytes when unpacked. */
const INPUT: SharpOptions = { limitInputPixels: 100_000_000, failOn: 'error' }

/** Nobody waits longer for an upload to have a picture. */
const LOOK_TIMEOUT_MS = 10_000

/** Pictures through libvips, which works in its own threads; what strangers brought is read by the decoders' processes. */
export function createSharpMedia({
  decoder = createPictureDecoder(),
  films = createFilmDecoder(),
}: {
  decoder?: PictureDecoder
  films?: FilmDecoder
} = {}): Media {
  return {
    lookAtBrought: decoder.look,
    cleanBrought: decoder.clean,

    async lookAtBroughtFilm(bytes, options) {
      const signal = AbortSignal.timeout(LOOK_TIMEOUT_MS)
      try {
        return await lookAtFilm(films, bytes, { ...options, signal })
      } catch (error) {
        if (signal.aborted || error instanceof MediaRefused || error instanceof FilmEncoderMissing) return undefined
        throw error
      }
    },

    async probePicture(bytes) {
      if (bytes.length === 0) return undefined
      const found = await sharp(bytes, INPUT)
        .metadata()
        .catch(() => undefined)
      const mimeType = found && MIME_TYPES[found.format === 'heif' && found.compression === 'av1' ? 'avif' : found.format]
      if (!mimeType) return undefined
      // As seen: a photo may be stored lying on its side.
      return { mimeType, widthPx: found.autoOrient.width, heightPx: found.autoOrient.height }
    },

    async thumbnail(bytes, { sizePx, quality }) {
      const picture = sharp(bytes, INPUT).autoOrient()
      const small = picture.resize(sizePx, sizePx, { fit: 'inside', withoutEnlargement: true })
      // Small copies are saved and passed on too: whoever made the picture stays written in them.
      return await small
        .webp({ quality: Math.round(quality * 100) })
        .keepXmp()
        .toBuffer()
    },

    async blankThumbnail() {
      const blank = { width: 320, height: 180, channels: 3, background: '#26262b' } as const
      return await sharp({ create: blank }).webp().toBuffer()
    },

    async markAsMadeByMachine(bytes, mark) {
      const png = isPng(bytes) ? bytes : await sharp(bytes, INPUT).autoOrient().png().toBuffer()
      return withPngXmp(png, machineMarkPacket(mark))
    },

    probeFilm(bytes) {
      const film = readMp4(bytes)
      return film && { mimeType: 'video/mp4', widthPx: film.widthPx, heightPx: film.heightPx }
    },

    markFilmAsMadeByMachine: (bytes, mark) => withMp4Xmp(bytes, machineMarkPacket(mark)),
  }
}
