import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readPicture } from './read-picture.ts'
import { shrinkPicture } from './shrink-picture.ts'

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8, 0xff, 0xe0]

const aFile = (head: readonly number[], name = 'photo.png', bytes = 64) => {
  const content = new Uint8Array(bytes)
  content.set(head)
  return new File([content], name)
}
const aBitmap = (width: number, height: number) => ({ width, height, close: vi.fn() }) as unknown as ImageBitmap

/** The canvas of the browser, which jsdom has not: what is drawn and how it is written out is recorded. */
const drawImage = vi.fn()
const toBlob = vi.fn((done: BlobCallback, type?: string, _quality?: number) => done(new Blob(['x'], { type })))

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage } as unknown as null)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(toBlob)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  drawImage.mockClear()
  toBlob.mockClear()
})

test('UP-08 BC-25 for a download 2048 px are the most, as PNG with quality 0.95', async () => {
  const picture = await shrinkPicture(aBitmap(4096, 1024), { purpose: 'download' })
  expect(picture).toMatchObject({ widthPx: 2048, heightPx: 512 })
  expect(toBlob).toHaveBeenCalledExactlyOnceWith(expect.any(Function), 'image/png', 0.95)
  expect(await shrinkPicture(aBitmap(3000, 3000), { purpose: 'download' })).toMatchObject({ widthPx: 2048 })
})

test('UP-09 BC-25 a thumbnail has 500 px, as WebP with quality 0.85', async () => {
  const picture = await shrinkPicture(aBitmap(1000, 500), { purpose: 'thumbnail' })
  expect(picture).toMatchObject({ widthPx: 500, heightPx: 250 })
  expect(toBlob).toHaveBeenCalledExactlyOnceWith(expect.any(Function), 'image/webp', 0.85)
})

test('UP-10 BC-24 a picture to be sent is cut to its ratio and scaled to 2000 px', async () => {
  const source = aBitmap(3000, 1500)
  expect(await shrinkPicture(source, { purpose: 'upload' })).toMatchObject({ widthPx: 2000, heightPx: 1000 })
  expect(await shrinkPicture(source, { purpose: 'upload', ratio: 1 })).toMatchObject({ widthPx: 1500, heightPx: 1500 })
  expect(drawImage).toHaveBeenLastCalledWith(source, 750, 0, 1500, 1500, 0, 0, 1500, 1500)
})

test('a file is told by its content, not by its name', async () => {
  const text = new File(['<svg onload=alert(1)>'], 'photo.png', { type: 'image/png' })
  expect(await readPicture(text)).toMatchObject({ isPicked: false, reason: 'kind', title: 'Invalid file type' })
  vi.stubGlobal('createImageBitmap', async () => aBitmap(1200, 1200))
  const photo = aFile(JPEG, 'notes.txt')
  expect(await readPicture(photo, { kinds: ['jpeg'] })).toMatchObject({ isPicked: true, widthPx: 1200, name: 'notes.txt' })
  expect(await readPicture(aFile(PNG), { kinds: ['jpeg'], kindText: 'Only photos.' })).toMatchObject({ text: 'Only photos.' })
})

test('what is too heavy, too small or broken is refused in the product’s words', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('createImageBitmap', async () => aBitmap(1000, 1200))
  const heavy = await readPicture(aFile(PNG, 'a.png', 10_485_761), { maxBytes: 10_485_760 })
  expect(heavy).toMatchObject({ title: 'File too large', text: 'Please select an image smaller than 10MB.' })
  const small = await readPicture(aFile(PNG), { minPx: 1024 })
  expect(small).toMatchObject({ title: 'Invalid image dimensions', text: 'Image must be at least 1024x1024' })
  vi.stubGlobal('createImageBitmap', async () => aBitmap(199, 500))
  expect(await readPicture(aFile(PNG))).toMatchObject({ text: 'Image dimensions too small (minimum 200px)' })
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')))
  expect(await readPicture(aFile(PNG))).toMatchObject({
    title: 'Error processing files',
    text: 'Failed to process uploaded files. Please try again.',
  })
})

test('a picture that was read gives its memory back', async () => {
  const bitmap = aBitmap(400, 400)
  vi.stubGlobal('createImageBitmap', async () => bitmap)
  expect(await readPicture(aFile(PNG))).toMatchObject({ isPicked: true, dataUrl: expect.stringMatching(/^data:image\/png/) })
  expect(bitmap.close).toHaveBeenCalledOnce()
})

test('a photo of a telephone that the browser cannot read is told to be of another kind', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('The source image could not be decoded.')))
  const heic = [0, 0, 0, 24, ...[...'ftypheic'].map((letter) => letter.charCodeAt(0))]
  const kindText = 'Please use a JPG.'
  expect(await readPicture(aFile(heic, 'IMG_1.HEIC'), { kindText })).toMatchObject({ reason: 'kind', text: kindText })
  expect(await readPicture(aFile(PNG))).toMatchObject({ reason: 'unreadable' })
})
