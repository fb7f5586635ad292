import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AppError } from '#contract/app-error.ts'
import { aWav } from '../../testing/a-wav.ts'
import { createFakeEngine } from '../../testing/fake-engine.ts'
import { createGenerationStage, type GenerationStage, type Person } from '../../testing/generation-stage.ts'

let stage: GenerationStage
/** A second of quiet sound. */
const SOUND = `data:audio/wav;base64,${aWav(new Int16Array(16_000).map((_, at) => Math.sin(at / 20) * 3000)).toString('base64')}`
let looks = 0
/** Red pictures are refused, all others pass. */
async function refuseRed(bytes: Uint8Array): Promise<void> {
  looks += 1
  const { channels } = await sharp(bytes).stats()
  if (channels[0]!.mean > 200 && channels[1]!.mean < 60) throw new AppError('moderation.refused')
}
const picture = async (background: string) =>
  await sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .jpeg()
    .toBuffer()

beforeAll(async () => {
  const engine = createFakeEngine()
  const kinds = [...engine.abilities.kinds, 'video', 'lip-sync'] as const
  stage = await createGenerationStage({
    engine: { ...engine, abilities: { ...engine.abilities, kinds } },
    moderatePicture: refuseRed,
  })
  await stage.work()
})
afterAll(() => stage[Symbol.asyncDispose]())

/** Every start that takes a picture. */
const starts = {
  'an edit': (person: Person, source: { base64?: string; url?: string }) =>
    stage.handlers['create-chat-tools-response'](
      {
        userId: person.userId,
        chatId: crypto.randomUUID(),
        prompt: 'make it brighter',
        ...(source.base64 ? { imagesBase64: [source.base64] } : { imageUrls: [source.url ?? ''] }),
      },
      person.as(),
    ),
  'an upscale': (person: Person, { base64, url }: { base64?: string; url?: string }) =>
    stage.handlers['image-generation-upscaler'](
      { userId: person.userId, ...(base64 ? { base64Image: base64 } : { imageUrl: url }) },
      person.as(),
    ),
  'a film': (person: Person, { base64, url }: { base64?: string; url?: string }) =>
    stage.handlers['video-generation-service'](
      {
        action: 'image-to-video',
        chatId: crypto.randomUUID(),
        isStandaloneGeneration: true,
        ...(base64 ? { imageBase64: base64 } : { imageUrl: url }),
      },
      person.as(),
    ),
  'a lip sync': (person: Person, { base64, url }: { base64?: string; url?: string }) =>
    stage.handlers['video-generation-service'](
      {
        action: 'lip-sync',
        chatId: crypto.randomUUID(),
        isStandaloneGeneration: true,
        audioBase64: SOUND,
        ...(base64 ? { imageBase64: base64 } : { imageUrl: url }),
      },
      person.as(),
    ),
}
const balance = (person: Person) => stage.credits.balance(stage.database, person.userId)
const blobs = () =>
  readdirSync(stage.blobsDirectory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length

test.each(Object.entries(starts))('%s of a refused picture costs nothing and keeps nothing', async (_, start) => {
  const mira = await stage.person('rich')
  const [before, kept] = [await balance(mira), blobs()]
  const base64 = (await picture('#f02020')).toString('base64')
  await expect(start(mira, { base64 })).rejects.toMatchObject({ code: 'moderation.refused', status: 422 })
  expect(await balance(mira)).toBe(before)
  expect(blobs()).toBe(kept)
})

test.each(Object.entries(starts))('%s of any other picture is started', async (_, start) => {
  const mira = await stage.person('rich')
  const before = await balance(mira)
  await start(mira, { base64: (await picture('#2040f0')).toString('base64') })
  expect(await balance(mira)).toBeLessThan(before)
})

test('of an own picture only one that was brought is looked at', async () => {
  const mira = await stage.person('rich')
  const chat = await stage.character(mira)
  const message = { userId: mira.userId, ...chat, prompt: 'in a cafe', senderType: 'user' } as const
  const { jobId } = await stage.handlers['create-system-message'](message, mira.as())
  expect(await stage.ended(jobId)).toBe('SUCCESS')
  const { data } = await stage.handlers['get-job-response']({ jobId }, mira.as())
  const before = looks
  for (const start of Object.values(starts)) await start(mira, { url: data[0] ?? '' })
  expect(looks).toBe(before)

  const brought = await stage.files.keepUpload(await picture('#f02020'), { folder: 'uploads/own', label: 'uploaded' })
  await stage.database.transaction().execute((transaction) => stage.files.record(transaction, mira.userId, [brought!]))
  const url = (data[0] ?? '').replace(/[0-9a-f-]{36}(?!.*[0-9a-f-]{36})/, brought!.fileId)
  for (const start of Object.values(starts)) {
    await expect(start(mira, { url })).rejects.toMatchObject({ code: 'moderation.refused' })
  }
  expect(await stage.files.findFile(stage.database, mira.userId, brought!.fileId)).toBeDefined()
})
