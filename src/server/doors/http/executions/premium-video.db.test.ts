import { Account, type ExecutionMethod, Functions } from 'appwrite'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { preparePerson } from '#server/core/credits/prepare-person.ts'
import { createFakeEngine } from '#server/testing/fake-engine.ts'
import { createGenerationStage, type GenerationStage } from '#server/testing/generation-stage.ts'
import { openTestDoor, type TestDoor } from '#server/testing/open-test-door.ts'

let stage: GenerationStage
let door: TestDoor
beforeAll(async () => {
  const engine = createFakeEngine({
    check: async () => ({ state: 'failed', failure: 'engine.failed', retry: false, detail: 'as it was told' }),
  })
  stage = await createGenerationStage({
    engine: { ...engine, abilities: { ...engine.abilities, kinds: [...engine.abilities.kinds, 'video'] } },
  })
  door = await openTestDoor({
    handlers: stage.handlers,
    files: { findFile: (userId, fileId) => stage.files.findFile(stage.database, userId, fileId) },
  })
})
afterAll(async () => {
  await door[Symbol.asyncDispose]()
  await stage[Symbol.asyncDispose]()
})

/** Somebody with 1000 credits, who asks for premium films with the official SDK. */
async function somebody() {
  const visitor = door.visitor()
  const headers = { 'content-type': 'application/json' }
  await visitor.fetch('/dev/person', { method: 'POST', headers, body: JSON.stringify({ as: 'rich' }) })
  const functions = new Functions(visitor.client27())
  const { $id: userId } = await new Account(visitor.client27()).get()
  await preparePerson(stage, userId, { credits: 1000, freeUsesTaken: true })
  const call = async (functionId: string, request: object) => {
    const method = 'POST' as ExecutionMethod
    const execution = await functions.createExecution({ functionId, body: JSON.stringify(request), method })
    return JSON.parse(execution.responseBody)
  }
  const ask = async (change: object) => {
    const request = {
      action: 'sora-2-t2v',
      chatId: crypto.randomUUID(),
      prompt: 'A fox knight rides through a burning forest',
      isStandaloneGeneration: true,
      videoOptions: { model: 'sora-2', subModel: 'portrait' },
      ...change,
    }
    return call('video-generation-service', request)
  }
  const statusOf = (jobId: string) => call('get-job-status', { jobId })
  return { ask, statusOf, balance: () => stage.credits.balance(stage.database, userId) }
}

const aPicture = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: '#4080c0' } })
    .png()
    .toBuffer()

test('BC-06 BC-07 FC-23 both premium films answer a job and take 50 and 60 credits', async () => {
  const { ask, balance } = await somebody()
  const start = await balance()
  expect(await ask({})).toMatchObject({ success: true, jobId: expect.stringMatching(/./) })
  expect(await balance()).toBe(start - 50)
  const imageBase64 = `data:image/png;base64,${(await aPicture()).toString('base64')}`
  const asked = { action: 'sora-2-i2v', imageBase64, videoOptions: { model: 'sora-2', subModel: 'portrait-hd' } }
  expect(await ask(asked)).toMatchObject({ success: true, jobId: expect.stringMatching(/./) })
  expect(await balance()).toBe(start - 110)
  expect(await ask({ action: 'sora-2-i2v' })).toMatchObject({ success: false, error: expect.stringContaining('picture') })
  expect(await ask({ videoOptions: { subModel: 'cinema' } })).toMatchObject({ success: false, code: 'validation.invalid' })
  expect(await balance()).toBe(start - 110)
})

test('FC-38 PV-17 a premium film without words is refused with a reason, and nothing is taken', async () => {
  const { ask, balance } = await somebody()
  const start = await balance()
  for (const prompt of ['', '   ', undefined]) {
    const reply = await ask({ prompt })
    expect(reply.success).toBe(false)
    expect(reply.error).toEqual(expect.stringMatching(/prompt/i))
  }
  expect(await balance()).toBe(start)
})

test('PV-20 a premium film that fails later gives its credits back once, and says that it was a video', async () => {
  const { ask, statusOf, balance } = await somebody()
  const start = await balance()
  await stage.work()
  const { jobId } = await ask({ videoOptions: { model: 'sora-2', subModel: 'portrait-hd' } })
  expect(await stage.ended(jobId)).toBe('FAILED')
  expect(await balance()).toBe(start)
  expect(await statusOf(jobId)).toMatchObject({ status: 'FAILED', error: 'The engine could not finish this video.' })
})
