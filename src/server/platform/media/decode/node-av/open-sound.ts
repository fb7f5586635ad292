import { Decoder, Demuxer, Encoder, FilterAPI, type Muxer } from 'node-av/api'
import { FF_ENCODER_AAC } from 'node-av/constants'
import type { Frame } from 'node-av/lib'
import { SOUND_BITS_PER_SECOND } from '../../encode/film-quality.ts'
import { SKIPPING } from './skipping.ts'

const SAMPLE_RATE_HZ = 48_000
/** In samples that an AAC frame has. */
const SOUND_FILTER = `aresample=${SAMPLE_RATE_HZ}:first_pts=0,aformat=sample_fmts=fltp:channel_layouts=stereo,asetnsamples=n=1024:p=0`

/**
 * The sound of a film on its way into another one; undefined when it has none. The file is opened a second time, because
 * pictures and sound are read at their own pace.
 */
export async function openSound(muxer: Muxer, { filmPath, demuxer }: { filmPath: string; demuxer: string }) {
  const film = await Demuxer.open(filmPath, { format: demuxer, options: { protocol_whitelist: 'file,pipe' } })
  const source = film.audio()
  if (!source) {
    await film.close()
    return undefined
  }
  const decoder = await Decoder.create(source, SKIPPING)
  const filter = FilterAPI.create(SOUND_FILTER)
  const encoder = await Encoder.create(FF_ENCODER_AAC, { bitrate: SOUND_BITS_PER_SECOND, filter })
  const stream = muxer.addStream(encoder)
  const pieces = filteredSound(film, decoder, filter)
  let writtenSamples = 0
  const write = async (frame: Frame | null) => {
    for (const packet of await encoder.encodeAll(frame)) {
      using ready = packet
      await muxer.writePacket(ready, stream)
    }
  }
  return {
    /** Everything that is heard before this moment of the film. */
    async writeUntil(seconds: number, { isEnd = false } = {}) {
      while (writtenSamples < seconds * SAMPLE_RATE_HZ) {
        const piece = await pieces.next()
        if (piece.done) break
        using frame = piece.value
        writtenSamples += frame.nbSamples
        await write(frame)
      }
      if (isEnd) await write(null)
    },
    [Symbol.asyncDispose]: async () => {
      await pieces.return(undefined)
      encoder.close()
      filter.close()
      decoder.close()
      await film.close()
    },
  }
}

async function* filteredSound(film: Demuxer, decoder: Decoder, filter: FilterAPI): AsyncGenerator<Frame, undefined> {
  for await (const packet of film.packets(film.audio()?.index)) {
    using _ = packet ?? undefined
    for (const decoded of await decoder.decodeAll(packet)) {
      using frame = decoded
      yield* await filter.processAll(frame)
    }
    if (!packet) break
  }
  yield* await filter.processAll(null)
  return undefined
}
