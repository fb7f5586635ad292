import { afterAll, beforeAll, expect, test } from 'vitest'
import { LIMITS } from '#contract/limits.ts'
import { aPreviewRequest, createGenerationStage, type GenerationStage, type Person } from '../../testing/generation-stage.ts'

let stage: GenerationStage
beforeAll(async () => {
  stage = await createGenerationStage()
  await stage.work()
})
afterAll(() => stage[Symbol.asyncDispose]())

/** A finished preview of this person. */
async function aPreview(person: Person) {
  const { jobId } = await stage.handlers['create-preview'](aPreviewRequest(person), person.as())
  expect(await stage.ended(jobId)).toBe('SUCCESS')
  const { data } = await stage.handlers['get-job-response']({ jobId }, person.as())
  return { previewJobId: jobId, pictures: data }
}

const create = (
  person: Person,
  request: { previewJobId: string; previewUrl?: string; name?: string },
  options: Parameters<Person['as']>[0] = {},
) =>
  stage.handlers['create-character'](
    { userId: person.userId, name: 'Rosalind', previewUrl: '', isStyle: true, ...request },
    person.as(options),
  )
const creations = (person: Person) =>
  stage.database
    .selectFrom('jobs')
    .selectAll()
    .where('user_id', '=', person.userId)
    .where('type', '=', 'create-character')
    .execute()
const balance = (person: Person) => stage.credits.balance(stage.database, person.userId)

test('FC-10 OP-27 a creation answers its ids at once and ends in a character with its model sheet', async () => {
  const mira = await stage.person('rich')
  const { previewJobId, pictures } = await aPreview(mira)
  const started = await create(mira, { previewJobId, previewUrl: pictures[1] })
  expect(started).toMatchObject({ success: true })
  expect(await stage.ended(started.jobId)).toBe('SUCCESS')
  const { data, total } = await stage.handlers['get-characters']({ userId: mira.userId }, mira.as())
  expect(total).toBe(1)
  expect(data[0]).toMatchObject({
    $id: started.characterId,
    chatId: started.chatId,
    name: 'Rosalind',
    previewUrl: pictures[1],
    style: 'anime',
    description: 'A red-haired pirate in a storm',
    status: 'SUCCESS',
    traits: [{ name: 'Hair', value: 'long, auburn' }],
  })
  expect(data[0]?.referenceUrls).toHaveLength(3)
  const { data: cards } = await stage.handlers['get-running-jobs']({ userId: mira.userId }, mira.as())
  expect(cards.map((card) => [card.type, card.characterId, card.hasExistingCreateJob, card.skipPreviewStep])).toEqual([
    ['create-character', started.characterId, true, true],
    ['create-preview', started.characterId, true, false],
  ])
})

test('BC-04 creating from a description takes nothing, whatever the request says of its path', async () => {
  const mira = await stage.person('rich')
  const { previewJobId, pictures } = await aPreview(mira)
  await create(mira, { previewJobId, previewUrl: pictures[0] })
  expect(await balance(mira)).toBe(900)
})

test('BC-05 creating from a style preview takes 1 credit', async () => {
  const mira = await stage.person('rich')
  const { previewJobId, pictures } = await aPreview(mira)
  await stage.database.updateTable('jobs').set({ mode: 'create-preview-image-style' }).where('id', '=', previewJobId).execute()
  const { jobId } = await create(mira, { previewJobId, previewUrl: pictures[0] })
  expect(await stage.ended(jobId)).toBe('SUCCESS')
  expect(await balance(mira)).toBe(899)
})

test('a creation keeps the engine state of the chosen picture for its engine', async () => {
  const mira = await stage.person('rich')
  const { previewJobId, pictures } = await aPreview(mira)
  stage.director.direct({ next: 'fail', userId: mira.userId })
  const { jobId } = await create(mira, { previewJobId, previewUrl: pictures[2] })
  await stage.ended(jobId)
  const row = await stage.database
    .selectFrom('characters')
    .select('engine_state')
    .where('job_id', '=', jobId)
    .executeTakeFirstOrThrow()
  expect(row.engine_state).toEqual({ engine: 'fake', version: 1, json: { shade: 2 } })
})

test('SP-24 a preview is used once: another choice is refused, the same one answers the first job', async () => {
  const mira = await stage.person('rich')
  const { previewJobId, pictures } = await aPreview(mira)
  const first = await create(mira, { previewJobId, previewUrl: pictures[0] })
  const again = { previewJobId, previewUrl: pictures[0]?.replace('localhost', '127.0.0.1') }
  expect(await create(mira, again)).toEqual(first)
  for (const other of [{ previewUrl: pictures[1] }, { previewUrl: pictures[0], name: 'Other' }]) {
    await expect(create(mira, { previewJobId, ...other })).rejects.toMatchObject({ code: 'preview.already-used' })
  }
  expect(await creations(mira)).toHaveLength(1)
})

test('SP-32 clicks at the same time make one creation and one charge', async () => {
  const mira = await stage.person('new')
  const { previewJobId, pictures } = await aPreview(mira)
  const clicks = await Promise.all(Array.from({ length: 5 }, () => create(mira, { previewJobId, previewUrl: pictures[0] })))
  expect(new Set(clicks.map((click) => click.jobId)).size).toBe(1)
  expect(await creations(mira)).toHaveLength(1)
})

