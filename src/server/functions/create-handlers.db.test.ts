import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogue, type FunctionId } from '#contract/functions/catalogue.ts'
import type { JobStatus } from '#contract/job-constants.ts'
import { upsertCharacter } from '../product/characters/characters.store.ts'
import { aPreviewRequest, createGenerationStage, type GenerationStage, type Person } from '../testing/generation-stage.ts'

let stage: GenerationStage
let fails = false
beforeAll(async () => {
  stage = await createGenerationStage({
    enhanceDescription: async (text) => {
      if (fails) throw new Error('no words')
      return `${text} In soft morning light.`
    },
  })
})
afterAll(() => stage[Symbol.asyncDispose]())

const start = async (person: Person, name = 'Rosalind') =>
  (await stage.handlers['create-preview'](aPreviewRequest(person, { name }), person.as())).jobId
const quote = (
  person: Person,
  request: { previewJobId?: string; originalJobId?: string },
  job: 'create-preview' | 'create-character',
) => stage.handlers['check-user-credits']({ job, ...request }, person.as())
const balance = (person: Person) => stage.credits.balance(stage.database, person.userId)

async function grant({ userId }: Person, amountCredits: number): Promise<void> {
  await stage.database
    .transaction()
    .execute((transaction) => stage.credits.grant(transaction, { userId, amountCredits, reason: 'Gift' }))
}

async function end(jobIds: readonly string[], status: JobStatus, finishedAt = new Date()): Promise<void> {
  await stage.database
    .updateTable('jobs')
    .set({ status, finished_at: finishedAt, failure: status === 'FAILED' ? 'engine.failed' : null })
    .where('id', 'in', jobIds)
    .execute()
}

/** What a handler answers is what the contract says, field by field. */
function expectByContract(id: FunctionId, output: unknown): void {
  expect(catalogue[id].output.parse(output)).toEqual(output)
}

test('FC-15 EN-13 the credit check answers four keys and the price', async () => {
  const [fresh, rich, broke] = [await stage.person('new'), await stage.person('rich'), await stage.person('broke')]
  expect(await quote(fresh, {}, 'create-preview')).toEqual({
    credits: 0,
    isInsufficientCredits: false,
    subscriptionStatus: null,
    isFree: true,
    priceCredits: 0,
  })
  expect(await quote(rich, {}, 'create-preview')).toMatchObject({ credits: 1000, isFree: false, priceCredits: 100 })
  expect(await quote(broke, {}, 'create-preview')).toMatchObject({ isInsufficientCredits: true, priceCredits: 100 })
  for (const job of ['enhance-prompt', 'video-generation-lip-sync', 'create-character-direct'] as const) {
    expectByContract('check-user-credits', await stage.handlers['check-user-credits']({ job }, rich.as()))
  }
})

test('OP-01 who has just spent the last credits on previews can still finish', async () => {
  const mira = await stage.person('broke')
  await grant(mira, 100)
  const previewJobId = await start(mira)
  expect(await quote(mira, { previewJobId }, 'create-character')).toMatchObject({
    credits: 0,
    isInsufficientCredits: false,
    priceCredits: 0,
  })
  expect(await quote(mira, {}, 'create-character')).toMatchObject({ isInsufficientCredits: true, priceCredits: 1 })
  const foreign = quote(await stage.person('rich'), { previewJobId }, 'create-character')
  await expect(foreign).rejects.toMatchObject({ code: 'job.not-found' })
})

test('a regeneration is quoted as one', async () => {
  const mira = await stage.person('new')
  const originalJobId = await start(mira)
  expect(await quote(mira, {}, 'create-preview')).toMatchObject({ isFree: false, isInsufficientCredits: true })
  expect(await quote(mira, { originalJobId }, 'create-preview')).toMatchObject({ isFree: true, priceCredits: 0 })
})

