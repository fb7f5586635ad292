/**
 * A process of its own that encodes one film: raw frames on standard input, an MP4 at `filmPath`. The arguments are one
 * JSON text. FFmpeg inside node-av may fail as a whole, and node-av is under a licence of its own: both stay outside the server.
 */
import { readFile } from 'node:fs/promises'
import { Encoder, FilterAPI, Muxer } from 'node-av/api'
import {
  AV_CHANNEL_LAYOUT_MONO,
  AV_CHANNEL_LAYOUT_STEREO,
  AV_LOG_ERROR,
  AV_PIX_FMT_RGBA,
  AV_PIX_FMT_YUV420P,
  AV_SAMPLE_FMT_S16,
  FF_ENCODER_AAC,
  FF_ENCODER_LIBX264,
} from 'node-av/constants'
import { Frame, Log } from 'node-av/lib'
import type { FilmPixels } from '../film-encoder.ts'
import { BT709_FILTER, BT709_MARK, FILM_QUALITY, SOUND_BITS_PER_SECOND } from '../film-quality.ts'
import { frameBytes } from '../frame-bytes.ts'

/** What the parent process asks for. */
export interface EncodeOrder {
  readonly pixels: FilmPixels
  readonly widthPx: number
  readonly heightPx: number
  readonly framesPerSecond: number
  readonly filmPath: string
  readonly sound?: { readonly path: string; readonly sampleRateHz: number; readonly channels: 1 | 2 }
}

/** One frame of AAC. */
const SOUND_FRAME_SAMPLES = 1024

Log.setLevel(AV_LOG_ERROR)
const order = JSON.parse(process.argv[2] ?? '') as EncodeOrder // written by node-av-program.ts
await encode(order)

async function encode({ pixels, widthPx, heightPx, framesPerSecond, filmPath, sound }: EncodeOrder): Promise<void> {
  const { crf, preset, profile } = FILM_QUALITY
  await using muxer = await Muxer.open(filmPath, { format: 'mp4', options: { movflags: '+faststart', fflags: '+bitexact' } })
  const isRgba = pixels === 'rgba'
  const look = { width: widthPx, height: heightPx, format: isRgba ? AV_PIX_FMT_RGBA : AV_PIX_FMT_YUV420P }
  const timeBase = { num: 1, den: framesPerSecond }
  using filter = FilterAPI.create(isRgba ? BT709_FILTER : BT709_MARK, { framerate: { num: framesPerSecond, den: 1 } })
  using pictures = await Encoder.create(FF_ENCODER_LIBX264, { options: { crf, preset, profile }, filter })
  const pictureStream = muxer.addStream(pictures)
  await using track = sound && (await openSound(muxer, sound))

  let number = 0
  for await (const bytes of framesOf(process.stdin, frameBytes({ pixels, widthPx, heightPx }))) {
    using frame = Frame.fromVideoBuffer(bytes, { ...look, timeBase })
    frame.pts = BigInt(number)
    for (const ready of await filter.processAll(frame)) {
      using picture = ready
      await write(muxer, pictureStream, await pictures.encodeAll(picture))
    }
    number += 1
    await track?.writeUntil(number / framesPerSecond)
  }
  await write(muxer, pictureStream, await pictures.encodeAll(null))
  await track?.finish(number / framesPerSecond)
}

async function openSound(muxer: Muxer, sound: NonNullable<EncodeOrder['sound']>) {
  const { sampleRateHz, channels } = sound
  const samples = await readFile(sound.path)
  const encoder = await Encoder.create(FF_ENCODER_AAC, { bitrate: SOUND_BITS_PER_SECOND, autoResample: true })
  const stream = muxer.addStream(encoder)
  const sampleBytes = channels * 2
  let done = 0
  const writeUntil = async (seconds: number) => {
    const until = Math.min(Math.floor(samples.length / sampleBytes), Math.floor(seconds * sampleRateHz))
    while (done < until) {
      const count = Math.min(SOUND_FRAME_SAMPLES, until - done)
      using frame = Frame.fromAudioBuffer(samples.subarray(done * sampleBytes, (done + count) * sampleBytes), {
        nbSamples: count,
        format: AV_SAMPLE_FMT_S16,
        sampleRate: sampleRateHz,
        channelLayout: channels === 1 ? AV_CHANNEL_LAYOUT_MONO : AV_CHANNEL_LAYOUT_STEREO,
        timeBase: { num: 1, den: sampleRateHz },
      })
      frame.pts = BigInt(done)
      done += count
      await write(muxer, stream, await encoder.encodeAll(frame))
    }
  }
  return {
    writeUntil,
    async finish(seconds: number) {
      await writeUntil(seconds)
      await write(muxer, stream, await encoder.encodeAll(null))
    },
    [Symbol.asyncDispose]: async () => encoder[Symbol.dispose](),
  }
}

async function write(muxer: Muxer, stream: number, packets: Awaited<ReturnType<Encoder['encodeAll']>>): Promise<void> {
  for (const packet of packets) {
    using ready = packet
    await muxer.writePacket(ready, stream)
  }
}

/** The stream cut into frames; a last piece that is no whole frame is left out. */
async function* framesOf(stream: AsyncIterable<Buffer>, sizeBytes: number): AsyncGenerator<Buffer> {
  let frame = Buffer.allocUnsafe(sizeBytes)
  let filled = 0
  for await (const chunk of stream) {
    for (let from = 0; from < chunk.length; ) {
      const taken = Math.min(chunk.length - from, sizeBytes - filled)
      chunk.copy(frame, filled, from, from + taken)
      filled += taken
      from += taken
      if (filled < sizeBytes) continue
      yield frame
      frame = Buffer.allocUnsafe(sizeBytes)
      filled = 0
    }
  }
}
