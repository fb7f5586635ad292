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
