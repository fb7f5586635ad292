import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogue } from '#contract/functions/catalogue.ts'
import { LIMITS } from '#contract/limits.ts'
import { drawPicture } from '#studio/draw-picture.ts'
import { castCharacter } from '#studio/sheet/cast-character.ts'
import { aVoice } from '#studio/testing/a-voice.ts'
import { readDescription } from '#studio/words/read-description.ts'
import { createStudioCanvas } from '../../platform/engines/studio/studio-canvas.ts'
import { createStudioEngine } from '../../platform/engines/studio/studio-engine.ts'
import { createFilmEncoder } from '../../platform/media/encode/create-film-encoder.ts'
import { readMp4 } from '../../platform/media/encode/read-mp4.ts'
import { aWav } from '../../testing/a-wav.ts'
import { createGenerationStage, type GenerationStage, type Person } from '../../testing/generation-stage.ts'
import { fileIdOfAddress } from '../library/picture-addresses.ts'

type Request = Parameters<GenerationStage['handlers']['video-generation-service']>[0]

const PRICE_CREDITS = 40
const PRICE_OF_A_FILM_CREDITS = 80
const SPEECH = aWav(
  aVoice([
    ['ah', 0.3],
    ['mm', 0.1],
    ['ee', 0.2],
    ['silence', 0.2],
    ['oo', 0.2],
  ]),
)

let stage: GenerationStage
beforeAll(async () => {
  stage = await createGenerationStage({ engine: createStudioEngine({ threads: 1, encoder: createFilmEncoder() }) })
  await stage.work()
})
afterAll(() => stage[Symbol.asyncDispose]())

const balance = (person: Person) => stage.credits.balance(stage.database, person.userId)

/** The address of a picture that was drawn here. */
async function drawnPicture(person: Person) {
  const characterDescription = 'A young woman with long red hair and a green jacket, in a forest'
  const { jobId } = await stage.handlers['create-preview'](
    { name: 'Rosalind', userId: person.userId, characterDescription, style: 'anime' },
    person.as(),
  )
  expect(await stage.ended(jobId)).toBe('SUCCESS')
  const { data } = await stage.handlers['get-job-response']({ jobId }, person.as())
  return data[0] ?? ''
}

const ask = (person: Person, change: Partial<Request>, options: Parameters<Person['as']>[0] = {}) =>
  stage.handlers['video-generation-service'](
    {
      action: 'lip-sync',
      chatId: randomUUID(),
      isStandaloneGeneration: true,
      prompt: 'She speaks',
      aspectRatio: '1:1',
      videoOptions: { resolution: '480p', fps: 25 },
      audioBase64: `data:audio/wav;base64,${SPEECH.toString('base64')}`,
      ...change,
    },
    person.as(options),
  )

async function filmOf(person: Person, jobId: string) {
  expect(await stage.ended(jobId)).toBe('SUCCESS')
  const { data } = await stage.handlers['get-job-response']({ jobId }, person.as())
  const file = await stage.files.findFile(stage.database, person.userId, fileIdOfAddress(data[0] ?? '') ?? '')
  const film = await file?.open()
  if (!film) throw new Error('the film is not stored')
  return buffer(film)
}

test('FC-21 a drawn picture speaks: a film as long as its sound, with it, paid once', async () => {
  const mira = await stage.person('rich')
  const imageUrl = await drawnPicture(mira)
  const before = await balance(mira)
  const key = { idempotencyKey: 'one click' }
  const chatId = randomUUID()
  const started = await ask(mira, { imageUrl, chatId }, key)
  expect(catalogue['video-generation-service'].output.parse(started)).toEqual(started)
  const { jobId } = started.result.body
  expect((await ask(mira, { imageUrl, chatId }, key)).result.body.jobId).toBe(jobId)
  expect(readMp4(await filmOf(mira, jobId))).toMatchObject({
    widthPx: 128,
    heightPx: 128,
    frames: 25,
    codec: 'avc1',
    soundCodec: 'mp4a',
    isFastStart: true,
  })
  expect(await balance(mira)).toBe(before - PRICE_CREDITS)
  const { data } = await stage.handlers['get-user-jobs']({ userId: mira.userId }, mira.as())
  expect(data.data.find((job) => job.jobId === jobId)).toMatchObject({
    type: 'video-generation',
    style: 'anime',
    priceCredits: PRICE_CREDITS,
    progress: 1,
    videoOptions: { resolution: '480p', fps: 25, aspectRatio: '1:1' },
  })
})

