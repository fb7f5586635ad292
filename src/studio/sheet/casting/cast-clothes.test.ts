import { describe, expect, test } from 'vitest'
import { rgbFromHex } from '../../color.ts'
import { colorOf } from '../../words/color-of.ts'
import { readDescription } from '../../words/read-description.ts'
import { castCharacter } from '../cast-character.ts'

const cast = (description: string) =>
  castCharacter(readDescription(description).reading, { seed: 'clothes', candidate: 1, style: 'anime' }).character
const worn = (description: string) => cast(description).garments.map(({ kind, cut }) => cut ?? kind)
const garment = (description: string, kind: string) => cast(description).garments.find((one) => one.kind === kind)

describe('stripes', () => {
  test('that a cut has are sewn on in their colour', () => {
    expect(garment('a man in a black tracksuit with white stripes', 'jacket')).toMatchObject({
      cut: 'track jacket',
      pattern: 'plain',
      trim: colorOf('white'),
    })
  })

  test('are printed on other clothes', () => {
    expect(garment('a man in a red striped football jersey', 't-shirt')?.pattern).toBe('striped')
  })
})

describe('what goes with something', () => {
  test('a kimono over a hakama ends at the waist, one without it does not', () => {
    expect(worn('a girl in a white kimono top and red hakama')).toEqual(expect.arrayContaining(['kimono top', 'hakama']))
    expect(worn('a girl in a white kimono and red hakama')).toContain('kimono top')
    expect(worn('a girl in a white kimono')).toContain('kimono')
  })

  test('a hakama brings the kimono, a kilt the shirt', () => {
    expect(worn('a man in a black hakama')).toContain('kimono top')
    expect(worn('a man in a kilt')).toEqual(expect.arrayContaining(['kilt', 'shirt']))
  })

  test('the black belt of a gi is a black sash', () => {
    expect(garment('a woman in a white gi with a black belt', 'belt')).toMatchObject({
      cut: 'obi',
      color: rgbFromHex('#26242b'),
    })
  })
})

describe('colours', () => {
  test('of denim are not those of the top before it', () => {
    expect(garment('a girl in a white cropped top and denim shorts', 'shorts')?.color).toEqual(rgbFromHex('#46618c'))
  })

  test("said before somebody's clothes are those of the clothes", () => {
    expect(garment("a girl in a black pirate's coat", 'coat')?.color).toEqual(colorOf('black'))
  })
})

test('suits are what their name says, not business suits', () => {
  expect(worn('a worker in a hazmat suit')).toContain('hazmat suit')
  expect(worn('a hacker in a cyber suit')).toContain('bodysuit')
  expect(worn('a prisoner in an orange jumpsuit')).toContain('zipped suit')
  expect(worn('a lawyer in a suit')).toContain('suit')
})

test('a helmet that is off is not worn', () => {
  expect(cast('an astronaut in a space suit, helmet off').headwear).toBeUndefined()
  expect(cast('an astronaut in a space suit').headwear).toBeDefined()
})

test('a suit of a man has a tie, unless something else is worn there or he is a boy', () => {
  const seeds = Array.from({ length: 12 }, (_, index) => `suit ${index}`)
  const hasTie = (description: string) =>
    seeds.filter((seed) =>
      castCharacter(readDescription(description).reading, { seed, candidate: 1, style: 'anime' }).character.garments.some(
        ({ kind }) => kind === 'tie',
      ),
    ).length
  expect(hasTie('a man in a grey suit')).toBeGreaterThan(5)
  for (const none of ['a man in a suit and a gold chain', 'a 9 year old boy in a suit', 'a man in a suit and a turtleneck'])
    expect(hasTie(none), none).toBe(0)
})

test('suspenders are seen on a shirt', () => {
  const { garments } = cast('a man with suspenders')
  expect(garments.map(({ kind }) => kind).filter((kind) => /jacket|coat|blazer|vest/.test(kind))).toEqual([])
})
