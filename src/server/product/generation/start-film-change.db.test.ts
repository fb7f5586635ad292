import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LIMITS } from '#contract/limits.ts'
import { createStudioEngine } from '../../platform/engines/studio/studio-engine.ts'
import { createFilmDecoder } from '../../platform/media/decode/create-film-decoder.ts'
import { createFilmEncoder } from '../../platform/media/encode/create-film-encoder.ts'
import { readMp4 } from '../../platform/media/encode/read-mp4.ts'
import { createFakeEngine } from '../../testing/fake-engine.ts'
import { createGenerationStage, type GenerationStage, type Person } from '../../testing/generation-stage.ts'
import { fileIdOfAddress } from '../library/picture-addresses.ts'

type Request = Parameters<GenerationStage['handlers']['video-generation-service']>[0]

const encoder = createFilmEncoder()
const never = new AbortController().signal
/** On the stage films have a quarter of their size: 480p is 128 pixels high, 1080p 288 and 4K 576. */
const UNIT = 128 / 480

let stage: GenerationStage
beforeAll(async () => {
  stage = await createGenerationStage({
    engine: createStudioEngine({ threads: 1, encoder, decoder: createFilmDecoder() }),
  })
  await stage.work()
})
afterAll(() => stage[Symbol.asyncDispose]())

/** A bar that goes from left to right, with a tone. */
async function aFilm({ widthPx = 228, heightPx = 128, seconds = 0.4 } = {}): Promise<string> {
  const framesPerSecond = 25
  async function* frames() {
    for (let index = 0; index < seconds * framesPerSecond; index += 1) {
      const frame = new Uint8Array(widthPx * heightPx * 4).fill(230)
      for (let at = 0; at < frame.length; at += 4) {
        const x = (at / 4) % widthPx
        if (Math.abs(x - index * 4) < 12) frame.set([30, 60, 200], at)
      }
      yield frame
    }
  }
  const samples = new Uint8Array(new Int16Array(16_000 * seconds).map((_, at) => Math.sin(at / 8) * 9000).buffer)
  const sound = { samples, sampleRateHz: 16_000, channels: 1 as const }
  const film = await encoder.encode(frames(), { widthPx, heightPx, framesPerSecond, sound }, never)
  return Buffer.from(film).toString('base64')
}

const ask = (person: Person, change: Partial<Request>, options: Parameters<Person['as']>[0] = {}) =>
  stage.handlers['video-generation-service'](
    { action: 'upscale', chatId: randomUUID(), isStandaloneGeneration: true, resolution: '1080p', ...change },
    person.as(options),
  )
const balance = (person: Person) => stage.credits.balance(stage.database, person.userId)

async function made(person: Person, started: Awaited<ReturnType<typeof ask>>) {
  const { jobId } = started.result.body
  expect(await stage.ended(jobId)).toBe('SUCCESS')
  const { data } = await stage.handlers['get-job-response']({ jobId }, person.as())
  const url = data[0] ?? ''
  const file = await stage.files.findFile(stage.database, person.userId, fileIdOfAddress(url) ?? '')
  const [film, poster] = await Promise.all([file?.open(), file?.openThumbnail()])
  if (!film || !poster) throw new Error('the film is not stored')
  const { data: jobs } = await stage.handlers['get-user-jobs']({ userId: person.userId }, person.as())
  const card = jobs.data.find((job) => job.jobId === jobId)
  return { url, card, film: await buffer(film), poster: await sharp(await buffer(poster)).metadata() }
}

