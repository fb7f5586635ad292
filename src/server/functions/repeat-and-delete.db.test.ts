import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogue, type FunctionId } from '#contract/functions/catalogue.ts'
import { LIMITS } from '#contract/limits.ts'
import { fileIdOfAddress } from '../product/library/picture-addresses.ts'
import { createFakeEngine, type FakeEngine } from '../testing/fake-engine.ts'
import { aPreviewRequest, createGenerationStage, type GenerationStage, type Person } from '../testing/generation-stage.ts'

let stage: GenerationStage
let engine: FakeEngine
beforeAll(async () => {
  engine = createFakeEngine()
  stage = await createGenerationStage({ engine })
  await stage.work()
})
afterAll(() => stage[Symbol.asyncDispose]())

const balance = (person: Person) => stage.credits.balance(stage.database, person.userId)
const preview = async (person: Person) => (await stage.handlers['create-preview'](aPreviewRequest(person), person.as())).jobId
const say = (person: Person, chat: { characterId: string; chatId: string }) =>
  stage.handlers['create-system-message'](
    { userId: person.userId, ...chat, prompt: 'in a cafe', senderType: 'user' },
    person.as(),
  )
const retry = (person: Person, jobId: string, options: Parameters<Person['as']>[0] = {}) =>
  stage.handlers['retry-job']({ jobId }, person.as(options))
const remove = (person: Person, jobId: string) => stage.handlers['delete-job']({ jobId }, person.as())

function expectByContract(id: FunctionId, output: unknown): void {
  expect(catalogue[id].output.parse(output)).toEqual(output)
}

test('a failed message is tried again at its price, and the new job answers it', async () => {
  const mira = await stage.person('rich')
  const chat = await stage.character(mira)
  const before = await balance(mira)
  stage.director.direct({ next: 'fail', userId: mira.userId })
  const { jobId, messageId } = await say(mira, chat)
  expect(await stage.ended(jobId)).toBe('FAILED')
  expect(await balance(mira)).toBe(before)
  const again = await retry(mira, jobId)
  expectByContract('retry-job', again)
  expect(await stage.ended(again.jobId)).toBe('SUCCESS')
  expect(await balance(mira)).toBe(before - 10)
  const { data } = await stage.handlers['get-chat-history']({ chatId: chat.chatId }, mira.as())
  expect(data).toMatchObject([{ $id: messageId, job: { jobId: again.jobId, status: 'SUCCESS' } }])
})

test('a failed preview gives its free use back, and is tried again with it', async () => {
  const mira = await stage.person('new')
  stage.director.direct({ next: 'fail', userId: mira.userId })
  const jobId = await preview(mira)
  expect(await stage.ended(jobId)).toBe('FAILED')
  const again = await retry(mira, jobId)
  expect(await stage.ended(again.jobId)).toBe('SUCCESS')
  await expect(retry(mira, jobId)).rejects.toMatchObject({ code: 'credits.insufficient' })
})

test('a retry is charged once: a key answers its job for ever, a double click the one that goes on', async () => {
  const mira = await stage.person('rich')
  stage.director.direct({ next: 'fail', userId: mira.userId })
  const jobId = await preview(mira)
  expect(await stage.ended(jobId)).toBe('FAILED')
  stage.director.direct({ next: 'hang', userId: mira.userId })
  const key = { idempotencyKey: 'once more' }
  const clicks = await Promise.all([retry(mira, jobId), retry(mira, jobId), retry(mira, jobId)])
  expect(new Set(clicks.map((click) => click.jobId)).size).toBe(1)
  expect(await balance(mira)).toBe(900)
  await stage.handlers['cancel-job']({ jobId: clicks[0]?.jobId ?? '' }, mira.as())
  const keyed = await Promise.all([retry(mira, jobId, key), retry(mira, jobId, key)])
  expect(keyed[1]).toEqual(keyed[0])
  expect(await stage.ended(keyed[0].jobId)).toBe('SUCCESS')
  expect(await retry(mira, jobId, key)).toEqual(keyed[0])
  expect(await balance(mira)).toBe(900)
  const other = clicks[0]?.jobId ?? ''
  await expect(retry(mira, other, key)).rejects.toMatchObject({ code: 'idempotency.key-reused' })
})

test('only an own job that failed is tried again', async () => {
  const [mira, noor] = [await stage.person('rich'), await stage.person('rich')]
  const jobId = await preview(mira)
  expect(await stage.ended(jobId)).toBe('SUCCESS')
  await expect(retry(mira, jobId)).rejects.toMatchObject({ code: 'job.not-retryable' })
  await expect(retry(noor, jobId)).rejects.toMatchObject({ code: 'job.not-found' })
})

test('OP-57 a finished job is deleted with its pictures, a waiting one gives its credits back', async () => {
  const [mira, noor] = [await stage.person('rich'), await stage.person('rich')]
  const jobId = await preview(mira)
  expect(await stage.ended(jobId)).toBe('SUCCESS')
  const { data } = await stage.handlers['get-job-response']({ jobId }, mira.as())
  const blobs = async () => (await readdir(stage.blobsDirectory, { recursive: true })).filter((name) => name.includes(jobId))
  expect((await blobs()).some((name) => name.endsWith('.png'))).toBe(true)
  await expect(remove(noor, jobId)).rejects.toMatchObject({ code: 'job.not-found' })
  expect(await remove(mira, jobId)).toEqual({ success: true })
  expect((await blobs()).filter((name) => /\.(png|webp)$/.test(name))).toEqual([])
  const fileId = fileIdOfAddress(data[0] ?? '') ?? ''
  expect(await stage.files.findFile(stage.database, mira.userId, fileId)).toBeUndefined()
  expect((await stage.handlers['get-job-status']({ jobId }, mira.as())).status).toBe('not_found')
  expect(await balance(mira)).toBe(900)

  stage.director.direct({ next: 'hang', userId: mira.userId })
  const hanging = await preview(mira)
  await remove(mira, hanging)
  expect(await balance(mira)).toBe(900)
  expect(await stage.ended(await preview(mira))).toBe('SUCCESS')
  expect(stage.reported).toEqual([])
})

