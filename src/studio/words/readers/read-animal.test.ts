import { expect, test } from 'vitest'
import { castCharacter } from '../../sheet/cast-character.ts'
import { sentencesOf } from '../../warning.ts'
import { readDescription } from '../read-description.ts'

const read = (text: string) => readDescription(text).reading
const drawn = (text: string) => castCharacter(read(text), { seed: 's', candidate: 1, style: 'anime' }).character

test.each([
  ['a fox in a business suit', 'fox person', 'fox'],
  ['a talking bear with a red scarf', 'bear person', 'bear'],
  ['a bear detective', 'bear person', 'bear'],
  ['a tiger', 'tiger person', 'tiger'],
  ['an owl wizard', 'owl person', 'owl'],
  ['a frog knight', 'frog person', 'frog'],
  ['a mouse in a dress', 'mouse person', 'mouse'],
  ['a fox in the snow', 'fox person', 'fox'],
  ['lizardfolk warrior', 'dragon person', 'lizard'],
  ['anthropomorphic rabbit', 'rabbit person', 'rabbit'],
  ['bird person', 'bird person', 'bird'],
  ['a werewolf', 'wolf person', 'wolf'],
  ['a wolf-headed man', undefined, 'wolf'],
  ["a man with a wolf's head", undefined, 'wolf'],
  ['a woman with the head of a deer', undefined, 'deer'],
])('%s has the head of the animal, without a word about it', (text, species, kind) => {
  expect(read(text)).toMatchObject({ ...(species && { species }), warnings: [] })
  expect(drawn(text).animal?.kind).toBe(kind)
})

test('of an animal that is not drawn, a near one lends its head, and that is said', () => {
  expect(drawn('a raccoon thief').animal?.kind).toBe('cat')
  expect(sentencesOf(read('a raccoon thief').warnings)).toEqual(['“raccoon” is drawn with the head of a cat.'])
})

test.each([
  ['a polar bear', [0.95, 0.94, 0.92]],
  ['a black cat wizard', [0.1, 0.1, 0.1]],
  ['a red fox with blue fur', [0.2, 0.35, 0.75]],
] as const)('the coat of %s has its colour', (text, coat) => {
  drawn(text).skin.base.forEach((value, channel) => {
    expect(Math.abs(value - coat[channel]!)).toBeLessThan(0.2)
  })
})

test.each(['a fox girl', 'a cat boy', 'kitsune', 'a girl with a cat', 'a woman with fox ears'])(
  '%s has a human face',
  (text) => {
    expect(drawn(text).animal).toBeUndefined()
  },
)

test.each(['a lion tamer', 'a horse trainer', 'an eagle hunter', 'a cat lady'])('%s is human', (text) => {
  expect(drawn(text).species).toBe('human')
})

test('a horse archer is a person with a horse', () => {
  expect(read('a Mongolian horse archer')).toMatchObject({ companion: 'horse', origin: 'mongolian' })
  expect(drawn('a Mongolian horse archer').species).toBe('human')
})

test('a cat girl is a person with ears and tail, without a word about it', () => {
  expect(read('a cat girl')).toMatchObject({ species: 'cat person', warnings: [] })
})

test.each([
  ['a centaur', 'centaur', 'human'],
  ['a halfling rogue', 'halfling', 'dwarf'],
  ['a skeleton pirate', 'skeleton', 'zombie'],
])('%s keeps its name and is drawn as its nearest kin', (text, species, kin) => {
  expect(read(text).species).toBe(species)
  expect(drawn(text).species).toBe(kin)
  expect(sentencesOf(read(text).warnings)).toContainEqual(expect.stringContaining(`“${species}” is drawn as`))
})

test('a baby is younger than a toddler, and both than a child', () => {
  const years = ['a baby', 'a toddler', 'a child'].map((text) => drawn(text).ageYears)
  expect(years).toEqual(years.toSorted((a, b) => a - b))
  expect(new Set(years).size).toBe(3)
})
