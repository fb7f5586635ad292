import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFilmEncoder } from '../../media/encode/create-film-encoder.ts'
import type { FilmEncoder } from '../../media/encode/film-encoder.ts'
import { readMp4 } from '../../media/encode/read-mp4.ts'
import type { AttemptContext, Engine, Progress, VideoWork } from '../engine.ts'
import { createStudioEngine } from './studio-engine.ts'

const WORK: VideoWork = {
  kind: 'video',
  prompt: 'a red-haired pirate at sea',
  style: 'anime',
  seed: 'film',
  widthPx: 96,
  heightPx: 96,
  framesPerSecond: 10,
  durationSeconds: 2,
}

let engine: Engine & AsyncDisposable
beforeAll(() => {
  engine = createStudioEngine({ threads: 1, encoder: createFilmEncoder() })
})
afterAll(() => engine[Symbol.asyncDispose]())

async function make(by: Engine, work: VideoWork, attempt: Partial<AttemptContext> = {}): Promise<Progress> {
  const context = { attemptId: 'attempt', signal: new AbortController().signal, report: () => {}, ...attempt }
  return by.check(await by.start(work, context), context)
}

function filmOf(progress: Progress) {
  if (progress.state !== 'done') throw new Error(JSON.stringify(progress))
  const [output] = progress.outputs
  if (!output) throw new Error('no film')
  return output
}

test('the same work gives the same film, and its engine state draws it again', async () => {
  const first = filmOf(await make(engine, WORK))
  const again = filmOf(await make(engine, WORK))
  expect(Buffer.compare(first.bytes, again.bytes)).toBe(0)
  expect(readMp4(first.bytes)).toMatchObject({ frames: 20, durationMs: 2000 })
  const { engineState } = first
  expect(engineState).toMatchObject({ engine: 'studio', json: { style: 'anime' } })
  const alive = filmOf(await make(engine, { ...WORK, prompt: '', picture: { bytes: new Uint8Array(), engineState } }))
  expect(alive.poster && Buffer.compare(alive.poster, first.poster ?? Buffer.alloc(0))).toBe(0)
})

test('a film of one frame that is drawn before its encoder begins is a film', async () => {
  const real = createFilmEncoder()
  const { promise: isFirstDrawn, resolve: sayFirstIsDrawn } = Promise.withResolvers<void>()
  let films = 0
  const encoder: FilmEncoder = {
    async encode(frames, ...order) {
      films += 1
      if (films === 1) {
        await isFirstDrawn
        return real.encode(frames, ...order)
      }
      // The only thread draws the second film when it is done with the first.
      const seen = (async function* () {
        for await (const frame of frames) {
          sayFirstIsDrawn()
          yield frame
        }
      })()
      return real.encode(seen, ...order)
    },
  }
  await using slow = createStudioEngine({ threads: 1, encoder })
  const short = { ...WORK, framesPerSecond: 1, durationSeconds: 1 }
  const both = await Promise.all([make(slow, short), make(slow, short)])
  for (const made of both) expect(readMp4(filmOf(made).bytes)).toMatchObject({ frames: 1 })
})

test('progress counts real frames and never goes back', async () => {
  const shares: number[] = []
  await make(engine, WORK, { report: ({ share }) => shares.push(share) })
  expect(shares.length).toBeGreaterThanOrEqual(20)
  expect(shares).toEqual([...shares].sort((a, b) => a - b))
  expect(shares.at(-1)).toBe(1)
})

test('a film that is cancelled ends in the middle, and the next one is made all the same', async () => {
  const cancelling = new AbortController()
  let frames = 0
  const report = ({ stage }: { stage: string }) => {
    if (!stage.startsWith('Frame')) return
    frames += 1
    if (frames === 3) cancelling.abort(new Error('cancelled'))
  }
  await expect(make(engine, WORK, { signal: cancelling.signal, report })).rejects.toThrow('cancelled')
  expect(frames).toBeLessThan(20)
  expect(readMp4(filmOf(await make(engine, WORK)).bytes)).toMatchObject({ frames: 20 })
})

test('an encoder that fails fails the attempt, and ends the drawing', async () => {
  const encoder: FilmEncoder = {
    async encode(frames) {
      for await (const _ of frames) throw new Error('the disk is full')
      return new Uint8Array()
    },
  }
  await using broken = createStudioEngine({ threads: 1, encoder })
  const failed = { state: 'failed', failure: 'engine.failed', retry: true, detail: expect.stringContaining('the disk is full') }
  expect(await make(broken, WORK)).toMatchObject(failed)
})

test('a broken picture fails the attempt', async () => {
  const progress = await make(engine, { ...WORK, picture: { bytes: Buffer.from('no picture') } })
  expect(progress).toMatchObject({ state: 'failed', failure: 'engine.failed' })
})

test.each([
  [1, 1000],
  [1000, 1],
])('a picture of %i × %i pixels becomes a film without being enlarged to gigabytes', async (width, height) => {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#a04060' } })
    .png()
    .toBuffer()
  const residentBefore = process.memoryUsage.rss()
  const film = filmOf(await make(engine, { ...WORK, durationSeconds: 1, picture: { bytes } }))
  expect(readMp4(film.bytes)).toMatchObject({ widthPx: 96, heightPx: 96 })
  expect(process.memoryUsage.rss() - residentBefore).toBeLessThan(500_000_000)
})
