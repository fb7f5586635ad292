import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawPicture } from '#studio/draw-picture.ts'
import { castCharacter } from '#studio/sheet/cast-character.ts'
import { readDescription } from '#studio/words/read-description.ts'
import type { AttemptContext } from '../engine.ts'
import { createDrawingPool } from './drawing-pool.ts'
import { editPicture } from './edit-picture.ts'
import { readPhoto } from './networks/read-photo.ts'
import { NothingDone } from './nothing-done.ts'
import { pngOf } from './png-of.ts'
import { createStudioCanvas } from './studio-canvas.ts'

const SIZE_PX = 384
const pool = createDrawingPool({ threads: 1 })
afterAll(() => pool[Symbol.asyncDispose]())
const attempt: AttemptContext = { attemptId: 'a', signal: new AbortController().signal, report: () => {} }

/** Somebody as if they were photographed: nothing is known of how they were drawn. */
async function photoOf(description: string): Promise<Uint8Array> {
  const sheets = castCharacter(readDescription(description).reading, { seed: 'photo', candidate: 1, style: 'photoreal' })
  const { picture } = drawPicture({ ...sheets, style: 'photoreal', sizePx: SIZE_PX, createCanvas: createStudioCanvas })
  return (await pngOf(picture)).png
}

async function edited(bytes: Uint8Array, instruction: string) {
  const picture = { bytes, widthPx: SIZE_PX, heightPx: SIZE_PX }
  const progress = await editPicture(pool, { kind: 'edit', instruction, style: 'none', seed: 's', picture }, attempt)
  if (progress.state !== 'done') throw new Error(JSON.stringify(progress))
  return { bytes: progress.outputs[0]!.bytes, warnings: progress.warnings }
}

interface Zone {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}
let plain: Uint8Array
let bespectacled: Uint8Array
let hatted: Awaited<ReturnType<typeof edited>>
/** The box of the face, and what lies above it. */
let face: Zone
let crown: Zone

beforeAll(async () => {
  plain = await photoOf('a young man with short brown hair in a grey sweater in an office')
  bespectacled = await photoOf('a young woman with short blonde hair and round black glasses in a studio')
  const { landmarks } = (await readPhoto({ bytes: plain }, attempt.signal)).face!
  const of = (axis: 0 | 1) => [...landmarks].filter((_, at) => at % 3 === axis)
  const [left, top] = [Math.min(...of(0)), Math.min(...of(1))].map(Math.round) as [number, number]
  const [right, bottom] = [Math.max(...of(0)), Math.max(...of(1))].map(Math.round) as [number, number]
  face = { left, top: Math.round(top + (bottom - top) * 0.45), width: right - left, height: Math.round((bottom - top) * 0.5) }
  const height = Math.min(top, Math.round((bottom - top) * 0.5))
  crown = { left, top: top - height, width: right - left, height }
  hatted = await edited(plain, 'add a red beanie')
}, 60_000)

const pixelsOf = (bytes: Uint8Array, zone: Zone) => sharp(bytes).removeAlpha().extract(zone).raw().toBuffer()

async function meanOf(bytes: Uint8Array, zone: Zone): Promise<[number, number, number]> {
  const pixels = await pixelsOf(bytes, zone)
  const mean = (channel: number) =>
    pixels.reduce((sum, value, at) => sum + (at % 3 === channel ? value : 0), 0) / (pixels.length / 3)
  return [mean(0), mean(1), mean(2)]
}

async function apart(one: Uint8Array, other: Uint8Array, zone: Zone): Promise<number> {
  const [was, is] = [await pixelsOf(one, zone), await pixelsOf(other, zone)]
  return was.reduce((sum, value, at) => sum + Math.abs(value - is[at]!), 0) / was.length
}

test('a hat is put on the head of a photo and taken off again, and the face below it stays', async () => {
  const { bytes, warnings } = hatted
  const [red, green, blue] = await meanOf(bytes, crown)
  expect(red).toBeGreaterThan(green + 40)
  expect(red).toBeGreaterThan(blue + 40)
  expect(await apart(plain, bytes, face)).toBeLessThan(4)
  expect(warnings).toEqual([])
  const off = await edited(bytes, 'take the beanie off')
  const [redLeft, greenLeft] = await meanOf(off.bytes, crown)
  // The hair that is made up is warm, and far from the red of the beanie.
  expect(redLeft - greenLeft).toBeLessThan((red - green) * 0.4)
  expect(await apart(plain, off.bytes, face)).toBeLessThan(4)
  expect(off.warnings).toEqual(['The hair and the head that were under it are made up.'])
}, 60_000)

test('a beard grows on the jaw of a photo, darker than the skin, and the crown stays', async () => {
  const { bytes } = await edited(plain, 'give him a black full beard')
  const jaw = {
    left: face.left + Math.round(face.width * 0.25),
    width: Math.round(face.width * 0.5),
    top: face.top + Math.round(face.height * 0.6),
    height: Math.round(face.height * 0.35),
  }
  const light = (color: readonly number[]) => color.reduce((sum, value) => sum + value, 0)
  expect(light(await meanOf(bytes, jaw))).toBeLessThan(light(await meanOf(plain, jaw)) * 0.8)
  expect(await apart(plain, bytes, crown)).toBeLessThan(1)
}, 60_000)

test('what is not in the photo can not be removed, and the job fails with its reason', async () => {
  await expect(edited(plain, 'remove the glasses')).rejects.toThrow(
    new NothingDone(['“remove the glasses”: nothing of the kind was found in the picture.']),
  )
  const { warnings } = await edited(plain, 'remove the glasses and make it warmer')
  expect(warnings).toEqual([expect.stringContaining('nothing of the kind was found')])
}, 60_000)

test('glasses are taken off: nobody finds them afterwards', async () => {
  const { bytes } = await edited(bespectacled, 'remove the glasses')
  expect(Buffer.compare(bytes, bespectacled)).not.toBe(0)
  await expect(edited(bytes, 'remove the glasses')).rejects.toThrow(NothingDone)
}, 60_000)

test('a cut to the face holds the face that was found', async () => {
  const { bytes, warnings } = await edited(plain, 'crop to the face')
  const { width, height } = await sharp(bytes).metadata()
  expect([width === height, width! < SIZE_PX, width! > face.width, warnings]).toEqual([true, true, true, []])
}, 60_000)

test('the same edit of the same photo gives the same bytes', async () => {
  const again = await edited(plain, 'add a red beanie')
  expect(Buffer.compare(again.bytes, hatted.bytes)).toBe(0)
}, 60_000)