test('the preview is the key: the same choice answers the first job, with whatever key it comes', async () => {
  const mira = await stage.person('rich')
  const { previewJobId, pictures } = await aPreview(mira)
  const request = { previewJobId, previewUrl: pictures[0] }
  const first = await create(mira, request, { idempotencyKey: 'first' })
  expect(await create(mira, request, { idempotencyKey: 'first' })).toEqual(first)
  expect(await create(mira, request, { idempotencyKey: 'second' })).toEqual(first)
})

test('OP-09 a creation that failed may be tried again, for the same character', async () => {
  const mira = await stage.person('new')
  const { previewJobId, pictures } = await aPreview(mira)
  stage.director.direct({ next: 'refuse', userId: mira.userId })
  const failed = await create(mira, { previewJobId, previewUrl: pictures[0] })
  expect(await stage.ended(failed.jobId)).toBe('FAILED')
  expect(await stage.credits.usedFreeUses(stage.database, mira.userId)).toEqual(new Set(['preview']))
  const list = await stage.handlers['get-characters']({ userId: mira.userId }, mira.as())
  expect([list.data, list.total]).toEqual([[], 0])
  const { data: cards } = await stage.handlers['get-running-jobs']({ userId: mira.userId }, mira.as())
  expect(cards.map((card) => [card.type, card.hasExistingCreateJob, card.error])).toEqual([
    ['create-character', false, 'The engine refused this description.'],
    ['create-preview', false, ''],
  ])
  const second = await create(mira, { previewJobId, previewUrl: pictures[1] })
  expect(second).toMatchObject({ characterId: failed.characterId, chatId: failed.chatId })
  expect(second.jobId).not.toBe(failed.jobId)
  expect(await stage.ended(second.jobId)).toBe('SUCCESS')
})

test('SP-22 BC-20 a preview can be used for exactly two hours after it finished', async () => {
  const mira = await stage.person('rich')
  const [fresh, stale] = [await aPreview(mira), await aPreview(mira)]
  const finishedAt = async (jobId: string) => {
    const row = await stage.database.selectFrom('jobs').select('finished_at').where('id', '=', jobId).executeTakeFirst()
    return row?.finished_at?.getTime() ?? 0
  }
  stage.clock.set(new Date((await finishedAt(stale.previewJobId)) + LIMITS.previewLifetimeMs + 1))
  const late = { previewJobId: stale.previewJobId, previewUrl: stale.pictures[0] }
  await expect(create(mira, late)).rejects.toMatchObject({ code: 'preview.expired' })
  stage.clock.set(new Date((await finishedAt(fresh.previewJobId)) + LIMITS.previewLifetimeMs - 1_000))
  await create(mira, { previewJobId: fresh.previewJobId, previewUrl: fresh.pictures[0] })
  stage.clock.reset()
})

test('pictures of elsewhere are refused, and nothing is charged or written', async () => {
  const [mira, noor] = [await stage.person('new'), await stage.person('new')]
  const own = await aPreview(mira)
  const foreign = await aPreview(noor)
  const strange = [
    foreign.pictures[0],
    'https://example.org/a.png',
    'data:,',
    `/v1/storage/buckets/media/files/${'-'.repeat(36)}/view`,
  ]
  for (const previewUrl of strange) {
    const call = create(mira, { previewJobId: own.previewJobId, previewUrl })
    await expect(call).rejects.toMatchObject({ code: 'preview.foreign-picture' })
  }
  expect(await creations(mira)).toEqual([])
  expect(await stage.credits.usedFreeUses(stage.database, mira.userId)).toEqual(new Set(['preview']))
})

test('a foreign, unknown or unsuited preview is not found', async () => {
  const [mira, noor] = [await stage.person('rich'), await stage.person('rich')]
  const { previewJobId, pictures } = await aPreview(noor)
  const { jobId } = await create(noor, { previewJobId, previewUrl: pictures[0] })
  const strange: [Person, string][] = [
    [mira, previewJobId],
    [mira, crypto.randomUUID()],
    [mira, 'not-an-id'],
    [noor, jobId],
  ]
  for (const [person, id] of strange) {
    const call = create(person, { previewJobId: id, previewUrl: pictures[0] })
    await expect(call).rejects.toMatchObject({ code: 'job.not-found' })
  }
})

test('a preview that runs or failed cannot become a character', async () => {
  const mira = await stage.person('rich')
  for (const [next, code] of [
    ['hang', 'preview.not-ready'],
    ['fail', 'preview.failed'],
  ] as const) {
    stage.director.direct({ next, userId: mira.userId })
    const { jobId } = await stage.handlers['create-preview'](aPreviewRequest(mira), mira.as())
    if (next === 'fail') await stage.ended(jobId)
    await expect(create(mira, { previewJobId: jobId, previewUrl: 'x' })).rejects.toMatchObject({ code })
  }
  expect(await creations(mira)).toEqual([])
})
