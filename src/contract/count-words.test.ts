import { expect, test } from 'vitest'
import { countWords, creditWords } from './count-words.ts'

test('one is singular; nothing and all else are plural, with their thousands apart', () => {
  expect([0, 1, 2, 12_000].map(creditWords)).toEqual(['0 credits', '1 credit', '2 credits', '12,000 credits'])
  expect(countWords(1, 'generation')).toBe('1 generation')
})
