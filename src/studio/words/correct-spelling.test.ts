import { expect, test } from 'vitest'
import { spellingOf } from './correct-spelling.ts'
import { readDescription } from './read-description.ts'

const meant = spellingOf(['hair', 'beautiful', 'sweater', 'green', 'jacket', 'tail'])

test.each([
  ['hiar', 'hair'],
  ['beutiful', 'beautiful'],
  ['swetaer', 'sweater'],
  ['greeen', 'green'],
  ['jaket', 'jacket'],
])('%s means %s', (slip, word) => {
  expect(meant(slip)).toBe(word)
})

test.each(['trail', 'green', 'zither', 'mira', 'hat', 'sweets'])('%s is left as it is', (word) => {
  expect(meant(word)).toBeUndefined()
})

test('a description full of slips is read', () => {
  const { reading } = readDescription('a beutiful wman with blak hiar and gren eys in a grey swetaer')
  expect(reading).toMatchObject({ gender: 'female', hairColor: 'black', eyeColor: 'green' })
  expect(reading.garments).toEqual([{ type: 'sweater', color: 'grey' }])
})

test('names written large are nobody’s slip', () => {
  expect(readDescription('Hiar walks').reading.hairStyle).toBeUndefined()
})
