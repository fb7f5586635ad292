import { expect, test } from 'vitest'
import { systemClock } from '#server/platform/clock/clock.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { createCredits } from './create-credits.ts'
import { readUserData, readUserDataOf } from './read-user-data.ts'

test('what is read of many users at once is what is read of each', async () => {
  await using database = await freshDatabase()
  const credits = createCredits({ clock: systemClock })
  const jobId = '00000000-0000-4000-8000-000000000001'
  await database.kysely.transaction().execute(async (transaction) => {
    await credits.grant(transaction, { userId: 'ada', amountCredits: 250, reason: 'Gift' })
    await credits.takeFreeUse(transaction, { kind: 'preview', userId: 'bo' }, jobId)
    await credits.takeFreeUse(transaction, { kind: 'character', userId: 'bo' }, jobId)
  })
  const names = ['ada', 'bo', 'nobody']
  const each = await Promise.all(names.map(async (name) => [name, await readUserData(database.kysely, credits, name)] as const))
  expect(await readUserDataOf(database.kysely, names)).toEqual(new Map(each))
  expect(each.map(([, { credits, freePreviewInitialUsed }]) => [credits, freePreviewInitialUsed])).toEqual([
    [250, false],
    [0, true],
    [0, false],
  ])
})
