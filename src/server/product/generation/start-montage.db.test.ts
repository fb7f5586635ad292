import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogue } from '#contract/functions/catalogue.ts'
import { createFakeEngine, type FakeEngine } from '../../testing/fake-engine.ts'
import { createGenerationStage, type GenerationStage, type Person } from '../../testing/generation-stage.ts'

let stage: GenerationStage
let engine: FakeEngine
let photos: string[]
beforeAll(async () => {
  const photo = async (background: string) => {
    const pixels = sharp({ create: { width: 80, height: 60, channels: 3, background } })
    return (await pixels.jpeg().toBuffer()).toString('base64')
  }
  photos = await Promise.all(['#a06040', '#4060a0', '#40a060'].map(photo))
  engine = createFakeEngine({
    objectToEdit: async ({ instruction }) => (instruction.includes('zwonk') ? '“zwonk” was not understood.' : undefined),
  })
  stage = await createGenerationStage({ engine })
  await stage.work()
})
afterAll(() => stage[Symbol.asyncDispose]())

type Asked = Partial<Parameters<(typeof stage.handlers)['create-chat-tools-response']>[0]>

const ask = (person: Person, change: Asked, options: Parameters<Person['as']>[0] = {}) =>
  stage.handlers['create-chat-tools-response'](
    { userId: person.userId, chatId: crypto.randomUUID(), ...change },
    person.as(options),
  )
const balance = (person: Person) => stage.credits.balance(stage.database, person.userId)
const filesOf = (person: Person) =>
  stage.database.selectFrom('files').select('label').where('owner_id', '=', person.userId).execute()

/** A chat with one drawn picture in it. */
async function aChatWithPicture(person: Person) {
  const chat = await stage.character(person)
  const said = { userId: person.userId, ...chat, prompt: 'in a cafe', senderType: 'user' as const }
  const { jobId } = await stage.handlers['create-system-message'](said, person.as())
  expect(await stage.ended(jobId)).toBe('SUCCESS')
  const { data } = await stage.handlers['get-job-response']({ jobId }, person.as())
  return { ...chat, pictureUrl: data[0] ?? '' }
}

test('PS-04 dress up makes a dress-up job of a person and an outfit, for the price that is quoted', async () => {
  const mira = await stage.person('rich')
  const { chatId, characterId, pictureUrl } = await aChatWithPicture(mira)
  const before = await balance(mira)
  const quote = await stage.handlers['check-user-credits']({ job: 'dress-up' }, mira.as())
  expect(quote).toMatchObject({ priceCredits: 50, isFree: false })
  const asked: Asked = { chatId, characterId, imageUrls: [pictureUrl], imagesBase64: photos.slice(0, 1) }
  const started = await ask(mira, { ...asked, tool: 'dress-up' })
  expect(catalogue['create-chat-tools-response'].output.parse(started)).toEqual(started)
  expect(await stage.ended(started.jobId)).toBe('SUCCESS')
  expect(await balance(mira)).toBe(before - 50)
  expect(engine.started.at(-1)).toMatchObject({
    kind: 'dress-up',
    style: 'anime',
    prompt: '',
    person: { widthPx: 16, heightPx: 16, engineState: { engine: 'fake' } },
    outfit: { widthPx: 80, heightPx: 60 },
  })
  const { data: cards } = await stage.handlers['get-running-jobs']({ userId: mira.userId }, mira.as())
  expect(cards[0]).toMatchObject({ type: 'dress-up', chatId, characterId, status: 'SUCCESS' })
  const { data: messages } = await stage.handlers['get-chat-history']({ chatId }, mira.as())
  expect(messages.at(-1)?.job?.type).toBe('dress-up')
})

test('PS-05 blend makes a merge-generation job of one picture or two, never of three', async () => {
  const mira = await stage.person('rich')
  const two = await ask(mira, { tool: 'merge-generation', imagesBase64: photos.slice(0, 2) })
  expect(await stage.ended(two.jobId)).toBe('SUCCESS')
  expect(engine.started.at(-1)).toMatchObject({ kind: 'blend', prompt: '', pictures: [{ widthPx: 80 }, { widthPx: 80 }] })
  const one = await ask(mira, { tool: 'merge-generation', imagesBase64: photos.slice(0, 1), prompt: 'on a beach' })
  expect(await stage.ended(one.jobId)).toBe('SUCCESS')
  expect(engine.started.at(-1)).toMatchObject({ kind: 'blend', prompt: 'on a beach', pictures: [{ widthPx: 80 }] })
  expect(await balance(mira)).toBe(900)
  const { data: cards } = await stage.handlers['get-running-jobs']({ userId: mira.userId }, mira.as())
  expect(cards.map(({ type }) => type)).toEqual(['merge-generation', 'merge-generation'])
  expect(catalogue['create-chat-tools-response'].input.safeParse({ imagesBase64: photos }).success).toBe(false)
})

