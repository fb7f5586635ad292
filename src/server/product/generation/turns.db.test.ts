import { expect, test, vi } from 'vitest'
import type { Operation, Progress } from '../../platform/engines/engine.ts'
import { createFakeEngine, fakePreviews } from '../../testing/fake-engine.ts'
import { aPreviewRequest, createGenerationStage, type GenerationStage, type Person } from '../../testing/generation-stage.ts'
import { subscribe } from '../billing/testing/subscribe.ts'

/** An engine whose works end one by one, when the test says so. */
function steppedEngine() {
  const waiting: (() => void)[] = []
  let isOpen = false
  const check = async (_operation: Operation): Promise<Progress> => {
    if (!isOpen) await new Promise<void>((resolve) => waiting.push(resolve))
    return fakePreviews(3)
  }
  return {
    engine: createFakeEngine({ check }),
    /** Ends one work; waits for it where none is in work yet. */
    async endOne(): Promise<void> {
      await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0), { timeout: 60_000, interval: 5 })
      waiting.shift()?.()
    },
    open(): void {
      isOpen = true
      for (const resolve of waiting.splice(0)) resolve()
    },
  }
}

async function rich(stage: GenerationStage): Promise<Person> {
  const person = await stage.person('rich')
  await stage.database
    .transaction()
    .execute((transaction) =>
      stage.credits.grant(transaction, { userId: person.userId, amountCredits: 100_000, reason: 'Gift' }),
    )
  return person
}

const start = async (stage: GenerationStage, person: Person) =>
  (await stage.handlers['create-preview'](aPreviewRequest(person), person.as())).jobId

/** All in the same moment, as a page does that nobody trusts. */
const startAtOnce = (stage: GenerationStage, person: Person, count: number) =>
  Promise.all(Array.from({ length: count }, () => start(stage, person)))

/** Whose jobs were begun, in order, as one letter each. */
function begun(stage: GenerationStage, names: Readonly<Record<string, Person>>): string {
  const letters = new Map(Object.entries(names).map(([name, person]) => [person.userId, name]))
  const running = stage.announced.filter((job) => job.state.status === 'RUNNING' && job.progress === 0)
  return [...new Map(running.map((job) => [job.id, letters.get(job.userId) ?? '?'])).values()].join('')
}

const untilBegun = (stage: GenerationStage, names: Readonly<Record<string, Person>>, count: number) =>
  vi.waitFor(() => expect(begun(stage, names)).toHaveLength(count), { timeout: 120_000, interval: 10 })

test('forty jobs of one user, sent at once, leave everybody else their turn', async () => {
  await using stage = await createGenerationStage({ concurrency: 1 })
  const [a, b, c, d] = await Promise.all([rich(stage), rich(stage), rich(stage), rich(stage)])
  const names = { a, b, c, d }
  await startAtOnce(stage, a, 40)
  for (const person of [b, c, d]) await startAtOnce(stage, person, 2)
  await stage.work()
  await untilBegun(stage, names, 46)
  expect(begun(stage, names)).toBe(`abcdabcd${'a'.repeat(38)}`)
})

test('turns go on from where the house is: neither a newcomer nor who goes on ordering is put behind or before all', async () => {
  const stepped = steppedEngine()
  await using stage = await createGenerationStage({ engine: stepped.engine, concurrency: 1 })
  const [a, b] = await Promise.all([rich(stage), rich(stage)])
  const names = { a, b }
  await startAtOnce(stage, a, 8)
  await stage.work()
  for (let ended = 0; ended < 4; ended += 1) await stepped.endOne()
  await untilBegun(stage, names, 5)
  await startAtOnce(stage, a, 2)
  await startAtOnce(stage, b, 6)
  stepped.open()
  await untilBegun(stage, names, 16)
  expect(begun(stage, names)).toBe('aaaaabababababab')
})

test('what was cancelled takes no turn: its owner begins where everybody does', async () => {
  await using stage = await createGenerationStage({ concurrency: 1 })
  const [a, b] = await Promise.all([rich(stage), rich(stage)])
  for (const jobId of await startAtOnce(stage, a, 20)) await stage.handlers['cancel-job']({ jobId }, a.as())
  await startAtOnce(stage, b, 3)
  await start(stage, a)
  await stage.work()
  await untilBegun(stage, { a, b }, 4)
  expect(begun(stage, { a, b })).toBe('babb')
})

test('an idle house gives one user all places within their limit, and more to who has a plan', async () => {
  const stepped = steppedEngine()
  await using stage = await createGenerationStage({
    engine: stepped.engine,
    concurrency: 6,
    userLimits: { standard: 2, tiers: { pro: 3 } },
  })
  const [a, p] = await Promise.all([rich(stage), rich(stage)])
  await subscribe(stage.database, { userId: p.userId, now: stage.clock.now() })
  await stage.work()
  await startAtOnce(stage, a, 5)
  await startAtOnce(stage, p, 5)
  const running = async () => {
    const rows = await stage.database.selectFrom('jobs').select('user_id').where('status', '=', 'RUNNING').execute()
    return {
      a: rows.filter((row) => row.user_id === a.userId).length,
      p: rows.filter((row) => row.user_id === p.userId).length,
    }
  }
  await vi.waitFor(async () => expect(await running()).toEqual({ a: 2, p: 3 }), { timeout: 60_000, interval: 10 })
  for (let ended = 0; ended < 5; ended += 1) {
    await stepped.endOne()
    expect((await running()).a).toBeLessThanOrEqual(2)
    expect((await running()).p).toBeLessThanOrEqual(3)
  }
  stepped.open()
  await untilBegun(stage, { a, p }, 10)
})
