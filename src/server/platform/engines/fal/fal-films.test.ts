import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aWav } from '../../../testing/a-wav.ts'
import { type FakeFal, startFakeFal } from '../../../testing/fake-fal.ts'
import { systemClock } from '../../clock/clock.ts'
import { createFilmDecoder } from '../../media/decode/create-film-decoder.ts'
import { createSoundDecoder } from '../../media/decode/create-sound-decoder.ts'
import { createFilmEncoder } from '../../media/encode/create-film-encoder.ts'
import { createSharpMedia } from '../../media/sharp/sharp-media.ts'
import type { Engine, PaidRequest, Progress, Work } from '../engine.ts'
import { createFal } from './create-fal.ts'

const SIZE = { widthPx: 64, heightPx: 48 }
const signal = new AbortController().signal
let fake: FakeFal
let engine: Engine
let film: Uint8Array
let picture: Uint8Array

beforeAll(async () => {
  film = await createFilmEncoder().encode(frames(), { ...SIZE, framesPerSecond: 10 }, signal)
  fake = await startFakeFal({ film })
  const media = createSharpMedia()
  const outside = { clock: systemClock, media, films: createFilmDecoder(), sounds: createSoundDecoder() }
  engine = createFal({ key: fake.key, origin: fake.url, models: {} }, { ...outside, publicUrl: () => undefined }).engine
  picture = fake.png
})
afterAll(() => fake[Symbol.asyncDispose]())
beforeEach(() => {
  fake.posts.splice(0)
  fake.uploads.splice(0)
  fake.keptSeconds.splice(0)
})

async function* frames() {
  for (let index = 0; index < 10; index += 1) {
    yield new Uint8Array(SIZE.widthPx * SIZE.heightPx * 4).fill(index * 20)
  }
}

async function make(work: Work): Promise<{ progress: Progress; recorded: PaidRequest[] }> {
  const recorded: PaidRequest[] = []
  const attempt = {
    attemptId: crypto.randomUUID(),
    signal,
    report: () => {},
    recordRequest: async (request: PaidRequest) => void recorded.push(request),
  }
  fake.play({ made: 'film' })
  const operation = await engine.start(work, attempt)
  expect(JSON.parse(JSON.stringify(operation))).toEqual(operation)
  return { progress: await engine.check(operation, attempt), recorded }
}

const VIDEO = { kind: 'video', prompt: 'waves', style: 'none', seed: 's', ...SIZE, framesPerSecond: 24 } as const
const subject = () => ({ name: 'Mira', description: 'a sailor', references: [picture] })

test('how long a film of these models will be is told before it is paid, as it is told with it', async () => {
  const asked = { ...VIDEO, durationSeconds: 2 }
  const told = await engine.foresee!(asked, { userId: 'mira' })
  expect(told).toMatchObject({ isRefused: false, warnings: [{ why: 'drawn-as', weight: 'small' }] })
  const { progress } = await make(asked)
  expect(progress).toMatchObject({ warnings: expect.arrayContaining(told.warnings.map(({ sentence }) => sentence)) })
})

test('a film of words comes back as MP4 with its first picture; what cannot be done is said', async () => {
  const { progress, recorded } = await make({ ...VIDEO, durationSeconds: 2 })
  const poster = expect.any(Uint8Array)
  expect(progress).toMatchObject({ state: 'done', outputs: [{ ...SIZE, mimeType: 'video/mp4', label: 'film', poster }] })
  expect(progress).toMatchObject({
    warnings: [expect.stringContaining('this one has 4'), expect.stringContaining('no seed')],
  })
  expect(recorded).toMatchObject([{ model: 'bytedance/seedance-2.0/text-to-video', costUsd: expect.closeTo(1.24) }])
  expect(fake.posts[0]?.body).toMatchObject({ prompt: 'waves', duration: '4', resolution: '480p', aspect_ratio: '4:3' })
})

test('a film of a picture, and one of a character, bring the pictures along', async () => {
  await make({ ...VIDEO, durationSeconds: 5, picture: { bytes: picture }, lastPicture: { bytes: picture } })
  await make({ ...VIDEO, durationSeconds: 5, subject: subject() })
  expect(fake.posts).toMatchObject([
    {
      model: 'bytedance/seedance-2.0/image-to-video',
      body: { image_url: expect.stringMatching(/^data:image\/png;base64,/), end_image_url: expect.any(String) },
    },
    {
      model: 'bytedance/seedance-2.0/reference-to-video',
      body: { image_urls: [expect.stringMatching(/^data:image\/png/)], prompt: '@Image1 is Mira: a sailor. waves' },
    },
  ])
})

test('a film is made larger and restored by what is asked for', async () => {
  const source = { bytes: film, ...SIZE, framesPerSecond: 10, durationSeconds: 1 }
  const { recorded } = await make({ kind: 'upscale-video', widthPx: 3840, heightPx: 2160, framesPerSecond: 60, film: source })
  expect(recorded[0]?.costUsd).toBeCloseTo(0.0576)
  await make({ kind: 'restore-video', widthPx: 1440, heightPx: 1080, framesPerSecond: 30, film: source })
  const video = expect.stringMatching(/^data:video\/mp4/)
  expect(fake.posts.map(({ body }) => body)).toMatchObject([
    { video_url: video, target_resolution: '4k', target_fps: '60fps' },
    { video_url: video, target_resolution: '1080p', target_fps: '30fps', enhancement_preset: 'old_film' },
  ])
})

test('a sound of any kind travels as WAV, a large one through the storage', async () => {
  const sound = aWav(Int16Array.from({ length: 16_000 * 4 }, (_, index) => 8000 * Math.sin(index / 8)))
  const speech = { ...VIDEO, kind: 'lip-sync', prompt: '', sound, picture: { bytes: picture } } as const
  const { recorded } = await make(speech)
  expect(recorded[0]?.costUsd).toBeCloseTo(0.16 * 4, 1)
  expect(fake.uploads).toMatchObject([{ type: 'audio/wav' }])
  expect(fake.uploads[0]?.bytes.readUInt32LE(24)).toBe(48_000)
  expect(fake.posts[0]?.body.audio_url).toMatch(/\/uploads\//)
  // What was brought, as what is made of it, is forgotten after a day.
  expect(fake.keptSeconds).toEqual([86_400, 86_400])
  const source = { bytes: film, ...SIZE, framesPerSecond: 10, durationSeconds: 1 }
  await make({ ...VIDEO, kind: 'lip-sync-film', prompt: '', sound, film: source })
  expect(fake.posts[1]).toMatchObject({
    model: 'fal-ai/sync-lipsync/v3',
    body: { video_url: expect.stringMatching(/^data:video/) },
  })
})

test('a sound that cannot be read is never sent', async () => {
  const speech = {
    ...VIDEO,
    kind: 'lip-sync',
    prompt: '',
    sound: Buffer.from('no sound'),
    picture: { bytes: picture },
  } as const
  await expect(make(speech)).rejects.toMatchObject({ name: 'NotTaken', failure: 'engine.failed' })
  expect(fake.posts).toEqual([])
})
