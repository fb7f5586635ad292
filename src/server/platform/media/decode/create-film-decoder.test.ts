import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createFilmEncoder } from '../encode/create-film-encoder.ts'
import { readMp4 } from '../encode/read-mp4.ts'
import { findMediaProgram } from '../find-media-program.ts'
import { createFilmDecoder } from './create-film-decoder.ts'
import type { DecoderProgram } from './decode-order.ts'
import { ffmpegDecoder } from './ffmpeg/ffmpeg-decoder.ts'
import { MediaRefused } from './media-refused.ts'
import { nodeAvDecoder } from './node-av/node-av-decoder.ts'

/** 64 × 48, 10 frames a second, one second, left half red and right half blue; the mov is stored lying on its side. */
const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}`, import.meta.url))

const SHAPE = { widthPx: 64, heightPx: 48, framesPerSecond: 25, mostSeconds: 10 }
const never = new AbortController().signal
const programs: [string, DecoderProgram, boolean][] = [
  ['the system’s ffmpeg', ffmpegDecoder, (await findMediaProgram()) === 'ffmpeg'],
  ['node-av', nodeAvDecoder, true],
]

let folder: string
let ownFilm: Uint8Array
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'troupe-decoder-'))
  const samples = new Uint8Array(new Int16Array(16_000).map((_, at) => Math.sin(at / 8) * 9000).buffer)
  const sound = { samples, sampleRateHz: 16_000, channels: 1 as const }
  ownFilm = await createFilmEncoder({ folder }).encode(brightening(25), { ...SHAPE, sound }, never)
})
afterEach(() => expect(readdirSync(folder), 'nothing is left over').toEqual([]))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Frames of one grey, each a step lighter. */
async function* brightening(count: number) {
  for (let index = 0; index < count; index += 1) {
    const frame = new Uint8Array(SHAPE.widthPx * SHAPE.heightPx * 4).fill(40 + index * 4)
    for (let at = 3; at < frame.length; at += 4) frame[at] = 255
    yield frame
  }
}

async function taken(frames: AsyncIterable<Uint8Array>): Promise<Uint8Array[]> {
  const all: Uint8Array[] = []
  for await (const frame of frames) all.push(frame)
  return all
}

const pixel = (frame: Uint8Array | undefined, x: number, y: number, widthPx: number) => {
  const at = (y * widthPx + x) * 4
  return [...(frame?.subarray(at, at + 3) ?? [])]
}
const RED = [expect.closeTo(254, -1.5), expect.closeTo(0, -1.5), expect.closeTo(0, -1.5)]
const BLUE = [expect.closeTo(0, -1.5), expect.closeTo(0, -1.5), expect.closeTo(254, -1.5)]

describe.each(programs)('%s', (_name, program, isHere) => {
  const decoder = () => createFilmDecoder({ folder, find: async () => program })

  test.runIf(isHere)('tells what a film is, by its content and as it is seen', async () => {
    const probe = (film: Uint8Array) => decoder().probe(film, never)
    const plain = { widthPx: 64, heightPx: 48, framesPerSecond: 10 }
    expect(await probe(ownFilm)).toEqual({
      ...SHAPE,
      mostSeconds: undefined,
      type: 'mp4',
      durationMs: 1000,
      hasSound: true,
    })
    expect(await probe(fixture('film.webm'))).toMatchObject({ ...plain, type: 'webm', hasSound: true })
    expect(await probe(fixture('lying.mov'))).toMatchObject({ ...plain, widthPx: 48, heightPx: 64, type: 'mov' })
    expect(await probe(fixture('recorded.webm'))).toMatchObject({ ...plain, durationMs: 1000, hasSound: false })
  })

  test.runIf(isHere)('gives the frames of a film as they were', async () => {
    const frames = await taken(decoder().frames(ownFilm, SHAPE, never))
    const tones = frames.map((frame) => frame[(24 * 64 + 32) * 4] ?? 0)
    expect(tones).toHaveLength(25)
    for (const [index, tone] of tones.entries()) expect(tone).toBeCloseTo(40 + index * 4, -0.5)
  })

  test.runIf(isHere)('gives frames of the size and rate that are asked for, and no more than asked for', async () => {
    const shape = { widthPx: 32, heightPx: 24, framesPerSecond: 20, mostSeconds: 0.5 }
    const frames = await taken(decoder().frames(fixture('film.webm'), shape, never))
    expect(frames).toHaveLength(10)
    expect(pixel(frames[0], 4, 12, 32)).toEqual(RED)
    expect(pixel(frames[0], 28, 12, 32)).toEqual(BLUE)
  })

  test.runIf(isHere)('turns a film upright that lies on its side', async () => {
    const shape = { widthPx: 48, heightPx: 64, framesPerSecond: 10, mostSeconds: 1 }
    const [first] = await taken(decoder().frames(fixture('lying.mov'), shape, never))
    const [top, bottom] = [pixel(first, 24, 8, 48), pixel(first, 24, 56, 48)]
    expect([top, bottom]).toEqual([BLUE, RED])
  })

  test.runIf(isHere)('makes a film anew: larger, quicker, with its sound', async () => {
    const counts: number[] = []
    const filters = 'scale=128:96:flags=lanczos,fps=30'
    const order = { filters, framesPerSecond: 30, mostSeconds: 10, preset: 'veryfast', crf: 18 } as const
    const webm = fixture('film.webm')
    for (const film of [ownFilm, webm]) {
      const made = await decoder().remake(film, { ...order, onFrame: (count) => counts.push(count) }, never)
      const facts = { widthPx: 128, heightPx: 96, frames: 30, codec: 'avc1', soundCodec: 'mp4a', isFastStart: true }
      expect(readMp4(made)).toMatchObject(facts)
      expect(counts.at(-1)).toBe(30)
      const [first] = await taken(decoder().frames(made, SHAPE, never))
      if (film === webm) expect([pixel(first, 8, 24, 64), pixel(first, 56, 24, 64)]).toEqual([RED, BLUE])
    }
  })

  test.runIf(isHere)('makes the same film of the same film', async () => {
    const order = { filters: 'scale=96:72', framesPerSecond: 25, mostSeconds: 1, preset: 'veryfast', crf: 20 } as const
    const [first, second] = [await decoder().remake(ownFilm, order, never), await decoder().remake(ownFilm, order, never)]
    expect(Buffer.compare(first, second)).toBe(0)
  })

  test.runIf(isHere)('refuses what is broken', async () => {
    const cut = ownFilm.slice(0, 600)
    const scrambled = ownFilm.map((byte, at) => (at > 900 ? (byte * 31 + at) & 255 : byte))
    for (const film of [cut, fixture('film.webm').subarray(0, 120)]) {
      expect(await decoder().probe(film, never)).toBeUndefined()
      await expect(taken(decoder().frames(film, SHAPE, never))).rejects.toThrow(MediaRefused)
    }
    const frames = await taken(decoder().frames(scrambled, SHAPE, never)).catch((error: unknown) => error)
    expect(frames instanceof MediaRefused || (frames as unknown[]).length <= 25).toBe(true)
  })

  test.runIf(isHere)('leaves out what is broken in the middle of a film, and refuses one without a whole picture', async () => {
    const order = { filters: 'fps=25', framesPerSecond: 25, mostSeconds: 1, preset: 'ultrafast', crf: 30 } as const
    const pictures = Buffer.from(ownFilm).indexOf('mdat') + 4
    const spoiledFrom = (start: number) => ownFilm.map((byte, at) => (at > start ? (byte * 31 + at * 7) & 255 : byte))
    const half = spoiledFrom(Math.round((pictures + ownFilm.length) / 2))
    expect((await taken(decoder().frames(half, SHAPE, never))).length).toBeGreaterThan(5)
    expect(readMp4(await decoder().remake(half, order, never))?.frames).toBeGreaterThan(5)
    await expect(decoder().remake(spoiledFrom(pictures), order, never)).rejects.toThrow(MediaRefused)
  })

  test.runIf(isHere)('leaves nothing running when it is cancelled in the middle', async () => {
    const cancelling = new AbortController()
    const frames = decoder().frames(ownFilm, { ...SHAPE, widthPx: 1024, heightPx: 768 }, cancelling.signal)
    await frames.next()
    cancelling.abort(new Error('cancelled'))
    await expect(taken(frames)).rejects.toThrow('cancelled')
  })

  test.runIf(isHere)('stops when nobody wants more', async () => {
    // Of the small ones some lie in the pipe unread, and the child is gone already.
    for (const [widthPx, heightPx] of [
      [1024, 768],
      [64, 48],
      [8, 6],
    ] as const) {
      for await (const frame of decoder().frames(ownFilm, { ...SHAPE, widthPx, heightPx }, never)) {
        expect(frame).toHaveLength(widthPx * heightPx * 4)
        break
      }
    }
  })

  test.runIf(isHere)('refuses a film that takes too much memory', async () => {
    const small = createFilmDecoder({ folder, find: async () => program, memoryBytes: 20_000_000 })
    const order = {
      filters: 'scale=4096:3072,fps=60',
      framesPerSecond: 60,
      mostSeconds: 1,
      preset: 'veryfast',
      crf: 18,
    } as const
    await expect(small.remake(ownFilm, order, never)).rejects.toMatchObject({ reason: 'too heavy' })
  })
})

test('a text that calls itself a film never reaches a decoder', async () => {
  const find = async () => expect.unreachable('a decoder was asked for')
  const decoder = createFilmDecoder({ folder, find })
  const playlist = Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n')
  expect(await decoder.probe(playlist, never)).toBeUndefined()
  await expect(taken(decoder.frames(playlist, SHAPE, never))).rejects.toThrow(MediaRefused)
})

test('a decoder that says nothing is not waited for', async () => {
  const silent: DecoderProgram = {
    commandFor: () => ({ command: process.execPath, args: ['-e', 'setInterval(() => {}, 1000)'] }),
    readProbe: () => undefined,
  }
  const decoder = createFilmDecoder({ folder, find: async () => silent, patienceMs: 100 })
  await expect(taken(decoder.frames(ownFilm, SHAPE, never))).rejects.toMatchObject({ reason: 'too heavy' })
})

test('a decoder gets none of the server’s settings', async () => {
  const telling: DecoderProgram = {
    commandFor: () => ({ command: process.execPath, args: ['-e', 'process.stdout.write(Object.keys(process.env).join())'] }),
    readProbe: (names) => {
      expect(names.split(',').toSorted()).toEqual(['LC_ALL', 'PATH'])
      return undefined
    },
  }
  await createFilmDecoder({ folder, find: async () => telling }).probe(ownFilm, never)
})

test('without any decoder the host is told what to install', async () => {
  const decoder = createFilmDecoder({ folder, find: async () => undefined })
  await expect(decoder.probe(ownFilm, never)).rejects.toThrow('install ffmpeg')
})
