import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogue } from '#contract/functions/catalogue.ts'
import { createStudioEngine } from '../../platform/engines/studio/studio-engine.ts'
import { createFilmDecoder } from '../../platform/media/decode/create-film-decoder.ts'
import { createFilmEncoder } from '../../platform/media/encode/create-film-encoder.ts'
import { readMp4 } from '../../platform/media/encode/read-mp4.ts'
import { createFakeEngine } from '../../testing/fake-engine.ts'
import { createGenerationStage, type GenerationStage, type Person } from '../../testing/generation-stage.ts'
import { fileIdOfAddress } from '../library/picture-addresses.ts'

type Request = Parameters<GenerationStage['handlers']['video-generation-service']>[0]

const PRICE_CREDITS = 50

function onStage(stage: () => GenerationStage) {
  const ask = (person: Person, change: Partial<Request> = {}, options: Parameters<Person['as']>[0] = {}) =>
    stage().handlers['video-generation-service'](
      {
        action: 'text-to-video',
        chatId: randomUUID(),
        isStandaloneGeneration: true,
        prompt: 'A red-haired pirate at sea, slow zoom in',
        aspectRatio: '1:1',
        duration: 1,
        fps: 10,
        ...change,
      },
      person.as(options),
    )
  return {
    ask,
    balance: (person: Person) => stage().credits.balance(stage().database, person.userId),
    card: async (person: Person, jobId: string) => {
      const { data } = await stage().handlers['get-user-jobs']({ userId: person.userId }, person.as())
      return data.data.find((job) => job.jobId === jobId)
    },
    made: async (person: Person, started: Awaited<ReturnType<typeof ask>>) => {
      const { jobId } = started.result.body
      expect(await stage().ended(jobId)).toBe('SUCCESS')
      const { data } = await stage().handlers['get-job-response']({ jobId }, person.as())
      const file = await stage().files.findFile(stage().database, person.userId, fileIdOfAddress(data[0] ?? '') ?? '')
      const [film, poster] = await Promise.all([file?.open(), file?.openThumbnail()])
      if (!file || !film || !poster) throw new Error('the film is not stored')
      return { file, film: await buffer(film), poster: await buffer(poster) }
    },
  }
}

