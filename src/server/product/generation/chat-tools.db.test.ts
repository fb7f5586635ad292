import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogue, type FunctionId } from '#contract/functions/catalogue.ts'
import { createFakeEngine, type FakeEngine } from '../../testing/fake-engine.ts'
import { createGenerationStage, type GenerationStage, type Person } from '../../testing/generation-stage.ts'

let stage: GenerationStage
let engine: FakeEngine
let photo: string
beforeAll(async () => {
  const pixels = sharp({ create: { width: 80, height: 60, channels: 3, background: '#a06040' } })
  photo = (await pixels.jpeg().toBuffer()).toString('base64')
  engine = createFakeEngine({
    objectToEdit: async ({ instruction }) => (instruction.includes('zwonk') ? '“zwonk” was not understood.' : undefined),
  })
  stage = await createGenerationStage({ engine })
  await stage.work()
})
afterAll(() => stage[Symbol.asyncDispose]())

type EditChange = Partial<Parameters<(typeof stage.handlers)['create-chat-tools-response']>[0]>
type UpscaleChange = Partial<Parameters<(typeof stage.handlers)['image-generation-upscaler']>[0]>
type Options = Parameters<Person['as']>[0]

const edit = (person: Person, change: EditChange = {}, options: Options = {}) =>
  stage.handlers['create-chat-tools-response'](
    { userId: person.userId, chatId: crypto.randomUUID(), prompt: 'make her hair blue', ...change },
    person.as(options),
  )
const upscale = (person: Person, change: UpscaleChange = {}, options: Options = {}) =>
  stage.handlers['image-generation-upscaler']({ userId: person.userId, ...change }, person.as(options))
const balance = (person: Person) => stage.credits.balance(stage.database, person.userId)
const filesOf = (person: Person) =>
  stage.database.selectFrom('files').select('label').where('owner_id', '=', person.userId).execute()

function expectByContract(id: FunctionId, output: unknown): void {
  expect(catalogue[id].output.parse(output)).toEqual(output)
}

/** A chat with one drawn picture in it. */
async function aChatWithPicture(person: Person) {
  const chat = await stage.character(person)
  const { jobId } = await stage.handlers['create-system-message'](
    { userId: person.userId, ...chat, prompt: 'in a cafe', senderType: 'user' },
    person.as(),
  )
  expect(await stage.ended(jobId)).toBe('SUCCESS')
  const { data } = await stage.handlers['get-job-response']({ jobId }, person.as())
  return { ...chat, pictureUrl: data[0] ?? '' }
}

test('FC-37 a text instruction changes a drawn picture, with what its engine remembers of it', async () => {
  const mira = await stage.person('rich')
  const { chatId, characterId, pictureUrl } = await aChatWithPicture(mira)
  const before = await balance(mira)
  const started = await edit(mira, { chatId, characterId, imageUrls: [pictureUrl] })
  expectByContract('create-chat-tools-response', started)
  expect(await stage.ended(started.jobId)).toBe('SUCCESS')
  expect(await balance(mira)).toBe(before - 10)
  expect(engine.started.at(-1)).toMatchObject({
    kind: 'edit',
    instruction: 'make her hair blue',
    style: 'anime',
    engineState: { engine: 'fake' },
    picture: { widthPx: 16, heightPx: 16 },
  })
  const { data } = await stage.handlers['get-chat-history']({ chatId }, mira.as())
  expect(data.map((message) => message.job?.type)).toEqual(['create-system-message', 'create-chat-tools-response'])
  const { data: cards } = await stage.handlers['get-running-jobs']({ userId: mira.userId }, mira.as())
  expect(cards[0]).toMatchObject({ type: 'create-chat-tools-response', chatId, characterId, status: 'SUCCESS' })
  expect(cards[0]?.resultUrl).not.toBe('')
})

test('a brought picture becomes a file of its owner and is edited in a chat of its own', async () => {
  const mira = await stage.person('rich')
  const { jobId } = await edit(mira, { imagesBase64: [`data:image/jpeg;base64,${photo}`] })
  expect(await stage.ended(jobId)).toBe('SUCCESS')
  expect(engine.started.at(-1)).toMatchObject({ kind: 'edit', style: 'none', picture: { widthPx: 80, heightPx: 60 } })
  expect(await filesOf(mira)).toContainEqual({ label: 'uploaded' })
})

test('what the engine knows it can not do is refused with its reason, and nothing is charged or kept', async () => {
  const mira = await stage.person('rich')
  const refused = edit(mira, { prompt: 'florbulate the zwonk', imagesBase64: [photo] })
  await expect(refused).rejects.toMatchObject({ code: 'instruction.not-understood', message: '“zwonk” was not understood.' })
  expect(await balance(mira)).toBe(1000)
  expect(await filesOf(mira)).toEqual([])
})

