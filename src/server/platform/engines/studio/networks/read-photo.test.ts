import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readPhoto } from './read-photo.ts'

const signal = new AbortController().signal

test('a picture without anybody gives a reading without a face', async () => {
  const plain = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#3a7d44' } })
    .png()
    .toBuffer()
  const reading = await readPhoto({ bytes: plain }, signal)
  expect(reading).toMatchObject({ widthPx: 300, heightPx: 200, faceCount: 0 })
  expect(reading.face).toBeUndefined()
})

test('bytes that are no picture are refused, and the next picture is read all the same', async () => {
  await expect(readPhoto({ bytes: new Uint8Array([1, 2, 3]) }, signal)).rejects.toThrow()
  const plain = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer()
  expect((await readPhoto({ bytes: plain }, signal)).faceCount).toBe(0)
})
