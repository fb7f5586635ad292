import { Account, type ExecutionMethod, Functions } from 'appwrite'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStudioEngine } from '#server/platform/engines/studio/studio-engine.ts'
import { createFilmEncoder } from '#server/platform/media/encode/create-film-encoder.ts'
import { createGenerationStage, type GenerationStage } from '#server/testing/generation-stage.ts'
import { openTestDoor, type TestDoor } from '#server/testing/open-test-door.ts'

let stage: GenerationStage
let door: TestDoor
let photo: string
const engine = createStudioEngine({ threads: 2, encoder: createFilmEncoder() })
beforeAll(async () => {
  stage = await createGenerationStage({ engine })
  await stage.work()
  door = await openTestDoor({
    handlers: stage.handlers,
    files: { findFile: (userId, fileId) => stage.files.findFile(stage.database, userId, fileId) },
  })
  photo = await somebodysPhoto()
})
afterAll(async () => {
  await door[Symbol.asyncDispose]()
  await stage[Symbol.asyncDispose]()
  await engine[Symbol.asyncDispose]()
})

/** Nobody's photo, as near to one as the studio paints, large enough to be accepted. */
async function somebodysPhoto(): Promise<string> {
  const description = 'portrait of a woman with long straight red hair, in a white shirt'
  const attempt = { attemptId: 'photo', signal: AbortSignal.timeout(60_000), report() {} }
  const work = { kind: 'preview', description, style: 'photoreal', seed: 'red', candidates: 1, sizePx: 384 } as const
  const progress = await engine.check(await engine.start(work, attempt), attempt)
  if (progress.state !== 'done') throw new Error('nothing was drawn')
  const large = await sharp(progress.outputs[0]?.bytes).resize(1024, 1024).jpeg().toBuffer()
  return `data:image/jpeg;base64,${large.toString('base64')}`
}

async function somebodyNew() {
  const visitor = door.visitor()
  await visitor.fetch('/dev/person', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ as: 'new', name: crypto.randomUUID() }),
  })
  const functions = new Functions(visitor.client27())
  const { $id: userId } = await new Account(visitor.client27()).get()
  const call = async (functionId: string, input: object) => {
    const method = 'POST' as ExecutionMethod
    const execution = await functions.createExecution({ functionId, body: JSON.stringify({ userId, ...input }), method })
    return { status: execution.responseStatusCode, reply: JSON.parse(execution.responseBody) }
  }
  return { visitor, call }
}

test('FC-11 FC-13 a photo becomes previews and a character through the official SDK; what is not free says so', async () => {
  const { visitor, call } = await somebodyNew()
  const asked = { name: 'Rosalind', image: photo, style: 'comic book', meta: {}, model3D: null, expressions: null }
  expect(await call('create-preview-image', { ...asked, name: undefined })).toMatchObject({ status: 400 })
  const { reply: preview } = await call('create-preview-image', asked)
  expect((await call('get-job-status', preview)).reply.status).toMatch(/QUEUED|RUNNING/)
  expect(await stage.ended(preview.jobId)).toBe('SUCCESS')
  const { data: previewUrls, warnings } = (await call('get-job-response', preview)).reply
  expect([previewUrls.length, warnings]).toEqual([3, []])
  const picture = await (await visitor.fetch(new URL(previewUrls[0]).pathname + new URL(previewUrls[0]).search)).bytes()
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 128, height: 128 })
  expect(Buffer.from(picture).includes('digitalsourcetype/composite')).toBe(true)

  const chosen = { name: 'Rosalind', previewJobId: preview.jobId, previewUrl: previewUrls[2], isSubject: true }
  const { reply: creation } = await call('create-character', chosen)
  expect(await stage.ended(creation.jobId)).toBe('SUCCESS')
  const [character] = (await call('get-characters', {})).reply.data
  expect(character.referenceUrls).toHaveLength(9)
  expect(character.traits).toContainEqual({ name: 'Hair', value: expect.stringMatching(/red|auburn|ginger|copper/) })
  const { chatId, characterId } = creation
  const said = { chatId, characterId, prompt: 'Rosalind, happy, on a beach at sunset', senderType: 'user', options: {} }
  // What is free to somebody new was the preview and the creation; a scene has its price.
  expect(await call('create-system-message', said)).toMatchObject({ status: 402, reply: { error: 'Insufficient Credits' } })
  const direct = { characterData: { characterName: 'Anna', image: photo }, jobName: 'create-preview-image-direct' }
  expect(await call('create-character-direct', direct)).toMatchObject({ status: 402 })
})

test('CW-54 another job name is refused: no job, no character, no charge', async () => {
  const { call } = await somebodyNew()
  const direct = { characterData: { characterName: 'Anna', image: photo }, jobName: 'foo' }
  const { status, reply } = await call('create-character-direct', direct)
  expect([status, reply]).toEqual([400, expect.objectContaining({ code: 'validation.invalid', field: 'jobName' })])
  expect((await call('get-user-jobs', {})).reply.data.total).toBe(0)
  expect((await call('get-characters', {})).reply.total).toBe(0)
  expect(await call('check-user-credits', { job: 'create-character-direct' })).toMatchObject({ reply: { isFree: true } })
})
