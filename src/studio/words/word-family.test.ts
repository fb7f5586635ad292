import { expect, test } from 'vitest'
import { readDescription } from './read-description.ts'

const read = (text: string) => readDescription(text).reading

test.each([
  ['1girl, silver hair', { gender: 'female' }],
  ['a judge looking down sternly', { expression: 'stern' }],
  ['a redhaired, greeneyed woman', { hairColor: 'red', eyeColor: 'green' }],
  ['a girl with curley red hair and grean eyes', { hairStyle: 'curly', eyeColor: 'green' }],
  ['a pilot, female, 29 years, short hair', { gender: 'female', age: '29' }],
  ['a mage, old, long white beard', { age: 'old', facialHair: 'long white beard' }],
  ['a pregnant woman', { gender: 'female', body: 'pregnant' }],
  ['not smiling, a stern general', { expression: 'stern' }],
  ['a teacher with a chalkboard behind her', { gender: 'female' }],
  ['a groundskeeper in her forties', { gender: 'female', age: '45' }],
  ['a gentle giant', { body: 'giant' }],
  ['a friendly bearded man', { expression: 'friendly', facialHair: 'beard' }],
  ['a curvy bikini model', { body: 'curvy', garments: [{ type: 'bikini' }] }],
  ['Young Frida, a painter', { age: 'young adult' }],
  ['an old lady with pigeons in the park', { companion: 'pigeon', place: 'in the park' }],
  ['a boy of 12 in a red coat', { age: '12' }],
  ['a chubby baby boy of 2 with wispy hair', { age: '2' }],
  ['a man of 30 laughing', { age: '30', expression: 'laughing' }],
  ['a redheaded boy', { hairColor: 'red' }],
  ['a ginger-headed girl', { hairColor: 'ginger' }],
  ['flowers in her braided updo', { headwear: 'flowers in hair' }],
  ['a gypsy woman', { origin: 'romani' }],
  ['a vampire, pale, slicked back dark hair', { skin: 'pale', hairColor: 'dark' }],
  ['male elf, honey blond, teal robes', { hairColor: 'honey blond', garments: [{ type: 'robes', color: 'teal' }] }],
  ['an ethereal goddess with silver skin', { skin: 'silver' }],
  ['a pale queen with green skin', { skin: 'green' }],
  ['an orange tabby cat in a robe', { species: 'cat person' }],
  ['black hair with a white streak', { hairColor: 'black with white streak' }],
  ['her hair is white on the left side and black on the right', { hairColor: 'half white and half black' }],
  ['a girl with half black half white hair', { hairColor: 'half black and half white' }],
  ['orc, huge, green skin', { species: 'orc', body: 'huge', skin: 'green' }],
  ['Ruby, 24, red hair', { age: '24', hairColor: 'red' }],
  ['a non-binary teen', { gender: 'androgynous', age: 'teenager' }],
  ['an Indigenous Australian dancer', { origin: 'indigenous australian' }],
  ['a black cat girl', { species: 'cat person' }],
])('%s', (text, expected) => {
  expect(read(text)).toMatchObject(expected)
})

test('words that belong to objects of the language are only words', () => {
  expect(() => read('a constructor with a toString and a __proto__, hasOwnProperty')).not.toThrow()
})

test('ordinary words are not taken for slips of others', () => {
  expect(read('a woman showing and making things, waiting for the setting')).toEqual({
    gender: 'female',
    warnings: [],
  })
})
