import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readOrders } from '../../../scripts/corpus.ts'
import type { Reading } from '../sheet/reading.ts'
import { enhanceDescription } from './enhance-description.ts'
import { readDescription } from './read-description.ts'

const texts = fc.constantFrom(...readOrders('golden'))

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

const SEEDS = ['1', '2', '3']

/** What an enhanced text must not do to its original; undefined when it does none of it. */
function faultOf(text: string, seed: string): string | undefined {
  const enhanced = enhanceDescription(text, { seed })
  const [before, after] = [readDescription(text).reading, readDescription(enhanced).reading]
  const traits = Object.keys(before) as (keyof Reading)[]
  const changed = traits.filter((trait) => JSON.stringify(before[trait]) !== JSON.stringify(after[trait]))
  if (!enhanced.startsWith(text)) return `the words of “${text}” changed`
  if (changed.length > 0) return `“${enhanced}” changes ${changed.join(', ')}`
  if (enhanced.length <= text.length + 20) return `nothing was added to “${text}”`
  if (after.others?.length !== before.others?.length) return `“${enhanced}” brings somebody else in`
  return undefined
}
const faultsOf = (texts: readonly string[]) => texts.flatMap((text) => SEEDS.flatMap((seed) => faultOf(text, seed) ?? []))

test('everything that strangers said is read the same after an enhancement, their words stay, and something is added', () => {
  expect(faultsOf(readOrders('orders-looked-at'))).toEqual([])
})

test('the same holds of descriptions to which nothing was tuned', () => {
  const orders = readOrders('orders-not-looked-at')
  const { length } = faultsOf(orders)
  const count = orders.length * SEEDS.length
  console.info(`enhanced without a fault: ${count - length} of ${count} of descriptions not looked at`)
  expect(length).toBeLessThanOrEqual(0.02 * count)
})

test.each([
  ['a keeper of a lighthouse, on duty', /cafe|street|garden|meadow|library|beach|sweater|jeans/],
  ['a woman standing in the zorble of her house', /set (?:in|on) /],
  ['a mechanic lying under a car', /set (?:in|on) |hand on hip/],
  ['a woman in a hijab', /hair|wig/],
  ['a man with dark glasses, asleep', / eyes|grin|smile|smirk|hand on hip|arms crossed/],
  ['a woman mending nets', /arms crossed|hands clasped|hand on hip/],
  ['an old man at a desk, three in the morning', /golden hour|sunrise|dusk|late afternoon|cloudless/],
  ['a monk, no smile', /smile|grin|smirk/],
  ['a soldier mourning at a grave', /smile|grin|smirk|meadow|garden/],
])('%s: nothing is added about what is said already', (text, contradiction) => {
  for (let seed = 0; seed < 20; seed += 1) {
    const added = enhanceDescription(text, { seed: String(seed) }).slice(text.length)
    expect(added).not.toMatch(contradiction)
  }
})
