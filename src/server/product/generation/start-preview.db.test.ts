import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPreview } from '#contract/functions/create-preview.ts'
import { aPreviewRequest, createGenerationStage, type GenerationStage, type Person } from '../../testing/generation-stage.ts'

let stage: GenerationStage
beforeAll(async () => {
  stage = await createGenerationStage()
})
afterAll(() => stage[Symbol.asyncDispose]())

const start = (person: Person, change: Parameters<typeof aPreviewRequest>[1] = {}, options: Parameters<Person['as']>[0] = {}) =>
  stage.handlers['create-preview'](aPreviewRequest(person, change), person.as(options))
const balance = (person: Person) => stage.credits.balance(stage.database, person.userId)
const jobsOf = (person: Person) =>
  stage.database.selectFrom('jobs').selectAll().where('user_id', '=', person.userId).orderBy('sequence').execute()
const queued = async (jobId: string) => {
  const job = await stage.handlers['get-job-status']({ jobId }, (await stage.person('new')).as())
  return job.status
}

test('PS-16 the first preview is free and leaves the balance unchanged', async () => {
  const mira = await stage.person('new')
  const { jobId } = await start(mira)
  expect(await balance(mira)).toBe(0)
  expect((await jobsOf(mira)).map((job) => [job.id, job.status, job.charge, job.price_credits])).toEqual([
    [jobId, 'QUEUED', 'free', 0],
  ])
  await expect(start(mira)).rejects.toMatchObject({ code: 'credits.insufficient' })
  expect(await jobsOf(mira)).toHaveLength(1)
})

test('BC-01 a preview costs 100 credits, held when it starts', async () => {
  const mira = await stage.person('rich')
  const { jobId } = await start(mira)
  expect(await balance(mira)).toBe(900)
  const entries = await stage.database.selectFrom('credit_entries').selectAll().where('job_id', '=', jobId).execute()
  expect(entries.map((entry) => [entry.kind, entry.amount_credits])).toEqual([['hold', -100]])
})

test('without credits nothing is written at all', async () => {
  const mira = await stage.person('broke')
  await expect(start(mira)).rejects.toMatchObject({ code: 'credits.insufficient', status: 402 })
  expect(await jobsOf(mira)).toEqual([])
})

test('BC-30 two tabs that spend the last credits at once start exactly one job', async () => {
  const mira = await stage.person('broke')
  await stage.database
    .transaction()
    .execute((transaction) => stage.credits.grant(transaction, { userId: mira.userId, amountCredits: 100, reason: 'Gift' }))
  const tabs = await Promise.allSettled(Array.from({ length: 8 }, () => start(mira)))
  expect(tabs.filter((tab) => tab.status === 'fulfilled')).toHaveLength(1)
  expect(await jobsOf(mira)).toHaveLength(1)
  expect(await balance(mira)).toBe(0)
})

test('a free use is once for the device too', async () => {
  const [mira, noor] = [await stage.person('new'), await stage.person('new')]
  await start(mira, {}, { device: 'one phone' })
  await expect(start(noor, {}, { device: 'one phone' })).rejects.toMatchObject({ code: 'credits.insufficient' })
  await start(noor, {}, { device: 'another phone' })
})

test('ST-05 unknown styles and none are refused, and nothing is taken', async () => {
  const mira = await stage.person('new')
  for (const style of ['no such style', 'none', '__proto__', '\u0000']) {
    const request = { ...aPreviewRequest(mira), style }
    await expect(stage.handlers['create-preview'](request, mira.as())).rejects.toMatchObject({ code: 'style.unknown' })
  }
  expect(await jobsOf(mira)).toEqual([])
  expect(await stage.credits.usedFreeUses(stage.database, mira.userId)).toEqual(new Set())
})

test('the same key answers the first job, charged once, also when both come at once', async () => {
  const mira = await stage.person('rich')
  const options = { idempotencyKey: 'one click' }
  const answers = await Promise.all([start(mira, {}, options), start(mira, {}, options), start(mira, {}, options)])
  expect(new Set(answers.map((answer) => answer.jobId)).size).toBe(1)
  expect(await balance(mira)).toBe(900)
  await expect(start(mira, { name: 'Other' }, options)).rejects.toMatchObject({ code: 'idempotency.key-reused' })
  expect(await balance(mira)).toBe(900)
})

