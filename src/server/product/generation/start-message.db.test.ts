import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogue, type FunctionId } from '#contract/functions/catalogue.ts'
import { createFakeEngine, type FakeEngine } from '../../testing/fake-engine.ts'
import { createGenerationStage, type GenerationStage, type Person } from '../../testing/generation-stage.ts'

let stage: GenerationStage
let engine: FakeEngine
beforeAll(async () => {
  engine = createFakeEngine()
  stage = await createGenerationStage({ engine })
  await stage.work()
})
afterAll(() => stage[Symbol.asyncDispose]())

type Chat = { characterId: string; chatId: string }
type Change = Partial<Parameters<(typeof stage.handlers)['create-system-message']>[0]>

const say = (person: Person, chat: Chat, change: Change = {}, options: Parameters<Person['as']>[0] = {}) =>
  stage.handlers['create-system-message'](
    { userId: person.userId, ...chat, prompt: 'Rosalind in a cafe at night', senderType: 'user', ...change },
    person.as(options),
  )
const history = (person: Person, chatId: string, page: { cursorAfter?: string; cursorBefore?: string; limit?: number } = {}) =>
  stage.handlers['get-chat-history']({ chatId, ...page }, person.as())
const balance = (person: Person) => stage.credits.balance(stage.database, person.userId)

function expectByContract(id: FunctionId, output: unknown): void {
  expect(catalogue[id].output.parse(output)).toEqual(output)
}

test('FC-17 a message in the own chat draws a scene of the character and stands in the history', async () => {
  const mira = await stage.person('rich')
  const chat = await stage.character(mira)
  const before = await balance(mira)
  const started = await say(mira, chat)
  expectByContract('create-system-message', started)
  expect(await stage.ended(started.jobId)).toBe('SUCCESS')
  expect(await balance(mira)).toBe(before - 10)
  const page = await history(mira, chat.chatId)
  expectByContract('get-chat-history', page)
  expect(page.data).toMatchObject([
    {
      $id: started.messageId,
      chatId: chat.chatId,
      senderType: 'user',
      prompt: 'Rosalind in a cafe at night',
      characterId: chat.characterId,
      mentionedCharacterId: '',
      job: { jobId: started.jobId, type: 'create-system-message', status: 'SUCCESS', chatId: chat.chatId },
    },
  ])
  expect(page.data[0]?.job?.resultUrls).toHaveLength(1)
  expect(engine.started.at(-1)).toMatchObject({
    kind: 'picture',
    prompt: 'Rosalind in a cafe at night',
    widthPx: 128,
    heightPx: 128,
    subject: { name: 'Rosalind', engineState: { engine: 'fake' } },
  })
})

test('options give count, shape, style and seed; each picture takes 10', async () => {
  const mira = await stage.person('rich')
  const chat = await stage.character(mira)
  const before = await balance(mira)
  const options = { count: 4, aspectRatio: '16:9', style: 'Pixel Art', seed: 7 } as const
  const quote = await stage.handlers['check-user-credits']({ job: 'create-system-message', options: { count: 4 } }, mira.as())
  expect(quote).toMatchObject({ priceCredits: 40, isFree: false })
  const { jobId } = await say(mira, chat, { options })
  expect(await stage.ended(jobId)).toBe('SUCCESS')
  expect(await balance(mira)).toBe(before - 40)
  expect(engine.started.at(-1)).toMatchObject({ count: 4, seed: '7', style: 'pixel-art', widthPx: 168, heightPx: 96 })
  const { data } = await stage.handlers['get-job-response']({ jobId }, mira.as())
  expect(data).toHaveLength(4)
})

test('a seed may be any text a database can keep; half a character becomes a whole one', async () => {
  const mira = await stage.person('rich')
  const chat = await stage.character(mira)
  const { input } = catalogue['create-system-message']
  const asked = { userId: mira.userId, ...chat, prompt: 'in a cafe', senderType: 'user' }
  expect(input.safeParse({ ...asked, options: { seed: 'a\u0000b' } }).success).toBe(false)
  const { options } = input.parse({ ...asked, options: { seed: 'lucky \ud83d' } })
  const { jobId } = await say(mira, chat, { options })
  expect(await stage.ended(jobId)).toBe('SUCCESS')
  expect(engine.started.at(-1)).toMatchObject({ seed: 'lucky \ufffd' })
})

