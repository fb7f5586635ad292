import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filmPlanes } from '#studio/kernels/film-planes.ts'
import { createFilmDecoder } from '../decode/create-film-decoder.ts'
import { firstPicture } from '../decode/first-picture.ts'
import { FilmEncoderMissing } from '../film-encoder-missing.ts'
import { createFilmEncoder } from './create-film-encoder.ts'
import { readMp4 } from './read-mp4.ts'

const FORMAT = { widthPx: 96, heightPx: 64, framesPerSecond: 25 }
const never = new AbortController().signal

async function* plainFrames(count: number, onTaken: (index: number) => void = () => {}) {
  for (let index = 0; index < count; index += 1) {
    onTaken(index)
    const frame = new Uint8Array(FORMAT.widthPx * FORMAT.heightPx * 4)
    for (let at = 0; at < frame.length; at += 4) frame.set([200, 40 + index * 4, 30, 255], at)
    yield frame
  }
}

async function firstPixel(film: Uint8Array) {
  const picture = await firstPicture(createFilmDecoder(), film, never)
  return [...(await sharp(picture).removeAlpha().raw().toBuffer()).subarray(0, 3)]
}

let ownFolder: string
beforeAll(() => {
  ownFolder = mkdtempSync(path.join(tmpdir(), 'troupe-encoder-'))
})
afterAll(() => rmSync(ownFolder, { recursive: true, force: true }))

test('frames become an H.264 film that can be played before it is loaded', async () => {
  const film = await createFilmEncoder().encode(plainFrames(25), FORMAT, never)
  expect(readMp4(film)).toEqual({
    widthPx: 96,
    heightPx: 64,
    frames: 25,
    durationMs: 1000,
    codec: 'avc1',
    soundCodec: undefined,
    isFastStart: true,
  })
})

test('frames that come as planes are the same film to the eye, and marked the same', async () => {
  async function* planes() {
    for await (const frame of plainFrames(10)) yield filmPlanes(frame, FORMAT)
  }
  const encoder = createFilmEncoder()
  const [turned, sent] = [
    await encoder.encode(plainFrames(10), FORMAT, never),
    await encoder.encode(planes(), { ...FORMAT, pixels: 'yuv420p' }, never),
  ]
  expect(readMp4(sent)).toEqual(readMp4(turned))
  const [expected, seen] = [await firstPixel(turned), await firstPixel(sent)]
  for (const [channel, value] of expected.entries()) expect(Math.abs(seen[channel]! - value)).toBeLessThanOrEqual(2)
})

test('the same frames give the same film', async () => {
  const encoder = createFilmEncoder()
  const [first, second] = [
    await encoder.encode(plainFrames(8), FORMAT, never),
    await encoder.encode(plainFrames(8), FORMAT, never),
  ]
  expect(Buffer.compare(first, second)).toBe(0)
})

test('a film with sound has an AAC track', async () => {
  const sampleRateHz = 16_000
  const samples = new Int16Array(sampleRateHz).map((_, at) => Math.sin(at / 8) * 9000)
  const sound = { samples: new Uint8Array(samples.buffer), sampleRateHz, channels: 1 as const }
  const film = await createFilmEncoder().encode(plainFrames(25), { ...FORMAT, sound }, never)
  expect(readMp4(film)).toMatchObject({ codec: 'avc1', soundCodec: 'mp4a', frames: 25 })
})

test('a film that is cancelled stops taking frames and leaves nothing behind', async () => {
  const cancelling = new AbortController()
  let taken = 0
  const frames = plainFrames(100_000, (index) => {
    taken = index
    if (index === 40) cancelling.abort(new Error('cancelled'))
  })
  await expect(createFilmEncoder({ folder: ownFolder }).encode(frames, FORMAT, cancelling.signal)).rejects.toThrow('cancelled')
  expect(taken).toBeLessThan(1000)
  expect(readdirSync(ownFolder)).toEqual([])
})

test('what goes wrong while drawing ends the film with that error', async () => {
  async function* broken() {
    yield* plainFrames(3)
    throw new Error('the brush broke')
  }
  await expect(createFilmEncoder().encode(broken(), FORMAT, never)).rejects.toThrow('the brush broke')
})

test('a frame of another size is refused', async () => {
  async function* small() {
    yield new Uint8Array(16)
  }
  await expect(createFilmEncoder().encode(small(), FORMAT, never)).rejects.toThrow('a frame of 16 bytes where 24576 belong')
})

test('the last words of an encoder that fails are kept', async () => {
  const failing = { command: process.execPath, commandLine: () => ['-e', 'console.error("no such codec"); process.exit(3)'] }
  const encoder = createFilmEncoder({ find: async () => failing })
  await expect(encoder.encode(plainFrames(500), FORMAT, never)).rejects.toThrow('the encoder ended with 3: no such codec')
})

test('without any encoder the host is told what to install', async () => {
  const encoder = createFilmEncoder({ find: async () => undefined })
  await expect(encoder.encode(plainFrames(1), FORMAT, never)).rejects.toThrow(FilmEncoderMissing)
})