test('a repeated key answers the first job also when no credits are left', async () => {
  const mira = await stage.person('new')
  const options = { idempotencyKey: 'once \u0000 more' }
  const first = await start(mira, {}, options)
  expect(await start(mira, {}, options)).toEqual(first)
})

test('two users may use the same key', async () => {
  const [mira, noor] = [await stage.person('rich'), await stage.person('rich')]
  const options = { idempotencyKey: 'same words' }
  expect((await start(mira, {}, options)).jobId).not.toBe((await start(noor, {}, options)).jobId)
})

test('FC-12 SP-31 the first regeneration is free, the second costs 100', async () => {
  const mira = await stage.person('new')
  const { jobId } = await start(mira)
  await start(mira, { originalJobId: jobId, attempt: 1 })
  await expect(start(mira, { originalJobId: jobId, attempt: 2 })).rejects.toMatchObject({ code: 'credits.insufficient' })
  const jobs = await jobsOf(mira)
  expect(jobs.map((job) => [job.type, job.original_job_id, job.attempt])).toEqual([
    ['create-preview', null, 0],
    ['regenerate', jobId, 1],
  ])
})

test('SP-29 an attempt is unique per original job, also through a regeneration of a regeneration', async () => {
  const mira = await stage.person('rich')
  const { jobId } = await start(mira)
  const first = await start(mira, { originalJobId: jobId, attempt: 1 })
  for (const originalJobId of [jobId, first.jobId]) {
    await expect(start(mira, { originalJobId, attempt: 1 })).rejects.toMatchObject({ code: 'regeneration.attempt-taken' })
  }
  await start(mira, { originalJobId: first.jobId, attempt: 2 })
  expect(await balance(mira)).toBe(700)
})

test('a foreign or unknown original is refused and nothing is charged', async () => {
  const [mira, noor] = [await stage.person('rich'), await stage.person('rich')]
  const { jobId } = await start(noor)
  for (const originalJobId of [jobId, crypto.randomUUID(), 'no-uuid']) {
    await expect(start(mira, { originalJobId, attempt: 1 })).rejects.toMatchObject({ code: 'job.not-found' })
  }
  expect(await balance(mira)).toBe(1000)
  expect(await jobsOf(mira)).toEqual([])
})

test('a request that names another user is refused', async () => {
  const [mira, noor] = [await stage.person('rich'), await stage.person('rich')]
  const call = stage.handlers['create-preview'](aPreviewRequest(noor), mira.as())
  await expect(call).rejects.toMatchObject({ code: 'user.mismatch' })
})

test.each([undefined, 0, 1])(
  'with an original and attempt %s it is a regeneration, charged as it was quoted',
  async (attempt) => {
    const [mira, noor] = [await stage.person('new'), await stage.person('new')]
    const { jobId: originalJobId } = await start(mira)
    const quoted = await stage.handlers['check-user-credits']({ job: 'create-preview', originalJobId }, mira.as())
    expect(quoted).toMatchObject({ isFree: true, priceCredits: 0 })
    await start(mira, { originalJobId, attempt })
    expect((await jobsOf(mira)).map((job) => [job.type, job.original_job_id, job.attempt, job.charge])).toEqual([
      ['create-preview', null, 0, 'free'],
      ['regenerate', originalJobId, 1, 'free'],
    ])
    for (const foreign of [originalJobId, randomUUID(), 'nothing'])
      await expect(start(noor, { originalJobId: foreign, attempt })).rejects.toMatchObject({ code: 'job.not-found' })
    expect(await jobsOf(noor)).toEqual([])
  },
)

test('CW-18 what was enhanced is accepted and kept whole, however long it is', async () => {
  const mira = await stage.person('rich')
  const asked = { ...aPreviewRequest(mira), characterDescription: 'a red pirate. '.repeat(8_000).trim(), isEnhanced: true }
  await stage.handlers['create-preview'](createPreview.input.parse(asked), mira.as())
  expect((await jobsOf(mira)).map((job) => job.prompt)).toEqual([asked.characterDescription])
})

