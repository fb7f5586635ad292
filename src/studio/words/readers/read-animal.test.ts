import { expect, test } from 'vitest'
import { castCharacter } from '../../sheet/cast-character.ts'
import { readDescription } from '../read-description.ts'

const read = (text: string) => readDescription(text).reading
const drawn = (text: string) => castCharacter(read(text), { seed: 's', candidate: 1, style: 'anime' }).character

test.each([
  ['a fox in a business suit', 'fox person', 'fox person'],
  ['a talking bear with a red scarf', 'bear person', 'wolf person'],
  ['a bear detective', 'bear person', 'wolf person'],
  ['a tiger', 'tiger person', 'cat person'],
])('%s is the person itself, and it is told how it is drawn', (text, species, kin) => {
  expect(read(text).species).toBe(species)
  expect(drawn(text).species).toBe(kin)
  expect(read(text).warnings.join()).toMatch(/is drawn as a person with the ears and tail of a/)
})

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
  expect(read(text).warnings).toContainEqual(expect.stringContaining(`“${species}” is drawn as`))
})

test('a baby is younger than a toddler, and both than a child', () => {
  const years = ['a baby', 'a toddler', 'a child'].map((text) => drawn(text).ageYears)
  expect(years).toEqual(years.toSorted((a, b) => a - b))
  expect(new Set(years).size).toBe(3)
})
