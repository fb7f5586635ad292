import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGenerationStage, type GenerationStage, type Person } from '../../testing/generation-stage.ts'
import { forgetOldEnhancements } from './forget-old-enhancements.ts'

let stage: GenerationStage
beforeAll(async () => {
  // No two answers are alike, so that a second writing shows.
  stage = await createGenerationStage({ enhanceDescription: async (text) => `${text} ${randomUUID()}` })
})
afterAll(() => stage[Symbol.asyncDispose]())

const enhance = async (person: Person, idempotencyKey: string | undefined, userPrompt = 'a red pirate') => {
  const answer = await stage.handlers['enhance-prompt']({ userPrompt }, person.as({ idempotencyKey }))
  return answer.enhancedPrompt
}
const balance = (person: Person) => stage.credits.balance(stage.database, person.userId)

test('a repeated key answers the first text and charges once', async () => {
  const mira = await stage.person('rich')
  const first = await enhance(mira, 'one')
  expect(await enhance(mira, 'one')).toBe(first)
  expect(await balance(mira)).toBe(990)
  expect(await enhance(mira, 'two')).not.toBe(first)
  expect(await balance(mira)).toBe(980)
})

test('calls with one key at the same time are one enhancement', async () => {
  const mira = await stage.person('rich')
  const answers = await Promise.all(Array.from({ length: 6 }, () => enhance(mira, 'one')))
  expect(new Set(answers).size).toBe(1)
  expect(await balance(mira)).toBe(990)
})

test('the same key with another text is refused, uncharged; the key of somebody else is another key', async () => {
  const [mira, noor] = [await stage.person('rich'), await stage.person('rich')]
  const first = await enhance(mira, 'one')
  await expect(enhance(mira, 'one', 'a blue pirate')).rejects.toMatchObject({ code: 'idempotency.key-reused', status: 409 })
  expect(await balance(mira)).toBe(990)
  expect(await enhance(noor, 'one')).not.toBe(first)
})

test('without enough credits a key is not used up', async () => {
  const mira = await stage.person('broke')
  await expect(enhance(mira, 'one')).rejects.toMatchObject({ code: 'credits.insufficient' })
  await stage.database
    .transaction()
    .execute((transaction) => stage.credits.grant(transaction, { userId: mira.userId, amountCredits: 10, reason: 'Gift' }))
  expect(await enhance(mira, 'one')).toContain('a red pirate')
  expect(await balance(mira)).toBe(0)
})

test('answers are forgotten after a day', async () => {
  const mira = await stage.person('rich')
  const first = await enhance(mira, 'one')
  await forgetOldEnhancements(stage)
  expect(await enhance(mira, 'one')).toBe(first)
  const now = () => new Date(stage.clock.now().getTime() + 25 * 3_600_000)
  await forgetOldEnhancements({ database: stage.database, clock: { now } })
  expect(await enhance(mira, 'one')).not.toBe(first)
})
