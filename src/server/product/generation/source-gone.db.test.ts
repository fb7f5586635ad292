import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFakeEngine, type FakeEngine } from '../../testing/fake-engine.ts'
import { createGenerationStage, type GenerationStage, type Person } from '../../testing/generation-stage.ts'

let stage: GenerationStage
let engine: FakeEngine
let photo: string
beforeAll(async () => {
  const fake = createFakeEngine()
  engine = { ...fake, abilities: { ...fake.abilities, kinds: [...fake.abilities.kinds, 'video'] } }
  stage = await createGenerationStage({ engine })
  const pixels = sharp({ create: { width: 80, height: 60, channels: 3, background: '#a06040' } })
  photo = (await pixels.jpeg().toBuffer()).toString('base64')
})
afterAll(() => stage[Symbol.asyncDispose]())

const starts: Record<string, (person: Person) => Promise<string>> = {
  async edit(person) {
    const request = { userId: person.userId, chatId: randomUUID(), prompt: 'make her hair blue', imagesBase64: [photo] }
    return (await stage.handlers['create-chat-tools-response'](request, person.as())).jobId
  },
  async upscale(person) {
    const request = { userId: person.userId, base64Image: photo }
    return (await stage.handlers['image-generation-upscaler'](request, person.as())).jobId
  },
  async film(person) {
    const request = {
      action: 'image-to-video',
      chatId: randomUUID(),
      isStandaloneGeneration: true,
      imageBase64: photo,
    } as const
    return (await stage.handlers['video-generation-service'](request, person.as())).result.body.jobId
  },
}

async function expectGone(person: Person, jobId: string, creditsBefore: number): Promise<void> {
  const begun = engine.started.length
  await using _worker = await stage.worker.start()
  expect(await stage.ended(jobId)).toBe('FAILED')
  const status = await stage.handlers['get-job-status']({ jobId }, person.as())
  expect(status.error).toBe('What this was to be made of has been deleted.')
  const attempts = await stage.database.selectFrom('job_attempts').select('state').where('job_id', '=', jobId).execute()
  expect(attempts).toEqual([{ state: 'failed' }])
  expect(engine.started).toHaveLength(begun)
  expect(await stage.credits.balance(stage.database, person.userId)).toBe(creditsBefore)
  expect(stage.reported).toEqual([])
}

test.each(Object.keys(starts))('%s of a deleted picture fails at once, says so and is given back', async (kind) => {
  const mira = await stage.person('rich')
  const jobId = (await starts[kind]?.(mira)) ?? ''
  expect(await stage.credits.balance(stage.database, mira.userId)).toBeLessThan(1000)
  await stage.database.deleteFrom('files').where('owner_id', '=', mira.userId).execute()
  await expectGone(mira, jobId, 1000)
})

test('a scene whose second character was deleted fails at once, says so and is given back', async () => {
  const mira = await stage.person('rich')
  const worker = await stage.worker.start()
  const chat = await stage.character(mira)
  const { characterId: mentionedCharacterId } = await stage.character(mira, 'Noor')
  await worker[Symbol.asyncDispose]()
  const before = await stage.credits.balance(stage.database, mira.userId)
  const { jobId } = await stage.handlers['create-system-message'](
    { userId: mira.userId, ...chat, mentionedCharacterId, prompt: 'in a cafe with Noor', senderType: 'user' },
    mira.as(),
  )
  await stage.handlers['delete-character']({ characterId: mentionedCharacterId }, mira.as())
  await expectGone(mira, jobId, before)
})
