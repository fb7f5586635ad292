import { describe, expect, test } from 'vitest'
import type { Species } from '../sheet/character-sheet.ts'
import { sentencesOf } from '../warning.ts'
import { findTerms } from './find-terms.ts'
import { garmentCutOf, garmentKindOf } from './garment-kind-of.ts'
import { ANIMALS, HEADWEAR, PROPS } from './lexicon/accessories.ts'
import { CALLINGS } from './lexicon/callings.ts'
import { COMPANION_KINDS, COMPANION_WORDS, isCompanionStandIn } from './lexicon/companion-words.ts'
import { CUT_BY_NAME, CUT_WORDS } from './lexicon/garment-cuts.ts'
import { HEADWEAR_KINDS } from './lexicon/headwear-words.ts'
import { isPropStandIn, PROP_KINDS, PROP_WORDS } from './lexicon/prop-words.ts'
import { readDescription } from './read-description.ts'

const read = (text: string) => readDescription(text).reading
const last = (words: string | undefined, table: Readonly<Record<string, string>>) => {
  const term = findTerms(words ?? '', table).at(-1)
  return term === undefined ? undefined : table[term]
}

/** Words that mean something else first: a bandana is for the head, plate is armor. */
const ELSEWHERE = new Set(['bandana', 'bandanna', 'plate', 'torches', 'candles', 'mop', 'pony', 'chick', 'droid', 'golem', 'lioness', 'white rabbit']) // biome-ignore format: names
const namesOf = (table: Iterable<readonly [string, string]>) => [...table].filter(([name]) => !ELSEWHERE.has(name))

describe('names', () => {
  test('of clothes are read as their cut', () => {
    const missed = namesOf(CUT_BY_NAME).filter(([name, cut]) => {
      const garments = read(`a woman wearing a ${name}`).garments ?? []
      return !garments.some(({ type }) => garmentCutOf(type) === cut)
    })
    expect(missed).toEqual([])
    expect(Object.values(CUT_WORDS).every(({ kind, names }) => garmentKindOf(names.split(', ')[0]!) === kind)).toBe(true)
  })

  test('of things are read as what is held', () => {
    const missed = namesOf(Object.entries(PROP_KINDS)).filter(([name, kind]) => {
      // Of grass only what is chewed is a thing.
      const text = kind === 'stalk' ? `a woman with a ${name} in her mouth` : `a woman holding a ${name}`
      return !(read(text).props ?? []).some((words) => last(words, PROPS) === kind)
    })
    expect(missed).toEqual([])
  })

  test('of hats and helmets are read', () => {
    const missed = namesOf(Object.entries(HEADWEAR_KINDS)).filter(
      ([name, kind]) => last(read(`a woman with a ${name}`).headwear, HEADWEAR) !== kind,
    )
    expect(missed).toEqual([])
  })

  test('of animals are read as companions', () => {
    const missed = namesOf(Object.entries(COMPANION_KINDS)).filter(
      ([name, kind]) => last(read(`a woman with a ${name}`).companion, ANIMALS) !== kind,
    )
    expect(missed).toEqual([])
  })
})

test('every calling comes in its outfit, all of it known', () => {
  for (const [name, { garments, headwear, props = [] }] of Object.entries(CALLINGS)) {
    const { garments: worn = [], species } = read(`a ${name}`)
    expect(worn.length, name).toBeGreaterThan(0)
    expect(species, name).toSatisfy((found?: Species) => found === undefined || typeof found === 'string')
    expect(
      garments.filter((garment) => garmentKindOf(garment) === undefined),
      name,
    ).toEqual([])
    expect(
      props.filter((prop) => last(prop, PROPS) === undefined && prop !== 'stethoscope'),
      name,
    ).toEqual([])
    if (headwear && !/in hair/.test(headwear)) expect(last(headwear, HEADWEAR), name).toBeDefined()
  }
  expect(Object.keys(CALLINGS).length).toBeGreaterThan(150)
})

test('an occupation carries nothing when its outfit is another or its hands are taken', () => {
  expect(read('a knight').props).toEqual(['sword'])
  expect(read('a knight in a red t-shirt').props).toBeUndefined()
  expect(read('a knight with her arms crossed').props).toBeUndefined()
  expect(read('a firefighter').props).toEqual(['axe'])
})

test('what is drawn as something else is told, what is drawn as itself is not', () => {
  expect(sentencesOf(read('a woman holding a harp').warnings)).toEqual([
    '“harp” is drawn as a guitar: the studio has nothing closer yet.',
  ])
  expect(sentencesOf(read('a girl with a camel').warnings)).toEqual([
    '“camel” is drawn as a horse: the studio has nothing closer yet.',
  ])
  const honest = Object.values(PROP_WORDS).map(({ names }) => names.split(', ')[0]!)
  expect(honest.filter(isPropStandIn)).toEqual([])
  expect(
    Object.values(COMPANION_WORDS)
      .map(({ names }) => names.split(', ')[0]!)
      .filter(isCompanionStandIn),
  ).toEqual([])
  for (const name of honest.slice(0, 20)) expect(sentencesOf(read(`a woman holding a ${name}`).warnings)).toEqual([])
})

test.each([
  ['an astronaut with her helmet under the arm', 'space helmet under arm'],
  ['firefighter, yellow helmet under his arm, soot', 'yellow firefighter helmet under arm'],
  ['a man, hat in hand', 'hat under arm'],
  ['an astronaut in a helmet', 'space helmet'],
])('%s: headwear is where it is said', (text, headwear) => {
  expect(read(text).headwear).toBe(headwear)
})
