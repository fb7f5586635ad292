import { expect, test } from 'vitest'
import { createPreview } from './functions/create-preview.ts'
import { countCharacters, cutCharacters } from './text.ts'

const valid = { name: 'Mira', userId: 'u1', characterDescription: 'a red-haired pirate', style: 'anime' }

test('a field that may be left out is also left out by null and by an empty text', () => {
  expect(createPreview.input.parse({ ...valid, originalJobId: '', attempt: null })).toEqual(createPreview.input.parse(valid))
})

test('unknown fields are ignored and texts are trimmed and composed', () => {
  expect(createPreview.input.parse({ ...valid, name: '  Zoe\u0308 ', extra: 1 })).toMatchObject({ name: 'Zoë' })
  expect(createPreview.input.parse({ ...valid, extra: 1 })).not.toHaveProperty('extra')
})

test('BC-21 a name of 36 characters passes and one of 37 is refused', () => {
  expect(createPreview.input.safeParse({ ...valid, name: '🦊'.repeat(36) }).success).toBe(true)
  expect(createPreview.input.safeParse({ ...valid, name: '🦊'.repeat(37) }).success).toBe(false)
})

test('BC-22 a description has 10 to 700 characters, and no maximum once enhanced', () => {
  const accepts = (chars: number, isEnhanced = false) =>
    createPreview.input.safeParse({ ...valid, characterDescription: 'é'.repeat(chars), isEnhanced }).success
  expect([accepts(9), accepts(10), accepts(700), accepts(701), accepts(701, true)]).toEqual([false, true, true, false, true])
})

test('the null character, which no database text can hold, is refused', () => {
  expect(createPreview.input.safeParse({ ...valid, name: 'a\u0000b' }).success).toBe(false)
})

test('characters are counted and cut by code points', () => {
  expect(countCharacters('a🦊é')).toBe(3)
  expect(countCharacters('e\u0301')).toBe(1)
  expect(cutCharacters('🦊🦊🦊', 2)).toBe('🦊🦊')
})

test.each([
  ['\u202eevil\u202c', 'evil'],
  ['a\u2066b\u2069\u200e\u200f\u061c', 'ab'],
  ['Zoë 🦊', 'Zoë 🦊'],
  ['👩\u200d🚀', '👩\u200d🚀'],
  ['نور', 'نور'],
])('a name loses the marks that turn its direction: %j', (given, kept) => {
  expect(createPreview.input.parse({ ...valid, name: given }).name).toBe(kept)
})

test.each(['\u200b', '\u202e\u202c', '\u2060 \ufeff', '\u3164\u115f', '\u00ad', '\u2800', '\u0301', '\u0007'])(
  'a name that nobody can see is refused: %j',
  (name) => {
    expect(createPreview.input.safeParse({ ...valid, name }).success).toBe(false)
  },
)
