import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aWav } from '../../../testing/a-wav.ts'
import { createFilmEncoder } from '../encode/create-film-encoder.ts'
import { FilmEncoderMissing } from '../film-encoder-missing.ts'
import { findMediaProgram } from '../find-media-program.ts'
import { createSoundDecoder } from './create-sound-decoder.ts'
import { ffmpegSound } from './ffmpeg/ffmpeg-sound.ts'
import { MediaRefused } from './media-refused.ts'
import { nodeAvSound } from './node-av/node-av-sound.ts'
import type { SoundProgram } from './sound-order.ts'

const never = new AbortController().signal
const programs: [string, SoundProgram, boolean][] = [
  ['the system’s ffmpeg', ffmpegSound, (await findMediaProgram()) === 'ffmpeg'],
  ['node-av', nodeAvSound, true],
]

/** A tone, mono. */
function aTone(seconds = 1, rateHz = 16_000): Buffer {
  return aWav(
    Int16Array.from({ length: seconds * rateHz }, (_, at) => Math.sin((2 * Math.PI * 300 * at) / rateHz) * 12_000),
    rateHz,
  )
}

let folder: string
/** AAC, as in an m4a. */
let film: Uint8Array
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'troupe-sound-'))
  const samples = new Uint8Array(aTone().subarray(44))
  const frames = (async function* () {
    for (let index = 0; index < 10; index += 1) yield new Uint8Array(32 * 32 * 4)
  })()
  const sound = { samples, sampleRateHz: 16_000, channels: 1 as const }
  film = await createFilmEncoder().encode(frames, { widthPx: 32, heightPx: 32, framesPerSecond: 10, sound }, never)
})
afterEach(() => expect(readdirSync(folder), 'nothing is left over').toEqual([]))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.each(programs)('%s', (_name, program, isHere) => {
  const decode = (sound: Uint8Array, mostSeconds = 10, signal = never) =>
    createSoundDecoder({ folder, find: async () => program }).decode(sound, { mostSeconds }, signal)

  test.runIf(isHere)('a sound comes as two channels at 48 kHz, as loud as it was', async () => {
    const sound = await decode(aTone())
    expect(sound).toMatchObject({ sampleRateHz: 48_000, channels: 2, isLonger: false })
    expect(sound.durationSeconds).toBeCloseTo(1, 2)
    const samples = new Int16Array(sound.samples.buffer)
    expect(samples.length).toBe(Math.round(sound.durationSeconds * 48_000) * 2)
    expect(samples.reduce((most, value) => Math.max(most, value), 0)).toBeGreaterThan(8000)
    expect(samples[20_000]).toBe(samples[20_001])
  })

  test.runIf(isHere)('the sound of a film is one too', async () => {
    const { durationSeconds, samples } = await decode(film)
    expect(durationSeconds).toBeCloseTo(1, 1)
    expect(new Int16Array(samples.buffer).some((value) => value > 8000)).toBe(true)
  })

  test.runIf(isHere).each(['mp3', 'm4a', 'webm'])('%s is read', async (type) => {
    const { durationSeconds, samples } = await decode(readFileSync(new URL(`./fixtures/tone.${type}`, import.meta.url)))
    expect(Math.abs(durationSeconds - 1)).toBeLessThan(0.1)
    expect(new Int16Array(samples.buffer).some((value) => value > 1000)).toBe(true)
  })

  test.runIf(isHere)('a small file that says it lasts for hours takes no more than was asked for', async () => {
    const sound = await decode(aWav(new Int16Array(20_000).fill(2000), 1), 2).catch((error) => error)
    expect(sound instanceof MediaRefused || (sound.durationSeconds === 2 && sound.isLonger)).toBe(true)
  })

  test.runIf(isHere)('of a long sound as much is read as was asked for, and it is told', async () => {
    const sound = await decode(aTone(3), 2)
    expect(sound.isLonger).toBe(true)
    expect(sound.durationSeconds).toBe(2)
    expect((await decode(aTone(2), 2)).isLonger).toBe(false)
  })

  const broken: [string, () => Uint8Array][] = [
    ['nothing', () => new Uint8Array(0)],
    ['a head without samples', () => aTone().subarray(0, 44)],
    ['text', () => Buffer.from('#EXTM3U\nhttp://127.0.0.1/a.mp3\n')],
    ['a playlist that calls itself a WAV', () => Buffer.from('RIFF....WAVE#EXTM3U\nfile:///etc/passwd\n')],
    ['noise that begins as an MP3', () => Buffer.concat([Buffer.from('ID3'), Buffer.alloc(5000, 0x5a)])],
    ['half of a film', () => film.subarray(0, 300)],
  ]
  test.runIf(isHere).each(broken)('%s is refused', async (_what, sound) => {
    await expect(decode(sound())).rejects.toBeInstanceOf(MediaRefused)
  })

  test.runIf(isHere)('an abort ends it', async () => {
    const stop = new AbortController()
    const decoding = decode(aTone(5), 10, stop.signal)
    stop.abort(new Error('stopped'))
    await expect(decoding).rejects.toThrow('stopped')
  })
})

test('a machine without a decoder says so', async () => {
  const decoder = createSoundDecoder({ folder, find: async () => undefined })
  await expect(decoder.decode(aTone(), { mostSeconds: 1 }, never)).rejects.toBeInstanceOf(FilmEncoderMissing)
})
