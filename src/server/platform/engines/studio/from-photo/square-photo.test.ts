import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import type { PhotoReading } from '#studio/photo/photo-reading.ts'
import { squarePhoto } from './square-photo.ts'

const png = (color: string) =>
  sharp({ create: { width: 48, height: 32, channels: 3, background: color } })
    .png()
    .toBuffer()

function nobody(background: number): PhotoReading {
  const mask = (value: number) => new Uint8Array(6 * 4).fill(value)
  const none = { hair: mask(0), bodySkin: mask(0), faceSkin: mask(0), clothes: mask(0), other: mask(0) }
  return { widthPx: 48, heightPx: 32, faceCount: 0, masks: { widthPx: 6, heightPx: 4, background: mask(background), ...none } }
}

afterEach(() => {
  vi.useRealTimers()
})

test('candidates of one photo share its square; another photo, reading or size has its own', async () => {
  const [red, blue] = [await png('red'), await png('blue')]
  const first = await squarePhoto({ photo: red, reading: nobody(255), sidePx: 32 })
  // As another thread would send it: the same, but not the same object.
  expect(await squarePhoto({ photo: Buffer.from(red), reading: nobody(255), sidePx: 32 })).toBe(first)
  expect(first.photo).toMatchObject({ width: 32, height: 32 })
  const others = [
    { photo: blue, reading: nobody(255), sidePx: 32 },
    { photo: red, reading: nobody(254), sidePx: 32 },
    { photo: red, reading: nobody(255), sidePx: 40 },
  ]
  for (const order of others) expect((await squarePhoto(order)).photo).not.toBe(first.photo)
})

test('a square is forgotten when nobody asks for it any more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const order = { photo: await png('red'), reading: nobody(255), sidePx: 32 }
  const first = await squarePhoto(order)
  vi.advanceTimersByTime(900)
  expect(await squarePhoto(order)).toBe(first)
  vi.advanceTimersByTime(1100)
  expect(await squarePhoto(order)).not.toBe(first)
})
