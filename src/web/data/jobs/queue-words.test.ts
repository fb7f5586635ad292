import { expect, test } from 'vitest'
import { aboutTime, queueWords } from './queue-words.ts'

test('a waiting job says its place and about when it begins, and nothing that nobody knows', () => {
  expect(queueWords({ queuePlace: 2, waitSeconds: 170 })).toBe('Second in line, about 3 min')
  expect(queueWords({ queuePlace: 1, waitSeconds: 4 })).toBe('First in line, a few seconds')
  expect(queueWords({ queuePlace: 12 })).toBe('12th in line')
  expect(queueWords({ queuePlace: 21, waitSeconds: 20 })).toBe('21st in line, about 20 s')
  expect(queueWords({ queuePlace: 113 })).toBe('113th in line')
  expect(queueWords({})).toBe('Starts as soon as a place is free')
})

test('a time is no more exact than it can be', () => {
  expect([9, 10, 54, 55, 89, 91, 5_300, 5_400].map(aboutTime)).toEqual([
    'a few seconds',
    'about 10 s',
    'about 50 s',
    'about 1 min',
    'about 1 min',
    'about 2 min',
    'about 88 min',
    'about 2 h',
  ])
})
