import { expect, test } from 'vitest'
import { packNumbers, unpackNumbers } from './packed-numbers.ts'

test('numbers of either sign come back, small ones from one byte', () => {
  const numbers = [0, -1, 1, 63, -64, 64, -65, 8191, -8192, 1_000_000, -1_000_000, 0]
  const bytes = Uint8Array.from(packNumbers(numbers))
  expect([...unpackNumbers(bytes)]).toEqual(numbers)
  expect(packNumbers([63, -64])).toHaveLength(2)
})
