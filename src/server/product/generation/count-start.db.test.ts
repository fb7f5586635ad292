import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPreviewRequest, createGenerationStage, type GenerationStage, type Person } from '../../testing/generation-stage.ts'

let stage: GenerationStage
beforeAll(async () => {
  stage = await createGenerationStage({ rateLimits: 'on' })
})
afterAll(() => stage[Symbol.asyncDispose]())

type Options = Parameters<Person['as']>[0]
const start = (person: Person, options: Options = {}, name = 'Mira') =>
  stage.handlers['create-preview'](aPreviewRequest(person, { name }), person.as(options))
const rich = async () => {
  const person = await stage.person('rich')
  await stage.database
    .transaction()
    .execute((transaction) => stage.credits.grant(transaction, { userId: person.userId, amountCredits: 5_000, reason: 'Gift' }))
  return person
}
const limited = { code: 'RATE_LIMITED', status: 429, details: { retryAfterSeconds: expect.any(Number) } }
const times = (count: number) => Array.from({ length: count }, (_, index) => index)

test('ten jobs a minute may be started, an eleventh is refused and charges nothing', async () => {
  const mira = await rich()
  for (const index of times(10)) await start(mira, {}, `Mira ${index}`)
  await expect(start(mira)).rejects.toMatchObject(limited)
  expect(await stage.credits.balance(stage.database, mira.userId)).toBe(5_000)
  stage.clock.advance(60_001)
  await start(mira)
  stage.clock.reset()
})

test('the device is counted over all its users', async () => {
  const [mira, noor] = [await rich(), await rich()]
  for (const index of times(10)) await start(index % 2 ? mira : noor, { device: 'phone' })
  await expect(start(mira, { device: 'phone' })).rejects.toMatchObject(limited)
  await start(mira, { device: 'another phone' })
})

test('refused starts and repeated ones do not count', async () => {
  const [mira, broke] = [await rich(), await stage.person('broke')]
  for (const _ of times(12)) await expect(start(broke)).rejects.toMatchObject({ code: 'credits.insufficient' })
  const first = await start(mira, { idempotencyKey: 'one' })
  for (const _ of times(12)) expect(await start(mira, { idempotencyKey: 'one' })).toEqual(first)
  for (const index of times(9)) await start(mira, {}, `Mira ${index}`)
  await expect(start(mira)).rejects.toMatchObject(limited)
  expect(await start(mira, { idempotencyKey: 'one' })).toEqual(first)
})

test('enhancements are counted on their own, repeated ones not at all', async () => {
  const mira = await rich()
  const enhance = (idempotencyKey?: string) =>
    stage.handlers['enhance-prompt']({ userPrompt: 'a red pirate' }, mira.as({ idempotencyKey }))
  for (const _ of times(12)) await enhance('one')
  for (const _ of times(9)) await enhance()
  await expect(enhance()).rejects.toMatchObject(limited)
  await start(mira)
})

test('a start waits for the database four times: to begin, to be written and paid, to be counted and queued, to be kept', async () => {
  const mira = await rich()
  stage.transactions.take()
  await start(mira)
  // The job, the free use that she had already, and the credits; then the count and the queue.
  expect(stage.transactions.take()).toEqual([[1, 3, 2, 1]])
})
