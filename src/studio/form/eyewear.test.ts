import { expect, test } from 'vitest'
import { proportionsFor } from '../features/proportions-for.ts'
import { castCharacter } from '../sheet/cast-character.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import { aCharacter } from '../testing/a-character.ts'
import { readDescription } from '../words/read-description.ts'
import { buildEyewear } from './eyewear.ts'
import { createPartNumbers } from './part-numbers.ts'

type Eyewear = NonNullable<CharacterSheet['eyewear']>

const said = (glasses: string) =>
  castCharacter(readDescription(`a woman with ${glasses}`).reading, { seed: 'glasses', candidate: 1, style: 'anime' }).character
    .eyewear!

test.each([
  ['round gold glasses', 'round glasses', undefined],
  ['gold glasses', 'square glasses', undefined],
  ['cat-eye glasses', 'square glasses', 'cat eye'],
  ['half-moon spectacles', 'round glasses', 'half moon'],
  ['oversized sunglasses', 'sunglasses', 'oversized'],
  ['aviator sunglasses', 'sunglasses', 'aviator'],
  ['rimless glasses', 'round glasses', 'rimless'],
])('%s are cast as %s %s', (words, kind, shape) => {
  expect(said(words).kind).toBe(kind)
  expect(said(words).shape).toBe(shape)
})

/** Extent of the picture-right rim, which is the closed tube of the second side. */
function rimOf(eyewear: Partial<Eyewear>) {
  const sheet = aCharacter({ eyewear: { kind: 'square glasses', color: [0.1, 0.1, 0.1], ...eyewear } })
  const surfaces = buildEyewear(sheet, proportionsFor(sheet, 'anime'), createPartNumbers())
  const { positions } = surfaces.at(-1)!
  const points = Array.from({ length: positions.length / 3 }, (_, at) => [positions[at * 3]!, positions[at * 3 + 1]!] as const)
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const highest = points.find(([, y]) => y === top)!
  return { wide: right - left, high: bottom - top, highestAcross: (highest[0] - left) / (right - left), top }
}

test('cat eyes rise at the outer corner, half moons are halves below the eyes, oversized frames are larger', () => {
  expect(rimOf({ shape: 'cat eye' }).highestAcross).toBeGreaterThan(0.75)
  const round = rimOf({ kind: 'round glasses' })
  expect(rimOf({ shape: 'half moon' }).high).toBeLessThan(round.high * 0.7)
  expect(rimOf({ shape: 'half moon' }).top).toBeGreaterThan(round.top + 0.15)
  expect(rimOf({ shape: 'oversized' }).wide).toBeGreaterThan(rimOf({}).wide * 1.2)
})