describe('with the studio', () => {
  let stage: GenerationStage
  const { ask, balance, card, made } = onStage(() => stage)
  beforeAll(async () => {
    stage = await createGenerationStage({ engine: createStudioEngine({ threads: 1, encoder: createFilmEncoder() }) })
    await stage.work()
  })
  afterAll(() => stage[Symbol.asyncDispose]())

  test('FC-21 a film of words is an H.264 film with a poster, and is paid once', async () => {
    const mira = await stage.person('rich')
    const before = await balance(mira)
    const started = await ask(mira)
    expect(catalogue['video-generation-service'].output.parse(started)).toEqual(started)
    expect(started).toMatchObject({ ok: true, status: 'QUEUED', predictionId: started.result.body.jobId })
    const { file, film, poster } = await made(mira, started)
    expect(file.mimeType).toBe('video/mp4')
    expect(readMp4(film)).toMatchObject({
      widthPx: 128,
      heightPx: 128,
      frames: 10,
      durationMs: 1000,
      codec: 'avc1',
      isFastStart: true,
    })
    expect(film.toString('latin1')).toContain('digitalsourcetype/algorithmicMedia')
    expect(await sharp(poster).metadata()).toMatchObject({ format: 'webp', width: 128, height: 128 })
    expect(await balance(mira)).toBe(before - PRICE_CREDITS)
    expect(await card(mira, started.result.body.jobId)).toMatchObject({
      type: 'video-generation',
      status: 'SUCCESS',
      priceCredits: PRICE_CREDITS,
      progress: 1,
      resultUrls: [expect.stringContaining(file.id)],
      thumbnailUrls: [expect.stringContaining(file.id)],
    })
  })

  test('a part of the stored film can be read', async () => {
    const mira = await stage.person('rich')
    const { file, film } = await made(mira, await ask(mira, { duration: 1, fps: 5 }))
    const part = await file.open({ start: 4, end: 7 })
    expect(part && (await buffer(part)).toString('latin1')).toBe('ftyp')
    expect(film.length).toBe(file.sizeBytes)
  })

  test('a picture that was drawn here comes to life in its own style', async () => {
    const mira = await stage.person('rich')
    const chat = await stage.character(mira)
    const { jobId } = await stage.handlers['create-system-message'](
      { userId: mira.userId, ...chat, prompt: 'Rosalind in a forest', senderType: 'user', options: { style: 'pixel-art' } },
      mira.as(),
    )
    expect(await stage.ended(jobId)).toBe('SUCCESS')
    const { data } = await stage.handlers['get-job-response']({ jobId }, mira.as())
    const started = await ask(mira, { action: 'image-to-video', imageUrl: data[0], chatId: chat.chatId, prompt: 'pan left' })
    const { film } = await made(mira, started)
    expect(readMp4(film)).toMatchObject({ frames: 10, codec: 'avc1' })
    expect(await card(mira, started.result.body.jobId)).toMatchObject({
      style: 'pixel-art',
      characterName: 'Rosalind',
      chatId: chat.chatId,
      warnings: [],
    })
  })

  test('a picture from elsewhere moves as a whole, and the card says so', async () => {
    const mira = await stage.person('rich')
    const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#4080c0' } })
      .jpeg()
      .toBuffer()
    const imageBase64 = `data:image/jpeg;base64,${photo.toString('base64')}`
    const started = await ask(mira, { action: 'image-to-video', imageBase64, prompt: undefined })
    await made(mira, started)
    const { warnings } = (await card(mira, started.result.body.jobId)) ?? {}
    expect(warnings).toEqual([expect.stringContaining('The camera moves over this picture as a whole')])
  })

  test('FC-21 a film begins on the first picture and ends on the last, in the resolution and shape that are asked for', async () => {
    const mira = await stage.person('rich')
    const before = await balance(mira)
    const picture = async (background: string) => {
      const create = { width: 90, height: 160, channels: 3 as const, background }
      return (await sharp({ create }).png().toBuffer()).toString('base64')
    }
    const [firstImageBase64, lastImageBase64] = [await picture('#c03020'), await picture('#2040c0')]
    const started = await ask(mira, {
      action: 'image-to-video',
      firstImageBase64,
      lastImageBase64,
      prompt: undefined,
      aspectRatio: '9:16',
      resolution: '720p',
    })
    const { film } = await made(mira, started)
    // On the stage films have a quarter of their size, and a little more.
    expect(readMp4(film)).toMatchObject({ widthPx: 192, heightPx: 342, frames: 10 })
    const shape = { widthPx: 16, heightPx: 28, framesPerSecond: 10, mostSeconds: 2 }
    const frames = await Array.fromAsync(createFilmDecoder().frames(film, shape, new AbortController().signal))
    const colorOf = (frame: Uint8Array | undefined) => [...(frame?.subarray(0, 3) ?? [])]
    expect(colorOf(frames[0])).toEqual([0xc0, 0x30, 0x20].map((value) => expect.closeTo(value, -1)))
    expect(colorOf(frames.at(-1))).toEqual([0x20, 0x40, 0xc0].map((value) => expect.closeTo(value, -1)))
    expect(await card(mira, started.result.body.jobId)).toMatchObject({
      videoOptions: { resolution: '720p', fps: 10, aspectRatio: '9:16' },
    })
    expect(await balance(mira)).toBe(before - PRICE_CREDITS)
  })

  test('the same key starts one film', async () => {
    const mira = await stage.person('rich')
    const before = await balance(mira)
    const chatId = randomUUID()
    const [first, second] = [
      await ask(mira, { chatId }, { idempotencyKey: 'k' }),
      await ask(mira, { chatId }, { idempotencyKey: 'k' }),
    ]
    expect(second.result.body.jobId).toBe(first.result.body.jobId)
    await made(mira, first)
    expect(await balance(mira)).toBe(before - PRICE_CREDITS)
  })
})