test('the library leaves out what only its chat shows, also of its total; a picture carries its size', async () => {
  const mira = await stage.person('rich')
  const { characterId, chatId } = await stage.character(mira)
  const asked = { userId: mira.userId, chatId, characterId, prompt: 'by the sea', senderType: 'user' as const }
  const said = await stage.handlers['create-system-message'](asked, mira.as())
  const list = async () => (await stage.handlers['get-user-jobs']({ userId: mira.userId }, mira.as())).data
  expect(await list()).toMatchObject({ total: 2, data: [{ type: 'create-character' }, { type: 'create-preview' }] })
  const running = await stage.handlers['get-running-jobs']({ userId: mira.userId }, mira.as())
  expect(running.data.map(({ $id }) => $id)).toContain(said.jobId)
  expect(await stage.ended(said.jobId)).toBe('SUCCESS')
  const { total, data } = await list()
  expect([total, data[0]?.$id]).toEqual([3, said.jobId])
  expect((data[0]?.widthPx ?? 0) > 0 && (data[0]?.heightPx ?? 0) > 0).toBe(true)
})

test('what a character is made of is not deleted before the character', async () => {
  const mira = await stage.person('rich')
  const { characterId } = await stage.character(mira)
  const library = async () => (await stage.handlers['get-user-jobs']({ userId: mira.userId }, mira.as())).data.data
  for (const { jobId } of await library()) await expect(remove(mira, jobId)).rejects.toMatchObject({ code: 'job.in-use' })
  await stage.handlers['delete-character']({ characterId }, mira.as())
  for (const { jobId } of await library()) await remove(mira, jobId)
  expect(await library()).toEqual([])
})

test('FC-30 a new model sheet is drawn of the same state and becomes the references, for nothing', async () => {
  const [mira, noor] = [await stage.person('rich'), await stage.person('rich')]
  const { characterId } = await stage.character(mira)
  const references = async () =>
    (await stage.handlers['get-characters']({ userId: mira.userId }, mira.as())).data[0]?.referenceUrls
  const before = await references()
  const credits = await balance(mira)
  const ask = (person: Person) => stage.handlers.sheet_generator({ characterId, userId: person.userId }, person.as())
  await expect(ask(noor)).rejects.toMatchObject({ code: 'character.not-found' })
  const started = await ask(mira)
  expectByContract('sheet_generator', started)
  expect(await stage.ended(started.jobId)).toBe('SUCCESS')
  expect(engine.started.at(-1)).toMatchObject({ kind: 'character', character: { engineState: { engine: 'fake' } } })
  const after = await references()
  expect(after).toHaveLength(3)
  expect(after).not.toEqual(before)
  expect(await balance(mira)).toBe(credits)
})

test('pictures that come with a request take room as uploads do, and cost nothing where there is none', async () => {
  const mira = await stage.person('rich')
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#60a040' } })
    .png()
    .toBuffer()
  const stored = { mime_type: 'video/mp4', sha256: 'x', width_px: 0, height_px: 0, label: 'uploaded' }
  const blobs = {
    blob_key: 'uploads/full/a.mp4',
    thumbnail_key: 'uploads/full/a.webp',
    thumbnail_size_bytes: 1,
    source_type: '',
  }
  await stage.database
    .insertInto('files')
    .values(
      Array.from({ length: 2 }, () => {
        const file = { id: randomUUID(), owner_id: mira.userId, size_bytes: LIMITS.uploadQuotaBytes / 2 - 1 }
        return { ...file, ...stored, ...blobs, created_at: stage.clock.now() }
      }),
    )
    .execute()
  const credits = await balance(mira)
  const base64Image = picture.toString('base64')
  const asked = { userId: mira.userId, scale: 2 as const, base64Image }
  await expect(stage.handlers['image-generation-upscaler'](asked, mira.as())).rejects.toMatchObject({ code: 'file.no-room' })
  await expect(stage.handlers['save-character-image']({ image: base64Image }, mira.as())).rejects.toMatchObject({
    code: 'file.no-room',
  })
  expect(await balance(mira)).toBe(credits)
})

test('FC-29 UP-12 an image is saved as the user’s, and what is none is refused', async () => {
  const mira = await stage.person('rich')
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a06040' } })
    .png()
    .toBuffer()
  const save = (image: string) => stage.handlers['save-character-image']({ image }, mira.as())
  const { url } = await save(`data:image/png;base64,${picture.toString('base64')}`)
  const file = await stage.files.findFile(stage.database, mira.userId, fileIdOfAddress(url) ?? '')
  expect(file).toMatchObject({ mimeType: 'image/png', widthPx: 8 })
  await expect(save('bm90IGEgcGljdHVyZQ==')).rejects.toMatchObject({ code: 'picture.unreadable' })
})
