/**
 * A process of its own that reads the sound of one file of somebody. The arguments are one JSON text, a `SoundOrder`. FFmpeg
 * inside node-av may fail as a whole, and a hostile file may take it over: both stay outside the server.
 */
import { once } from 'node:events'
import { Decoder, Demuxer, FilterAPI } from 'node-av/api'
import { AV_LOG_ERROR } from 'node-av/constants'
import { type Frame, Log } from 'node-av/lib'
import { DECODED_RATE_HZ, type SoundOrder } from '../sound-order.ts'
import { SKIPPING } from './skipping.ts'

const SAMPLE_BYTES = 4
const FILTER = `aresample=${DECODED_RATE_HZ},aformat=sample_fmts=s16:channel_layouts=stereo`

Log.setLevel(AV_LOG_ERROR)
await decode(JSON.parse(process.argv[2] ?? '') as SoundOrder) // written by node-av-sound.ts

async function decode({ soundPath, demuxer, mostSeconds }: SoundOrder): Promise<void> {
  await using file = await Demuxer.open(soundPath, { format: demuxer, options: { protocol_whitelist: 'file,pipe' } })
  const stream = file.audio()
  if (!stream) throw new Error('a file without sound')
  using decoder = await Decoder.create(stream, SKIPPING)
  using filter = FilterAPI.create(FILTER)
  let leftSamples = Math.round(mostSeconds * DECODED_RATE_HZ)
  const write = async (frames: readonly Frame[]) => {
    for (const frame of frames) {
      using sound = frame
      const bytes = sound.toBuffer().subarray(0, Math.min(leftSamples, sound.nbSamples) * SAMPLE_BYTES)
      leftSamples -= sound.nbSamples
      if (bytes.length > 0 && !process.stdout.write(bytes)) await once(process.stdout, 'drain')
    }
  }
  for await (const packet of file.packets(stream.index)) {
    using _ = packet ?? undefined
    for (const decoded of await decoder.decodeAll(packet)) {
      using frame = decoded
      await write(await filter.processAll(frame))
    }
    if (!packet || leftSamples <= 0) break
  }
  if (leftSamples > 0) await write(await filter.processAll(null))
}
