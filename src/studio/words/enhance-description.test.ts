import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Reading } from '../sheet/reading.ts'
import { enhanceDescription } from './enhance-description.ts'
import { GOLDEN_DESCRIPTIONS } from './golden-descriptions.ts'
import { readDescription } from './read-description.ts'

const texts = fc.constantFrom(...GOLDEN_DESCRIPTIONS.map(([description]) => description))

test('an enhanced description begins with the text, is longer, and says all that the text said', () => {
  fc.assert(
    fc.property(texts, fc.string({ maxLength: 8 }), (text, seed) => {
      const enhanced = enhanceDescription(text, { seed })
      expect(enhanced.startsWith(text.trimEnd())).toBe(true)
      expect(enhanced.length).toBeGreaterThan(text.length)
      const before = readDescription(text).reading
      const after = readDescription(enhanced).reading
      for (const trait of Object.keys(before) as (keyof Reading)[]) expect(after[trait]).toEqual(before[trait])
    }),
    { numRuns: 60 },
  )
}, 180_000)

test('any text is enhanced without an error', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 200 }),
      (text) => enhanceDescription(text, { seed: '1' }).length > text.trimEnd().length,
    ),
    { numRuns: 60 },
  )
}, 180_000)

test('a bare description gets hair, eyes, clothes, a mood, a place and an hour', () => {
  const { reading } = readDescription(enhanceDescription('a young woman', { seed: '7' }))
  for (const trait of ['hairColor', 'eyeColor', 'garments', 'expression', 'place', 'timeOfDay'] as const)
    expect(reading[trait]).toBeDefined()
})

test('five letters are enough', () => {
  expect(enhanceDescription('a elf', { seed: '1' }).length).toBeGreaterThan(40)
})

test('the seed decides what is added', () => {
  const added = new Set(['1', '2', '3', '4', '5', '6'].map((seed) => enhanceDescription('an elf', { seed })))
  expect(added.size).toBeGreaterThan(3)
  expect(enhanceDescription('an elf', { seed: '1' })).toBe(enhanceDescription('an elf', { seed: '1' }))
})
