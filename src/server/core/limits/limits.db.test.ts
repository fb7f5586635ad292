import { expect, test } from 'vitest'
import { createAdjustableClock } from '#server/platform/clock/adjustable-clock.ts'
import { systemClock } from '#server/platform/clock/clock.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { createLimits } from './limits.ts'
import type { RateLimit } from './rate-limit.ts'

const CALLS: RateLimit = { name: 'calls', most: 3, windowMs: 60_000 }

async function aHouse() {
  const fresh = await freshDatabase()
  const now = systemClock.now()
  const clock = createAdjustableClock({ now: () => now })
  const usedOf = async (subject: string) => {
    const bucket = `calls/${subject}`
    const row = await fresh.kysely.selectFrom('rate_limits').select('used').where('bucket', '=', bucket).executeTakeFirst()
    return row?.used
  }
  return {
    kysely: fresh.kysely,
    clock,
    usedOf,
    process: () => createLimits({ database: fresh.kysely, clock, isOn: true }),
    [Symbol.asyncDispose]: () => fresh[Symbol.asyncDispose](),
  }
}

test('who is over a limit is refused without a word to the database until the window ends, and then counted anew', async () => {
  await using house = await aHouse()
  const limits = house.process()
  const answers: boolean[] = []
  for (let call = 0; call < 20; call += 1) answers.push((await limits.use(CALLS, ['mira'])).isAllowed)
  expect(answers).toEqual([true, true, true, ...Array<boolean>(17).fill(false)])
  expect(await house.usedOf('mira')).toBe(4)
  house.clock.advance(59_000)
  expect(await limits.use(CALLS, ['mira'])).toMatchObject({ isAllowed: false, remaining: 0, retryAfterSeconds: 1 })
  house.clock.advance(1_000)
  expect(await limits.use(CALLS, ['mira'])).toMatchObject({ isAllowed: true, remaining: 2 })
})

test('others, and other limits, have their own room beside somebody who is over one', async () => {
  await using house = await aHouse()
  const limits = house.process()
  for (let call = 0; call < 5; call += 1) await limits.use(CALLS, ['mira', 'device of mira'])
  expect(await limits.use(CALLS, ['noor', 'device of noor'])).toMatchObject({ isAllowed: true })
  expect(await limits.use({ ...CALLS, name: 'changes' }, ['mira'])).toMatchObject({ isAllowed: true })
  // Whoever is over is refused on every device, and uses up nothing of theirs.
  expect(await limits.use(CALLS, ['mira', 'device of noor'])).toMatchObject({ isAllowed: false })
  expect(await house.usedOf('device of noor')).toBe(1)
})

test('processes count together, and what a transaction counted and undid counts for none of them', async () => {
  await using house = await aHouse()
  const [one, two] = [house.process(), house.process()]
  const undone = house.kysely.transaction().execute(async (transaction) => {
    for (let call = 0; call < 4; call += 1) await one.use(CALLS, ['mira'], transaction)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  const allowed: boolean[] = []
  for (const limits of [one, two, one, two, one]) allowed.push((await limits.use(CALLS, ['mira'])).isAllowed)
  expect(allowed).toEqual([true, true, true, false, false])
})
