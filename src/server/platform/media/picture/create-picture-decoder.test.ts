import { deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { createPictureDecoder } from './create-picture-decoder.ts'
import { pngChunk } from './png-chunk.ts'

const decoder = createPictureDecoder()
afterAll(() => decoder[Symbol.dispose]())

const SMALL = { sizePx: 100, quality: 0.85 }
const plain = (widthPx: number, heightPx: number, alpha = 1): Sharp =>
  sharp({ create: { width: widthPx, height: heightPx, channels: 4, background: { r: 200, g: 60, b: 20, alpha } } })

/** The left half red, the right half blue. */
const halves = (): Sharp =>
  plain(40, 20).composite([
    { input: { create: { width: 20, height: 20, channels: 3, background: '#f00' } }, left: 0, top: 0 },
    { input: { create: { width: 20, height: 20, channels: 3, background: '#00f' } }, left: 20, top: 0 },
  ])

async function cleaned(bytes: Uint8Array) {
  const png = await decoder.clean(bytes)
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  const { format, depth, space } = await sharp(png).metadata()
  return {
    data,
    info,
    format,
    depth,
    space,
    at: (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, info.channels)],
  }
}

/** A PNG that says it is of this size, whose content is so many empty bytes. */
function bomb(widthPx: number, heightPx: number, contentBytes: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(widthPx, 0)
  head.writeUInt32BE(heightPx, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const content = deflateSync(Buffer.alloc(contentBytes), { level: 9 })
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, pngChunk('IHDR', head), pngChunk('IDAT', content), pngChunk('IEND', Buffer.alloc(0))])
}

