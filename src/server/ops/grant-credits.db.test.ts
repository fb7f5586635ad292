import { expect, test } from 'vitest'
import { createSealer } from '#server/platform/sealing/create-sealer.ts'
import { createAccounts } from '../core/accounts/accounts.ts'
import { createCredits } from '../core/credits/create-credits.ts'
import { systemClock } from '../platform/clock/clock.ts'
import { freshDatabase } from '../testing/fresh-database.ts'
import { NO_PAST_GIFTS } from '../testing/no-past-gifts.ts'
import { grantCredits, readGrant } from './grant-credits.ts'

test('an operator gives credits to the account with an address, however it is written', async () => {
  await using fresh = await freshDatabase()
  const accounts = createAccounts({
    database: fresh.kysely,
    pool: fresh.pool,
    clock: systemClock,
    sealer: createSealer({ secret: 'of a test' }),
    pastGifts: NO_PAST_GIFTS,
  })
  await accounts.makeProvenUser({ userId: 'mira', name: 'Mira', email: 'mira@example.org' })
  expect(await grantCredits(fresh.kysely, { email: 'Mira@Example.org', amountCredits: 200 })).toBe(200)
  expect(await grantCredits(fresh.kysely, { email: 'mira@example.org', amountCredits: 50 })).toBe(250)
  expect(await createCredits({ clock: systemClock }).balance(fresh.kysely, 'mira')).toBe(250)
  const nobody = grantCredits(fresh.kysely, { email: 'noor@example.org', amountCredits: 1 })
  await expect(nobody).rejects.toThrow('There is no account with the e-mail address noor@example.org.')
})

test('arguments that make no sense are refused with a sentence', () => {
  expect(readGrant(['mira@example.org', '200'])).toEqual({ email: 'mira@example.org', amountCredits: 200 })
  for (const credits of ['0', '-5', '1.5', '1e3', 'many', '', '1000001', '99999999999999999999']) {
    expect(() => readGrant(['mira@example.org', credits])).toThrow('no whole number of credits')
  }
  expect(() => readGrant(['mira', '5'])).toThrow('no e-mail address')
  expect(() => readGrant([])).toThrow('Usage')
  expect(() => readGrant(['a@b', '5', 'more'])).toThrow('Usage')
})
