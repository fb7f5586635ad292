import assert from 'node:assert/strict'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFilmEncoder } from '../../../media/encode/create-film-encoder.ts'
import type { AttemptContext, EngineOutput, Progress, Work, WorkSubject } from '../../engine.ts'
import { createStudioEngine } from '../studio-engine.ts'
import { drawnOf, photoOf, sheetsOf } from '../studio-state.ts'

const SIZE_PX = 128
const engine = createStudioEngine({ threads: 2, encoder: createFilmEncoder() })
afterAll(() => engine[Symbol.asyncDispose]())

type Done = Extract<Progress, { state: 'done' }>
async function made(work: Work): Promise<Done> {
  const attempt: AttemptContext = { attemptId: 'test', signal: AbortSignal.timeout(60_000), report() {} }
  const progress = await engine.check(await engine.start(work, attempt), attempt)
  assert(progress.state === 'done', JSON.stringify(progress))
  return progress
}

const previewOf = (bytes: Uint8Array, candidates = 1) =>
  made({ kind: 'preview', description: '', style: 'anime', seed: 'seed', candidates, sizePx: SIZE_PX, photo: { bytes } })
const sceneOf = (subject: Omit<WorkSubject, 'name' | 'description'>, prompt: string, style: 'anime' | 'none' = 'anime') => {
  const size = { widthPx: SIZE_PX, heightPx: SIZE_PX }
  const alex = { name: 'Alex', description: '', ...subject }
  return made({ kind: 'picture', prompt, style, seed: 'x', count: 1, ...size, subject: alex })
}
const same = (one: EngineOutput | undefined, other: EngineOutput | undefined) =>
  Buffer.from(one?.bytes ?? []).equals(Buffer.from(other?.bytes ?? [1]))

/** Mean difference of two pictures seen small, of 255. */
async function differenceOf(one: Uint8Array | undefined, other: Uint8Array): Promise<number> {
  const small = (bytes: Uint8Array) => sharp(bytes).removeAlpha().resize(16, 16, { fit: 'fill' }).raw().toBuffer()
  const [first, second] = [await small(one ?? new Uint8Array()), await small(other)]
  return first.reduce((sum, value, at) => sum + Math.abs(value - (second[at] ?? 0)), 0) / first.length
}

/** Nobody's photo: the studio paints somebody with red hair as near to one as it can. */
let photo: Uint8Array
beforeAll(async () => {
  const description = 'portrait of a woman with long straight red hair, in a white shirt, studio background'
  const drawn = await made({ kind: 'preview', description, style: 'photoreal', seed: 'red', candidates: 1, sizePx: 384 })
  photo = drawn.outputs[0]?.bytes ?? new Uint8Array()
})

test('SP-03 three pictures of a photo differ, keep what was found in it, and come out the same again', async () => {
  const { outputs, warnings } = await previewOf(photo, 3)
  expect(warnings).toEqual([])
  expect(outputs.map(({ widthPx, heightPx }) => [widthPx, heightPx])).toEqual(Array(3).fill([SIZE_PX, SIZE_PX]))
  expect(same(outputs[0], outputs[1]) || same(outputs[0], outputs[2]) || same(outputs[1], outputs[2])).toBe(false)
  const state = outputs[0]?.engineState
  expect(drawnOf(state)).toBeUndefined()
  expect(photoOf(state)).toMatchObject({ candidate: 1, photo: { faceCount: 1, widthPx: 384 } })
  expect(JSON.stringify(state).length).toBeLessThan(60_000)
  const [red, green, blue] = sheetsOf(state)?.character.hair.color ?? [0, 0, 0]
  expect(red).toBeGreaterThan(1.5 * Math.max(green, blue))
  const again = await previewOf(photo)
  expect(same(outputs[0], again.outputs[0])).toBe(true)
})

test('the model sheet shows the person of the photo, drawn only where no photo shows them, and scenes keep them', async () => {
  const preview = await previewOf(photo)
  const [chosen] = preview.outputs
  assert(chosen?.engineState)
  const character = { references: [chosen.bytes], photo: { bytes: photo }, engineState: chosen.engineState }
  const sheet = await made({ kind: 'character', name: 'Alex', description: '', style: 'anime', sizePx: SIZE_PX, character })
  const labels = [
    'Portrait',
    'Full figure',
    'Three-quarter view',
    'Neutral',
    'Happy',
    'Angry',
    'Sad',
    'Surprised',
    'Determined',
  ]
  expect(sheet.outputs.map(({ label }) => label)).toEqual(labels)
  expect(same(sheet.outputs[0], chosen)).toBe(true)
  const faces = sheet.outputs.slice(3)
  expect(new Set(faces.map(({ bytes }) => Buffer.from(bytes).toString('base64'))).size).toBe(faces.length)
  expect(sheet.warnings).toEqual([expect.stringContaining('drawn: the photo does not show')])
  expect(sheet.traits).toContainEqual({ name: 'Hair', value: expect.stringMatching(/red|auburn|ginger|copper/) })

  const subject = { references: [chosen.bytes], photo: { bytes: photo }, engineState: sheet.engineState }
  const beach = await sceneOf(subject, 'Alex on a beach')
  expect(beach.outputs[0]?.engineState).toBeUndefined()
  expect(beach.warnings).toEqual([])
  const running = await sceneOf(subject, 'Alex running on a beach')
  expect(running.warnings).toEqual([expect.stringContaining('the figure is drawn')])
  expect(drawnOf(running.outputs[0]?.engineState)?.character).toEqual(sheetsOf(sheet.engineState)?.character)
})

