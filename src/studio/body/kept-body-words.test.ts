import { describe, expect, test } from 'vitest'
import { bodyPhrasesIn } from './body-phrases.ts'
import { FACE_WORDS, WHOLE_WORDS } from './body-words.ts'
import { keepBodyWords, phraseText } from './kept-body-words.ts'
import { saidOfBody } from './said-of-body.ts'

const phrasesOf = (text: string) => bodyPhrasesIn(text).map(phraseText)

describe('the phrases of a text', () => {
  test.each([
    ['a woman with big, hooded green eyes and a very long neck', ['big eyes', 'hooded eyes', 'very long neck']],
    ['his nose is large and hooked, his chin weak', ['large nose', 'hooked nose', 'weak chin']],
    ['her face round and soft, nose big', ['round face', 'soft face', 'big nose']],
    ['a small nose, big eyes', ['small nose', 'big eyes']],
    ['not tall, without dimples', ['not tall', 'not dimples']],
    ['the nose bigger, the eyes more hooded', ['bigger nose', 'more hooded eyes']],
    ['8 months pregnant', ['eight months pregnant']],
    ['a wide nose bridge over a wide bridge', ['wide nosebridge']],
    ['cat eye glasses and a big nose ring', []],
  ])('%s', (text, phrases) => {
    expect(phrasesOf(text)).toEqual(phrases)
  })

  test('every entry of the tables is a phrase of its own, and read again it says the same', () => {
    const all = [
      ...Object.keys(WHOLE_WORDS),
      ...Object.entries(FACE_WORDS).flatMap(([part, words]) => Object.keys(words).map((word) => `${word} ${part}`)),
    ]
    for (const phrase of all) {
      const [again = ''] = phrasesOf(phrase)
      expect([phrase, saidOfBody([again])]).toEqual([phrase, saidOfBody([phrase])])
    }
  })
})

describe('what is kept of a body', () => {
  test.each<[kept: string[], said: string[], then: string[]]>([
    [['tall'], ['very tall'], ['very tall']],
    [['tall', 'hooded eyes'], ['short'], ['hooded eyes', 'short']],
    [['aquiline nose'], ['button nose'], ['button nose']],
    [['aquiline nose'], ['big nose'], ['aquiline nose', 'big nose']],
    [['three months pregnant'], ['eight months pregnant'], ['eight months pregnant']],
    [['eight months pregnant'], ['not pregnant'], []],
    [['gaunt', 'dimples'], ['chubby cheeks'], ['dimples', 'chubby cheeks']],
    [['big nose'], ['bigger nose'], ['very big nose']],
    [['very big nose'], ['bigger nose'], ['extremely big nose']],
    [['small nose'], ['bigger nose'], ['slightly big nose']],
    [[], ['bigger nose'], ['big nose']],
    // Said at once it is one body.
    [[], ['stocky', 'long legs'], ['stocky', 'long legs']],
  ])('%j and then %j is %j', (kept, said, then) => {
    expect(keepBodyWords(kept, said)).toEqual(then)
  })

  test('at most 24 phrases are kept, the last that were said', () => {
    const all = Object.entries(FACE_WORDS).flatMap(([part, words]) =>
      Object.keys(words)
        .slice(0, 3)
        .map((word) => `${word} ${part}`),
    )
    const kept = keepBodyWords([], all)
    expect(kept).toHaveLength(24)
    expect(kept.at(-1)).toBe(all.at(-1))
  })
})