test('FC-16 enhancing is free until the first preview is used, then costs 10, and answers a longer text', async () => {
  const mira = await stage.person('new')
  const enhance = () => stage.handlers['enhance-prompt']({ userPrompt: 'pirat' }, mira.as())
  const answer = await enhance()
  expectByContract('enhance-prompt', answer)
  expect(answer.enhancedPrompt.length).toBeGreaterThan('pirat'.length)
  await start(mira)
  await expect(enhance()).rejects.toMatchObject({ code: 'credits.insufficient' })
  await grant(mira, 25)
  await enhance()
  await enhance()
  expect(await balance(mira)).toBe(5)
  await expect(enhance()).rejects.toMatchObject({ code: 'credits.insufficient' })
  expect(await balance(mira)).toBe(5)
})

test('an enhancement that fails charges nothing', async () => {
  const mira = await stage.person('rich')
  fails = true
  await expect(stage.handlers['enhance-prompt']({ userPrompt: 'pirate' }, mira.as())).rejects.toThrow('no words')
  fails = false
  expect(await balance(mira)).toBe(1000)
})

test('FC-14 EN-18 unknown, foreign and strange job ids are not_found, and no error', async () => {
  const [mira, noor] = [await stage.person('rich'), await stage.person('rich')]
  const foreign = await start(noor)
  for (const jobId of [foreign, crypto.randomUUID(), '', 'x', '\u0000', "' or 1=1 --", 'ä'.repeat(100)]) {
    const status = await stage.handlers['get-job-status']({ jobId }, mira.as())
    expectByContract('get-job-status', status)
    expect(status.status).toBe('not_found')
    const response = await stage.handlers['get-job-response']({ jobId }, mira.as())
    expectByContract('get-job-response', response)
    expect(response).toMatchObject({ status: 'not_found', data: [] })
  }
  expect((await stage.handlers['get-job-status']({ jobId: foreign }, noor.as())).status).toBe('QUEUED')
  const queued = await stage.handlers['get-job-response']({ jobId: foreign }, noor.as())
  expect(queued).toMatchObject({ status: 'QUEUED', data: [] })
})

test('the rounds of a preview are all found from any of them, in their order, and only by their owner', async () => {
  const [mira, noor] = [await stage.person('rich'), await stage.person('rich')]
  const first = await start(mira)
  const again = async (attempt: number, originalJobId: string) => {
    const request = aPreviewRequest(mira, { name: 'Rosalind', originalJobId, attempt })
    return (await stage.handlers['create-preview'](request, mira.as())).jobId
  }
  const second = await again(1, first)
  const third = await again(2, second)
  await start(mira, 'Somebody else')
  const roundsOf = async (jobId: string, person: Person) => {
    const answer = await stage.handlers['get-preview-rounds']({ jobId }, person.as())
    expectByContract('get-preview-rounds', answer)
    return answer.rounds.map((round) => round.jobId)
  }
  for (const jobId of [first, second, third]) expect(await roundsOf(jobId, mira)).toEqual([first, second, third])
  for (const jobId of [first, crypto.randomUUID(), 'x', '\u0000']) expect(await roundsOf(jobId, noor)).toEqual([])
  await end([first], 'SUCCESS')
  await stage.handlers['delete-job']({ jobId: first }, mira.as())
  expect(await roundsOf(third, mira)).toEqual([second, third])
})

test('FC-25 FC-32 EN-17 the library pages all own jobs, newest first, without gaps or repeats', async () => {
  const [mira, noor] = [await stage.person('rich'), await stage.person('rich')]
  await grant(mira, 10_000)
  const ids: string[] = []
  for (let index = 0; index < 53; index += 1) ids.unshift(await start(mira, `Pirate ${index}`))
  await start(noor)
  const seen: string[] = []
  for (let cursorAfter: string | undefined, page = 0; ; page += 1) {
    const answer = await stage.handlers['get-user-jobs']({ userId: mira.userId, cursorAfter }, mira.as())
    expectByContract('get-user-jobs', answer)
    expect(answer.data.total).toBe(53)
    expect(answer.data.hasNextPage).toBe(page < 2)
    seen.push(...answer.data.data.map((card) => card.$id))
    if (!answer.data.hasNextPage) break
    cursorAfter = seen.at(-1)
  }
  expect(seen).toEqual(ids)
})

