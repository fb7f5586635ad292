import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFakeEngine } from '../../testing/fake-engine.ts'
import { createGenerationStage, type GenerationStage } from '../../testing/generation-stage.ts'

let stage: GenerationStage
let photo: string
beforeAll(async () => {
  const pixels = sharp({ create: { width: 1024, height: 1024, channels: 3, background: '#a06040' } })
  photo = (await pixels.jpeg().toBuffer()).toString('base64')
  stage = await createGenerationStage({ engine: createFakeEngine({ hasNoEyes: true }) })
  await stage.work()
})
afterAll(() => stage[Symbol.asyncDispose]())

const REFUSAL = { code: 'engine.unsupported', message: expect.stringContaining('cannot read photos') }

test('where nothing can look at photos they are refused in plain words, before anything is paid or kept', async () => {
  const mira = await stage.person('rich')
  const { userId } = mira
  const preview = { userId, name: 'Mira', image: photo, style: 'anime' }
  await expect(stage.handlers['create-preview-image'](preview, mira.as())).rejects.toMatchObject(REFUSAL)
  const direct = {
    userId,
    characterData: { characterName: 'Mira', image: photo, focusMode: 'subject' },
    jobName: 'create-preview-image-direct',
  } as const
  await expect(stage.handlers['create-character-direct'](direct, mira.as())).rejects.toMatchObject(REFUSAL)
  const dress = { userId, chatId: randomUUID(), tool: 'dress-up' as const, imagesBase64: [photo, photo] }
  await expect(stage.handlers['create-chat-tools-response'](dress, mira.as())).rejects.toMatchObject(REFUSAL)
  expect(await stage.credits.balance(stage.database, userId)).toBe(1000)
  expect(await stage.database.selectFrom('jobs').select('id').where('user_id', '=', userId).execute()).toEqual([])
})

test('what was drawn here is still dressed and blended there', async () => {
  const mira = await stage.person('rich')
  const { userId } = mira
  const chat = await stage.character(mira)
  const said = { userId, ...chat, prompt: 'in a cafe', senderType: 'user' as const }
  const { jobId } = await stage.handlers['create-system-message'](said, mira.as())
  expect(await stage.ended(jobId)).toBe('SUCCESS')
  const { data } = await stage.handlers['get-job-response']({ jobId }, mira.as())
  const asked = { userId, ...chat, tool: 'dress-up' as const, imageUrls: [data[0] ?? '', data[0] ?? ''] }
  const dressed = await stage.handlers['create-chat-tools-response'](asked, mira.as())
  expect(await stage.ended(dressed.jobId)).toBe('SUCCESS')
})
