import sharp from 'sharp'
import { expect, test } from 'vitest'
import { isSamePicture } from './is-same-picture.ts'

const pictureOf = (pixels: readonly number[]) => sharp(Uint8Array.from(pixels), { raw: { width: 2, height: 1, channels: 3 } })

test('files of the same pixels are the same picture, whatever they are wrapped in', async () => {
  const plain = await pictureOf([10, 20, 30, 40, 50, 60]).png().toBuffer()
  const marked = await pictureOf([10, 20, 30, 40, 50, 60]).png({ compressionLevel: 0 }).withMetadata().toBuffer()
  expect(await isSamePicture(plain, marked)).toBe(true)
  expect(await isSamePicture(plain, await pictureOf([10, 20, 30, 40, 50, 61]).png().toBuffer())).toBe(false)
  expect(await isSamePicture(plain, await sharp(plain).resize(4, 2).png().toBuffer())).toBe(false)
  expect(await isSamePicture(new Uint8Array(), plain)).toBe(false)
})
