import { describe, expect, test } from 'vitest'
import { createFilmDecoder } from '../../media/decode/create-film-decoder.ts'
import type { DecoderProgram } from '../../media/decode/decode-order.ts'
import { ffmpegDecoder } from '../../media/decode/ffmpeg/ffmpeg-decoder.ts'
import { nodeAvDecoder } from '../../media/decode/node-av/node-av-decoder.ts'
import { createFilmEncoder } from '../../media/encode/create-film-encoder.ts'
import { readMp4 } from '../../media/encode/read-mp4.ts'
import { findMediaProgram } from '../../media/find-media-program.ts'
import type { FilmChangeWork } from '../engine.ts'
import { changeFilm } from './change-film.ts'

const SIZE = { widthPx: 128, heightPx: 96 }
const RATE = 25
const never = new AbortController().signal
const programs: [string, DecoderProgram, boolean][] = [
  ['the system’s ffmpeg', ffmpegDecoder, (await findMediaProgram()) === 'ffmpeg'],
  ['node-av', nodeAvDecoder, true],
]

/** Soft waves of colour with a disc that wanders, by shares of the picture, so that every size shows the same. */
function picture(seconds: number, { widthPx, heightPx } = SIZE): Uint8Array {
  const frame = new Uint8Array(widthPx * heightPx * 4)
  for (let y = 0, at = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1, at += 4) {
      const [u, v] = [(x + 0.5) / widthPx, (y + 0.5) / heightPx]
      const isDisc = Math.hypot(u - 0.3 - seconds * 0.2, (v - 0.5) * 0.75) < 0.15
      const wave = 30 * Math.sin(u * 9) * Math.cos(v * 7)
      frame.set(isDisc ? [220, 60, 50, 255] : [90 + wave, 130 + wave, 150 - wave, 255], at)
    }
  }
  return frame
}

const FRAMES = Array.from({ length: 15 }, (_, index) => picture(index / RATE))

/** With grain, flicker and blocks of eight; the same each time. */
function spoiled(frame: Uint8Array, index: number): Uint8Array {
  let seed = index * 7919 + 17
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff
    return seed / 0x7fffffff - 0.5
  }
  const flicker = 10 * Math.sin(index * 2.1)
  return frame.map((value, at) => {
    const [x, y] = [(at >> 2) % SIZE.widthPx, Math.floor(at / 4 / SIZE.widthPx)]
    const block = ((((x >> 3) * 31 + (y >> 3) * 17) % 7) - 3) * 1.2
    return at % 4 === 3 ? 255 : Math.min(255, Math.max(0, value + flicker + block + random() * 44))
  })
}

async function* each(frames: readonly Uint8Array[]) {
  yield* frames
}

const filmOf = (frames: readonly Uint8Array[]) =>
  createFilmEncoder().encode(each(frames), { ...SIZE, framesPerSecond: RATE }, never)

/** Mean of the frames' peak signal-to-noise ratios, in dB. */
function likeness(frames: readonly Uint8Array[], of: readonly Uint8Array[]): number {
  const ratios = frames.map((frame, index) => {
    const original = of[index] ?? new Uint8Array(frame.length)
    const squares = frame.reduce((sum, value, at) => sum + (value - (original[at] ?? 0)) ** 2, 0)
    return 10 * Math.log10((255 * 255) / (squares / frame.length))
  })
  return ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length
}

async function workOf(
  kind: FilmChangeWork['kind'],
  to: Pick<FilmChangeWork, 'widthPx' | 'heightPx' | 'framesPerSecond'>,
  bytes: Uint8Array,
) {
  const durationSeconds = FRAMES.length / RATE
  return { kind, ...to, film: { bytes, ...SIZE, framesPerSecond: RATE, durationSeconds } }
}

describe.each(programs)('%s', (_name, program, isHere) => {
  const decoder = createFilmDecoder({ find: async () => program })
  const framesOf = (film: Uint8Array, size: typeof SIZE, framesPerSecond: number) =>
    Array.fromAsync(decoder.frames(film, { ...size, framesPerSecond, mostSeconds: 5 }, never))
  const change = async (work: FilmChangeWork, report: (progress: { stage: string; share: number }) => void = () => {}) => {
    const progress = await changeFilm({ decoder }, work, { attemptId: 'a', signal: never, report })
    if (progress.state !== 'done') throw new Error('the film was not made')
    return progress.outputs[0]
  }

  test.runIf(isHere)('a grainy, blocky film that flickers is more like the original when it is restored', async () => {
    const bad = await filmOf(FRAMES.map(spoiled))
    const output = await change(await workOf('restore-video', { ...SIZE, framesPerSecond: RATE }, bad))
    expect(readMp4(output?.bytes ?? bad)).toMatchObject({ ...SIZE, frames: FRAMES.length })
    const before = likeness(await framesOf(bad, SIZE, RATE), FRAMES)
    const after = likeness(await framesOf(output?.bytes ?? bad, SIZE, RATE), FRAMES)
    expect(before).toBeLessThan(29)
    expect(after).toBeGreaterThan(before + 2.8)
  })

  test.runIf(isHere)('a larger film shows the same, at its new rate, and tells its progress in frames', async () => {
    const size = { widthPx: 384, heightPx: 288 }
    const told: number[] = []
    const work = await workOf('upscale-video', { ...size, framesPerSecond: 30 }, await filmOf(FRAMES))
    const output = await change(work, ({ share }) => told.push(share))
    expect(output).toMatchObject({ ...size, mimeType: 'video/mp4' })
    expect(readMp4(output?.bytes ?? new Uint8Array())).toMatchObject({ ...size, frames: 18 })
    const frames = await framesOf(output?.bytes ?? new Uint8Array(), size, 30)
    // The last frames have nothing after them to be mixed with.
    const originals = frames.map((_, index) => picture(index / 30, size)).slice(0, 15)
    expect(likeness(frames.slice(0, 15), originals)).toBeGreaterThan(27)
    expect(told).toEqual(told.toSorted((a, b) => a - b))
    expect(told.at(-1)).toBe(1)
  })

  test.runIf(isHere).each([5, 2, 1])('a film of %i frames is restored as well', async (count) => {
    const work = await workOf('restore-video', { ...SIZE, framesPerSecond: RATE }, await filmOf(FRAMES.slice(0, count)))
    const output = await change({ ...work, film: { ...work.film, durationSeconds: count / RATE } })
    expect(readMp4(output?.bytes ?? new Uint8Array())).toMatchObject({ frames: count })
  })

  test.runIf(isHere)('a film of one frame stays as long when it becomes larger', async () => {
    const [only] = FRAMES
    const bytes = await createFilmEncoder().encode(each(only ? [only] : []), { ...SIZE, framesPerSecond: 2 }, never)
    const film = { bytes, ...SIZE, framesPerSecond: 2, durationSeconds: 0.5 }
    const size = { widthPx: 256, heightPx: 192 }
    const output = await change({ kind: 'upscale-video', ...size, framesPerSecond: 30, film })
    expect(readMp4(output?.bytes ?? new Uint8Array())).toMatchObject({ frames: 15 })
  })
})
