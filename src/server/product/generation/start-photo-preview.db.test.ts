import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LIMITS } from '#contract/limits.ts'
import { aPhoto } from '../../testing/a-photo.ts'
import { createFakeEngine } from '../../testing/fake-engine.ts'
import { aPreviewRequest, createGenerationStage, type GenerationStage, type Person } from '../../testing/generation-stage.ts'

let stage: GenerationStage
let photo: string
const engine = createFakeEngine()
beforeAll(async () => {
  stage = await createGenerationStage({ engine })
  photo = await aPhoto()
  await stage.work()
})
afterAll(() => stage[Symbol.asyncDispose]())

type Request = Parameters<GenerationStage['handlers']['create-preview-image']>[0]
const start = (person: Person, change: Partial<Request> = {}, options: Parameters<Person['as']>[0] = {}) =>
  stage.handlers['create-preview-image'](
    { userId: person.userId, name: 'Rosalind', image: photo, style: 'anime', ...change },
    person.as(options),
  )
const balance = (person: Person) => stage.credits.balance(stage.database, person.userId)
const rowOf = (jobId: string) => stage.database.selectFrom('jobs').selectAll().where('id', '=', jobId).executeTakeFirstOrThrow()
const jobsOf = (person: Person) => stage.database.selectFrom('jobs').select('id').where('user_id', '=', person.userId).execute()
const filesOf = (person: Person) =>
  stage.database.selectFrom('files').select('id').where('owner_id', '=', person.userId).execute()
const picturesOf = async (person: Person, jobId: string) =>
  (await stage.handlers['get-job-response']({ jobId }, person.as())).data

test('FC-11 FC-13 CW-55 previews of a photo are a job of three pictures in the image-style mode', async () => {
  const mira = await stage.person('rich')
  const { jobId } = await start(mira)
  expect(await stage.ended(jobId)).toBe('SUCCESS')
  expect(await picturesOf(mira, jobId)).toHaveLength(LIMITS.previewsPerRequest)
  expect(await rowOf(jobId)).toMatchObject({ type: 'create-preview', mode: 'create-preview-image-style', style: 'anime' })
  const work = engine.started.find((one) => one.kind === 'preview' && one.photo !== undefined)
  expect(work).toMatchObject({ description: '', style: 'anime', candidates: 3 })
  const { width, height, channels } = await sharp(work?.kind === 'preview' ? work.photo?.bytes : undefined).metadata()
  expect([width, height, channels]).toEqual([1024, 1024, 3])
  const { data } = await stage.handlers['get-running-jobs']({ userId: mira.userId }, mira.as())
  expect(JSON.parse(data[0]?.characterData ?? '')).toMatchObject({ name: 'Rosalind', isStyle: true })
})

test('while takes of a photo are drawn their card shows the photo, and then the takes', async () => {
  const mira = await stage.person('rich')
  stage.director.direct({ next: 'hang', userId: mira.userId })
  const { jobId } = await start(mira)
  const { photoFileId } = (await rowOf(jobId)).input as { photoFileId: string }
  const thumbnails = async () => {
    const { data } = await stage.handlers['get-running-jobs']({ userId: mira.userId }, mira.as())
    return data.find((job) => job.jobId === jobId)?.thumbnailUrls
  }
  expect(await thumbnails()).toEqual([expect.stringContaining(photoFileId)])
  const { jobId: other } = await start(mira)
  expect(await stage.ended(other)).toBe('SUCCESS')
  const { data } = await stage.handlers['get-running-jobs']({ userId: mira.userId }, mira.as())
  expect(data.find((job) => job.jobId === other)?.thumbnailUrls).toHaveLength(LIMITS.previewsPerRequest)
})

test('OP-03 the first previews are free by either path, the next cost 100', async () => {
  const mira = await stage.person('new')
  await start(mira)
  expect(await balance(mira)).toBe(0)
  await expect(start(mira)).rejects.toMatchObject({ code: 'credits.insufficient' })
  const words = stage.handlers['create-preview'](aPreviewRequest(mira), mira.as())
  await expect(words).rejects.toMatchObject({ code: 'credits.insufficient' })
  const rich = await stage.person('rich')
  await start(rich)
  expect(await balance(rich)).toBe(900)
})

