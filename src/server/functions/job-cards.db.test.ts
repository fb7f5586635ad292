import { afterAll, beforeAll, expect, test } from 'vitest'
import { JobCard } from '#contract/entities/job.ts'
import { aPreviewRequest, createGenerationStage, type GenerationStage } from '../testing/generation-stage.ts'

let stage: GenerationStage
beforeAll(async () => {
  stage = await createGenerationStage()
  await stage.work()
})
afterAll(() => stage[Symbol.asyncDispose]())

test('EN-15 each field of a card says what its job is: a preview, the character made of it, and a regeneration', async () => {
  const mira = await stage.person('rich')
  const ended = async ({ jobId }: { jobId: string }) => {
    expect(await stage.ended(jobId)).toBe('SUCCESS')
    return jobId
  }
  const previewJobId = await ended(await stage.handlers['create-preview'](aPreviewRequest(mira), mira.as()))
  const { data: takes } = await stage.handlers['get-job-response']({ jobId: previewJobId }, mira.as())
  expect(new Set(takes).size).toBe(3)
  const chosenUrl = takes[1] ?? ''
  const creation = await stage.handlers['create-character'](
    { userId: mira.userId, name: 'Rosalind', previewJobId, previewUrl: chosenUrl },
    mira.as(),
  )
  await ended(creation)
  const again = aPreviewRequest(mira, { originalJobId: previewJobId, attempt: 1 })
  const regenerationJobId = await ended(await stage.handlers['create-preview'](again, mira.as()))

  const { data } = await stage.handlers['get-running-jobs']({ userId: mira.userId }, mira.as())
  const rows = await stage.database.selectFrom('jobs').select(['id', 'created_at']).where('user_id', '=', mira.userId).execute()
  const cardOf = (jobId: string) => {
    const card = JobCard.parse(data.find((one) => one.jobId === jobId))
    const { characterData, resultData, ...rest } = card
    return { ...rest, characterData: JSON.parse(characterData), resultData: JSON.parse(resultData) }
  }
  const common = (jobId: string) => ({
    $id: jobId,
    jobId,
    userId: mira.userId,
    status: 'SUCCESS',
    $createdAt: rows.find(({ id }) => id === jobId)?.created_at.toISOString(),
  })
  const results = (urls: readonly string[]) => ({ results: urls.map((url) => expect.objectContaining({ url })) })

  expect(cardOf(previewJobId)).toMatchObject({
    ...common(previewJobId),
    type: 'create-preview',
    jobFunction: 'create-preview-description',
    prompt: 'A red-haired pirate in a storm',
    characterData: { name: 'Rosalind', previewUrl: takes[0], hasCreated: true, isStyle: false },
    previewUrls: takes,
    resultUrls: takes,
    resultData: results(takes),
    originalJobId: '',
    hasExistingCreateJob: true,
    skipPreviewStep: false,
  })
  const made = cardOf(creation.jobId)
  expect(made).toMatchObject({
    ...common(creation.jobId),
    type: 'create-character',
    jobFunction: 'create-character',
    characterData: { name: 'Rosalind', previewUrl: chosenUrl, hasCreated: true, isStyle: false },
    previewUrls: [chosenUrl],
    characterId: creation.characterId,
    chatId: creation.chatId,
    hasExistingCreateJob: true,
    skipPreviewStep: true,
  })
  expect(made.resultUrls.length).toBeGreaterThan(0)
  expect(made.resultData).toEqual(results(made.resultUrls))
  const regenerated = cardOf(regenerationJobId)
  expect(regenerated).toMatchObject({
    ...common(regenerationJobId),
    type: 'regenerate',
    jobFunction: 'create-preview-description',
    prompt: 'A red-haired pirate in a storm',
    originalJobId: previewJobId,
    // Nothing has been made of these takes.
    characterData: { hasCreated: false },
    hasExistingCreateJob: false,
    skipPreviewStep: false,
  })
  expect(regenerated.resultUrls.filter((url) => takes.includes(url))).toEqual([])
})
