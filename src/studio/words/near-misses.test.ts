import { expect, test } from 'vitest'
import type { Reading } from '../sheet/reading.ts'
import { readDescription } from './read-description.ts'

const read = (text: string): Reading => readDescription(text).reading
const worn = (text: string) => (read(text).garments ?? []).map(({ type, color }) => [color, type].filter(Boolean).join(' '))

test.each([
  ['a woman in a white dress and black shoes', ['white dress', 'black shoes']],
  ['a leather jacket and black jeans', ['leather jacket', 'black jeans']],
  ['suit and brown coat', ['suit', 'brown coat']],
  ['a woman in a long red dress', ['red long dress']],
] as const)('%s: no name is joined of two things', (text, garments) => {
  expect(worn(text)).toEqual(garments)
})

test.each([
  ['a chef with a tall white hat', 'white chef’s hat'],
  ['a wizard with a tall blue hat', 'blue wizard hat'],
  ['a red top and black hat', 'black hat'],
  ['a queen with curly hair', 'crown'],
  ['a pirate with dreadlocks', 'pirate hat'],
  ['a soldier with a buzz cut', undefined],
] as const)('%s: headwear of the calling unless another is said', (text, headwear) => {
  expect(read(text).headwear).toBe(headwear?.replace('’', "'"))
})

test.each([
  ['a doctor in a long white coat', 'white lab coat'],
  ['a detective in a long brown coat', 'brown trench coat'],
  ['a bride in a long white dress', 'white wedding dress'],
  ['a victorian maid in a black dress', 'black maid dress'],
] as const)('%s: a long coat or dress is still that of the calling', (text, garment) => {
  expect(worn(text)).toContain(garment)
})

test.each([
  ['cheerful sailor squinting in the sun', 'squinting cheerful'],
  ['terrified man screaming', 'screaming terrified'],
  ['shy girl with a big smile', 'shy big smile'],
  ['angry man shouting', 'angry shouting'],
] as const)('%s: the mood that is seen comes last', (text, expression) => {
  expect(read(text).expression).toBe(expression)
})

test('what is said of one thing is not said of another', () => {
  expect(read('oversized sweater and glasses').eyewear).toBe('glasses')
  expect(read('a Black woman with a half metal face').skin).toBe('black')
  expect(read('an 18th century woman in a blue dress').species).toBeUndefined()
  expect(read('a boxer with a pug nose').companion).toBeUndefined()
  expect(read('a man strong as a bull').companion).toBeUndefined()
  expect(read('a man in a white shirt with braces').jewellery).toEqual(['suspenders'])
  expect(read('a smiling girl with braces').marks).toEqual(['braces'])
  expect(read('a fence in a meadow').place).toBe('meadow')
  expect(read('in front of paintings in a museum').place).toBe('museum')
})