describe('what costs nothing', () => {
  let stage: GenerationStage
  const { ask, balance } = onStage(() => stage)
  beforeAll(async () => {
    const studio = createStudioEngine({ threads: 1, encoder: createFilmEncoder({ find: async () => undefined }) })
    stage = await createGenerationStage({ engine: studio })
    await stage.work()
  })
  afterAll(() => stage[Symbol.asyncDispose]())

  const refusals: [string, Partial<Request>, string][] = [
    ['a lip sync without a sound', { action: 'lip-sync' }, 'validation.invalid'],
    ['a premium film of no quality', { action: 'sora-2-t2v', videoOptions: { subModel: 'cinema' } }, 'validation.invalid'],
    ['a resolution that only an upscale reaches', { resolution: '4K' }, 'engine.unsupported'],
    ['a resolution that is none', { resolution: 'huge' }, 'validation.invalid'],
    ['a last picture without a first', { action: 'image-to-video', lastImageUrl: 'y' }, 'validation.invalid'],
    ['no words', { prompt: undefined }, 'validation.invalid'],
    ['no picture', { action: 'image-to-video' }, 'validation.invalid'],
    ['what is no picture', { action: 'image-to-video', imageBase64: 'aGVsbG8=' }, 'picture.unreadable'],
    ['a foreign address', { action: 'image-to-video', imageUrl: 'https://example.org/a.png' }, 'picture.unreadable'],
    ['an unknown style', { videoOptions: { style: 'crayon' } }, 'style.unknown'],
    ['a chat that is not there', { isStandaloneGeneration: false }, 'chat.not-found'],
  ]
  test.each(refusals)('%s is refused before anything is charged', async (_what, change, code) => {
    const mira = await stage.person('rich')
    const before = await balance(mira)
    await expect(ask(mira, change)).rejects.toMatchObject({ code })
    expect(await balance(mira)).toBe(before)
  })

  test('FC-21 nobody without credits starts a film, and nothing they brought is kept', async () => {
    const poor = await stage.person('broke')
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const imageBase64 = picture.toString('base64')
    await expect(ask(poor, { action: 'image-to-video', imageBase64 })).rejects.toMatchObject({
      code: 'credits.insufficient',
      status: 402,
    })
    const files = readdirSync(stage.blobsDirectory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    expect(files.filter(({ name }) => /\.(?:png|webp)$/.test(name))).toEqual([])
  })

  test('requests with one key at once start one film, and keep one picture', async () => {
    const mira = await stage.person('rich')
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const request: Partial<Request> = {
      action: 'image-to-video',
      chatId: randomUUID(),
      imageBase64: picture.toString('base64'),
    }
    const key = { idempotencyKey: 'one click' }
    const clicks = await Promise.all([ask(mira, request, key), ask(mira, request, key), ask(mira, request, key)])
    expect(new Set(clicks.map((click) => click.result.body.jobId)).size).toBe(1)
    const files = await stage.database.selectFrom('files').select('id').where('owner_id', '=', mira.userId).execute()
    expect(files).toHaveLength(1)
    const holds = await stage.database
      .selectFrom('credit_entries')
      .select('id')
      .where('user_id', '=', mira.userId)
      .where('kind', '=', 'hold')
      .execute()
    expect(holds).toHaveLength(1)
    await expect(ask(mira, { ...request, prompt: 'slower' }, key)).rejects.toMatchObject({ code: 'idempotency.key-reused' })
  })

  test('FC-21 an unknown action is no request', () => {
    const request = { action: 'text-to-hologram', chatId: 'c', prompt: 'a fox' }
    expect(catalogue['video-generation-service'].input.safeParse(request).success).toBe(false)
  })

  test('without an encoder the job fails with that reason and the credits come back', async () => {
    const mira = await stage.person('rich')
    const before = await balance(mira)
    const { jobId } = (await ask(mira)).result.body
    expect(await stage.ended(jobId)).toBe('FAILED')
    expect(await balance(mira)).toBe(before)
    const status = await stage.handlers['get-job-status']({ jobId }, mira.as())
    expect(status.error).toContain('This server cannot make films')
  })
})

test('an engine that makes no films refuses them, and charges nothing', async () => {
  await using stage = await createGenerationStage({ engine: createFakeEngine() })
  const { ask, balance } = onStage(() => stage)
  const mira = await stage.person('rich')
  await expect(ask(mira)).rejects.toMatchObject({ code: 'engine.unsupported' })
  expect(await balance(mira)).toBe(1000)
})
