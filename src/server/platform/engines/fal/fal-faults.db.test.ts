import { type Arbitrary, array, assert, asyncProperty, boolean, constantFrom, integer, oneof, record } from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { FalPart } from '../../../testing/fake-fal.ts'
import { createFalStage, type FalStage } from '../../../testing/fal-stage.ts'

let stage: FalStage
beforeAll(async () => {
  stage = await createFalStage()
  await stage.work()
})
afterAll(() => stage[Symbol.asyncDispose]())

const made = constantFrom<FalPart['made']>('pictures', 'pictures', 'refused', 'unsafe', 'text', 'broken', 'crash')
const submit = constantFrom<FalPart['submit']>('taken', 'taken', 'lost', 'called first')
const part: Arbitrary<FalPart> = oneof(
  record({ submit, made, polls: integer({ min: 0, max: 1 }) }),
  record({ submit: constantFrom(429, 401), retryAfterSeconds: constantFrom(0) }),
  record({ submit: constantFrom(500, 503), isTaken: boolean(), made }),
)
/** How often fal calls back about what it took, and whether the person cancels. */
const job = record({
  parts: array(part, { minLength: 1, maxLength: 3 }),
  calls: integer({ min: 0, max: 2 }),
  isCancelled: boolean(),
})

test('whatever goes wrong: one request per attempt, and every job is either paid or given back, once', async () => {
  const faults = asyncProperty(array(job, { minLength: 4, maxLength: 4 }), async (jobs) => {
    stage.fake.posts.splice(0)
    const takenBefore = stage.fake.requests().length
    const mira = await stage.person('rich')
    stage.fake.play(...jobs.flatMap(({ parts }) => parts))
    const jobIds = await Promise.all(jobs.map(() => stage.start(mira)))
    const taken = () => stage.fake.requests().slice(takenBefore)
    for (const [index, jobId] of jobIds.entries()) {
      const { calls, isCancelled } = jobs[index]!
      await untilQuiet(jobId)
      if (isCancelled) await stage.handlers['cancel-job']({ jobId }, mira.as())
      for (let call = 0; call < calls; call += 1) await Promise.all(taken().map((request) => stage.fake.callBack(request)))
    }
    // What is still waiting for a call that has not come ends with the deadline.
    await vi.waitFor(async () => expect(await unquiet(jobIds)).toEqual([]), { timeout: 60_000 })
    stage.clock.advance(300_001)
    await stage.worker.sweep()
    stage.clock.reset()
    await Promise.all(taken().map((request) => stage.fake.callBack(request)))

    const attempts = (await Promise.all(jobIds.map((jobId) => stage.attempts(jobId)))).flat()
    const tokens = stage.fake.posts.map((post) => post.webhook)
    expect(new Set(tokens).size).toBe(tokens.length)
    expect(tokens.length).toBeLessThanOrEqual(attempts.length)
    let paid = 0
    for (const jobId of jobIds) {
      const { status } = await stage.job(jobId)
      expect(await stage.movements(jobId)).toEqual(['hold', status === 'SUCCESS' ? 'settle' : 'release'])
      if (status === 'SUCCESS') paid += 100
    }
    expect(await stage.balance(mira)).toBe(1000 - paid)
    stage.fake.forget()
  })
  await assert(faults, { numRuns: 4, endOnFailure: true })
})

/** Until the job has ended, or waits for nothing but a call. */
async function untilQuiet(jobId: string): Promise<void> {
  await vi.waitFor(async () => expect(await unquiet([jobId])).toEqual([]), { timeout: 60_000, interval: 20 })
}

async function unquiet(jobIds: readonly string[]): Promise<string[]> {
  const quiet = await Promise.all(
    jobIds.map(async (jobId) => {
      const { status } = await stage.job(jobId)
      const isOver = status === 'SUCCESS' || status === 'FAILED'
      return isOver || (await stage.attempts(jobId)).at(-1)?.state === 'unknown'
    }),
  )
  return jobIds.filter((_, index) => !quiet[index])
}