test('a failed job gives back what it took', async () => {
  const mira = await stage.person('rich')
  stage.director.direct({ next: 'fail', userId: mira.userId })
  const { jobId } = await start(mira)
  expect(await stage.ended(jobId)).toBe('FAILED')
  expect(await balance(mira)).toBe(1000)
  const { jobId: again } = await stage.handlers['retry-job']({ jobId }, mira.as())
  expect(await stage.ended(again)).toBe('SUCCESS')
  expect(await rowOf(again)).toMatchObject({ mode: 'create-preview-image-style', style: 'anime' })
})

test('UP-12 what is no photo by the rules is refused, and nothing is charged or kept', async () => {
  const mira = await stage.person('rich')
  const uploads = () => readdir(path.join(stage.blobsDirectory, 'uploads'), { recursive: true, withFileTypes: true })
  const photos = async () => (await uploads()).filter((entry) => entry.isFile()).length
  const before = await photos()
  const [whole = '', small, webp] = [photo, await aPhoto({ widthPx: 1023, heightPx: 2000 }), await aPhoto({ format: 'webp' })]
  const strange: [string, string][] = [
    [Buffer.from('no picture at all').toString('base64'), 'picture.unreadable'],
    ['data:image/png;base64,', 'picture.unreadable'],
    ['not even base64!', 'picture.unreadable'],
    ['https://example.org/a.png', 'picture.unreadable'],
    [whole.slice(0, whole.length / 2), 'picture.unreadable'],
    [small ?? '', 'photo.too-small'],
    [webp ?? '', 'photo.wrong-type'],
  ]
  for (const [image, code] of strange) await expect(start(mira, { image })).rejects.toMatchObject({ code })
  expect(await jobsOf(mira)).toEqual([])
  expect(await filesOf(mira)).toEqual([])
  expect(await balance(mira)).toBe(1000)
  expect(await photos()).toBe(before)
})

test('turned, printed, deep, transparent and animated photos come to the engine as upright sRGB of eight bits', async () => {
  const plain = sharp({ create: { width: 2000, height: 1024, channels: 4, background: { r: 90, g: 120, b: 160, alpha: 0.5 } } })
  const frames = sharp(Buffer.alloc(1024 * 2048 * 3, 90), { raw: { width: 1024, height: 2048, channels: 3, pageHeight: 1024 } })
  const photos: [string, Buffer, number[]][] = [
    ['jpeg', await plain.clone().removeAlpha().withMetadata({ orientation: 6 }).jpeg().toBuffer(), [1024, 2000]],
    ['jpeg', await plain.clone().removeAlpha().toColourspace('cmyk').jpeg().toBuffer(), [2000, 1024]],
    ['png', await plain.clone().toColourspace('rgb16').png().toBuffer(), [2000, 1024]],
    ['gif', await frames.gif({ delay: [100, 100] }).toBuffer(), [1024, 1024]],
  ]
  for (const [type, bytes, size] of photos) {
    const mira = await stage.person('rich')
    const { jobId } = await start(mira, { image: `data:image/${type};base64,${bytes.toString('base64')}` })
    expect(await stage.ended(jobId)).toBe('SUCCESS')
    const work = engine.started.findLast(({ kind }) => kind === 'preview')
    const read = await sharp(work?.kind === 'preview' ? work.photo?.bytes : undefined).metadata()
    expect([read.width, read.height, read.space, read.depth]).toEqual([...size, 'srgb', 'uchar'])
    expect([read.orientation ?? 1, read.pages ?? 1]).toEqual([1, 1])
  }
})

test('only the choices of the image wizard are styles of a photo', async () => {
  const mira = await stage.person('rich')
  for (const style of ['none', 'watercolor', 'unheard-of']) {
    await expect(start(mira, { style })).rejects.toMatchObject({ code: 'style.unknown' })
  }
  expect(await filesOf(mira)).toEqual([])
})

test('an engine that makes nothing of photos refuses before anything is charged', async () => {
  const { photos: _, ...abilities } = engine.abilities
  await using bare = await createGenerationStage({ engine: { ...engine, abilities } })
  const mira = await bare.person('rich')
  const asked = { userId: mira.userId, name: 'Rosalind', image: photo, style: 'anime' }
  await expect(bare.handlers['create-preview-image'](asked, mira.as())).rejects.toMatchObject({ code: 'engine.unsupported' })
})

