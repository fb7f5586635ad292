import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { AppError } from '#contract/app-error.ts'
import type { Handlers } from '../../functions/handlers.ts'
import { aPhoto } from '../../testing/a-photo.ts'
import { createFakeEngine } from '../../testing/fake-engine.ts'
import { createGenerationStage, type GenerationStage, type Person } from '../../testing/generation-stage.ts'

/** What was done with what somebody brought, in order. */
let worked: string[] = []
const did = (what: string) => {
  worked.push(what)
}
let stage: GenerationStage
let photo: string
beforeAll(async () => {
  const engine = createFakeEngine()
  photo = await aPhoto()
  stage = await createGenerationStage({
    engine: {
      ...engine,
      abilities: {
        ...engine.abilities,
        kinds: [...engine.abilities.kinds, 'video', 'lip-sync', 'lip-sync-film', 'upscale-video', 'restore-video'],
      },
      objectToEdit: async () => void did('understand'),
      objectToLipSync: async () => void did('listen'),
    },
    enhanceDescription: async (text) => {
      did('enhance')
      return `${text} In soft morning light.`
    },
    moderateText: async (text) => {
      did('read')
      if (text.includes('naked')) throw new AppError('moderation.refused')
    },
    moderatePicture: async () => did('look'),
  })
})
afterAll(() => stage[Symbol.asyncDispose]())
beforeEach(() => {
  worked = []
})

const LONG = 'A keeper of a lighthouse in the rain. '.repeat(20).trim()
const REFUSED = `${LONG} She is naked.`

type Start = (person: Person, prompt: string) => Promise<unknown>
const ask =
  <Id extends keyof Handlers>(
    id: Id,
    inputOf: (of: { userId: string; prompt: string }) => Parameters<Handlers[Id]>[0],
  ): Start =>
  (person, prompt) => {
    // One id's handler takes that id's input; over a type parameter TypeScript cannot follow that.
    const handler = stage.handlers[id] as unknown as (input: unknown, context: unknown) => Promise<unknown>
    return handler(inputOf({ userId: person.userId, prompt }), person.as())
  }
const film = (input: object): Start =>
  ask('video-generation-service', ({ prompt }) => ({
    action: 'text-to-video',
    chatId: randomUUID(),
    isStandaloneGeneration: true,
    prompt,
    ...input,
  }))
const tool = (input: object): Start =>
  ask('create-chat-tools-response', ({ userId, prompt }) => ({ userId, chatId: randomUUID(), prompt, ...input }))

/** Starts that have words of their own, which are read. */
const WITH_WORDS: readonly (readonly [string, Start])[] = [
  ['enhance-prompt', ask('enhance-prompt', ({ prompt }) => ({ userPrompt: prompt }))],
  [
    'create-preview',
    ask('create-preview', ({ userId, prompt }) => ({
      userId,
      name: 'Rosalind',
      characterDescription: prompt,
      style: 'anime',
    })),
  ],
  [
    'create-system-message',
    ask('create-system-message', ({ userId, prompt }) => ({
      userId,
      prompt,
      chatId: randomUUID(),
      characterId: randomUUID(),
      senderType: 'user',
    })),
  ],
  ['flash edit', (...all) => tool({ imagesBase64: [photo] })(...all)],
  ['dress up', (...all) => tool({ tool: 'dress-up', imagesBase64: [photo, photo] })(...all)],
  ['blend', (...all) => tool({ tool: 'merge-generation', imagesBase64: [photo] })(...all)],
  ['film of words', film({})],
  ['film of a picture', (...all) => film({ action: 'image-to-video', imageBase64: photo })(...all)],
  ['premium film', (...all) => film({ action: 'sora-2-i2v', imageBase64: photo })(...all)],
  ['lip sync', (...all) => film({ action: 'lip-sync', imageBase64: photo, audioBase64: photo })(...all)],
  [
    'image upscale',
    ask('image-generation-upscaler', ({ userId, prompt }) => ({ userId, prompt, scale: 2, base64Image: photo })),
  ],
]

/** Starts of files alone. */
const WITHOUT_WORDS: readonly (readonly [string, Start])[] = [
  [
    'create-preview-image',
    ask('create-preview-image', ({ userId }) => ({ userId, name: 'Rosalind', image: photo, style: 'anime' })),
  ],
  [
    'create-character-direct',
    ask('create-character-direct', ({ userId }) => ({
      userId,
      characterData: { characterName: 'Rosalind', image: photo, focusMode: 'subject' },
      jobName: 'create-preview-image-direct',
    })),
  ],
  ['film upscale', (...all) => film({ action: 'upscale', videoBase64: photo, resolution: '1080p' })(...all)],
  ['film restoration', (...all) => film({ action: 'regenerate', operationType: 'restore', videoBase64: photo })(...all)],
]

test.each([...WITH_WORDS, ...WITHOUT_WORDS])('%s: nothing is read, opened or kept of what cannot be paid', async (_, start) => {
  const noor = await stage.person('broke')
  await expect(start(noor, REFUSED)).rejects.toMatchObject({ code: 'credits.insufficient' })
  expect(worked).toEqual([])
  expect(readdirSync(stage.blobsDirectory)).not.toContain('uploads')
})

test.each(WITH_WORDS)('%s: refused words are refused before files are opened, and cost nothing', async (_, start) => {
  const mira = await stage.person('rich')
  await expect(start(mira, REFUSED)).rejects.toMatchObject({ code: 'moderation.refused' })
  expect(worked).toEqual(['read'])
  expect(readdirSync(stage.blobsDirectory)).not.toContain('uploads')
  expect(await stage.credits.balance(stage.database, mira.userId)).toBe(1000)
})

test('short words too are only read of what can be paid', async () => {
  const [noor, mira] = [await stage.person('broke'), await stage.person('rich')]
  const [, start] = WITH_WORDS[1]!
  await expect(start(noor, 'a naked woman')).rejects.toMatchObject({ code: 'credits.insufficient' })
  await expect(start(mira, 'a naked woman')).rejects.toMatchObject({ code: 'moderation.refused' })
  expect(await stage.credits.balance(stage.database, mira.userId)).toBe(1000)
})

test('what costs more than was shown is told before anything is read', async () => {
  const mira = await stage.person('rich')
  const context = mira.as({ quotedCredits: 0 })
  const asked = { userId: mira.userId, name: 'Rosalind', characterDescription: LONG, style: 'anime' }
  await expect(stage.handlers['create-preview'](asked, context)).rejects.toMatchObject({ code: 'price.changed' })
  await expect(stage.handlers['enhance-prompt']({ userPrompt: LONG }, context)).rejects.toMatchObject({
    code: 'price.changed',
  })
  expect(worked).toEqual([])
})

test('a repeated key answers its first job also when nothing is left to pay it with', async () => {
  const mira = await stage.person('rich')
  const edit = () =>
    stage.handlers['create-chat-tools-response'](
      { userId: mira.userId, chatId, prompt: LONG, imagesBase64: [photo], seed: '1' },
      mira.as({ idempotencyKey: 'one' }),
    )
  const chatId = randomUUID()
  const first = await edit()
  await stage.database.transaction().execute((transaction) =>
    stage.credits.hold(transaction, {
      holdId: randomUUID(),
      userId: mira.userId,
      amountCredits: 990,
      reason: 'image-upscale',
    }),
  )
  expect(await edit()).toEqual(first)
})
