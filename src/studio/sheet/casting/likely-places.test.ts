import { expect, test } from 'vitest'
import { readDescription } from '../../words/read-description.ts'
import { castCharacter } from '../cast-character.ts'

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

function places(text: string): string[] {
  const { reading } = readDescription(text)
  return SEEDS.map((seed) => castCharacter(reading, { seed, candidate: 1, style: 'anime' }).scene.backdrop)
}

test.each([
  ['a detective in a fedora under a street lamp', ['city street', 'alley']],
  ['a ballerina in a tutu', ['stage', 'dojo']],
  ['a nurse in scrubs with a stethoscope', ['hospital', 'ward corridor']],
  ['a man with a fishing rod', ['lake', 'harbour', 'river']],
  ['a mermaid with blue hair', ['sea', 'underwater', 'beach']],
  ['a singer with a microphone', ['concert', 'stage']],
] as const)('%s is where such people are found', (text, likely) => {
  expect(places(text).filter((place) => !(likely as readonly string[]).includes(place))).toEqual([])
})

test('a place that is named stays', () => {
  expect(new Set(places('a ballerina in a tutu on a beach'))).toEqual(new Set(['beach']))
})

test('nobody stands on a beach or in a meadow because it rains', () => {
  expect(places('a girl in the rain').filter((place) => /beach|meadow|garden|room|cafe/.test(place))).toEqual([])
  expect(new Set(places('a girl in the rain')).size).toBeGreaterThan(1)
})

test('snow falls where it is seen to lie, and stars stand over open country', () => {
  expect(places('a woman in a blizzard').filter((place) => /beach|waterfall|room|cafe|library|desert/.test(place))).toEqual([])
  expect(
    places('a girl under a sky full of stars').filter((place) => /room|library|street|forest|cafe|studio/.test(place)),
  ).toEqual([])
})

test('a coloured lamp behind somebody is no sunset', () => {
  expect(places('a singer with pink backlight').filter((place) => /beach|meadow|field|lake/.test(place))).toEqual([])
})
