import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogue } from '#contract/functions/catalogue.ts'
import { createStudioEngine } from '../../platform/engines/studio/studio-engine.ts'
import { createFilmEncoder } from '../../platform/media/encode/create-film-encoder.ts'
import { createGenerationStage, type GenerationStage, type Person } from '../../testing/generation-stage.ts'

type Order = Parameters<GenerationStage['handlers']['check-order']>[0]
type Film = Parameters<GenerationStage['handlers']['video-generation-service']>[0]

let stage: GenerationStage
const engine = createStudioEngine({ threads: 1, encoder: createFilmEncoder() })
beforeAll(async () => {
  stage = await createGenerationStage({ engine })
  await stage.work()
})
afterAll(async () => {
  await stage[Symbol.asyncDispose]()
  await engine[Symbol.asyncDispose]()
})

const check = async (person: Person, order: Order) =>
  catalogue['check-order'].output.parse(await stage.handlers['check-order'](order, person.as()))
const sentences = ({ warnings }: Awaited<ReturnType<typeof check>>) => [...new Set(warnings.map((each) => each.sentence))]
const balance = (person: Person) => stage.credits.balance(stage.database, person.userId)
const jobsOf = async (person: Person) =>
  (await stage.handlers['get-user-jobs']({ userId: person.userId }, person.as())).data.data

function startFilm(person: Person, change: Partial<Film>) {
  const film = { action: 'text-to-video', chatId: randomUUID(), isStandaloneGeneration: true, duration: 1, fps: 5 } as const
  return stage.handlers['video-generation-service']({ ...film, ...change }, person.as())
}

test('what will be left out is told before the start, which tells the same with its result; asking costs nothing', async () => {
  const mira = await stage.person('rich')
  const before = await balance(mira)
  const description = 'a centaur with a purple zither before a christmas tree'
  const told = await check(mira, { kind: 'preview', prompt: description, style: 'anime' })
  expect(told).toMatchObject({
    isRefused: false,
    warnings: [
      { part: 'centaur', why: 'drawn-as', as: 'a human', weight: 'essential' },
      { part: 'christmas tree', why: 'drawn-as', weight: 'small' },
      { part: 'zither', why: 'not-understood', weight: 'small' },
    ],
  })
  expect(await balance(mira)).toBe(before)
  expect(await jobsOf(mira)).toEqual([])
  const preview = { name: 'Chiron', userId: mira.userId, characterDescription: description, style: 'anime' }
  const { jobId } = await stage.handlers['create-preview'](preview, mira.as())
  expect(await stage.ended(jobId)).toBe('SUCCESS')
  const { warnings } = await stage.handlers['get-job-response']({ jobId }, mira.as())
  expect(warnings).toEqual(expect.arrayContaining(sentences(told)))
})

test('a film that would show nothing of what somebody is told to do is refused: no job, no hold, no charge', async () => {
  const mira = await stage.person('rich')
  const before = await balance(mira)
  const prompt = 'a man and a woman fight'
  expect(await check(mira, { kind: 'video', prompt })).toMatchObject({
    isRefused: true,
    warnings: [{ part: 'fight', why: 'cannot-be-drawn', weight: 'essential' }],
  })
  const refusal = {
    code: 'film.action-not-shown',
    message: expect.stringContaining('A film cannot show yet how somebody fights.'),
  }
  await expect(startFilm(mira, { prompt })).rejects.toMatchObject(refusal)
  const premium = { action: 'sora-2-t2v', videoOptions: { subModel: 'portrait' } } as const
  await expect(startFilm(mira, { prompt, ...premium })).rejects.toMatchObject(refusal)
  expect(await balance(mira)).toBe(before)
  expect(await jobsOf(mira)).toEqual([])
})

test('a film of which something is shown begins untold too, and tells the rest with its result', async () => {
  const mira = await stage.person('rich')
  const { result } = await startFilm(mira, { prompt: 'a woman waves and eats an apple' })
  expect(await stage.ended(result.body.jobId)).toBe('SUCCESS')
  const { warnings } = await stage.handlers['get-job-response']({ jobId: result.body.jobId }, mira.as())
  expect(warnings).toContain('A film cannot show yet how somebody eats or drinks.')
})

test('pictures and characters are known by their addresses and ids, to their owner alone', async () => {
  const [mira, other] = [await stage.person('rich'), await stage.person('rich')]
  const { characterId } = await stage.character(mira, 'Rosalind')
  const scene = { kind: 'picture', prompt: 'Rosalind with blue hair', characterId } as const
  expect(sentences(await check(mira, scene))).toEqual([
    'Hair, eyes and skin stay the character’s own; Flash Edit changes them.',
  ])
  await expect(check(other, scene)).rejects.toMatchObject({ code: 'character.not-found' })
  const { data } = await stage.handlers['get-characters']({ userId: mira.userId }, mira.as())
  const imageUrls = [data[0]?.previewUrl ?? '']
  const edit = { kind: 'edit', prompt: 'make her older and zoom out', imageUrls } as const
  expect(sentences(await check(mira, edit))).toEqual([])
  // To anybody else it is a picture of which nothing is known.
  expect(sentences(await check(other, edit)).join()).toContain('uploaded picture')
})
