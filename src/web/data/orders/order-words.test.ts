import { expect, test } from 'vitest'
import { orderWords } from './order-words.ts'

const warning = (part: string, more: object = {}) => ({
  part,
  why: 'cannot-be-drawn' as const,
  weight: 'small' as const,
  sentence: `The studio can not draw “${part}” yet.`,
  ...more,
})
const words = (prompt: string, warnings: ReturnType<typeof warning>[], kind: 'preview' | 'video' = 'preview') =>
  orderWords({ kind, prompt }, { warnings, isRefused: false })

test('small parts that the order names stand in a line, the others in their own words', () => {
  const harp = warning('harp', { why: 'drawn-as', as: 'a guitar', sentence: '“harp” is drawn as a guitar.' })
  const hair = warning('blue', { sentence: 'Hair stays the character’s own.' })
  expect(words('a Zither, an accordion, a harp, blue hair', [warning('zither'), warning('accordion'), harp, hair])).toEqual({
    essential: [],
    small: [
      'Will not be drawn: “zither”, “accordion”.',
      'Drawn otherwise: “harp” as a guitar.',
      'Hair stays the character’s own.',
    ],
  })
  expect(words('a zither', [warning('zither')], 'video').small).toEqual(['Will not be in the film: “zither”.'])
})

test('what is essential is said whole, and once', () => {
  const aunt = { weight: 'essential' as const, sentence: 'At most three people are drawn in one picture.' }
  expect(words('', [warning('aunt', aunt), warning('uncle', aunt)])).toEqual({ essential: [aunt.sentence], small: [] })
})
