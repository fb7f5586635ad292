import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createSharpMedia } from './sharp-media.ts'

const media = createSharpMedia()

function picture(widthPx: number, heightPx: number) {
  return sharp({ create: { width: widthPx, height: heightPx, channels: 4, background: { r: 200, g: 60, b: 20, alpha: 0.5 } } })
}

describe('probing', () => {
  test.each(['png', 'jpeg', 'gif', 'webp', 'avif'] as const)('a %s is measured by its content', async (format) => {
    const bytes = await picture(40, 30).toFormat(format).toBuffer()
    expect(await media.probePicture(bytes)).toEqual({ mimeType: `image/${format}`, widthPx: 40, heightPx: 30 })
  })

  test('a photo that lies on its side is measured as it is seen', async () => {
    const bytes = await picture(40, 30).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    expect(await media.probePicture(bytes)).toMatchObject({ widthPx: 30, heightPx: 40 })
  })

  test.each([
    ['nothing', ''],
    ['a text', 'hello'],
    ['a drawing that could hold scripts', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['the beginning of a picture', '\u0089PNG\r\n\u001a\n'],
  ])('%s is no picture', async (_what, text) => {
    expect(await media.probePicture(Buffer.from(text, 'latin1'))).toBeUndefined()
  })
})

describe('thumbnails', () => {
  test('the longest side shrinks to the size, as webp', async () => {
    const small = await media.thumbnail(await picture(1000, 600).png().toBuffer(), { sizePx: 500, quality: 0.85 })
    expect(await media.probePicture(small)).toEqual({ mimeType: 'image/webp', widthPx: 500, heightPx: 300 })
  })

  test('a small picture is not enlarged', async () => {
    const small = await media.thumbnail(await picture(20, 10).png().toBuffer(), { sizePx: 500, quality: 0.85 })
    expect(await media.probePicture(small)).toMatchObject({ widthPx: 20, heightPx: 10 })
  })
})

describe('the mark of a machine', () => {
  const SOURCE = { digitalSourceType: 'algorithmicMedia', engine: 'studio', engineVersion: '2', seed: 'a <b> & c' }

  test('the picture says what made it and keeps every pixel', async () => {
    const original = await picture(12, 8).png().toBuffer()
    const marked = await media.markAsMadeByMachine(original, SOURCE)
    const { xmp } = await sharp(marked).metadata()
    const packet = xmp?.toString() ?? ''
    expect(packet).toContain('http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia<')
    expect(packet).toContain('<xmp:CreatorTool>Troupe studio 2<')
    expect(packet).toContain('<troupe:Seed>a &lt;b&gt; &amp; c<')
    expect(await sharp(marked).raw().toBuffer()).toEqual(await sharp(original).raw().toBuffer())
  })

  test('a second mark takes the place of the first', async () => {
    const first = await media.markAsMadeByMachine(await picture(4, 4).png().toBuffer(), SOURCE)
    const second = await media.markAsMadeByMachine(first, { digitalSourceType: 'trainedAlgorithmicMedia', engine: 'other' })
    expect(
      Buffer.from(second)
        .toString('latin1')
        .match(/XML:com.adobe.xmp/g),
    ).toHaveLength(1)
    expect((await sharp(second).metadata()).xmp?.toString()).toContain('trainedAlgorithmicMedia')
  })

  test('other pictures become PNG', async () => {
    const marked = await media.markAsMadeByMachine(await picture(12, 8).jpeg().toBuffer(), SOURCE)
    expect(await media.probePicture(marked)).toEqual({ mimeType: 'image/png', widthPx: 12, heightPx: 8 })
  })

  test('a broken picture is refused', async () => {
    const cut = (await picture(12, 8).png().toBuffer()).subarray(0, 40)
    await expect(media.markAsMadeByMachine(cut, SOURCE)).rejects.toThrow('ends in the middle')
  })
})
