import { Decoder, type Demuxer, FilterAPI } from 'node-av/api'
import type { Frame } from 'node-av/lib'
import { SKIPPING } from './skipping.ts'
import { rotationOf } from './state-of.ts'

/** What turns a picture upright, as FFmpeg's own program does by itself; by the degrees that it lies turned. */
const UPRIGHT: Readonly<Record<number, string>> = {
  [-90]: 'transpose=clock,',
  90: 'transpose=cclock,',
  180: 'hflip,vflip,',
  [-180]: 'hflip,vflip,',
}

export interface OpenPictures extends AsyncDisposable {
  readonly filter: FilterAPI
  frames(): AsyncGenerator<Frame>
}

/** The pictures of a film, upright and filtered. */
export async function openPictures(
  film: Demuxer,
  { filters, mostSeconds }: { filters: string; mostSeconds: number },
): Promise<OpenPictures> {
  const stream = film.video()
  if (!stream) throw new Error('a film without pictures')
  const decoder = await Decoder.create(stream, SKIPPING)
  const filter = FilterAPI.create(`${UPRIGHT[rotationOf(stream)] ?? ''}${filters}`)
  const { num, den } = stream.timeBase
  const endsAt = (mostSeconds + Math.max(0, film.startTime)) * (den / num)
  return {
    filter,
    async *frames() {
      for await (const packet of film.packets(stream.index)) {
        using _ = packet ?? undefined
        for (const decoded of await decoder.decodeAll(packet)) {
          using frame = decoded
          if (Number(frame.pts) < endsAt) yield* await filter.processAll(frame)
        }
        if (!packet) break
      }
      yield* await filter.processAll(null)
    },
    [Symbol.asyncDispose]: async () => {
      filter.close()
      decoder.close()
    },
  }
}