test('the finishing pass makes the chosen picture again, larger and finer', async () => {
  const tiny = await sharp(photo).resize(100, 100).png().toBuffer()
  const drawn = {
    kind: 'preview',
    description: 'a pirate',
    style: 'cartoon',
    seed: 's',
    candidates: 1,
    sizePx: SIZE_PX,
  } as const
  for (const { preview, style, of } of [
    { preview: await previewOf(tiny), style: 'anime', of: { photo: { bytes: tiny } } },
    { preview: await made(drawn), style: 'cartoon', of: {} },
  ] as const) {
    const [chosen] = preview.outputs
    assert(chosen)
    const { outputs, warnings } = await made({ kind: 'detail', description: '', style, picture: chosen, ...of })
    expect(outputs).toMatchObject([{ widthPx: SIZE_PX * 1.5, heightPx: SIZE_PX * 1.5, engineState: chosen.engineState }])
    expect(warnings).toEqual([])
    expect(await differenceOf(outputs[0]?.bytes, chosen.bytes)).toBeLessThan(8)
  }
})

test('Keep Original: a photo becomes a character as it is, also when nothing is known of it yet', async () => {
  const character = { references: [photo], photo: { bytes: photo } }
  const sheet = await made({ kind: 'character', name: 'Alex', description: '', style: 'none', sizePx: SIZE_PX, character })
  expect(sheet.outputs).toHaveLength(9)
  expect(await differenceOf(sheet.outputs[0]?.bytes, photo)).toBeLessThan(6)
  const other = await sceneOf({ ...character, engineState: sheet.engineState }, 'Alex, sad, in a library', 'none')
  expect(other.warnings).toEqual([])
})

test('somebody out of a photo stands beside another, whether drawn or out of a photo, whoever is told of first', async () => {
  const [anna, carl] = [
    { name: 'Anna', description: '', references: [], photo: { bytes: photo } },
    { name: 'Carl', description: 'a man in a green coat', references: [] },
  ]
  const size = { widthPx: SIZE_PX * 2, heightPx: SIZE_PX }
  const together = async (subject: WorkSubject, mentioned: WorkSubject) => {
    const prompt = `${subject.name} and @${mentioned.name} in a meadow`
    return made({ kind: 'picture', prompt, style: 'anime', seed: 'x', count: 1, ...size, subject, mentioned })
  }
  for (const { outputs, warnings } of [await together(carl, anna), await together(anna, { ...anna, name: 'Bea' })]) {
    expect(outputs).toMatchObject([size])
    expect(outputs[0]?.engineState).toBeUndefined()
    expect(warnings).toEqual([])
  }
})

test('a photo without anybody still becomes a character, and stands in scenes as a whole', async () => {
  const sky = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#3070b0' } })
    .jpeg()
    .toBuffer()
  const preview = await previewOf(sky)
  expect(preview.warnings).toEqual([expect.stringContaining('No face was found')])
  const character = { references: [sky], photo: { bytes: sky } }
  const sheet = await made({ kind: 'character', name: 'Alex', description: '', style: 'none', sizePx: SIZE_PX, character })
  expect(sheet.outputs.map(({ label }) => label)).toEqual(['Portrait'])
  const scene = await sceneOf({ ...character, engineState: sheet.engineState }, 'Alex in a meadow', 'none')
  expect(scene.warnings).toEqual([expect.stringContaining('Nobody was found')])
})

test('a character whose sheet is not drawn yet is drawn by their photo where they must be drawn', async () => {
  const running = await sceneOf({ references: [], photo: { bytes: photo } }, 'Alex running in a forest', 'none')
  const [red, green, blue] = drawnOf(running.outputs[0]?.engineState)?.character.hair.color ?? [0, 0, 0]
  expect(red).toBeGreaterThan(1.5 * Math.max(green, blue))
})

test('what was found in one photo is not taken for true of another', async () => {
  const preview = await previewOf(photo)
  const engineState = preview.outputs[0]?.engineState
  const mirrored = await sharp(photo).flop().png().toBuffer()
  const scene = (bytes: Uint8Array, state: typeof engineState) =>
    sceneOf({ references: [], photo: { bytes }, ...(state && { engineState: state }) }, 'Alex on a beach')
  const withForeign = await scene(mirrored, engineState)
  expect(same(withForeign.outputs[0], (await scene(photo, engineState)).outputs[0])).toBe(false)
})
