import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFakeEngine } from '../../testing/fake-engine.ts'
import { aPreviewRequest, createGenerationStage, type GenerationStage, type Person } from '../../testing/generation-stage.ts'

let stage: GenerationStage
const fake = createFakeEngine()
const engine = {
  ...fake,
  abilities: { ...fake.abilities, kinds: [...fake.abilities.kinds, 'detail' as const, 'video' as const] },
}
beforeAll(async () => {
  stage = await createGenerationStage({ engine, rateLimits: 'on' })
  await stage.work()
})
afterAll(() => stage[Symbol.asyncDispose]())

const jobsOf = (person: Person) =>
  stage.database.selectFrom('jobs').selectAll().where('user_id', '=', person.userId).orderBy('sequence').execute()

async function aPreview(person: Person) {
  const { jobId } = await stage.handlers['create-preview'](aPreviewRequest(person), person.as())
  expect(await stage.ended(jobId)).toBe('SUCCESS')
  const { data } = await stage.handlers['get-job-response']({ jobId }, person.as())
  return { previewJobId: jobId, previewUrl: data[1] ?? '' }
}
const create = (person: Person, preview: { previewJobId: string; previewUrl: string }) =>
  stage.handlers['create-character']({ userId: person.userId, name: 'Rosalind', ...preview }, person.as())

test('a creation finishes the chosen picture too, free, in the group of its preview', async () => {
  const mira = await stage.person('rich')
  const preview = await aPreview(mira)
  const { jobId, characterId } = await create(mira, preview)
  expect(await stage.ended(jobId)).toBe('SUCCESS')
  const [, , detail] = await jobsOf(mira)
  expect(detail).toMatchObject({
    type: 'create-preview-detailer',
    original_job_id: preview.previewJobId,
    character_id: characterId,
    price_credits: 0,
    charge: 'none',
  })
  expect(await stage.ended(detail?.id ?? '')).toBe('SUCCESS')
  const work = engine.started.find(({ kind }) => kind === 'detail')
  expect(work?.kind === 'detail' && work.picture.engineState).toMatchObject({ json: { shade: 1 } })
  expect(await stage.credits.balance(stage.database, mira.userId)).toBe(900)
  const { data } = await stage.handlers['get-running-jobs']({ userId: mira.userId }, mira.as())
  expect(data.map((card) => [card.type, card.originalJobId])).toContainEqual(['create-preview-detailer', preview.previewJobId])
  // What belongs to a character that was created is nothing to create one of.
  expect(data.map((card) => [card.type, card.hasExistingCreateJob])).toContainEqual(['create-preview-detailer', true])
  // The finished picture is one of the character's own.
  const [finished = ''] = data.find(({ type }) => type === 'create-preview-detailer')?.resultUrls ?? []
  expect(finished).not.toBe('')
  await stage.handlers['update-character']({ characterId, previewUrl: finished }, mira.as())
})

test('one finishing pass for each preview; it neither counts as a start nor hinders regenerations', async () => {
  const mira = await stage.person('rich')
  const preview = await aPreview(mira)
  stage.director.direct({ next: 'fail', userId: mira.userId })
  const failed = await create(mira, preview)
  expect(await stage.ended(failed.jobId)).toBe('FAILED')
  const second = await create(mira, preview)
  expect(await stage.ended(second.jobId)).toBe('SUCCESS')
  const again = { ...aPreviewRequest(mira), originalJobId: preview.previewJobId, attempt: 1 }
  await stage.handlers['create-preview'](again, mira.as())
  const types = (await jobsOf(mira)).map(({ type }) => type)
  expect(types.filter((type) => type === 'create-preview-detailer')).toHaveLength(1)
  expect(types).toContain('regenerate')
})

test('EN-19 every job type of the product text can be produced, and stands in the list', async () => {
  const mira = await stage.person('rich')
  const preview = await aPreview(mira)
  const { jobId, characterId, chatId } = await create(mira, preview)
  expect(await stage.ended(jobId)).toBe('SUCCESS')
  const again = { ...aPreviewRequest(mira), originalJobId: preview.previewJobId, attempt: 1 }
  await stage.handlers['create-preview'](again, mira.as())
  const inChat = { userId: mira.userId, chatId, characterId }
  await stage.handlers['create-system-message']({ ...inChat, prompt: 'in a cafe', senderType: 'user' }, mira.as())
  const pictures = [preview.previewUrl, preview.previewUrl]
  const use = (tool: 'flash-edit' | 'dress-up' | 'merge-generation') => {
    const request = {
      ...inChat,
      tool,
      prompt: 'make her hair blue',
      imageUrls: tool === 'flash-edit' ? [pictures[0] ?? ''] : pictures,
    }
    return stage.handlers['create-chat-tools-response'](request, mira.as())
  }
  await use('flash-edit')
  await use('dress-up')
  await use('merge-generation')
  const film = { action: 'text-to-video', chatId, prompt: 'she waves', isStandaloneGeneration: true } as const
  await stage.handlers['video-generation-service'](film, mira.as())
  const { data } = await stage.handlers['get-running-jobs']({ userId: mira.userId }, mira.as())
  expect(new Set(data.map(({ type }) => type))).toEqual(
    new Set([
      'create-preview',
      'create-preview-detailer',
      'regenerate',
      'create-character',
      'create-system-message',
      'create-chat-tools-response',
      'dress-up',
      'merge-generation',
      'video-generation',
    ]),
  )
})
