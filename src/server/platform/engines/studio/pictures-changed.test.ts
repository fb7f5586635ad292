import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { castCharacter } from '#studio/sheet/cast-character.ts'
import { readDescription } from '#studio/words/read-description.ts'
import type { AttemptContext, EditWork, Progress, UpscaleWork } from '../engine.ts'
import { createDrawingPool } from './drawing-pool.ts'
import { editPicture } from './edit-picture.ts'
import { objectToEdit } from './plan-edit.ts'
import { stateOf } from './studio-state.ts'
import { upscalePicture } from './upscale-picture.ts'

const pool = createDrawingPool({ threads: 1 })
afterAll(() => pool[Symbol.asyncDispose]())

const attempt: AttemptContext = { attemptId: 'a', signal: new AbortController().signal, report: () => {} }
const sheets = castCharacter(readDescription('A woman with red hair in a green coat in a forest').reading, {
  seed: 'a',
  candidate: 1,
  style: 'anime',
})
const SIZE_PX = 64
const noPicture: EditWork['picture'] = { bytes: new Uint8Array(), widthPx: SIZE_PX, heightPx: SIZE_PX }
const engineState = stateOf(sheets)

/** The only picture that was made. */
function outputOf(progress: Progress) {
  if (progress.state !== 'done') throw new Error(`not done: ${JSON.stringify(progress)}`)
  const [output] = progress.outputs
  if (!output) throw new Error('nothing was made')
  return { ...output, warnings: progress.warnings }
}

const editDrawn = async (instruction: string, state = engineState, picture = noPicture) => {
  const work: EditWork = { kind: 'edit', instruction, style: 'anime', seed: 's', engineState: state, picture }
  return outputOf(await editPicture(pool, work, attempt))
}

async function meanOf(bytes: Uint8Array): Promise<number[]> {
  const { channels } = await sharp(bytes).stats()
  return channels.slice(0, 3).map(({ mean }) => mean)
}

test('an edit of a drawn picture is drawn again and remembers what was changed', async () => {
  const night = await editDrawn('make it night and black and white')
  expect(night).toMatchObject({ widthPx: SIZE_PX, heightPx: SIZE_PX, warnings: [] })
  const [red = 0, green = 0, blue = 0] = await meanOf(night.bytes)
  expect(Math.abs(red - blue) + Math.abs(red - green)).toBeLessThan(1)
  const again = await editDrawn('add a red hat', night.engineState)
  const json = again.engineState?.json as { character: { headwear?: object }; scene: { timeOfDay: string }; grade: object }
  expect(json).toMatchObject({ scene: { timeOfDay: 'night' }, grade: { saturation: -1 } })
  expect(json.character.headwear).toBeDefined()
  const nothingSeen = editDrawn('give her red boots', again.engineState, { ...noPicture, bytes: again.bytes })
  await expect(nothingSeen).rejects.toThrow(/feet are outside the picture.*Nothing of this can be seen/)
})

test('the same edit gives the same bytes', async () => {
  const [one, other] = [await editDrawn('put her on a beach'), await editDrawn('put her on a beach')]
  expect(Buffer.from(one.bytes).equals(Buffer.from(other.bytes))).toBe(true)
})

test('an instruction that changes nothing is objected to with its reason', () => {
  const object = (instruction: string, state: typeof engineState | undefined = engineState) =>
    objectToEdit({ instruction, style: 'anime', seed: 's', engineState: state })
  expect(object('make her hair blue')).toBeUndefined()
  expect(object('florbulate the zwonk')).toBe('“florbulate the zwonk” was not understood.')
  expect(object('remove the sword')).toContain('nothing like that is in the picture')
  const onPhoto = (instruction: string) => objectToEdit({ instruction, style: 'none', seed: 's' })
  expect(onPhoto('make her hair blue')).toBeUndefined()
  expect(onPhoto('make her taller')).toContain('on an uploaded picture')
  expect(onPhoto('make it warmer')).toBeUndefined()
})

const photo = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#a06040' } })
  .jpeg()
  .toBuffer()
const editPhoto = async (instruction: string, bytes: Uint8Array = photo) => {
  const picture = { bytes, widthPx: 80, heightPx: 60 }
  return outputOf(await editPicture(pool, { kind: 'edit', instruction, style: 'none', seed: 's', picture }, attempt))
}

test('an uploaded picture is graded, cut and rained on', async () => {
  const [, , before = 0] = await meanOf(photo)
  const [red = 0, , blue = 0] = await meanOf((await editPhoto('black and white')).bytes)
  expect(Math.abs(red - blue)).toBeLessThan(1)
  expect((await meanOf((await editPhoto('make it cooler')).bytes))[2]).toBeGreaterThan(before)
  expect(await editPhoto('crop to a square')).toMatchObject({ widthPx: 60, heightPx: 60 })
  const { channels } = await sharp((await editPhoto('make it snow')).bytes).stats()
  expect(channels[2]?.stdev).toBeGreaterThan(1)
})

test('an uploaded picture is painted anew in a style, cut and graded', async () => {
  const [inked, pixels] = [await editPhoto('turn it into line art'), await editPhoto('as pixel art and crop to a square')]
  expect(inked).toMatchObject({ widthPx: 80, heightPx: 60, warnings: [] })
  // A photo of one brown surface has no line at all.
  expect(Math.min(...(await meanOf(inked.bytes)))).toBeGreaterThan(250)
  expect(pixels).toMatchObject({ widthPx: 60, heightPx: 60 })
  const [red = 0, , blue = 0] = await meanOf(pixels.bytes)
  expect(red).toBeGreaterThan(blue + 30)
})

test('an uploaded picture lying on its side stands up', async () => {
  const lying = await sharp(photo).withMetadata({ orientation: 6 }).toBuffer()
  expect(await editPhoto('brighter', lying)).toMatchObject({ widthPx: 60, heightPx: 80 })
})

test('a broken picture is an error and no crash', async () => {
  await expect(editPhoto('brighter', photo.subarray(0, 200))).rejects.toThrow()
})

test('a drawn picture is drawn again larger, an uploaded one is resampled', async () => {
  const work: UpscaleWork = {
    kind: 'upscale-image',
    scale: 2,
    style: 'anime',
    seed: 's',
    widthPx: 2 * SIZE_PX,
    heightPx: 2 * SIZE_PX,
    picture: { ...noPicture, engineState },
  }
  const drawn = outputOf(await upscalePicture(pool, work, attempt))
  expect(drawn).toMatchObject({ widthPx: 128, heightPx: 128, engineState: { engine: 'studio' } })
  const uploaded = { ...work, widthPx: 160, heightPx: 120, picture: { bytes: photo, widthPx: 80, heightPx: 60 } }
  expect(outputOf(await upscalePicture(pool, uploaded, attempt))).toMatchObject({ widthPx: 160, heightPx: 120 })
  const capped = outputOf(await upscalePicture(pool, { ...uploaded, scale: 4 }, attempt))
  expect(capped.warnings).toEqual(['No picture is larger than 160 pixels: it grew less than asked for.'])
})
