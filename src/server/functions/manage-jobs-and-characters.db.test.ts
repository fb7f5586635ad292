import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogue, type FunctionId } from '#contract/functions/catalogue.ts'
import { fileIdOfAddress } from '../product/library/picture-addresses.ts'
import { aPreviewRequest, createGenerationStage, type GenerationStage, type Person } from '../testing/generation-stage.ts'

let stage: GenerationStage
beforeAll(async () => {
  stage = await createGenerationStage()
  await stage.work()
})
afterAll(() => stage[Symbol.asyncDispose]())

const preview = async (person: Person) => (await stage.handlers['create-preview'](aPreviewRequest(person), person.as())).jobId
const balance = (person: Person) => stage.credits.balance(stage.database, person.userId)
const statusOf = async (person: Person, jobId: string) =>
  (await stage.handlers['get-job-status']({ jobId }, person.as())).status

function expectByContract(id: FunctionId, output: unknown): void {
  expect(catalogue[id].output.parse(output)).toEqual(output)
}

/** One job of each ending, and one that goes on. */
async function fourJobs(person: Person) {
  const done = await preview(person)
  expect(await stage.ended(done)).toBe('SUCCESS')
  stage.director.direct({ next: 'fail', userId: person.userId })
  const failed = await preview(person)
  expect(await stage.ended(failed)).toBe('FAILED')
  stage.director.direct({ next: 'hang', userId: person.userId })
  const running = await preview(person)
  await expect.poll(() => statusOf(person, running)).toBe('RUNNING')
  return { done, failed, running }
}

test('FC-33 FC-34 FC-36 jobs are listed by how they ended, to their owner only', async () => {
  const [mira, noor] = [await stage.person('rich'), await stage.person('rich')]
  const jobs = await fourJobs(mira)
  const list = async (id: 'get-completed-jobs' | 'get-failed-jobs' | 'get-pending-jobs') => {
    const reply = await stage.handlers[id]({ userId: mira.userId }, mira.as())
    expectByContract(id, reply)
    return reply.data.map((job) => job.jobId)
  }
  expect(await list('get-completed-jobs')).toEqual([jobs.done])
  expect(await list('get-failed-jobs')).toEqual([jobs.failed])
  expect(await list('get-pending-jobs')).toEqual([jobs.running])
  const own = await stage.handlers['get-completed-jobs']({ userId: noor.userId }, noor.as())
  expect(own.data).toEqual([])
  const foreign = stage.handlers['get-failed-jobs']({ userId: mira.userId }, noor.as())
  await expect(foreign).rejects.toMatchObject({ code: 'user.mismatch' })
  await stage.handlers['cancel-job']({ jobId: jobs.running }, mira.as())
})

test('FC-35 FC-31 a job is read with its results; foreign and strange ids are not_found', async () => {
  const [mira, noor] = [await stage.person('rich'), await stage.person('rich')]
  const jobId = await preview(mira)
  expect(await stage.ended(jobId)).toBe('SUCCESS')
  for (const id of ['get-job-by-jobid', 'result-fetcher'] as const) {
    const reply = await stage.handlers[id]({ jobId }, mira.as())
    expectByContract(id, reply)
    expect(reply).toMatchObject({ status: 'SUCCESS', job: { jobId } })
    expect(reply.results).toHaveLength(3)
    for (const [person, asked] of [
      [noor, jobId],
      [mira, crypto.randomUUID()],
      [mira, "' or 1=1 --"],
    ] as const) {
      const other = await stage.handlers[id]({ jobId: asked }, person.as())
      expect(other).toEqual({ success: true, status: 'not_found', results: [] })
    }
  }
})

test('a running job is cancelled, its credits come back at once and its worker is free again', async () => {
  const mira = await stage.person('rich')
  const stopped: string[] = []
  for (let index = 0; index < 2; index += 1) {
    stage.director.direct({ next: 'hang', userId: mira.userId })
    stopped.push(await preview(mira))
  }
  for (const jobId of stopped) await expect.poll(() => statusOf(mira, jobId)).toBe('RUNNING')
  expect(await balance(mira)).toBe(800)
  for (const jobId of stopped) {
    const reply = await stage.handlers['cancel-job']({ jobId }, mira.as())
    expect(reply).toEqual({ success: true, result: 'cancelled' })
  }
  expect(await balance(mira)).toBe(1000)
  const again = await stage.handlers['cancel-job']({ jobId: stopped[0] ?? '' }, mira.as())
  expect(again).toEqual({ success: false, result: 'too late' })
  expect(await balance(mira)).toBe(1000)
  // Both places at work were taken by jobs that hang: the next one is only done when they stopped.
  expect(await stage.ended(await preview(mira))).toBe('SUCCESS')
  const card = await stage.handlers['get-job-by-jobid']({ jobId: stopped[0] ?? '' }, mira.as())
  expect(card.job).toMatchObject({ status: 'FAILED', error: 'This was cancelled.', refunded: true })
  expect(stage.reported).toEqual([])
})

test('nobody cancels the job of another, and a finished one stays finished', async () => {
  const [mira, noor] = [await stage.person('rich'), await stage.person('rich')]
  const jobId = await preview(mira)
  expect(await stage.ended(jobId)).toBe('SUCCESS')
  await expect(stage.handlers['cancel-job']({ jobId }, noor.as())).rejects.toMatchObject({ code: 'job.not-found' })
  expect(await stage.handlers['cancel-job']({ jobId }, mira.as())).toEqual({ success: false, result: 'too late' })
  expect(await statusOf(mira, jobId)).toBe('SUCCESS')
  expect(await balance(mira)).toBe(900)
})

