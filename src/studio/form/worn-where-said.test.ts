import { expect, test } from 'vitest'
import { proportionsFor } from '../features/proportions-for.ts'
import { castCharacter } from '../sheet/cast-character.ts'
import { readDescription } from '../words/read-description.ts'
import { buildEyewear } from './eyewear.ts'
import { buildMasks } from './masks.ts'
import { createPartNumbers } from './part-numbers.ts'

function cast(description: string) {
  const { character } = castCharacter(readDescription(description).reading, { seed: 'worn', candidate: 1, style: 'anime' })
  const proportions = proportionsFor(character, 'anime')
  const parts = createPartNumbers()
  const heights = (surfaces: ReturnType<typeof buildMasks>) => {
    const all = surfaces.flatMap(({ positions }) => [...positions].filter((_, at) => at % 3 === 1))
    return [Math.min(...all), Math.max(...all)] as const
  }
  return {
    proportions,
    character,
    eyewear: heights(buildEyewear(character, proportions, parts)),
    masks: heights(buildMasks(character, proportions, parts)),
  }
}

test('goggles pushed up on the forehead leave the eyes free', () => {
  const { proportions, character, eyewear } = cast('an inventor with goggles on her forehead')
  expect(character.eyewear).toMatchObject({ kind: 'goggles', isRaised: true })
  expect(eyewear[0]).toBeLessThan(proportions.browY - 0.3)
  expect(cast('an inventor with goggles').eyewear[0]).toBeGreaterThan(eyewear[0] + 0.3)
})

test('a mask that was pulled down hangs below the mouth; one over the mouth does not', () => {
  const { proportions, masks } = cast('a doctor with a surgical mask hanging at her neck')
  expect(masks[1]).toBeGreaterThan(proportions.chinY + 0.2)
  const worn = cast('a doctor with a mask over her mouth')
  expect(worn.masks[0]).toBeLessThan(proportions.mouthY)
  expect(worn.character.marks.find(({ kind }) => kind.endsWith('mask'))?.place).toBe('face')
})

test('a wooden leg is a peg of wood and wears no boot', () => {
  const { character } = cast('an old pirate with a wooden leg, full figure')
  expect(character.bodyMarks).toMatchObject([{ kind: 'prosthesis', place: 'leg', of: 'wood' }])
})

test('mermaids wear shells where nothing is said', () => {
  const tops = [1, 2, 3].flatMap((candidate) => {
    const { character } = castCharacter(readDescription('a mermaid').reading, { seed: 'sea', candidate, style: 'anime' })
    return character.garments.map(({ cut }) => cut)
  })
  expect(tops).toContain('shell top')
  expect(cast('a mermaid in a seashell bra').character.garments.map(({ cut }) => cut)).toContain('shell top')
})
