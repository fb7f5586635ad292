import { expect, test } from 'vitest'
import { proportionsFor } from '../features/proportions-for.ts'
import { castCharacter } from '../sheet/cast-character.ts'
import { aCharacter } from '../testing/a-character.ts'
import { readDescription } from '../words/read-description.ts'
import { buildHeadJewellery } from './jewellery.ts'
import { createPartNumbers } from './part-numbers.ts'

const character = (text: string) =>
  castCharacter(readDescription(text).reading, { seed: 's', candidate: 1, style: 'photoreal' }).character

test('dog tags are plates of steel, a septum ring is no ring of the nostril', () => {
  const [tags] = character('a soldier with dog tags').jewellery
  expect(tags!.kind).toBe('dog tags')
  // As grey as steel, not gold.
  expect(Math.max(...tags!.color) - Math.min(...tags!.color)).toBeLessThan(0.1)
  expect(character('a girl with a septum ring').jewellery[0]!.kind).toBe('septum ring')
})

test('a septum ring hangs in the middle, a nose ring is smaller and at one side', () => {
  const ringOf = (kind: 'septum ring' | 'nose ring') => {
    const sheet = aCharacter({ jewellery: [{ kind, color: [0.8, 0.7, 0.3] }] })
    const [ring] = buildHeadJewellery(sheet, proportionsFor(sheet, 'anime'), createPartNumbers())
    const axis = (of: 0 | 1) => Array.from(ring!.positions).filter((_, at) => at % 3 === of)
    const [xs, ys] = [axis(0), axis(1)]
    return { middleX: (Math.min(...xs) + Math.max(...xs)) / 2, high: Math.max(...ys) - Math.min(...ys) }
  }
  expect(Math.abs(ringOf('septum ring').middleX)).toBeLessThan(0.01)
  expect(ringOf('nose ring').middleX).toBeGreaterThan(0.03)
  expect(ringOf('nose ring').high).toBeLessThan(ringOf('septum ring').high)
})

test('of a half metal face the other half is skin, and the body too', () => {
  for (const text of ['a cyborg with a half metal face', 'a woman, half of her face is metal']) {
    const { hide, skin } = character(text)
    expect(hide).toBe('half metal')
    // Skin is warmer than steel.
    expect(skin.base[0]).toBeGreaterThan(skin.base[2] + 0.05)
  }
  expect(character('a robot with a metal face').hide).not.toBe('half metal')
})

test('henna is on both hands and runs on over the wrists', () => {
  const { bodyMarks } = character('an Indian bride with henna on her hands')
  expect(bodyMarks?.map(({ place, of }) => `${of} ${place}`)).toEqual(['henna hand', 'henna forearm'])
  expect(bodyMarks?.every(({ side }) => side === undefined)).toBe(true)
  expect(character('a woman with henna hair').bodyMarks).toBeUndefined()
})