test('a cursor that is no own job is refused', async () => {
  const [mira, noor] = [await stage.person('rich'), await stage.person('rich')]
  for (const cursorAfter of [await start(noor), crypto.randomUUID(), 'x']) {
    const call = stage.handlers['get-user-jobs']({ userId: mira.userId, cursorAfter }, mira.as())
    await expect(call).rejects.toMatchObject({ code: 'validation.invalid' })
    const characters = stage.handlers['get-characters']({ userId: mira.userId, cursorAfter }, mira.as())
    await expect(characters).rejects.toMatchObject({ code: 'validation.invalid' })
  }
})

test('the library is filtered by status, type and words', async () => {
  const mira = await stage.person('rich')
  const [first, second, third] = [await start(mira, '100% Ada'), await start(mira, 'Bea'), await start(mira, 'Cleo')]
  await end([first], 'SUCCESS')
  await end([second], 'FAILED')
  const list = async (filter: { status?: JobStatus; search?: string; previewType?: 'create-preview' | 'regenerate' }) => {
    const answer = await stage.handlers['get-user-jobs']({ userId: mira.userId, ...filter }, mira.as())
    expect(answer.data.total).toBe(answer.data.data.length)
    return answer.data.data.map((card) => card.$id)
  }
  expect(await list({ status: 'SUCCESS' })).toEqual([first])
  expect(await list({ status: 'FAILED' })).toEqual([second])
  expect(await list({ status: 'QUEUED' })).toEqual([third])
  expect(await list({ previewType: 'create-preview' })).toEqual([third, second, first])
  expect(await list({ previewType: 'regenerate' })).toEqual([])
  expect(await list({ search: 'cLEo' })).toEqual([third])
  expect(await list({ search: 'RED-haired' })).toHaveLength(3)
  expect(await list({ search: '0% a' })).toEqual([first])
  expect(await list({ search: '\u0000%_\\' })).toEqual([])
})

test('FC-08 the running list holds unfinished jobs and those finished in the last hour', async () => {
  const mira = await stage.person('rich')
  const [old, recent, queued] = [await start(mira), await start(mira), await start(mira)]
  await end([old], 'SUCCESS', new Date(Date.now() - 3_660_000))
  await end([recent], 'SUCCESS', new Date(Date.now() - 3_540_000))
  const answer = await stage.handlers['get-running-jobs']({ userId: mira.userId }, mira.as())
  expectByContract('get-running-jobs', answer)
  expect(answer.data.map((card) => card.$id)).toEqual([queued, recent])
  expect(answer.total).toBe(2)
  const [card] = answer.data
  expect(JSON.parse(card?.characterData ?? '')).toEqual({
    name: 'Rosalind',
    previewUrl: '',
    hasCreated: false,
    isStyle: false,
  })
})

test('FC-01 EN-08 fetch-user answers the own data, and of anybody else nothing', async () => {
  const mira = await stage.person('new')
  const answer = await stage.handlers['fetch-user']({ userId: mira.userId }, mira.as())
  expectByContract('fetch-user', answer)
  expect(answer).toMatchObject({
    success: true,
    data: { userId: mira.userId, credits: 0, freePreviewInitialUsed: false, profile: null },
  })
  await start(mira)
  const later = await stage.handlers['fetch-user']({ userId: mira.userId }, mira.as())
  expect(later.data).toMatchObject({ freePreviewInitialUsed: true, freeCharacterCreationUsed: false })
  const unknown = stage.handlers['fetch-user']({ userId: 'nobody' }, mira.as())
  await expect(unknown).rejects.toMatchObject({ code: 'user.mismatch', status: 403 })
})

