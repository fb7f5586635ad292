import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogue } from '#contract/functions/catalogue.ts'
import { aPhoto } from '../../testing/a-photo.ts'
import { createFakeEngine } from '../../testing/fake-engine.ts'
import { createGenerationStage, type GenerationStage, type Person } from '../../testing/generation-stage.ts'

let stage: GenerationStage
let photo: string
const engine = createFakeEngine()
beforeAll(async () => {
  stage = await createGenerationStage({ engine })
  photo = await aPhoto()
  await stage.work()
})
afterAll(() => stage[Symbol.asyncDispose]())

const start = (
  person: Person,
  change: { characterName?: string; image?: string; style?: string } = {},
  options: { jobId?: string } & Parameters<Person['as']>[0] = {},
) =>
  stage.handlers['create-character-direct'](
    {
      userId: person.userId,
      characterData: { characterName: 'Rosalind', image: photo, focusMode: 'subject', ...change },
      jobName: 'create-preview-image-direct',
      jobId: options.jobId,
    },
    person.as(options),
  )
const balance = (person: Person) => stage.credits.balance(stage.database, person.userId)
const jobsOf = (person: Person) => stage.database.selectFrom('jobs').selectAll().where('user_id', '=', person.userId).execute()

test('FC-24 BC-02 a character is made of a photo directly for 100 credits, once per job id', async () => {
  const mira = await stage.person('rich')
  const first = await start(mira, {}, { jobId: 'wizard-1' })
  expect(await start(mira, {}, { jobId: 'wizard-1' })).toEqual(first)
  expect(await stage.ended(first.jobId)).toBe('SUCCESS')
  expect(await balance(mira)).toBe(900)
  expect(await jobsOf(mira)).toMatchObject([
    { type: 'create-character', mode: 'create-preview-image-direct', style: 'none', character_id: first.characterId },
  ])
  const { data } = await stage.handlers['get-characters']({ userId: mira.userId }, mira.as())
  expect(data).toMatchObject([{ $id: first.characterId, chatId: first.chatId, name: 'Rosalind', status: 'SUCCESS' }])
  expect(data[0]?.referenceUrls).toHaveLength(3)
  const work = engine.started.findLast((one) => one.kind === 'character')
  if (work?.kind !== 'character') throw new Error('a character was asked for')
  expect(work.character.photo).toEqual({ bytes: work.character.references[0] })
  const reused = start(mira, { characterName: 'Other' }, { jobId: 'wizard-1' })
  await expect(reused).rejects.toMatchObject({ code: 'idempotency.key-reused' })
})

test('OP-03 the first creation is free for a new user, and given back when it fails', async () => {
  const mira = await stage.person('new')
  const quote = () => stage.handlers['check-user-credits']({ job: 'create-character-direct' }, mira.as())
  expect(await quote()).toMatchObject({ isFree: true, priceCredits: 0 })
  stage.director.direct({ next: 'fail', userId: mira.userId })
  const failed = await start(mira)
  expect(await stage.ended(failed.jobId)).toBe('FAILED')
  expect(await quote()).toMatchObject({ isFree: true })
  const second = await start(mira)
  expect(await stage.ended(second.jobId)).toBe('SUCCESS')
  expect(await quote()).toMatchObject({ isFree: false, priceCredits: 100 })
  const { total } = await stage.handlers['get-characters']({ userId: mira.userId }, mira.as())
  expect(total).toBe(1)
})

test('starts at the same time with one job id are one creation', async () => {
  const mira = await stage.person('rich')
  const clicks = await Promise.all(Array.from({ length: 4 }, () => start(mira, {}, { jobId: 'wizard-2' })))
  expect(new Set(clicks.map(({ jobId }) => jobId)).size).toBe(1)
  expect(await balance(mira)).toBe(900)
})

test('another job name, another style and what is no photo are refused, and nothing is charged', async () => {
  const { input } = catalogue['create-character-direct']
  const request = { userId: 'mira', characterData: { characterName: 'R', image: photo }, jobName: 'create-preview' }
  expect(input.safeParse(request).success).toBe(false)
  const parsed = input.parse({ ...request, jobName: 'create-preview-image-direct' })
  expect(parsed.characterData.focusMode).toBe('subject')
  const mira = await stage.person('rich')
  await expect(start(mira, { style: 'anime' })).rejects.toMatchObject({ code: 'style.unknown' })
  await expect(start(mira, { image: 'aGVsbG8=' })).rejects.toMatchObject({ code: 'picture.unreadable' })
  await expect(start(mira, { image: await aPhoto({ widthPx: 800 }) })).rejects.toMatchObject({ code: 'photo.too-small' })
  expect(await jobsOf(mira)).toEqual([])
  expect(await balance(mira)).toBe(1000)
})

test('a character made directly can be said things to, drawn again and deleted', async () => {
  const mira = await stage.person('rich')
  const { characterId, chatId, jobId } = await start(mira, { style: 'none' })
  expect(await stage.ended(jobId)).toBe('SUCCESS')
  await expect(stage.handlers['delete-job']({ jobId }, mira.as())).rejects.toMatchObject({ code: 'job.in-use' })
  const said = { userId: mira.userId, characterId, chatId, prompt: 'Rosalind on a beach', senderType: 'user' as const }
  const message = await stage.handlers['create-system-message'](said, mira.as())
  expect(await stage.ended(message.jobId)).toBe('SUCCESS')
  const scene = engine.started.findLast((one) => one.kind === 'picture')
  expect(scene?.kind === 'picture' && scene.subject.photo).toBeDefined()
  await stage.handlers['delete-character']({ characterId }, mira.as())
  expect((await stage.handlers['get-characters']({ userId: mira.userId }, mira.as())).total).toBe(0)
})