test('a character gets another name and another picture, of its own only', async () => {
  const [mira, noor] = [await stage.person('rich'), await stage.person('rich')]
  const { characterId } = await stage.character(mira)
  const other = await stage.character(noor)
  const characters = async (person: Person) =>
    (await stage.handlers['get-characters']({ userId: person.userId }, person.as())).data
  const [before] = await characters(mira)
  const previewUrl = before?.referenceUrls[1] ?? ''
  await stage.handlers['update-character']({ characterId, name: 'Rosalind the Red', previewUrl }, mira.as())
  expect((await characters(mira))[0]).toMatchObject({ name: 'Rosalind the Red', previewUrl })
  const refused = stage.handlers['update-character']({ characterId, name: 'Naked Rosalind' }, mira.as())
  await expect(refused).rejects.toMatchObject({ code: 'moderation.refused' })
  const foreign = stage.handlers['update-character']({ characterId: other.characterId, name: 'Mine' }, mira.as())
  await expect(foreign).rejects.toMatchObject({ code: 'character.not-found' })
  const foreignPicture = (await characters(noor))[0]?.previewUrl
  const stolen = stage.handlers['update-character']({ characterId, previewUrl: foreignPicture }, mira.as())
  await expect(stolen).rejects.toMatchObject({ code: 'character.foreign-picture' })
  expect((await characters(noor))[0]?.name).toBe('Rosalind')
})

test('a film of a character is not its picture', async () => {
  const mira = await stage.person('rich')
  const { characterId } = await stage.character(mira)
  const characters = async () => (await stage.handlers['get-characters']({ userId: mira.userId }, mira.as())).data
  const [before] = await characters()
  const previewUrl = before?.referenceUrls[1] ?? ''
  const fileId = fileIdOfAddress(previewUrl) ?? ''
  await stage.database.updateTable('files').set({ mime_type: 'video/mp4' }).where('id', '=', fileId).execute()
  const refused = stage.handlers['update-character']({ characterId, previewUrl }, mira.as())
  await expect(refused).rejects.toMatchObject({ code: 'character.foreign-picture' })
  expect((await characters())[0]?.previewUrl).toBe(before?.previewUrl)
})

test('of three new sheets asked for at once one is begun', async () => {
  const mira = await stage.person('rich')
  const { characterId } = await stage.character(mira)
  stage.director.direct({ next: 'hang', userId: mira.userId })
  const asked = { characterId, userId: mira.userId }
  const sheets = await Promise.allSettled([1, 2, 3].map(() => stage.handlers.sheet_generator(asked, mira.as())))
  const started = sheets.filter((sheet) => sheet.status === 'fulfilled')
  expect(started).toHaveLength(1)
  expect(sheets.filter((sheet) => sheet.status === 'rejected').map(({ reason }) => reason.code)).toEqual(
    Array(2).fill('character.in-work'),
  )
  await stage.handlers['cancel-job']({ jobId: started[0]?.value.jobId ?? '' }, mira.as())
})

test('a character is not deleted while a new sheet of it is being started', async () => {
  const mira = await stage.person('rich')
  const { characterId } = await stage.character(mira)
  stage.director.direct({ next: 'hang', userId: mira.userId })
  const [sheet, deleted] = await Promise.allSettled([
    stage.handlers.sheet_generator({ characterId, userId: mira.userId }, mira.as()),
    stage.handlers['delete-character']({ characterId }, mira.as()),
  ])
  expect([sheet.status, deleted.status].sort()).toEqual(['fulfilled', 'rejected'])
  if (sheet.status === 'fulfilled') await stage.handlers['cancel-job']({ jobId: sheet.value.jobId }, mira.as())
})

test('OP-57 a character is deleted with its chat, and what was made of it stays in the library', async () => {
  const [mira, noor] = [await stage.person('rich'), await stage.person('rich')]
  const { characterId, chatId } = await stage.character(mira)
  const message = { userId: mira.userId, chatId, characterId, prompt: 'in a cafe', senderType: 'user' as const }
  stage.director.direct({ next: 'hang', userId: mira.userId })
  const { jobId } = await stage.handlers['create-system-message'](message, mira.as())
  const remove = (person: Person) => stage.handlers['delete-character']({ characterId }, person.as())
  await expect(remove(noor)).rejects.toMatchObject({ code: 'character.not-found' })
  await expect(remove(mira)).rejects.toMatchObject({ code: 'character.in-work' })
  await stage.handlers['cancel-job']({ jobId }, mira.as())
  expect(await remove(mira)).toEqual({ success: true })
  expect((await stage.handlers['get-characters']({ userId: mira.userId }, mira.as())).total).toBe(0)
  await expect(stage.handlers['get-chat-history']({ chatId }, mira.as())).rejects.toMatchObject({ code: 'chat.not-found' })
  const jobs = await stage.handlers['get-running-jobs']({ userId: mira.userId }, mira.as())
  expect(jobs.data.map((job) => job.type)).toEqual(['create-system-message', 'create-character', 'create-preview'])
  await expect(stage.handlers['create-system-message'](message, mira.as())).rejects.toMatchObject({
    code: 'character.not-found',
  })
})
