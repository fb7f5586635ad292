import { randomUUID } from 'node:crypto'
import { Account, type ExecutionMethod, Functions } from 'appwrite'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { preparePerson } from '#server/core/credits/prepare-person.ts'
import { createStudioEngine } from '#server/platform/engines/studio/studio-engine.ts'
import { createFilmEncoder } from '#server/platform/media/encode/create-film-encoder.ts'
import { readMp4 } from '#server/platform/media/encode/read-mp4.ts'
import { aWav } from '#server/testing/a-wav.ts'
import { createGenerationStage, type GenerationStage } from '#server/testing/generation-stage.ts'
import { openTestDoor, type TestDoor } from '#server/testing/open-test-door.ts'
import { aVoice } from '#studio/testing/a-voice.ts'

let stage: GenerationStage
let door: TestDoor
const engine = createStudioEngine({ threads: 1, encoder: createFilmEncoder() })
beforeAll(async () => {
  stage = await createGenerationStage({ engine })
  await stage.work()
  door = await openTestDoor({
    handlers: stage.handlers,
    files: { findFile: (userId, fileId) => stage.files.findFile(stage.database, userId, fileId) },
  })
})
afterEach(() => expect(door.bugs).toEqual([]))
afterAll(async () => {
  await door[Symbol.asyncDispose]()
  await stage[Symbol.asyncDispose]()
  await engine[Symbol.asyncDispose]()
})

async function somebodyRich() {
  const visitor = door.visitor()
  await visitor.fetch('/dev/person', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ as: 'new', name: randomUUID() }),
  })
  const functions = new Functions(visitor.client27())
  const { $id: userId } = await new Account(visitor.client27()).get()
  await preparePerson(stage, userId, { credits: 1000, freeUsesTaken: true })
  const call = async (functionId: string, input: object) => {
    const method = 'POST' as ExecutionMethod
    const execution = await functions.createExecution({ functionId, body: JSON.stringify({ userId, ...input }), method })
    return { status: execution.responseStatusCode, reply: JSON.parse(execution.responseBody) }
  }
  /** The film of a job, and its address. */
  const filmOf = async (jobId: string) => {
    expect(await stage.ended(jobId)).toBe('SUCCESS')
    const [url] = (await call('get-job-response', { jobId })).reply.data
    const { pathname, search } = new URL(url)
    return { url, bytes: await (await visitor.fetch(pathname + search)).bytes() }
  }
  return { call, filmOf }
}

/** Somebody drawn whom no engine of this request remembers. */
async function portrait(): Promise<string> {
  const description = 'close portrait of a woman with short black hair, plain background'
  const attempt = { attemptId: 'portrait', signal: AbortSignal.timeout(60_000), report() {} }
  const work = { kind: 'preview', description, style: 'photoreal', seed: 'p', candidates: 1, sizePx: 256 } as const
  const progress = await engine.check(await engine.start(work, attempt), attempt)
  if (progress.state !== 'done' || !progress.outputs[0]) throw new Error('nothing was drawn')
  return `data:image/png;base64,${Buffer.from(progress.outputs[0].bytes).toString('base64')}`
}

test('FC-21 a photo speaks through the official SDK, then the film of it says it again; each at its quoted price', async () => {
  const { call, filmOf } = await somebodyRich()
  const speech = aVoice([
    ['mm', 0.1],
    ['ah', 0.3],
    ['ss', 0.1],
  ])
  const asked = {
    action: 'lip-sync',
    chatId: randomUUID(),
    prompt: 'Hello there',
    aspectRatio: '1:1',
    isStandaloneGeneration: true,
    videoOptions: { resolution: '480p', fps: 25 },
    imageBase64: await portrait(),
    audioBase64: `data:audio/wav;base64,${aWav(speech).toString('base64')}`,
  }
  const credits = async (source: 'image' | 'video') =>
    (await call('check-user-credits', { job: 'video-generation-lip-sync', options: { source } })).reply
  const before = await credits('image')
  const { reply: first } = await call('video-generation-service', asked)
  expect(first).toMatchObject({ ok: true })
  const film = await filmOf(first.result.body.jobId)
  expect(readMp4(film.bytes)).toMatchObject({ widthPx: 128, heightPx: 128, durationMs: 520, soundCodec: 'mp4a' })

  const { imageBase64, audioBase64, ...rest } = asked
  expect((await call('video-generation-service', { ...rest, imageBase64 })).status).toBe(400)
  expect((await call('video-generation-service', { ...rest, audioBase64 })).status).toBe(400)
  // The film's own address is a film to speak in, and a sound to say.
  const { reply: second } = await call('video-generation-service', { ...rest, videoUrl: film.url, audioUrl: film.url })
  const again = await filmOf(second.result.body.jobId)
  expect(readMp4(again.bytes)).toMatchObject({ widthPx: 128, heightPx: 128, codec: 'avc1', soundCodec: 'mp4a' })
  expect(before.priceCredits).toBe(40)
  const after = await credits('video')
  expect(after.priceCredits).toBe(80)
  expect(after.credits).toBe(before.credits - before.priceCredits - after.priceCredits)
})
