import { describe, expect, test } from 'vitest'
import { castCharacter } from '../../sheet/cast-character.ts'
import type { CharacterSheet } from '../../sheet/character-sheet.ts'
import { aCharacter } from '../../testing/a-character.ts'
import { drawnFaceMeasures, spreadOf } from '../../testing/drawn-face-measures.ts'
import { areaUnderCurve } from '../../testing/face-ratios.ts'
import { readDescription } from '../../words/read-description.ts'
import { proportionsFor } from '../proportions-for.ts'
import { chooseKinds } from './choose-kinds.ts'
import { outlineWidth } from './outline-width.ts'

const PEOPLE = 24
const cast = (description: string): CharacterSheet[] =>
  Array.from(
    { length: PEOPLE },
    (_, index) =>
      castCharacter(readDescription(description).reading, { seed: `spread ${index}`, candidate: 1, style: 'anime' }).character,
  )
const [women, men, girls, oldWomen, oldMen, boys] = [
  'a woman',
  'a man',
  'a girl of 8',
  'a woman of 75',
  'a man of 75',
  'a boy of 8',
].map(cast) as [CharacterSheet[], CharacterSheet[], CharacterSheet[], CharacterSheet[], CharacterSheet[], CharacterSheet[]]

/** Measured with the same function, words and seeds before there were archetypes (commit acce8b4). */
const SPREAD_BEFORE = {
  anime: { women: 0.0642, men: 0.063 },
  comic: { women: 0.0681, men: 0.0656 },
  gentle: { women: 0.0662, men: 0.0651 },
  toon: { women: 0.0662, men: 0.065 },
  bold: { women: 0.0652, men: 0.064 },
} as const
// A record's own keys.
const FAMILIES = Object.keys(SPREAD_BEFORE) as (keyof typeof SPREAD_BEFORE)[]

describe.each(FAMILIES)('drawn faces of the family %s', (family) => {
  const measures = (people: readonly CharacterSheet[]) => people.map((sheet) => drawnFaceMeasures(sheet, family))
  const rows = (people: readonly CharacterSheet[]) => measures(people).map((face) => Object.values(face))

  test('people of one sex differ three times as much as before archetypes', () => {
    expect(spreadOf(measures(women))).toBeGreaterThan(3 * SPREAD_BEFORE[family].women)
    expect(spreadOf(measures(men))).toBeGreaterThan(3 * SPREAD_BEFORE[family].men)
  })

  test('women and men, old and young, children and grown-ups are told apart by ratios', () => {
    expect(areaUnderCurve(rows(women), rows(men))).toBeGreaterThan(0.95)
    expect(areaUnderCurve(rows(women), rows(oldWomen))).toBeGreaterThan(0.95)
    expect(areaUnderCurve(rows(men), rows(oldMen))).toBeGreaterThan(0.95)
    expect(areaUnderCurve(rows(girls), rows(women))).toBeGreaterThan(0.95)
    expect(areaUnderCurve(rows(boys), rows(men))).toBeGreaterThan(0.95)
  })
})

test.each(FAMILIES)('great weight is seen in drawn faces of the family %s, below the cheekbones most of all', (family) => {
  const fullness = (weight: number, height: number) => {
    const sheet = aCharacter({ build: { ...aCharacter().build, weight } })
    const { skullWidth, jawWidth, drawn } = proportionsFor(sheet, family)
    return (height < 0.3 ? skullWidth : jawWidth) * outlineWidth(drawn!.outline, height)
  }
  expect(fullness(0.95, 0.6)).toBeGreaterThan(1.06 * fullness(0.35, 0.6))
  expect(fullness(0.95, 0.93)).toBeGreaterThan(1.12 * fullness(0.35, 0.93))
  expect(fullness(0.95, -0.4)).toBeCloseTo(fullness(0.35, -0.4), 1)
})

