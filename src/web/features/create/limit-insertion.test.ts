import { describe, expect, test } from 'vitest'
import { limitInsertion } from './limit-insertion.ts'

describe('limiting what is typed', () => {
  test('a text within the limit is left alone', () => {
    expect(limitInsertion('abc', { caret: 3, maxChars: 3 })).toEqual({ text: 'abc', caret: 3 })
  })

  test('what is pasted in the middle is cut, not what stood behind it', () => {
    expect(limitInsertion('abXXXXcd', { caret: 6, maxChars: 6 })).toEqual({ text: 'abXXcd', caret: 4 })
  })

  test('an emoji counts once and is never cut in two', () => {
    expect(limitInsertion('🦊🦊🦊', { caret: 6, maxChars: 2 })).toEqual({ text: '🦊🦊', caret: 4 })
  })

  test('CW-17 a pasted text of 900 characters leaves 700', () => {
    expect(limitInsertion('x'.repeat(900), { caret: 900, maxChars: 700 }).text).toHaveLength(700)
  })
})
