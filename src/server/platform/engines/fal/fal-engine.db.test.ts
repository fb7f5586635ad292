import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { FalPart } from '../../../testing/fake-fal.ts'
import { createFalStage, type FalStage } from '../../../testing/fal-stage.ts'

let stage: FalStage
beforeAll(async () => {
  stage = await createFalStage()
  await stage.work()
})
afterAll(() => stage[Symbol.asyncDispose]())
beforeEach(() => void stage.fake.posts.splice(0))

/** Starts a preview that fal plays so, and waits until the attempt is unknown, or the job has ended. */
async function startWith(part: FalPart) {
  const mira = await stage.person('rich')
  stage.fake.play(part)
  return { mira, jobId: await stage.start(mira) }
}

test('a preview is made by one request, kept as pictures of a trained engine, and paid once', async () => {
  const { mira, jobId } = await startWith({ polls: 1 })
  expect(await stage.ended(jobId)).toBe('SUCCESS')
  expect(stage.fake.posts).toMatchObject([
    {
      model: 'fal-ai/qwen-image',
      key: `Key ${stage.fake.key}`,
      body: { num_images: 3, prompt: expect.stringContaining('pirate') },
    },
  ])
  expect((await stage.handlers['get-job-response']({ jobId }, mira.as())).data).toHaveLength(3)
  expect(await stage.movements(jobId)).toEqual(['hold', 'settle'])
  expect(await stage.attempts(jobId)).toMatchObject([
    {
      state: 'done',
      model: 'fal-ai/qwen-image',
      cost_usd: expect.closeTo(0.02 * 3 * 0.016384),
      request_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  ])
})
