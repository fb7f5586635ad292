import { expect, test, vi } from 'vitest'
import { readFilm, readSound } from './read-media.ts'
import { sniffMedia } from './sniff-media.ts'

const aFile = (head: string | number[], name = 'a', type = '') => {
  const bytes = typeof head === 'string' ? Uint8Array.from(head, (letter) => letter.charCodeAt(0)) : Uint8Array.from(head)
  return new File([bytes, new Uint8Array(64)], name, { type })
}
const MP4 = '\0\0\0\x20ftypisom'
const WEBM = '\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84webm'

test.each([
  [MP4, 'mp4'],
  ['\0\0\0\x14ftypqt  ', 'mov'],
  ['\0\0\0\x08wide', 'mov'],
  ['\0\0\0\x18ftypheic', undefined],
  [WEBM, 'webm'],
  ['\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x88matroska', undefined],
  ['\0\0\0\x20ftypM4A ', 'm4a'],
  ['RIFF\0\0\0\0WAVEfmt ', 'wav'],
  ['RIFF\0\0\0\0AVI LIST', undefined],
  ['ID3\x04', 'mp3'],
  [[0xff, 0xfb, 0x90], 'mp3'],
  [[0xff, 0xf1, 0x50], undefined],
  ['OggS', undefined],
  ['', undefined],
])('%j is %s', async (head, kind) => {
  expect(await sniffMedia(aFile(head))).toBe(kind)
})

test('what is called a film and is none is refused, and so is a film as a sound', async () => {
  const film = 'Please upload an MP4, WebM, or MOV video.'
  const sound = 'Please upload an MP3, WAV, or M4A audio file.'
  expect(await readFilm(aFile('MZ', 'a.mp4', 'video/mp4'))).toEqual({ problem: film })
  expect(await readFilm(aFile('ID3\x04', 'a.mp4', 'video/mp4'))).toEqual({ problem: film })
  expect(await readSound(aFile(MP4, 'a.mp4', 'video/mp4'))).toEqual({ problem: sound })
  expect(await readSound(aFile(WEBM, 'a.mp3', 'audio/mpeg'))).toEqual({ problem: sound })
  // A recording of a telephone.
  expect(await readSound(aFile(MP4, 'a.m4a', 'audio/mp4'))).toHaveProperty('file')
})

test('a folder, or a file that is gone, is told of', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const folder = new File([], 'holiday')
  vi.spyOn(folder, 'slice').mockReturnValue(
    Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }),
  )
  const problem = 'Failed to process uploaded files. Please try again.'
  expect([await readFilm(folder), await readSound(folder)]).toEqual([{ problem }, { problem }])
  vi.restoreAllMocks()
})
