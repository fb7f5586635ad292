import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPhoto } from '../../testing/a-photo.ts'
import { createFakeEngine } from '../../testing/fake-engine.ts'
import { createGenerationStage, type GenerationStage, type Person } from '../../testing/generation-stage.ts'

let stage: GenerationStage
beforeAll(async () => {
  const engine = createFakeEngine()
  const kinds = [...engine.abilities.kinds, 'video'] as const
  stage = await createGenerationStage({ engine: { ...engine, abilities: { ...engine.abilities, kinds } } })
  await stage.work()
})
afterAll(() => stage[Symbol.asyncDispose]())

const history = (person: Person, chatId: string, page: { cursorAfter?: string; cursorBefore?: string; limit?: number } = {}) =>
  stage.handlers['get-chat-history']({ chatId, ...page }, person.as())

test('films and enlargements made from a chat stand in its history, those of their own in no chat', async () => {
  const mira = await stage.person('rich')
  const { chatId } = await stage.character(mira)
  const video = { action: 'text-to-video', prompt: 'she waves', aspectRatio: '1:1', duration: 1, fps: 5 } as const
  const film = await stage.handlers['video-generation-service']({ ...video, chatId }, mira.as())
  const own = { ...video, chatId: crypto.randomUUID(), isStandaloneGeneration: true }
  await stage.handlers['video-generation-service'](own, mira.as())
  const upscale = await stage.handlers['image-generation-upscaler'](
    { userId: mira.userId, chatId, base64Image: await aPhoto({ widthPx: 240, heightPx: 240 }) },
    mira.as(),
  )
  const { data, total } = await history(mira, chatId)
  expect(total).toBe(2)
  expect(data).toMatchObject([
    { prompt: 'she waves', job: { jobId: film.result.body.jobId, type: 'video-generation', chatId } },
    { prompt: '', job: { jobId: upscale.jobId, type: 'image-upscale', characterName: 'Rosalind' } },
  ])
  await expect(history(mira, own.chatId)).rejects.toMatchObject({ code: 'chat.not-found' })
})

test('FC-18 a history is read in both directions from any of its messages', async () => {
  const mira = await stage.person('rich')
  const chat = await stage.character(mira)
  const say = (prompt: string) =>
    stage.handlers['create-system-message']({ ...chat, userId: mira.userId, prompt, senderType: 'user' }, mira.as())
  for (const prompt of ['one', 'two', 'three', 'four', 'five']) await say(prompt)
  const words = async (page: object) => {
    const { data, hasNextPage } = await history(mira, chat.chatId, page)
    return { said: data.map(({ prompt }) => prompt), hasNextPage }
  }
  const newest = await history(mira, chat.chatId, { limit: 2 })
  const [fourth, fifth] = newest.data.map(({ $id }) => $id)
  expect(await words({ limit: 2 })).toEqual({ said: ['four', 'five'], hasNextPage: true })
  expect(await words({ limit: 2, cursorBefore: fourth })).toEqual({ said: ['two', 'three'], hasNextPage: true })
  expect(await words({ cursorBefore: fourth })).toEqual({ said: ['one', 'two', 'three'], hasNextPage: false })
  expect(await words({ cursorAfter: fourth })).toEqual({ said: ['five'], hasNextPage: false })
  expect(await words({ cursorAfter: fifth })).toEqual({ said: [], hasNextPage: false })
})

test('a failed dress-up is tried again in the same place of its chat', async () => {
  const mira = await stage.person('rich')
  const chat = await stage.character(mira)
  stage.director.direct({ next: 'fail', userId: mira.userId })
  const [person, outfit] = await Promise.all([aPhoto(), aPhoto({ shade: 20 })])
  const { jobId } = await stage.handlers['create-chat-tools-response'](
    { ...chat, userId: mira.userId, tool: 'dress-up', imagesBase64: [person, outfit] },
    mira.as(),
  )
  expect(await stage.ended(jobId)).toBe('FAILED')
  const again = await stage.handlers['retry-job']({ jobId }, mira.as())
  expect(await stage.ended(again.jobId)).toBe('SUCCESS')
  const { data } = await history(mira, chat.chatId)
  expect(data.map(({ job }) => job?.jobId)).toEqual([again.jobId])
})

test('a character gets a picture that its owner brought, and none that somebody else did', async () => {
  const [mira, noor] = [await stage.person('rich'), await stage.person('rich')]
  const { characterId } = await stage.character(mira)
  const image = await aPhoto()
  const { url } = await stage.handlers['save-character-image']({ characterId, image }, mira.as())
  await stage.handlers['update-character']({ characterId, previewUrl: url }, mira.as())
  const { data } = await stage.handlers['get-characters']({ userId: mira.userId }, mira.as())
  expect(data[0]?.previewUrl).toBe(url)
  const foreign = await stage.handlers['save-character-image']({ image }, noor.as())
  const stolen = stage.handlers['update-character']({ characterId, previewUrl: foreign.url }, mira.as())
  await expect(stolen).rejects.toMatchObject({ code: 'character.foreign-picture' })
})
