import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createFakeEngine } from '../../testing/fake-engine.ts'
import { createGenerationStage, type GenerationStage } from '../../testing/generation-stage.ts'
import { lockOwnCharacter } from '../characters/characters.store.ts'

let stage: GenerationStage
beforeAll(async () => {
  const fake = createFakeEngine()
  const kinds = [...fake.abilities.kinds, 'video'] as const
  stage = await createGenerationStage({ engine: { ...fake, abilities: { ...fake.abilities, kinds } } })
  await stage.work()
})
afterAll(() => stage[Symbol.asyncDispose]())

async function someoneWaits(): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(stage.database)
      expect(rows.length).toBeGreaterThan(0)
    },
    { timeout: 10_000, interval: 10 },
  )
}

test.each(['create-system-message', 'video-generation-service'] as const)(
  'what %s begins for a character waits for its deletion, and costs nothing',
  async (id) => {
    const mira = await stage.person('rich')
    const { userId } = mira
    const own = await stage.character(mira)
    const before = await stage.credits.balance(stage.database, userId)
    const begin = () =>
      id === 'create-system-message'
        ? stage.handlers[id]({ userId, ...own, prompt: 'at sea', senderType: 'user' }, mira.as())
        : stage.handlers[id]({ action: 'text-to-video', chatId: own.chatId, prompt: 'at sea' }, mira.as())
    let begun: Promise<unknown> | undefined
    await stage.database.transaction().execute(async (transaction) => {
      await lockOwnCharacter(transaction, { userId, characterId: own.characterId })
      begun = begin().catch((error: unknown) => error)
      await someoneWaits()
      await transaction.deleteFrom('characters').where('id', '=', own.characterId).execute()
    })
    expect(await begun).toMatchObject({ code: expect.stringMatching(/^(character|chat)\.not-found$/) })
    expect(await stage.credits.balance(stage.database, userId)).toBe(before)
  },
)