test('every start gets its own seed, so that the same words give other pictures', async () => {
  const mira = await stage.person('rich')
  await start(mira)
  await start(mira)
  const seeds = (await jobsOf(mira)).map((job) => (job.input as { seed: string }).seed)
  expect(new Set(seeds).size).toBe(2)
})

test('a job that /dev/engine registers late is not found until then', async () => {
  const mira = await stage.person('rich')
  stage.director.direct({ next: 'register-late', delayMs: 60_000, userId: mira.userId })
  const { jobId } = await start(mira)
  const status = async () => (await stage.handlers['get-job-status']({ jobId }, mira.as())).status
  expect(await status()).toBe('not_found')
  stage.clock.advance(60_001)
  expect(await status()).toBe('QUEUED')
  expect(await queued(jobId)).toBe('not_found')
  stage.clock.reset()
})

test('a free use is for whoever is proven', async () => {
  const mira = await stage.person('new')
  const call = (isProven: boolean) => stage.handlers['create-preview'](aPreviewRequest(mira), mira.as({ isProven }))
  await expect(call(false)).rejects.toMatchObject({ code: 'credits.insufficient' })
  await expect(call(true)).resolves.toMatchObject({ success: true })
})

test('a start that is repeated takes no free use, also when its owner has one by then', async () => {
  const mira = await stage.person('new')
  await stage.database
    .transaction()
    .execute((transaction) => stage.credits.grant(transaction, { userId: mira.userId, amountCredits: 500, reason: 'Gift' }))
  const paid = await start(mira, {}, { idempotencyKey: 'one', isProven: false })
  expect(await start(mira, {}, { idempotencyKey: 'one', isProven: true })).toEqual(paid)
  expect(await balance(mira)).toBe(400)
  expect(await stage.credits.hasFreeUse(stage.database, { kind: 'preview', userId: mira.userId })).toBe(true)
})

test('what goes against the content rules is refused before anything is charged or taken', async () => {
  const mira = await stage.person('new')
  const request = { ...aPreviewRequest(mira), characterDescription: 'a nude woman on a beach at noon' }
  await expect(stage.handlers['create-preview'](request, mira.as())).rejects.toMatchObject({ code: 'moderation.refused' })
  const enhancing = stage.handlers['enhance-prompt']({ userPrompt: request.characterDescription }, mira.as())
  await expect(enhancing).rejects.toMatchObject({ code: 'moderation.refused' })
  expect(await jobsOf(mira)).toEqual([])
  expect(await start(mira)).toMatchObject({ success: true })
})

test('nobody pays more than they were shown: the new price is told, and nothing is charged or made', async () => {
  const mira = await stage.person('rich')
  await expect(start(mira, {}, { quotedCredits: 90 })).rejects.toMatchObject({
    code: 'price.changed',
    status: 409,
    details: { priceCredits: 100 },
    message: 'The price is 100 credits now, and was shown as 90. Nothing was charged. Start again if you agree.',
  })
  expect([await balance(mira), (await jobsOf(mira)).length]).toEqual([1000, 0])
  await start(mira, {}, { quotedCredits: 100 })
  await start(mira, {}, { quotedCredits: 120 })
  expect(await balance(mira)).toBe(800)
})

test('a free use that was taken in another tab does not become a charge', async () => {
  const mira = await stage.person('new')
  await stage.database
    .transaction()
    .execute((transaction) => stage.credits.grant(transaction, { userId: mira.userId, amountCredits: 500, reason: 'Gift' }))
  await start(mira, {}, { quotedCredits: 0 })
  await expect(start(mira, {}, { quotedCredits: 0 })).rejects.toMatchObject({
    code: 'price.changed',
    message: 'The price is 100 credits now, and was shown as free. Nothing was charged. Start again if you agree.',
  })
  expect([await balance(mira), (await jobsOf(mira)).length]).toEqual([500, 1])
})

test('a start that is repeated after its price rose answers the first job', async () => {
  const mira = await stage.person('new')
  const key = { idempotencyKey: 'the same press', quotedCredits: 0 }
  const { jobId } = await start(mira, {}, key)
  expect((await start(mira, {}, key)).jobId).toBe(jobId)
})