test('FC-17 the chats and characters of others are refused, and nothing is charged', async () => {
  const [mira, noor] = [await stage.person('rich'), await stage.person('rich')]
  const [own, foreign] = [await stage.character(mira), await stage.character(noor)]
  const before = await balance(mira)
  const refused = async (change: Change, code: string) =>
    expect(say(mira, own, change)).rejects.toMatchObject({ code, status: expect.any(Number) })
  await refused({ ...foreign }, 'character.not-found')
  await refused({ chatId: foreign.chatId }, 'chat.not-found')
  await refused({ mentionedCharacterId: foreign.characterId }, 'character.not-found')
  await refused({ options: { style: 'crayon' } }, 'style.unknown')
  await expect(history(mira, foreign.chatId)).rejects.toMatchObject({ code: 'chat.not-found' })
  expect(await balance(mira)).toBe(before)
  expect(await history(mira, own.chatId)).toEqual({ success: true, data: [], total: 0, hasNextPage: false })
})

test('a repeated key answers the first message, charged once; another text with it is refused', async () => {
  const mira = await stage.person('rich')
  const chat = await stage.character(mira)
  const before = await balance(mira)
  const key = { idempotencyKey: 'once' }
  const first = await say(mira, chat, {}, key)
  expect(await say(mira, chat, {}, key)).toEqual(first)
  await expect(say(mira, chat, { prompt: 'at sea' }, key)).rejects.toMatchObject({ code: 'idempotency.key-reused' })
  expect(await stage.ended(first.jobId)).toBe('SUCCESS')
  expect(await balance(mira)).toBe(before - 10)
})

test('the same key twenty times at once starts one message', async () => {
  const mira = await stage.person('rich')
  const chat = await stage.character(mira)
  const before = await balance(mira)
  const key = { idempotencyKey: 'at once' }
  const started = await Promise.all(Array.from({ length: 20 }, () => say(mira, chat, {}, key)))
  expect(new Set(started.map(({ jobId, messageId }) => `${jobId} ${messageId}`)).size).toBe(1)
  expect(await balance(mira)).toBe(before - 10)
  expect((await history(mira, chat.chatId)).total).toBe(1)
})

test('a scene that fails gives its credits back', async () => {
  const mira = await stage.person('rich')
  const chat = await stage.character(mira)
  const before = await balance(mira)
  stage.director.direct({ next: 'fail', userId: mira.userId })
  const { jobId } = await say(mira, chat)
  expect(await stage.ended(jobId)).toBe('FAILED')
  expect(await balance(mira)).toBe(before)
  const broke = { ...mira }
  await stage.database.updateTable('credit_accounts').set({ balance_credits: 9 }).where('user_id', '=', mira.userId).execute()
  await expect(say(broke, chat)).rejects.toMatchObject({ code: 'credits.insufficient' })
})

test('FC-18 the history is paged both ways in the order of time', async () => {
  const mira = await stage.person('rich')
  const chat = await stage.character(mira)
  const ids: string[] = []
  for (let index = 0; index < 7; index += 1) ids.push((await say(mira, chat, { prompt: `scene ${index}` })).messageId)
  const idsOf = ({ data }: { data: { $id: string }[] }) => data.map((message) => message.$id)
  const newest = await history(mira, chat.chatId, { limit: 3 })
  expect([idsOf(newest), newest.total, newest.hasNextPage]).toEqual([ids.slice(4), 7, true])
  const older = await history(mira, chat.chatId, { limit: 3, cursorBefore: ids[4] })
  expect([idsOf(older), older.hasNextPage]).toEqual([ids.slice(1, 4), true])
  const oldest = await history(mira, chat.chatId, { limit: 3, cursorBefore: ids[1] })
  expect([idsOf(oldest), oldest.hasNextPage]).toEqual([ids.slice(0, 1), false])
  const newer = await history(mira, chat.chatId, { limit: 3, cursorAfter: ids[0] })
  expect([idsOf(newer), newer.hasNextPage]).toEqual([ids.slice(1, 4), true])
  const last = await history(mira, chat.chatId, { cursorAfter: ids[3] })
  expect([idsOf(last), last.hasNextPage]).toEqual([ids.slice(4), false])
  const strange = history(mira, chat.chatId, { cursorAfter: crypto.randomUUID() })
  await expect(strange).rejects.toMatchObject({ code: 'validation.invalid' })
})