describe('looking', () => {
  test.each(['png', 'jpeg', 'gif', 'webp', 'avif'] as const)('a %s is measured and made small', async (format) => {
    const looked = await decoder.look(await plain(300, 150).toFormat(format).toBuffer(), SMALL)
    expect(looked).toMatchObject({ mimeType: `image/${format}`, widthPx: 300, heightPx: 150 })
    expect(await sharp(looked?.thumbnail).metadata()).toMatchObject({ format: 'webp', width: 100, height: 50 })
  })

  test('a photo that lies on its side is measured as it is seen', async () => {
    const bytes = await plain(40, 30).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    expect(await decoder.look(bytes, SMALL)).toMatchObject({ widthPx: 30, heightPx: 40 })
  })

  test('a line of 65500 pixels is a picture', async () => {
    expect(await decoder.look(await plain(65_500, 1).png().toBuffer(), SMALL)).toMatchObject({ widthPx: 65_500, heightPx: 1 })
  })

  const png = () =>
    plain(200, 200)
      .composite([
        {
          input: {
            create: {
              width: 80,
              height: 80,
              channels: 3,
              noise: { type: 'gaussian', mean: 128, sigma: 60 },
              background: '#000',
            },
          },
        },
      ])
      .png()
      .toBuffer()
  test.each<[string, () => Promise<Uint8Array>]>([
    ['nothing', async () => new Uint8Array()],
    ['one byte', async () => Buffer.from('\x89', 'latin1')],
    ['a PNG that ends early', async () => (await png()).subarray(0, 9_000)],
    [
      'a JPEG that ends early',
      async () =>
        (
          await sharp(await png())
            .jpeg()
            .toBuffer()
        ).subarray(0, 900),
    ],
    ['a PNG with a broken middle', async () => Buffer.from(await png()).fill(7, 400, 4_000)],
    ['a PNG that says it has 4 thousand million pixels', async () => bomb(65_000, 65_000, 1_000)],
    ['a PNG of 400 million pixels in 400 kB', async () => bomb(20_000, 20_000, 20_000 * 3 * 1_000)],
    [
      'a drawing that could hold scripts',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['a page that begins as a picture', async () => Buffer.from('GIF89a<script>alert(1)</script>')],
    ['a TIFF', () => plain(9, 9).tiff().toBuffer()],
  ])('%s is no picture', async (_what, bytes) => {
    expect(await decoder.look(await bytes(), SMALL)).toBeUndefined()
  })

  test('a picture with a page behind it is only its picture', async () => {
    const both = Buffer.concat([await plain(20, 20).png().toBuffer(), Buffer.from('<script>alert(1)</script>PK\x03\x04')])
    expect(await decoder.look(both, SMALL)).toMatchObject({ mimeType: 'image/png', widthPx: 20 })
    expect(Buffer.from(await decoder.clean(both)).includes('script')).toBe(false)
  })
})

describe('cleaning', () => {
  test('a photo is turned as it is seen', async () => {
    const { info, at } = await cleaned(
      await halves().removeAlpha().jpeg({ quality: 100 }).withMetadata({ orientation: 6 }).toBuffer(),
    )
    expect([info.width, info.height]).toEqual([20, 40])
    expect(at(10, 5)[0]).toBeGreaterThan(200)
    expect(at(10, 35)[2]).toBeGreaterThan(200)
  })

  test('the first picture of an animation is taken, and transparency kept', async () => {
    const frames = await Promise.all([plain(10, 10, 0), plain(10, 10, 1)].map((frame) => frame.png().toBuffer()))
    const animated = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    expect((await sharp(animated).metadata()).pages).toBe(2)
    const { info, at } = await cleaned(animated)
    expect([info.width, info.height, at(5, 5)[3]]).toEqual([10, 10, 0])
  })

  test.each<[string, () => Promise<Uint8Array>]>([
    ['CMYK', () => halves().removeAlpha().toColourspace('cmyk').jpeg().toBuffer()],
    ['16 bits', () => halves().removeAlpha().toColourspace('rgb16').png().toBuffer()],
  ])('%s become 8 bits of sRGB', async (_what, bytes) => {
    const { format, depth, space, info, at } = await cleaned(await bytes())
    expect([format, depth, space, info.channels]).toEqual(['png', 'uchar', 'srgb', 3])
    expect(at(10, 10)[0]).toBeGreaterThan(180)
    expect(at(30, 10)[0]).toBeLessThan(80)
  })

  test('a grey picture of 16 bits becomes one of 8', async () => {
    const { format, depth } = await cleaned(await halves().removeAlpha().toColourspace('grey16').png().toBuffer())
    expect([format, depth]).toEqual(['png', 'uchar'])
  })

  test('a huge picture is made as small as the tools take it', async () => {
    const { info } = await cleaned(await plain(9_000, 300).png().toBuffer())
    expect([info.width, info.height]).toEqual([4096, 137])
  })

  test('what is no picture is refused', async () => {
    await expect(decoder.clean(Buffer.from('%PDF-1.7'))).rejects.toThrow('unreadable')
    await expect(decoder.clean((await plain(99, 99).png().toBuffer()).subarray(0, 60))).rejects.toThrow('unreadable')
  })
})

describe('limits', () => {
  test('a picture that takes too long ends with its process, and the next one is read', async () => {
    using hasty = createPictureDecoder({ processes: 1, patienceMs: 1 })
    expect(await hasty.look(await plain(20, 20).png().toBuffer(), SMALL)).toBeUndefined()
    using patient = createPictureDecoder({ processes: 1, usesPerProcess: 1 })
    expect(await patient.look(await plain(20, 20).png().toBuffer(), SMALL)).toBeDefined()
    expect(await patient.look(await plain(20, 20).png().toBuffer(), SMALL)).toBeDefined()
  })

  test('a picture that takes too much memory ends with its process', async () => {
    using small = createPictureDecoder({ processes: 1, memoryBytes: 10_000_000 })
    await expect(small.clean(await plain(4_000, 4_000).png().toBuffer())).rejects.toThrow('too much memory')
  })

  test('many at once wait for each other', async () => {
    const bytes = await plain(50, 50).png().toBuffer()
    const looked = await Promise.all(Array.from({ length: 12 }, () => decoder.look(bytes, SMALL)))
    expect(looked.every((one) => one?.widthPx === 50)).toBe(true)
  })
})
