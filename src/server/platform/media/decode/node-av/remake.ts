import { type Demuxer, Encoder, Muxer } from 'node-av/api'
import { FF_ENCODER_LIBX264 } from 'node-av/constants'
import type { Packet } from 'node-av/lib'
import { BT709_FILTER, FILM_QUALITY } from '../../encode/film-quality.ts'
import type { Remaking } from '../decode-order.ts'
import { openPictures } from './open-pictures.ts'
import { openSound } from './open-sound.ts'

/** How often it is told how many frames there are. */
const TELL_EVERY = 5

/** The film made anew, as an MP4 at `toPath`; tells on standard output how many frames it has. */
export async function remake(
  film: Demuxer,
  order: Remaking & { filmPath: string; demuxer: string; toPath: string },
): Promise<void> {
  const { framesPerSecond, toPath, filters, mostSeconds, preset, crf } = order
  await using pictures = await openPictures(film, { filters: `${filters},${BT709_FILTER},setsar=1`, mostSeconds })
  await using muxer = await Muxer.open(toPath, { format: 'mp4', options: { movflags: '+faststart', fflags: '+bitexact' } })
  const options = { crf, preset, profile: FILM_QUALITY.profile }
  using encoder = await Encoder.create(FF_ENCODER_LIBX264, { options, filter: pictures.filter })
  const stream = muxer.addStream(encoder)
  await using sound = await openSound(muxer, order)
  const write = async (packets: readonly Packet[]) => {
    for (const packet of packets) {
      using ready = packet
      await muxer.writePacket(ready, stream)
    }
  }
  let count = 0
  for await (const frame of pictures.frames()) {
    using picture = frame
    await write(await encoder.encodeAll(picture))
    count += 1
    await sound?.writeUntil(count / framesPerSecond)
    if (count % TELL_EVERY === 0) process.stdout.write(`frame=${count}\n`)
  }
  if (count === 0) throw new Error('a film without pictures')
  await write(await encoder.encodeAll(null))
  await sound?.writeUntil(Math.min(mostSeconds, count / framesPerSecond), { isEnd: true })
  process.stdout.write(`frame=${count}\n`)
}
