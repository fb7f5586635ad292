import { expect, test } from 'vitest'
import { readOrders } from '../../../scripts/corpus.ts'
import { sentencesOf } from '../warning.ts'
import { enhanceDescription } from './enhance-description.ts'
import { readDescription } from './read-description.ts'

const warningsOf = (text: string) => sentencesOf(readDescription(text).reading.warnings)

test.each([
  ['a woman with a purple zither', ['Not understood: “zither”.']],
  ['a man with a theremin, a safety pin and a red hat', ['Not understood: “theremin”, “safety pin”.']],
  ['A WOMAN WITH A RED ZITHER', ['Not understood: “zither”.']],
  ['a woman on a truck', []],
  ['a woman beside a machine', ['Understood, but not drawn: “machine”.']],
  ['an orc mother with her son and a zither', ['Not understood: “zither”.']],
  ['a street full of people', ['Only one person is drawn, not “people”.']],
  ['a robot like a man', []],
])('%s: what is not read is named in one sentence', (text, warnings) => {
  expect(warningsOf(text)).toEqual(warnings)
})

test.each([
  'Please create a very detailed picture of Miranda, an extremely kind woman who always helps others, best quality, 8k',
  'She was born in 1874 and has lived through three wars; her best friend is called zwonk',
  'a woman without a zither',
  'heart of gold, nerves of steel, a man of few words',
])('%s: nothing is missed', (text) => {
  expect(warningsOf(text)).toEqual([])
})

test('a hundred strange words are counted, not listed', () => {
  const words = Array.from(
    { length: 100 },
    (_, index) => `zwonk${'abcdefghij'[index % 10]}${'klmnopqrst'[Math.floor(index / 10)]},`,
  )
  expect(warningsOf(`a woman with ${words.join(' ')}`).join()).toMatch(/^Not understood: (“\w+”, ){7}“\w+” and 92 more\.$/)
})

test('few words of what people write are named', () => {
  const texts = readOrders('people')
  const named = texts.flatMap((text) =>
    warningsOf(text).flatMap((warning) => warning.match(/^Not understood.*/)?.[0].match(/“/g) ?? []),
  )
  expect(named.length / texts.join(' ').split(' ').length).toBeLessThan(0.02)
})

test('texts that the studio itself enhances hold nothing strange', () => {
  for (let seed = 0; seed < 20; seed += 1) expect(warningsOf(enhanceDescription('a woman', { seed: String(seed) }))).toEqual([])
})

test('a hundred thousand characters are gone through in linear time', () => {
  const text = 'a red hat and a zwonk, '.repeat(5_000)
  // Of the processor: what else the machine does is not this text's time.
  const before = process.cpuUsage()
  expect(warningsOf(text).at(-1)).toBe('Not understood: “zwonk”.')
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(5_000)
})
