import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { drawPicture } from '#studio/draw-picture.ts'
import { castCharacter } from '#studio/sheet/cast-character.ts'
import { readDescription } from '#studio/words/read-description.ts'
import { createStudioCanvas } from '../studio-canvas.ts'
import { createNetworkWorker } from './network-worker.ts'
import { readMasks, readPhoto } from './read-photo.ts'

const signal = new AbortController().signal
const WIDTH_PX = 240
const HEIGHT_PX = 320
let portrait: Buffer

beforeAll(async () => {
  const { reading } = readDescription('a woman with brown hair in a red sweater, close portrait, studio background')
  const sheets = castCharacter(reading, { seed: 'portrait', candidate: 1, style: 'photoreal' })
  const options = { ...sheets, style: 'photoreal', widthPx: WIDTH_PX, heightPx: HEIGHT_PX } as const
  const { data } = drawPicture({ ...options, createCanvas: createStudioCanvas }).picture
  portrait = await sharp(data, { raw: { width: WIDTH_PX, height: HEIGHT_PX, channels: 4 } })
    .png()
    .toBuffer()
})

const blank = (widthPx: number, heightPx: number): Promise<Buffer> =>
  sharp({ create: { width: widthPx, height: heightPx, channels: 3, background: '#3a7d44' } })
    .png()
    .toBuffer()

/** The right size, one face, and the tip of its nose near where the plain portrait has it. */
async function expectSameFace(bytes: Uint8Array): Promise<void> {
  const [plain, reading] = [await readPhoto({ bytes: portrait }, signal), await readPhoto({ bytes }, signal)]
  expect(reading).toMatchObject({ widthPx: WIDTH_PX, heightPx: HEIGHT_PX, faceCount: 1 })
  const nose = (of: typeof reading) => of.face!.landmarks.subarray(3, 5)
  const [one, other] = [nose(plain), nose(reading)]
  expect(Math.hypot(one[0]! - other[0]!, one[1]! - other[1]!)).toBeLessThan(WIDTH_PX * 0.03)
}

test('a picture without anybody gives a reading without a face, all background', async () => {
  const reading = await readPhoto({ bytes: await blank(300, 200) }, signal)
  expect(reading).toMatchObject({ widthPx: 300, heightPx: 200, faceCount: 0 })
  expect(reading.face).toBeUndefined()
  const { masks } = reading
  expect(masks.widthPx / masks.heightPx).toBeCloseTo(1.5, 1)
  expect(Math.min(...masks.background)).toBeGreaterThan(120)
})

test('the six masks of a portrait add up to a whole', async () => {
  const { masks } = await readPhoto({ bytes: portrait }, signal)
  const sums = masks.hair.map(
    (hair, at) =>
      hair + masks.background[at]! + masks.bodySkin[at]! + masks.faceSkin[at]! + masks.clothes[at]! + masks.other[at]! - 155,
  )
  expect(Math.min(...sums)).toBeGreaterThan(80)
  expect(Math.max(...sums)).toBeLessThan(120)
  expect(await readMasks({ bytes: portrait }, signal)).toEqual(masks)
})

const animated = (frames: Uint8Array[]) =>
  sharp(
    frames.map((frame) => Buffer.from(frame)),
    { join: { animated: true } },
  ).gif()
test.each<[string, (input: Sharp) => Sharp]>([
  ['turned by its EXIF mark', (input) => input.rotate(90).withMetadata({ orientation: 8 }).jpeg()],
  ['with four printing colours', (input) => input.removeAlpha().toColourspace('cmyk').jpeg({ quality: 95 })],
  ['with sixteen bits', (input) => input.toColourspace('rgb16').png()],
  ['in greys', (input) => input.greyscale().jpeg()],
  ['half transparent', (input) => input.ensureAlpha(0.7).png()],
  ['as webp', (input) => input.webp()],
])('a portrait %s is read upright and in full', async (_, made) => {
  await expectSameFace(await made(sharp(portrait)).toBuffer())
})

test('of an animation the first picture is read', async () => {
  await expectSameFace(await animated([portrait, await blank(WIDTH_PX, HEIGHT_PX)]).toBuffer())
})

test('a small face in a large picture is found where it is, with masks finer than of the whole', async () => {
  const widthPx = 120
  const face = await sharp(portrait).resize(widthPx).toBuffer()
  const bytes = await sharp(await blank(1600, 1000))
    .composite([{ input: face, left: 1200, top: 600 }])
    .jpeg()
    .toBuffer()
  const reading = await readPhoto({ bytes }, signal)
  expect(reading.faceCount).toBe(1)
  const [x, y] = reading.face!.landmarks.subarray(3, 5)
  expect(x).toBeGreaterThan(1200)
  expect(x).toBeLessThan(1320)
  expect(y).toBeGreaterThan(600)
  expect(y).toBeLessThan(760)
  expect(reading.masks.widthPx).toBeGreaterThan(400)
  const cells = reading.masks.faceSkin.filter((value) => value > 127).length
  expect((cells / reading.masks.faceSkin.length) * 1600 * 1000).toBeGreaterThan(widthPx * widthPx * 0.1)
})

test('broken files and pictures beyond all measure are refused, and the next one is read all the same', async () => {
  const vast = Buffer.from(portrait)
  vast.writeUInt32BE(60_000, 16)
  vast.writeUInt32BE(60_000, 20)
  vast.writeUInt32BE(crc32(vast.subarray(12, 29)), 29)
  for (const bytes of [new Uint8Array(), new Uint8Array([1, 2, 3]), portrait.subarray(0, portrait.length / 2), vast]) {
    await expect(readPhoto({ bytes }, signal)).rejects.toThrow()
  }
  expect((await readPhoto({ bytes: await blank(1, 1) }, signal)).faceCount).toBe(0)
})

test('a question that nobody waits for any more is given up, and those behind it are answered', async () => {
  await using worker = createNetworkWorker({ idleMs: 1000 })
  const stop = new AbortController()
  const first = worker.ask({ look: 'all', bytes: portrait }, stop.signal)
  const second = worker.ask({ look: 'masks', bytes: portrait }, signal)
  stop.abort(new Error('no longer wanted'))
  await expect(first).rejects.toThrow('no longer wanted')
  expect(await second).toMatchObject({ masks: { widthPx: 192, heightPx: 256 } })
})

test('masks alone do not wait behind readings, however many', async () => {
  await using worker = createNetworkWorker({ idleMs: 1000 })
  const order: string[] = []
  const ask = async (look: 'all' | 'masks') => {
    await worker.ask({ look, bytes: portrait }, signal)
    order.push(look)
  }
  await Promise.all([ask('all'), ask('all'), ask('all'), ask('masks')])
  expect(order).toEqual(['all', 'masks', 'all', 'all'])
})

test('a closed worker answers nothing and says so', async () => {
  const worker = createNetworkWorker({ idleMs: 1000 })
  await worker[Symbol.asyncDispose]()
  await expect(worker.ask({ look: 'masks', bytes: portrait }, signal)).rejects.toThrow('closed')
})