test('UP-12 what is no picture is refused before anything is charged, wherever it comes from', async () => {
  const [mira, noor] = [await stage.person('rich'), await stage.person('rich')]
  const { pictureUrl } = await aChatWithPicture(noor)
  const text = Buffer.from('this is a text').toString('base64')
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const whole = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#a06040', noise } })
    .png()
    .toBuffer()
  const cut = whole.subarray(0, whole.length / 2).toString('base64')
  const sources = [
    { imagesBase64: [text] },
    { imagesBase64: [cut] },
    { imagesBase64: ['not base64 at all'] },
    { imageUrls: [pictureUrl] },
    { imageUrls: ['https://example.org/a.png'] },
    { imageUrls: ['file:///etc/passwd'] },
    {},
  ]
  for (const source of sources) {
    await expect(edit(mira, source)).rejects.toMatchObject({ code: 'picture.unreadable' })
    const [imageUrl, base64Image] = [source.imageUrls?.[0], source.imagesBase64?.[0]]
    await expect(upscale(mira, { imageUrl, base64Image })).rejects.toMatchObject({ code: 'picture.unreadable' })
  }
  expect(await balance(mira)).toBe(1000)
})

test('an instruction of one picture is needed, and nothing is charged without', async () => {
  const mira = await stage.person('rich')
  const two = edit(mira, { imagesBase64: [photo, photo] })
  await expect(two).rejects.toMatchObject({ code: 'validation.invalid' })
  await expect(edit(mira, { prompt: undefined, imagesBase64: [photo] })).rejects.toMatchObject({ code: 'validation.invalid' })
  expect(await balance(mira)).toBe(1000)
})

test('the chat of somebody else can not be entered, with or without a character', async () => {
  const [mira, noor] = [await stage.person('rich'), await stage.person('rich')]
  const { chatId, characterId } = await aChatWithPicture(noor)
  const opened = await edit(noor, { imagesBase64: [photo] })
  const { chat_id } = await stage.database
    .selectFrom('messages')
    .select('chat_id')
    .where('id', '=', opened.messageId)
    .executeTakeFirstOrThrow()
  const imagesBase64 = [photo]
  await expect(edit(mira, { chatId, imagesBase64 })).rejects.toMatchObject({ code: 'chat.not-found' })
  await expect(edit(mira, { chatId: chat_id, imagesBase64 })).rejects.toMatchObject({ code: 'chat.not-found' })
  await expect(edit(mira, { characterId, imagesBase64 })).rejects.toMatchObject({ code: 'character.not-found' })
  await expect(upscale(mira, { chatId, base64Image: photo })).rejects.toMatchObject({ code: 'chat.not-found' })
  expect(await balance(mira)).toBe(1000)
})

test('a repeated key starts one job; the same key for something else is refused', async () => {
  const mira = await stage.person('rich')
  const key = { idempotencyKey: 'once' }
  const request = { chatId: crypto.randomUUID(), imagesBase64: [photo] }
  const first = await edit(mira, request, key)
  expect(await edit(mira, request, key)).toEqual(first)
  await expect(edit(mira, { ...request, prompt: 'darker' }, key)).rejects.toMatchObject({ code: 'idempotency.key-reused' })
  expect(await stage.ended(first.jobId)).toBe('SUCCESS')
  expect(await balance(mira)).toBe(990)
  expect((await filesOf(mira)).filter(({ label }) => label === 'uploaded')).toHaveLength(1)
})

test('FC-20 an upscale answers its five fields, with its defaults, and takes 20', async () => {
  const mira = await stage.person('rich')
  const quote = await stage.handlers['check-user-credits']({ job: 'image-upscale' }, mira.as())
  expect(quote).toMatchObject({ priceCredits: 20 })
  const started = await upscale(mira, { base64Image: photo })
  expectByContract('image-generation-upscaler', started)
  expect(started).toMatchObject({ ok: true, jobDocumentId: started.jobId, vendor: 'fake' })
  expect(catalogue['image-generation-upscaler'].successStatus).toBe(202)
  expect(await stage.ended(started.jobId)).toBe('SUCCESS')
  // An edit that an earlier test started may reach the engine in between.
  const work = engine.started.findLast(({ kind }) => kind === 'upscale-image')
  expect(work).toMatchObject({ widthPx: 160, heightPx: 120 })
  expect(await balance(mira)).toBe(980)
})

test('a picture grows four times, as far as 4096 pixels go', async () => {
  const mira = await stage.person('rich')
  const large = await sharp({ create: { width: 2000, height: 500, channels: 3, background: '#a06040' } })
    .png()
    .toBuffer()
  const { jobId } = await upscale(mira, { base64Image: large.toString('base64'), scale: 4 })
  expect(await stage.ended(jobId)).toBe('SUCCESS')
  expect(engine.started.at(-1)).toMatchObject({ widthPx: 4096, heightPx: 1024 })
  const largest = await sharp({ create: { width: 4000, height: 8, channels: 3, background: '#a06040' } })
    .png()
    .toBuffer()
  const refused = upscale(mira, { base64Image: largest.toString('base64') })
  await expect(refused).rejects.toMatchObject({ code: 'picture.too-large' })
  expect(await balance(mira)).toBe(980)
})

test('an upscale whose words no database can keep is no request; others are taken', async () => {
  const mira = await stage.person('rich')
  const { input } = catalogue['image-generation-upscaler']
  const asked = { userId: mira.userId, base64Image: photo }
  expect(input.safeParse({ ...asked, prompt: 'a\u0000b' }).success).toBe(false)
  const { jobId } = await upscale(mira, input.parse({ ...asked, prompt: 'half a smile: \ud83d' }))
  expect(await stage.ended(jobId)).toBe('SUCCESS')
})