/** A face that nobody's engine remembers, as raw pixels. */
function aDrawnFace(sidePx: number) {
  const { reading } = readDescription('A young woman with short brown hair, plain background, close portrait')
  const cast = castCharacter(reading, { seed: 'photo', candidate: 1, style: 'photoreal' })
  const size = { widthPx: sidePx, heightPx: sidePx }
  return drawPicture({ ...cast, style: 'photoreal', ...size, createCanvas: createStudioCanvas }).picture.data
}

test('somebody in a film says something else: its size and rate stay, its sound is the new one, for the price of a film', async () => {
  const mira = await stage.person('rich')
  const before = await balance(mira)
  const face = aDrawnFace(192)
  const shape = { widthPx: 192, heightPx: 192, framesPerSecond: 10 }
  const frames = (async function* () {
    for (let index = 0; index < 5; index += 1) yield new Uint8Array(face)
  })()
  const video = await createFilmEncoder().encode(frames, shape, new AbortController().signal)
  const started = await ask(mira, { videoBase64: base64(video) })
  const film = await filmOf(mira, started.result.body.jobId)
  // Half a second of film, and a whole one of speech: its last picture goes on speaking.
  expect(readMp4(film)).toMatchObject({ widthPx: 192, heightPx: 192, frames: 10, durationMs: 1000, soundCodec: 'mp4a' })
  expect(await balance(mira)).toBe(before - PRICE_OF_A_FILM_CREDITS)
  const quote = { job: 'video-generation-lip-sync', options: { source: 'video' } } as const
  const { priceCredits } = await stage.handlers['check-user-credits'](quote, mira.as())
  expect(priceCredits).toBe(PRICE_OF_A_FILM_CREDITS)
})

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
const plain = () =>
  sharp({ create: { width: 200, height: 200, channels: 3, background: '#4080c0' } })
    .png()
    .toBuffer()

const plainFilm = () =>
  createFilmEncoder().encode(
    (async function* () {
      for (let index = 0; index < 5; index += 1) yield new Uint8Array(64 * 64 * 4).fill(120)
    })(),
    { widthPx: 64, heightPx: 64, framesPerSecond: 10 },
    new AbortController().signal,
  )

const refusals: [string, () => Promise<Partial<Request>> | Partial<Request>, string][] = [
  ['no sound', () => ({ audioBase64: undefined, imageUrl: 'x' }), 'validation.invalid'],
  ['no picture', () => ({}), 'validation.invalid'],
  ['what is no sound', () => ({ audioBase64: base64(Buffer.from('hello')), imageUrl: 'x' }), 'audio.unreadable'],
  [
    'a sound without samples',
    async () => ({ audioBase64: base64(SPEECH.subarray(0, 44)), imageBase64: base64(await plain()) }),
    'audio.unreadable',
  ],
  [
    'silence',
    async () => ({ audioBase64: base64(aWav(new Int16Array(16_000))), imageBase64: base64(await plain()) }),
    'audio.silent',
  ],
  [
    'a speech of more than a minute',
    async () => ({
      audioBase64: base64(aWav(new Int16Array((LIMITS.lipSyncMaxSeconds + 1) * 16_000).fill(3000))),
      imageBase64: base64(await plain()),
    }),
    'audio.too-long',
  ],
  ['a film without a face', async () => ({ videoBase64: base64(await plainFilm()) }), 'face.none'],
  ['what is no film', () => ({ videoBase64: base64(SPEECH) }), 'video.unreadable'],
  ['half a film', async () => ({ videoBase64: base64((await plainFilm()).subarray(0, 400)) }), 'video.unreadable'],
  ['a picture without a face', async () => ({ imageBase64: base64(await plain()) }), 'face.none'],
  ['what is no picture', () => ({ imageBase64: base64(SPEECH) }), 'picture.unreadable'],
  ['a foreign address', () => ({ imageUrl: 'https://example.org/a.png' }), 'picture.unreadable'],
]
test.each(refusals)(
  '%s is refused before anything is charged, and nothing that was brought is kept',
  async (_what, change, code) => {
    const mira = await stage.person('rich')
    const before = await balance(mira)
    const blobs = () =>
      readdirSync(stage.blobsDirectory, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
    const kept = blobs().length
    await expect(ask(mira, await change())).rejects.toMatchObject({ code })
    expect(await balance(mira)).toBe(before)
    expect(blobs()).toHaveLength(kept)
  },
)