test('BC-09 BC-10 BC-11 a film that was made here is upscaled to 1080p 30, and that one to 4K 60, for the prices of the text', async () => {
  const mira = await stage.person('rich')
  const drawing = await ask(mira, { action: 'text-to-video', resolution: '480p', prompt: 'A fox knight', duration: 1, fps: 5 })
  const drawn = await made(mira, drawing)
  expect(drawn.card?.videoOptions).toEqual({ resolution: '480p', fps: 5, aspectRatio: '16:9' })
  const before = await balance(mira)

  const larger = await made(mira, await ask(mira, { videoUrl: drawn.url }))
  expect(readMp4(larger.film)).toMatchObject({ heightPx: 1080 * UNIT, frames: 30, durationMs: 1000, codec: 'avc1' })
  expect(larger.film.toString('latin1')).toContain('digitalsourcetype/algorithmicMedia')
  expect(larger.poster).toMatchObject({ format: 'webp' })
  expect(await balance(mira)).toBe(before - 100)
  expect(larger.card).toMatchObject({
    type: 'video-generation',
    style: drawn.card?.style,
    priceCredits: 100,
    videoOptions: { resolution: '1080p', fps: 30, aspectRatio: '16:9' },
  })

  const largest = await made(
    mira,
    await ask(mira, { action: 'regenerate', operationType: 'upscale', videoUrl: larger.url, resolution: '4k' }),
  )
  expect(readMp4(largest.film)).toMatchObject({ heightPx: 2160 * UNIT, frames: 60, isFastStart: true })
  expect(await balance(mira)).toBe(before - 400)

  for (const resolution of ['1080p', '4K']) {
    await expect(ask(mira, { videoUrl: largest.url, resolution })).rejects.toMatchObject({ code: 'video.at-largest' })
  }
  await expect(ask(mira, { videoUrl: larger.url, resolution: '1080p' })).rejects.toMatchObject({ code: 'video.at-largest' })
  expect(await balance(mira)).toBe(before - 400)
})

test('FC-22 a film that somebody brought is restored in its size and rate, with its sound', async () => {
  const mira = await stage.person('rich')
  const before = await balance(mira)
  const videoBase64 = await aFilm({ widthPx: 96, heightPx: 128 })
  const started = await ask(mira, { action: 'regenerate', operationType: 'restore', videoBase64, aspectRatio: '9:16', fps: 25 })
  expect(started).toMatchObject({ ok: true, status: 'QUEUED', result: { body: { jobId: expect.any(String) } } })
  const { film, card } = await made(mira, started)
  expect(readMp4(film)).toMatchObject({ widthPx: 96, heightPx: 128, frames: 10, soundCodec: 'mp4a' })
  expect(await balance(mira)).toBe(before - 100)
  expect(card).toMatchObject({ style: 'none', priceCredits: 100, videoOptions: { resolution: '480p', fps: 25 } })
})

test.each(['film.webm', 'lying.mov'])('a %s of any make is upscaled', async (name) => {
  const mira = await stage.person('rich')
  const bytes = readFileSync(new URL(`../../platform/media/decode/fixtures/${name}`, import.meta.url))
  const videoBase64 = `data:video/mp4;base64,${bytes.toString('base64')}`
  const { film } = await made(mira, await ask(mira, { videoBase64 }))
  const [widthPx, heightPx] = name === 'film.webm' ? [384, 288] : [288, 384]
  expect(readMp4(film)).toMatchObject({ widthPx, heightPx, frames: 30, soundCodec: 'mp4a' })
})

test('the price that a page asks for is the one that is charged', async () => {
  const mira = await stage.person('rich')
  const check = (job: 'video-upscale' | 'video-restoration', options = {}) =>
    stage.handlers['check-user-credits']({ job, options }, mira.as())
  expect(await check('video-upscale', { resolution: '1080p' })).toMatchObject({ priceCredits: 100 })
  expect(await check('video-upscale', { resolution: '4K' })).toMatchObject({ priceCredits: 300 })
  expect(await check('video-restoration')).toMatchObject({ priceCredits: 100, isFree: false })
  await expect(check('video-upscale', { resolution: '8K' })).rejects.toMatchObject({ code: 'validation.invalid' })
})

test('the same key starts one upscale', async () => {
  const mira = await stage.person('rich')
  const before = await balance(mira)
  const request = { chatId: randomUUID(), videoBase64: await aFilm() }
  const key = { idempotencyKey: 'k' }
  const [first, second] = [await ask(mira, request, key), await ask(mira, request, key)]
  expect(second.result.body.jobId).toBe(first.result.body.jobId)
  await made(mira, first)
  expect(await balance(mira)).toBe(before - 100)
})

