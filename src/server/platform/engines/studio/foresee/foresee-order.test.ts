import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StyleId } from '#contract/styles.ts'
import { sentencesOf } from '#studio/warning.ts'
import { createFilmEncoder } from '../../../media/encode/create-film-encoder.ts'
import type { Engine, MontagePicture, Work, WorkSubject } from '../../engine.ts'
import { castWords } from '../cast-words.ts'
import { createStudioEngine } from '../studio-engine.ts'
import { stateOf } from '../studio-state.ts'

const SIZE_PX = 64
const DRAWN = { style: 'anime' as StyleId, seed: 'told' }
const SIZE = { widthPx: SIZE_PX, heightPx: SIZE_PX }

let engine: Engine & AsyncDisposable
let bytes: Uint8Array
beforeAll(async () => {
  engine = createStudioEngine({ threads: 1, encoder: createFilmEncoder() })
  const create = { width: SIZE_PX, height: SIZE_PX, channels: 3 as const, background: '#608040' }
  bytes = await sharp({ create }).png().toBuffer()
})
afterAll(() => engine[Symbol.asyncDispose]())

const MIRA = { userId: 'mira' }

/** What is told with the result. */
async function warnedOf(work: Work): Promise<readonly string[]> {
  const attempt = { attemptId: 'a', signal: new AbortController().signal, report: () => {} }
  const progress = await engine.check(await engine.start(work, attempt), attempt)
  if (progress.state !== 'done') throw new Error(JSON.stringify(progress))
  return progress.warnings.toSorted()
}

const foresee = (work: Work) => engine.foresee!(work, MIRA)

async function expectSame(work: Work) {
  const { warnings } = await foresee(work)
  expect(sentencesOf(warnings).toSorted()).toEqual(await warnedOf(work))
}

const stateFor = (description: string) => stateOf({ ...castWords(description, { ...DRAWN, candidate: 1 }), style: DRAWN.style })
const pictureOf = (description: string): MontagePicture => ({ bytes, ...SIZE, engineState: stateFor(description) })
const subjectOf = (name: string, description: string): WorkSubject => ({
  name,
  description,
  references: [],
  engineState: stateFor(description),
})

describe('what was told before is what is told after', () => {
  test.each([
    'a woman with a purple zither',
    'a woman with short red hair in a green coat',
    'a centaur with a bow',
    'a street full of people',
    'a man and his brother and his sister and his aunt',
    'a vampire hugging a werewolf',
    'close-up portrait of a woman with red boots and a sword',
    'a raccoon thief',
    'a girl with a camel in front of a christmas tree',
    'a baby with an accordion',
    'a girl, dutch angle',
    'eine alte Frau mit einer Katze auf dem Sofa',
    'a woman with a tattoo on her left arm in a leather jacket',
  ])('previews of %s', async (description) => {
    await expectSame({ kind: 'preview', description, ...DRAWN, candidates: 2, sizePx: SIZE_PX })
  })

  test.each([
    'Rosalind in a cafe with a zither',
    'Rosalind with blue hair rides a horse through a velodrome',
    'Rosalind and @Tomas in a forest',
    'Rosalind dancing on a beach',
  ])('a scene of %s', async (prompt) => {
    const subject = subjectOf('Rosalind', 'a woman in a red dress')
    const mentioned = subjectOf('Tomas', 'a man in a grey suit')
    const cast = prompt.includes('@') ? { subject, mentioned } : { subject }
    await expectSame({ kind: 'picture', prompt, ...DRAWN, count: 2, ...SIZE, ...cast })
  })

  test.each([
    'give her green hair and a zwonk',
    'make her hair blue, add rain and remove the sword',
    'quantize the flux capacitor, make it night',
    'make the background purple',
  ])('an edit: %s', async (instruction) => {
    const picture = pictureOf('a woman in a red dress in a forest')
    await expectSame({ kind: 'edit', instruction, ...DRAWN, picture, engineState: picture.engineState! })
  })

  test.each(['', 'only the hat', 'zwonk it', 'without the coat'])('an outfit put on: “%s”', async (prompt) => {
    const [person, outfit] = [pictureOf('a woman in a red dress'), pictureOf('a man in a blue coat and boots')]
    await expectSame({ kind: 'dress-up', prompt, ...DRAWN, person, outfit })
  })

  test.each(['', 'together on a beach', 'qwertz', 'side by side before a pink background'])('a blend: “%s”', async (prompt) => {
    const pictures = [pictureOf('a woman in a red dress'), pictureOf('a man in a blue coat in a forest')]
    await expectSame({ kind: 'blend', prompt, ...DRAWN, pictures })
  })

  const film = { ...DRAWN, ...SIZE, framesPerSecond: 5, durationSeconds: 1 }
  test.each([
    'a man and a woman dance',
    'a woman walks through a forest with a zither',
    'she walks, and then she dances',
    'a knight fights a dragon',
    'a woman sits by the window and drinks tea',
    'a boy waves and talks',
  ])('a film of words: %s', async (prompt) => {
    await expectSame({ kind: 'video', prompt, ...film })
  })

  test.each(['Rosalind swims', 'Rosalind runs in a velodrome with pink hair', 'Rosalind waves'])(
    'a film of a character: %s',
    async (prompt) => {
      await expectSame({ kind: 'video', prompt, ...film, subject: subjectOf('Rosalind', 'a woman in a red dress') })
    },
  )

  test.each([
    ['an old man sitting on a bench', 'he jumps for joy'],
    ['a knight walking in a forest', 'he runs and juggles'],
    ['a portrait of a woman', 'she dances and waves'],
    ['a portrait of a woman', 'slow zoom in'],
  ])('a film of a picture of %s: %s', async (description, prompt) => {
    await expectSame({ kind: 'video', prompt, ...film, picture: pictureOf(description) })
  })
})