test('a repeated key answers the first job, charged once, and keeps the photo once', async () => {
  const mira = await stage.person('rich')
  const key = { idempotencyKey: 'wizard-1' }
  const [first, second] = await Promise.all([start(mira, {}, key), start(mira, {}, key)])
  expect(second).toEqual(first)
  expect(await start(mira, {}, key)).toEqual(first)
  await expect(start(mira, { name: 'Other' }, key)).rejects.toMatchObject({ code: 'idempotency.key-reused' })
  await stage.ended(first.jobId)
  expect(await balance(mira)).toBe(900)
  expect(await filesOf(mira)).toHaveLength(1 + LIMITS.previewsPerRequest)
})

test('SP-29 SP-30 a regeneration takes the same photo unless another comes along, and counts for the first job', async () => {
  const mira = await stage.person('new')
  const first = await start(mira)
  const again = await start(mira, { image: undefined, originalJobId: first.jobId, attempt: 1, style: 'cartoon' })
  expect(await rowOf(again.jobId)).toMatchObject({ type: 'regenerate', original_job_id: first.jobId, charge: 'free' })
  const photoOf = async (jobId: string) => (await rowOf(jobId)).input as { photoFileId: string }
  expect((await photoOf(again.jobId)).photoFileId).toBe((await photoOf(first.jobId)).photoFileId)
  await stage.database
    .transaction()
    .execute((transaction) => stage.credits.grant(transaction, { userId: mira.userId, amountCredits: 500, reason: 'Gift' }))
  const taken = start(mira, { originalJobId: first.jobId, attempt: 1 })
  await expect(taken).rejects.toMatchObject({ code: 'regeneration.attempt-taken' })
  const noor = await stage.person('rich')
  const foreign = start(noor, { image: undefined, originalJobId: first.jobId })
  await expect(foreign).rejects.toMatchObject({ code: 'job.not-found' })
  expect(await jobsOf(noor)).toEqual([])
})

test('an own upload is taken by its address, a foreign one is not', async () => {
  const [mira, noor] = [await stage.person('rich'), await stage.person('rich')]
  const { url } = await stage.handlers['save-character-image']({ image: photo }, mira.as())
  const { jobId } = await start(mira, { image: url })
  expect(await stage.ended(jobId)).toBe('SUCCESS')
  await expect(start(noor, { image: url })).rejects.toMatchObject({ code: 'picture.unreadable' })
  expect(await balance(noor)).toBe(1000)
})

test('BC-05 FC-27 a character of such a preview costs 1 credit, whatever the request says, and remembers its photo', async () => {
  const mira = await stage.person('rich')
  const { jobId: previewJobId } = await start(mira)
  expect(await stage.ended(previewJobId)).toBe('SUCCESS')
  const [previewUrl = ''] = await picturesOf(mira, previewJobId)
  const check = await stage.handlers['check-user-credits']({ job: 'create-character', previewJobId }, mira.as())
  expect(check).toMatchObject({ priceCredits: 1, isFree: false })
  const asked = { userId: mira.userId, name: 'Rosalind', previewJobId, previewUrl, isStyle: false }
  const { jobId, characterId } = await stage.handlers['create-character-job'](asked, mira.as())
  expect(await stage.ended(jobId)).toBe('SUCCESS')
  expect(await balance(mira)).toBe(899)
  const work = engine.started.findLast((one) => one.kind === 'character')
  expect(work?.kind === 'character' && work.character).toMatchObject({
    references: [expect.anything()],
    photo: { bytes: expect.anything() },
    engineState: { engine: 'fake' },
  })
  const { jobId: sheetJobId } = await stage.handlers.sheet_generator({ userId: mira.userId, characterId }, mira.as())
  expect(await stage.ended(sheetJobId)).toBe('SUCCESS')
  const sheet = engine.started.findLast((one) => one.kind === 'character')
  expect(sheet?.kind === 'character' && sheet.character.photo).toBeDefined()
})

test('FC-28 create-preview-job is create-preview', async () => {
  const mira = await stage.person('rich')
  const { jobId } = await stage.handlers['create-preview-job'](aPreviewRequest(mira), mira.as())
  expect(await rowOf(jobId)).toMatchObject({ type: 'create-preview', mode: 'create-preview-description' })
  expect(await balance(mira)).toBe(900)
})