test('a running upscale is cancelled in the middle of its film, and paid back', async () => {
  const mira = await stage.person('rich')
  const before = await balance(mira)
  const videoBase64 = await aFilm({ widthPx: 512, heightPx: 288, seconds: 20 })
  const { jobId } = (await ask(mira, { videoBase64, resolution: '4K' })).result.body
  await expect.poll(async () => progressOf(jobId), { timeout: 15_000, interval: 20 }).toBeGreaterThan(0)
  await stage.handlers['cancel-job']({ jobId }, mira.as())
  expect(await stage.ended(jobId)).toBe('FAILED')
  expect(await balance(mira)).toBe(before)
})

async function progressOf(jobId: string): Promise<number> {
  const row = await stage.database.selectFrom('jobs').select('progress').where('id', '=', jobId).executeTakeFirstOrThrow()
  return row.progress
}

describe('what is refused before anything is charged, and leaves nothing behind', () => {
  const refusals: [string, () => Promise<Partial<Request>>, string][] = [
    ['no film', async () => ({}), 'validation.invalid'],
    ['what is no film', async () => ({ videoBase64: 'aGVsbG8=' }), 'video.unreadable'],
    ['a picture', async () => ({ videoBase64: await aPicture() }), 'video.unreadable'],
    ['a film that breaks off', async () => ({ videoBase64: (await aFilm()).slice(0, 400) }), 'video.unreadable'],
    ['a foreign address', async () => ({ videoUrl: 'https://example.org/a.mp4' }), 'video.unreadable'],
    [
      'a film as large as it is to become',
      async () => ({ videoBase64: await aFilm({ widthPx: 384, heightPx: 288 }) }),
      'video.at-largest',
    ],
    ['no resolution', async () => ({ videoBase64: await aFilm(), resolution: undefined }), 'validation.invalid'],
    ['a resolution that is none', async () => ({ videoBase64: await aFilm(), resolution: '481p' }), 'validation.invalid'],
    ['nothing said of what to do', async () => ({ action: 'regenerate', videoBase64: await aFilm() }), 'validation.invalid'],
    [
      'a film that is too long',
      async () => ({ videoBase64: await aFilm({ widthPx: 16, heightPx: 16, seconds: LIMITS.changedFilmMaxSeconds + 1 }) }),
      'video.too-long',
    ],
    [
      'a film that is too heavy',
      async () => ({ videoBase64: 'A'.repeat(Math.ceil((LIMITS.uploadVideoMaxBytes + 100) / 3) * 4) }),
      'file.too-large',
    ],
  ]
  test.each(refusals)('%s', async (_what, change, code) => {
    const mira = await stage.person('rich')
    const before = await balance(mira)
    const stored = storedFiles().length
    await expect(ask(mira, await change())).rejects.toMatchObject({ code })
    expect(await balance(mira)).toBe(before)
    expect(storedFiles()).toHaveLength(stored)
  })

  test('nobody without credits starts an upscale', async () => {
    const poor = await stage.person('broke')
    await expect(ask(poor, { videoBase64: await aFilm() })).rejects.toMatchObject({ code: 'credits.insufficient', status: 402 })
  })

  test('somebody else’s film', async () => {
    const [mira, noah] = [await stage.person('rich'), await stage.person('rich')]
    const { url } = await made(mira, await ask(mira, { videoBase64: await aFilm() }))
    await expect(ask(noah, { videoUrl: url, resolution: '4K' })).rejects.toMatchObject({ code: 'video.unreadable' })
  })

  test('an engine that changes no films', async () => {
    await using other = await createGenerationStage({ engine: createFakeEngine() })
    const mira = await other.person('rich')
    const request = { action: 'upscale', chatId: randomUUID(), resolution: '1080p', videoBase64: await aFilm() } as const
    await expect(other.handlers['video-generation-service'](request, mira.as())).rejects.toMatchObject({
      code: 'engine.unsupported',
    })
    expect(await other.credits.balance(other.database, mira.userId)).toBe(1000)
  })
})

function storedFiles(): string[] {
  const entries = readdirSync(stage.blobsDirectory, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

async function aPicture(): Promise<string> {
  const create = { width: 9, height: 9, channels: 3 as const, background: '#fff' }
  return (await sharp({ create }).png().toBuffer()).toString('base64')
}
