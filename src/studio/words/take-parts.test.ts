import { expect, test } from 'vitest'
import { readDescription } from './read-description.ts'

const read = (text: string) => readDescription(text).reading
const worn = (text: string) => (read(text).garments ?? []).map(({ type, color, parts = [] }) => [color, type, ...parts])

test.each([
  ['a woman in a burgundy coat with a black fur collar and cuffs', ['burgundy', 'coat', 'black fur collar', 'black fur cuffs']],
  ['a man in a red jacket with gold frogging, white trousers', ['red', 'jacket', 'gold frogging']],
  ['a girl in a maroon V-neck jumper with a yellow trim', ['maroon', 'jumper', 'v neckline', 'yellow trim']],
  ['a man in a fur-trimmed blue cloak', ['blue', 'cloak', 'fur trim']],
  ['a woman in a light blue short-sleeved shirt', ['light blue', 'shirt', 'short sleeves']],
  ['a hunter in a parka with white fur around the hood', [undefined, 'parka', 'white fur on hood']],
  ['a woman in a cream blouse with a pussy bow, navy trousers', ['cream', 'blouse', 'pussy bow']],
  ['a woman in a turquoise shirt with yellow hibiscus flowers', ['turquoise', 'shirt', 'yellow hibiscus flowers print']],
])('%s', (text, first) => {
  expect(worn(text)[0]).toEqual(first)
})

test('a part keeps its colour to itself, and the next garment has its own', () => {
  expect(worn('a chef in a white jacket with black piping and black buttons, checked trousers, red neckerchief')).toEqual([
    ['white', 'chef jacket', 'black trim', 'black buttons'],
    [undefined, 'trousers'],
    ['red', 'neckerchief'],
  ])
  expect(worn('a man in an olive bomber jacket with orange lining, white crew-neck tee')).toEqual([
    ['olive', 'bomber jacket', 'orange lining'],
    ['white', 'tee', 'crew neckline'],
  ])
})

test('what is told after a belt is on the top above it', () => {
  expect(worn('a priest in a black cassock and a red sash, white clerical collar')[0]).toEqual([
    'black',
    'cassock',
    'white clerical collar',
  ])
})

test('a hat has what is on it', () => {
  expect(read('a pirate in a black tricorn with a white feather')).toMatchObject({
    headwear: 'black tricorn',
    headwearParts: ['white feather'],
  })
  expect(read('a pirate in a black tricorn with a white feather').props).toBeUndefined()
  expect(read('a ranger in a broad-brimmed felt hat')).toMatchObject({ headwear: 'felt hat', headwearParts: ['wide brim'] })
})

test('what matches has the colour of the garment before it', () => {
  expect(read('a man in a sky-blue agbada and a matching cap').headwear).toBe('sky blue cap')
})

test('ribbons in hair, flowers in hands and bows for arrows are sewn on nothing', () => {
  expect(read('a woman in a blue dress with red flowers in her hands').props).toEqual(['red flowers'])
  expect(read('a girl in a blue dress with a red ribbon in her hair').headwear).toBe('red ribbon in her hair')
  expect(read('an archer in a green tunic with a red bow').props).toBeDefined()
})

test('an unknown word before a garment does not take its colour', () => {
  expect(worn('a lady in a pale yellow empire-waist gown')).toEqual([['pale yellow', 'gown']])
  expect(worn('a woman in an orange and blue dress')).toEqual([['orange and blue', 'dress']])
})

test('what is not on the cloth leaves it alone', () => {
  expect(worn('a man in a red coat with gold trim and an eye patch')).toEqual([['red', 'coat', 'gold trim']])
  expect(worn('a woman in a black dress with a slender neck')).toEqual([['black', 'dress']])
  expect(worn('a woman in a blue dress with a bouquet of white flowers')).toEqual([['blue', 'dress']])
  expect(worn('a woman in a red coat with autumn leaves falling around her')).toEqual([['red', 'coat']])
  expect(worn('a woman in a white dress with a leopard print bag')).toEqual([['white', 'dress']])
  expect(read('a woman in a red dress with hands in her pockets')).toMatchObject({ pose: 'hands in her pockets' })
})

test.each([
  ['a woman in a white t-shirt with a print of a skull', ['white', 't-shirt', 'skull print']],
  ['a man in a black suit with a red rose pinned to the lapel', ['black', 'suit', 'red rose pin on chest']],
  ['a woman in jeans with ripped knees', [undefined, 'jeans', 'ripped knees']],
  ['a woman in an ivory wedding dress with a long train', ['ivory', 'wedding dress', 'long train']],
  ['a woman in a red dress with a slit', ['red', 'dress', 'slit']],
])('%s: the part is of the garment and nothing else', (text, first) => {
  const { garments = [], props, place, marks } = read(text)
  expect(garments.map(({ type, color, parts = [] }) => [color, type, ...parts])).toEqual([first])
  expect([props, place, marks]).toEqual([undefined, undefined, undefined])
})

test('a matching dress that says its own colour has that one', () => {
  const [other] = read('a man in a blue suit and a woman in a matching blue dress').others!
  expect(other!.garments![0]!.color).toBe('blue')
})
