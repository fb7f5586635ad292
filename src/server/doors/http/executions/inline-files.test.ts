import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createInlineFiles } from './inline-files.ts'

const film = Buffer.alloc(400_001, 'a film that says nothing')
const wordOf = (bytes: Uint8Array) => `file:${createHash('sha256').update(bytes).digest('hex')}`

/** What becomes of a request that comes in pieces of this size. */
function read(body: object | string, pieceBytes = 65_536) {
  const request = Buffer.from(JSON.stringify({ body: typeof body === 'string' ? body : JSON.stringify(body), async: false }))
  const inline = createInlineFiles({ maxBytes: request.length })
  for (let at = 0; at < request.length; at += pieceBytes) inline.take(request.subarray(at, at + pieceBytes))
  const { text, files } = inline.end()
  const call = JSON.parse(text) as { body: string }
  return { body: JSON.parse(call.body) as Record<string, string>, files, textBytes: text.length }
}

test.each([65_536, 1_000, 7])('files are taken out of a request that comes in pieces of %i bytes', (pieceBytes) => {
  const sound = Buffer.alloc(200_000, 'la la')
  const { body, files, textBytes } = read(
    {
      prompt: 'a fox – says “hello”',
      videoBase64: film.toString('base64'),
      audioBase64: `data:audio/wav;base64,${sound.toString('base64')}`,
      imageBase64: 'c2hvcnQ=',
    },
    pieceBytes,
  )
  expect(body).toEqual({
    prompt: 'a fox – says “hello”',
    videoBase64: wordOf(film),
    audioBase64: `data:audio/wav;base64,${wordOf(sound)}`,
    imageBase64: 'c2hvcnQ=',
  })
  expect(Buffer.from(files.get(wordOf(film)) ?? []).equals(film)).toBe(true)
  expect(Buffer.from(files.get(wordOf(sound)) ?? []).equals(sound)).toBe(true)
  expect(textBytes).toBeLessThan(1_000)
})

test('a long text in any other field stays a text', () => {
  const prompt = 'a'.repeat(300_000)
  const { body, files } = read({ prompt, videoBase64: 'AAAA' })
  expect([body.prompt === prompt, files.size]).toEqual([true, 0])
})

test('a word that a client wrote stands for nothing', () => {
  const { body, files } = read({ videoBase64: wordOf(film) })
  expect([body.videoBase64, files.size]).toEqual([wordOf(film), 0])
})

test('a text of many short words is not cut into pieces', () => {
  const words = JSON.stringify({ body: 'a-'.repeat(2_000_000) })
  const inline = createInlineFiles({ maxBytes: words.length })
  const before = process.memoryUsage()
  inline.take(Buffer.from(words))
  const after = process.memoryUsage()
  expect(inline.end().text === words).toBe(true)
  expect(after.heapUsed - before.heapUsed).toBeLessThan(20_000_000)
})

test('an empty request is an empty text', () => {
  expect(createInlineFiles({ maxBytes: 10 }).end()).toEqual({ text: '', files: new Map() })
})