test('what only chance decides is told when its seed is known, and else not', async () => {
  const description = 'a woman with a silver ring and a bracelet'
  const order = { kind: 'preview' as const, description, style: DRAWN.style, candidates: 1 }
  const told = async (seed?: string) =>
    sentencesOf((await engine.foresee!({ ...order, ...(seed !== undefined && { seed }) }, MIRA)).warnings)
  const ofSeeds = await Promise.all(['1', '2', '3', '4'].map(told))
  const outOfFrame = (sentences: readonly string[]) => sentences.filter((sentence) => sentence.includes('frame')).length
  expect([...new Set(ofSeeds.map(outOfFrame))].toSorted()).toEqual([0, 2])
  expect(outOfFrame(await told())).toBe(0)
})

describe('a film is refused when nothing is shown of what somebody is told to do', () => {
  const refused = async (prompt: string) =>
    (await engine.foresee!({ kind: 'video', prompt, ...DRAWN, durationSeconds: 1 }, MIRA)).isRefused
  test.each([
    'a knight fights a dragon',
    'two wizards duel in a hall',
    'a girl swims in a lake',
    'a man and a woman kiss',
    'a bard sings in a tavern',
    'the children climb a tree',
  ])('%s', async (prompt) => {
    expect(await refused(prompt)).toBe(true)
  })

  test.each([
    'a man and a woman dance',
    'a woman walks and eats an apple',
    'a boy waves and talks',
    'an old wizard in a library, slow zoom in',
    'a woman in a swimming pool',
    'a kid with swimming goggles hugging a teddy bear',
    'a girl hugging her knees on a windowsill',
    'a talking bear detective',
    'a knight in a fighting stance',
    'a girl with riding boots in a speakeasy beside loudspeakers',
    'a talkative witch with a walkie-talkie in the singing school',
  ])('not %s', async (prompt) => {
    expect(await refused(prompt)).toBe(false)
  })
})

test('what is essential is told apart from what is small', async () => {
  const weights = async (description: string) => {
    const { warnings } = await engine.foresee!({ kind: 'preview', description, style: 'anime', candidates: 1 }, MIRA)
    return warnings.map(({ part, why, as, weight }) => [part, why, as, weight])
  }
  expect(await weights('a woman with a zither and a harp')).toEqual([
    ['harp', 'drawn-as', 'a guitar', 'small'],
    ['zither', 'not-understood', undefined, 'small'],
  ])
  expect(await weights('a centaur')).toEqual([['centaur', 'drawn-as', 'a human', 'essential']])
  expect(await weights('ein alter Mann')).toEqual([['all of it', 'not-understood', undefined, 'essential']])
})

test('that only one of two in a picture can speak is essential, in pictures and in films', async () => {
  const { engineState } = pictureOf('a man and a woman in a cafe')
  const two = { engineState: engineState! }
  const one = { engineState: pictureOf('a man').engineState! }
  const told = [{ part: 'woman', why: 'cannot-be-drawn', weight: 'essential' }]
  expect((await engine.foresee!({ kind: 'lip-sync', picture: two }, MIRA)).warnings).toMatchObject(told)
  expect((await engine.foresee!({ kind: 'lip-sync-film', film: two }, MIRA)).warnings).toMatchObject(told)
  expect((await engine.foresee!({ kind: 'lip-sync', picture: one }, MIRA)).warnings).toEqual([])
})

test('a scene whose words say little is still a scene of its character', async () => {
  const subject = subjectOf('Mira', 'a woman in a red dress')
  const order = { kind: 'picture' as const, prompt: 'Dinner with @Anselm', ...DRAWN, count: 1, subject }
  const { warnings } = await engine.foresee!({ ...order, mentioned: subjectOf('Anselm', 'a man') }, MIRA)
  expect(warnings.filter(({ weight }) => weight === 'essential')).toEqual([])
})

test('a long order is read off the event loop', async () => {
  const description = 'a red hat and a zwonk, '.repeat(5_000)
  let turns = 0
  const clock = setInterval(() => {
    turns += 1
  }, 5)
  const { warnings } = await engine.foresee!({ kind: 'preview', style: 'anime', candidates: 1, description }, MIRA)
  clearInterval(clock)
  expect(turns).toBeGreaterThan(5)
  expect(sentencesOf(warnings)).toContain('Not understood: “zwonk”.')
})