test('women who are old have no hair that is taken for a man’s, and messy hair is not combed back', () => {
  const kinds = (description: string) => new Set(cast(description).map(({ hair }) => hair.kind))
  expect(kinds('a grandmother of 75').intersection(new Set(['crop', 'short']))).toEqual(new Set())
  expect(kinds('a young man with messy hair').has('slicked back')).toBe(false)
})

test.each([
  ['a woman with an aquiline nose', 'nose', 'aquiline'],
  ['a man with a broad nose', 'nose', 'broad'],
  ['a man with a button nose', 'nose', 'button'],
  ['a woman with a snub nose', 'nose', 'snub'],
  ['a man with full lips', 'lips', 'full'],
  ['a woman with thin lips', 'lips', 'thin'],
  ['a woman with thin eyebrows', 'brows', 'thin'],
  ['a woman with bushy eyebrows', 'brows', 'bushy'],
  ['a man with arched eyebrows', 'brows', 'arched'],
  ['a man with hooded eyes', 'eyes', 'hooded'],
  ['a man with round eyes', 'eyes', 'round'],
  ['a woman with narrow eyes', 'eyes', 'narrow'],
  ['a woman with almond-shaped eyes', 'eyes', 'almond'],
  ['a woman with a cleft chin', 'chin', 'cleft'],
  ['a woman with a strong jaw', 'chin', 'strong'],
  ['a man with a weak chin', 'chin', 'receding'],
] as const)('%s has it whatever the seed: %s %s', (words, part, kind) => {
  for (const sheet of cast(words)) expect(chooseKinds(sheet)[part]).toBe(kind)
})

test('what is said of a face is seen in its measures', () => {
  const meanOf = (words: string, part: keyof ReturnType<typeof drawnFaceMeasures>) =>
    cast(words).reduce((sum, sheet) => sum + drawnFaceMeasures(sheet, 'anime')[part], 0) / PEOPLE
  expect(meanOf('a woman with full lips', 'lips')).toBeGreaterThan(1.4 * meanOf('a woman', 'lips'))
  expect(meanOf('a woman with thin lips', 'lips')).toBeLessThan(0.6 * meanOf('a woman', 'lips'))
  expect(meanOf('a man with a broad nose', 'noseWidth')).toBeGreaterThan(1.4 * meanOf('a man', 'noseWidth'))
  expect(meanOf('a man with a big nose', 'noseDepth')).toBeGreaterThan(1.2 * meanOf('a man', 'noseDepth'))
  expect(meanOf('a man with a square jaw', 'chinWidth')).toBeGreaterThan(1.1 * meanOf('a man', 'chinWidth'))
  expect(meanOf('a woman with a pointed chin', 'chinWidth')).toBeLessThan(0.92 * meanOf('a woman', 'chinWidth'))
  expect(meanOf('a man with bushy eyebrows', 'browThickness')).toBeGreaterThan(1.4 * meanOf('a man', 'browThickness'))
  expect(meanOf('a man with big ears', 'ears')).toBeGreaterThan(1.3 * meanOf('a man', 'ears'))
})

test('an archetype that a sheet names stands before what its seed would draw', () => {
  const sheet = aCharacter()
  const named = chooseKinds({ ...sheet, face: { ...sheet.face, kinds: { eyes: 'monolid' } } })
  expect(named).toEqual({ ...chooseKinds(sheet), eyes: 'monolid' })
})

test('somebody has the same archetypes in every style, at every age and every time', () => {
  const [sheet] = women
  const faces = FAMILIES.map((family) => proportionsFor(sheet!, family).drawn?.kinds)
  expect(new Set(faces.map((kinds) => JSON.stringify(kinds))).size).toBe(1)
  for (const ageYears of [6, 15, 40, 80]) expect(chooseKinds({ ...sheet!, ageYears })).toEqual(chooseKinds(sheet!))
  expect(proportionsFor(structuredClone(sheet!), 'anime')).toEqual(proportionsFor(sheet!, 'anime'))
  expect(proportionsFor(sheet!, 'real').drawn).toBeUndefined()
})
