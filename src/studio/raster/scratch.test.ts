import { expect, test } from 'vitest'
import { createScratch } from './scratch.ts'

const numbers = () => createScratch((length) => new Float32Array(length))

test('working memory is at least as long as was asked for', () => {
  const scratch = numbers()
  expect(scratch.take(10).length).toBeGreaterThanOrEqual(10)
  expect(scratch.take(1000).length).toBeGreaterThanOrEqual(1000)
})

test('working memory that is long enough is lent again, with what was left in it', () => {
  const scratch = numbers()
  const first = scratch.take(100)
  first[3] = 7
  expect(scratch.take(40)).toBe(first)
  expect(scratch.take(40)[3]).toBe(7)
})

test('two kinds of working memory never share any', () => {
  expect(numbers().take(8)).not.toBe(numbers().take(8))
})

test('working memory without room to spare is as long as was asked for', () => {
  const scratch = createScratch((length) => new Float32Array(length), { room: 1 })
  expect(scratch.take(100)).toHaveLength(100)
})
