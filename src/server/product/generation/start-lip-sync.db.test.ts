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
  })
})

test('the photo of a face speaks too, and its own drawn hand is not asked', async () => {
  const mira = await stage.person('rich')
  const { reading } = readDescription('A young woman with short brown hair, plain background, close portrait')
  const cast = castCharacter(reading, { seed: 'photo', candidate: 1, style: 'photoreal' })
  const { picture } = drawPicture({
    ...cast,
    style: 'photoreal',
    widthPx: 256,
    heightPx: 256,
    createCanvas: createStudioCanvas,
  })
  const photo = await sharp(picture.data, { raw: { width: 256, height: 256, channels: 4 } })
    .jpeg()
    .toBuffer()
  const started = await ask(mira, { imageBase64: base64(photo) })
  const film = await filmOf(mira, started.result.body.jobId)
  expect(readMp4(film)).toMatchObject({ frames: 25, soundCodec: 'mp4a' })
})

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
const plain = () =>
  sharp({ create: { width: 200, height: 200, channels: 3, background: '#4080c0' } })
    .png()
    .toBuffer()

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