test('FC-02 EN-05 create-user makes one profile, however often it is called', async () => {
  const mira = await stage.person('new')
  const call = (avatarUrl?: string) =>
    stage.handlers['create-user']({ user: { $id: mira.userId, email: 'other@example.org' }, avatarUrl }, mira.as())
  const [first, second] = await Promise.all([call('https://example.org/a.png'), call('https://example.org/a.png')])
  expectByContract('create-user', first)
  expect(first.data).toMatchObject({ userId: mira.userId, email: 'mira@example.org', avatarUrl: 'https://example.org/a.png' })
  expect(second).toEqual(first)
  expect(await call()).toEqual(first)
  const foreign = stage.handlers['create-user']({ user: { $id: 'somebody-else' } }, mira.as())
  await expect(foreign).rejects.toMatchObject({ code: 'user.mismatch' })
})

test('FC-04 nobody has a subscription yet', async () => {
  const mira = await stage.person('rich')
  expect(await stage.handlers['get-user-subscription']({}, mira.as())).toEqual({ success: true, data: null })
})

test('FC-19 the hero pictures are there for guests', async () => {
  const answer = await stage.handlers['get-hero-images']({}, { caller: null, origin: 'http://localhost:8787' })
  expect(answer).toEqual({ success: true, data: ['http://localhost:8787/showcase/a.webp'] })
})

test('FC-09 characters are listed newest first, 25 a page, and nobody sees those of others', async () => {
  const [mira, noor] = [await stage.person('rich'), await stage.person('rich')]
  await grant(mira, 10_000)
  const ids: string[] = []
  for (let index = 0; index < 27; index += 1) ids.unshift(await aCharacter(mira, `Pirate ${index}`))
  await aCharacter(noor, 'Somebody else')
  const first = await stage.handlers['get-characters']({ userId: mira.userId }, mira.as())
  expectByContract('get-characters', first)
  expect(first).toMatchObject({ success: true, total: 27, hasNextPage: true })
  const cursorAfter = first.data.at(-1)?.$id
  const second = await stage.handlers['get-characters']({ userId: mira.userId, cursorAfter }, mira.as())
  expect(second).toMatchObject({ total: 27, hasNextPage: false })
  expect([...first.data, ...second.data].map((character) => character.$id)).toEqual(ids)
  const foreign = stage.handlers['get-characters']({ userId: mira.userId }, noor.as())
  await expect(foreign).rejects.toMatchObject({ code: 'user.mismatch' })
})

/** A character as a creation leaves it; answers its id. */
async function aCharacter(person: Person, name: string): Promise<string> {
  const [previewJobId, id, fileId] = [await start(person, name), crypto.randomUUID(), crypto.randomUUID()]
  await stage.database.transaction().execute(async (transaction) => {
    const picture = { fileId, label: '', mimeType: 'image/png', sizeBytes: 1, sha256: '', widthPx: 1, heightPx: 1 }
    const keys = { blobKey: 'a', thumbnailKey: 'b', thumbnailSizeBytes: 1 }
    await stage.files.record(transaction, person.userId, [{ ...picture, ...keys }])
    await upsertCharacter(transaction, {
      id,
      userId: person.userId,
      chatId: crypto.randomUUID(),
      name,
      description: 'A pirate',
      style: 'anime',
      previewJobId,
      pictureFileId: fileId,
      jobId: previewJobId,
      engineState: null,
      now: new Date(),
    })
  })
  return id
}

test('a list that names another user is refused', async () => {
  const [mira, noor] = [await stage.person('rich'), await stage.person('rich')]
  for (const id of ['get-characters', 'get-running-jobs', 'get-user-jobs'] as const) {
    await expect(stage.handlers[id]({ userId: noor.userId }, mira.as())).rejects.toMatchObject({ code: 'user.mismatch' })
  }
})