test('an address stands for its picture in any order', async () => {
  const mira = await stage.person('rich')
  const { pictureUrl } = await aChatWithPicture(mira)
  const { jobId } = await ask(mira, { tool: 'dress-up', imagesBase64: [photos[0]!, pictureUrl] })
  expect(await stage.ended(jobId)).toBe('SUCCESS')
  expect(engine.started.at(-1)).toMatchObject({ person: { widthPx: 80 }, outfit: { widthPx: 16 } })
})

test('a wrong number of pictures is refused before anything is charged or kept', async () => {
  const mira = await stage.person('rich')
  const wrong: Asked[] = [
    { tool: 'dress-up', imagesBase64: photos.slice(0, 1) },
    { tool: 'dress-up', imagesBase64: photos.slice(0, 2), imageUrls: ['https://example.org/a.png'] },
    { tool: 'merge-generation' },
    { tool: 'merge-generation', imagesBase64: photos.slice(0, 1) },
  ]
  for (const each of wrong) await expect(ask(mira, each)).rejects.toMatchObject({ code: 'validation.invalid' })
  const unread: Asked[] = [
    { tool: 'dress-up', imagesBase64: [photos[0]!, Buffer.from('no picture').toString('base64')] },
    { tool: 'merge-generation', imagesBase64: [photos[0]!], imageUrls: ['https://example.org/a.png'] },
  ]
  for (const each of unread) {
    await expect(ask(mira, each)).rejects.toMatchObject({ code: 'picture.unreadable' })
  }
  const odd = ask(mira, { tool: 'merge-generation', imagesBase64: photos.slice(0, 1), prompt: 'zwonk' })
  await expect(odd).rejects.toMatchObject({ code: 'instruction.not-understood' })
  expect(await balance(mira)).toBe(1000)
  expect(await filesOf(mira)).toEqual([])
})

test('a repeated start answers the first job and is charged once', async () => {
  const mira = await stage.person('rich')
  const asked: Asked = { tool: 'merge-generation', chatId: crypto.randomUUID(), imagesBase64: photos.slice(0, 2) }
  const [first, second] = await Promise.all([
    ask(mira, asked, { idempotencyKey: 'one' }),
    ask(mira, asked, { idempotencyKey: 'one' }),
  ])
  expect(second).toEqual(first)
  expect(await stage.ended(first.jobId)).toBe('SUCCESS')
  expect(await balance(mira)).toBe(950)
  const other = ask(mira, { ...asked, imagesBase64: photos.slice(1) }, { idempotencyKey: 'one' })
  await expect(other).rejects.toMatchObject({ code: 'idempotency.key-reused' })
  expect(await filesOf(mira)).toHaveLength(3)
})

test('somebody else’s pictures, chats and characters stay theirs; without credits nothing starts', async () => {
  const [mira, noor, poor] = [await stage.person('rich'), await stage.person('rich'), await stage.person('broke')]
  const { chatId, characterId, pictureUrl } = await aChatWithPicture(noor)
  const imagesBase64 = photos.slice(0, 2)
  const dress = { tool: 'dress-up', imagesBase64 } as const
  await expect(ask(mira, { ...dress, chatId })).rejects.toMatchObject({ code: 'chat.not-found' })
  await expect(ask(mira, { ...dress, characterId })).rejects.toMatchObject({ code: 'character.not-found' })
  const foreign = ask(mira, { tool: 'dress-up', imagesBase64: [photos[0]!, pictureUrl] })
  await expect(foreign).rejects.toMatchObject({ code: 'picture.unreadable' })
  await expect(ask(poor, dress)).rejects.toMatchObject({ code: 'credits.insufficient' })
  expect(await balance(mira)).toBe(1000)
  expect(await filesOf(poor)).toEqual([])
})

test('what must not be made is refused as that, also where nothing of it is understood', async () => {
  const mira = await stage.person('rich')
  const prompt = 'zwonk her naked'
  const refused = { code: 'moderation.refused' }
  for (const tool of ['merge-generation', 'flash-edit'] as const) {
    await expect(ask(mira, { tool, prompt, imagesBase64: photos.slice(0, 1) })).rejects.toMatchObject(refused)
  }
  expect(await balance(mira)).toBe(1000)
})
