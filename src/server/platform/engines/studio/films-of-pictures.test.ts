import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFilmDecoder } from '../../media/decode/create-film-decoder.ts'
import { createFilmEncoder } from '../../media/encode/create-film-encoder.ts'
import type { EngineOutput, VideoWork, Work } from '../engine.ts'
import { createStudioEngine } from './studio-engine.ts'

const SIZE = { widthPx: 192, heightPx: 192 }
const RATE = 10
const never = new AbortController().signal
const decoder = createFilmDecoder()

let engine: ReturnType<typeof createStudioEngine>
let pirate: EngineOutput
let knight: EngineOutput
beforeAll(async () => {
  engine = createStudioEngine({ threads: 2, encoder: createFilmEncoder() })
  ;[pirate, knight] = await Promise.all([
    drawn('A red-haired pirate woman, smiling portrait', 'photoreal'),
    drawn('An old knight with a white beard, close portrait in a castle', 'anime'),
  ])
}, 60_000)
afterAll(() => engine[Symbol.asyncDispose]())

async function made(work: Work) {
  const attempt = { attemptId: 'a', signal: never, report: () => {} }
  const progress = await engine.check(await engine.start(work, attempt), attempt)
  if (progress.state !== 'done') throw new Error(`not made: ${JSON.stringify(progress)}`)
  return progress
}

async function drawn(description: string, style: 'photoreal' | 'anime'): Promise<EngineOutput> {
  const { outputs } = await made({ kind: 'preview', description, style, seed: 's', candidates: 1, sizePx: 320 })
  if (!outputs[0]) throw new Error('no picture')
  return outputs[0]
}

async function film(work: Partial<VideoWork>) {
  const whole = {
    kind: 'video',
    prompt: '',
    style: 'anime',
    seed: 's',
    ...SIZE,
    framesPerSecond: RATE,
    durationSeconds: 1,
  } as const
  const { outputs, warnings } = await made({ ...whole, ...work })
  const bytes = outputs[0]?.bytes ?? new Uint8Array()
  const { durationSeconds: mostSeconds } = { ...whole, ...work }
  const frames = await Array.fromAsync(decoder.frames(bytes, { ...SIZE, framesPerSecond: RATE, mostSeconds }, never))
  return { frames, warnings }
}

/** Peak signal-to-noise ratio of a frame to a picture in the film's size, dB. */
async function likeness(frame: Uint8Array | undefined, picture: Uint8Array): Promise<number> {
  const still = await sharp(picture).resize(SIZE.widthPx, SIZE.heightPx).ensureAlpha().raw().toBuffer()
  return ratio(frame ?? new Uint8Array(), still)
}

function ratio(one: Uint8Array, other: Uint8Array): number {
  const squares = one.reduce((sum, value, at) => sum + (value - (other[at] ?? 0)) ** 2, 0)
  return 10 * Math.log10((255 * 255) / (squares / one.length))
}

/** The picture as one that was made elsewhere. */
const foreign = ({ bytes }: EngineOutput) => ({ bytes })

test('a film of a first and a last picture begins on the one and ends on the other, and goes smoothly between', async () => {
  for (const [first, last] of [
    [pirate, foreign(knight)],
    [foreign(knight), pirate],
  ] as const) {
    const { frames } = await film({ picture: first, lastPicture: last, durationSeconds: 1.4 })
    expect(frames).toHaveLength(14)
    expect(await likeness(frames[0], first.bytes)).toBeGreaterThan(28)
    expect(await likeness(frames.at(-1), last.bytes)).toBeGreaterThan(28)
    const whole = ratio(frames[0]!, frames.at(-1)!)
    const steps = frames.slice(1).map((frame, index) => ratio(frames[index]!, frame))
    expect(Math.min(...steps), 'no frame jumps').toBeGreaterThan(whole + 5)
  }
}, 60_000)

test('a film of a drawn picture of its shape begins on it and comes to life', async () => {
  const { frames } = await film({ picture: pirate, prompt: 'strong wind', durationSeconds: 2 })
  expect(await likeness(frames[0], pirate.bytes)).toBeGreaterThan(28)
  expect(ratio(frames[0]!, frames[15]!)).toBeLessThan(34)
})

test('who stands in a drawn portrait sets off from there, and is seen as a whole', async () => {
  const { frames, warnings } = await film({ picture: knight, prompt: 'he runs' })
  expect(warnings).toEqual([])
  expect(await likeness(frames[0], knight.bytes)).toBeGreaterThan(28)
  const steps = frames.slice(1).map((frame, index) => ratio(frames[index]!, frame))
  expect(Math.min(...steps), 'no frame is another picture').toBeGreaterThan(10)
})

test('somebody in a picture from elsewhere comes to life before their place', async () => {
  const { frames, warnings } = await film({ picture: foreign(pirate), prompt: 'orbit around her', durationSeconds: 2 })
  expect(warnings).toEqual([])
  expect(await likeness(frames[0], pirate.bytes)).toBeGreaterThan(28)
  expect(ratio(frames[0]!, frames[6]!)).toBeLessThan(34)
})

test('a picture from elsewhere with nobody in it moves as a whole, and that is said', async () => {
  const wall = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#7a6a50' } })
    .png()
    .toBuffer()
  const { warnings } = await film({ picture: { bytes: wall } })
  expect(warnings).toEqual([expect.stringContaining('moves over this picture as a whole')])
})
