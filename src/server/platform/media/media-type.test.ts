import { expect, test } from 'vitest'
import { mediaTypeOf } from './media-type.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')

test.each([
  ['\x89PNG\r\n\x1a\nrest', 'image/png'],
  ['\xff\xd8\xff\xe0JFIF', 'image/jpeg'],
  ['GIF89a', 'image/gif'],
  ['RIFF\x10\0\0\0WEBPVP8 ', 'image/webp'],
  ['\0\0\0\x1cftypavif\0\0\0\0mif1', 'image/avif'],
  ['\0\0\0\x1cftypmif1\0\0\0\0avifmiaf', 'image/avif'],
  ['\0\0\0\x18ftypheic\0\0\0\0mif1', 'image/heic'],
  ['\0\0\0\x18ftypisom\0\0\x02\0iso2', 'video/mp4'],
  ['\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'video/quicktime'],
  ['\0\0\0\x08wide\0\0\0\x08mdat', 'video/quicktime'],
  ['\x1a\x45\xdf\xa3\x9fB\x86\x81\x01B\xf7\x81\x01B\xf2\x81\x04B\xf3\x81\x08B\x82\x84webm', 'video/webm'],
  ['\x00\x00\x00\x1cftypM4A \0\0\x02\0', 'audio/mp4'],
  ['RIFF\x10\0\0\0WAVEfmt ', 'audio/wav'],
  ['ID3\x04\0\0\0\0\0\0', 'audio/mpeg'],
  ['\xff\xfb\x90\x64', 'audio/mpeg'],
])('%j is %s', (text, mimeType) => {
  expect(mediaTypeOf(bytes(text))?.mimeType).toBe(mimeType)
})

test.each([
  ['nothing', ''],
  ['a page', '<!doctype html>'],
  ['a drawing that could hold scripts', '<svg xmlns="http://www.w3.org/2000/svg">'],
  ['a document', '%PDF-1.7'],
  ['a Matroska film', '\x1a\x45\xdf\xa3\x9fB\x82\x88matroska'],
  ['an AVI film', 'RIFF\x10\0\0\0AVI LIST'],
  ['an Ogg sound', 'OggS\0\x02'],
  ['a TIFF picture', 'II*\0'],
  ['a text in UTF-16', '\xff\xfeh\0i\0'],
])('%s is nothing that is accepted', (_what, text) => {
  expect(mediaTypeOf(bytes(text))).toBeUndefined()
})
