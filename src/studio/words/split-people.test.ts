import { expect, test } from 'vitest'
import type { OtherReading, Reading } from '../sheet/reading.ts'
import { sentencesOf } from '../warning.ts'
import { readDescription } from './read-description.ts'

type Said = Partial<Omit<OtherReading, 'garments'>> & { garments?: string[] }

/** Descriptions of groups, with who has what: the first person, then everybody else. */
const GROUPS: readonly (readonly [description: string, ...people: Said[]])[] = [
  ['a knight and a witch in a forest', { garments: ['armor'], place: 'forest' }, { called: 'witch', headwear: 'witch hat' }],
  ['a mother with her little daughter', { gender: 'female' }, { called: 'daughter', age: 'child', bond: 'family' }],
  ['twin sisters with red hair', { hairColor: 'red' }, { gender: 'female', hairColor: 'red', bond: 'twin' }],
  ['a boy and his grandfather', { age: 'child', gender: 'male' }, { age: 'old', gender: 'male', bond: 'family' }],
  ['a couple dancing', { gender: 'female', pose: 'dancing' }, { gender: 'male', pose: 'dancing' }],
  [
    'a man in a red coat next to a woman in a blue dress',
    { gender: 'male', garments: ['red coat'] },
    { gender: 'female', garments: ['blue dress'] },
  ],
  [
    'two girls, one in a red dress and one in blue, both with glasses',
    { garments: ['red dress'], eyewear: 'glasses' },
    { garments: ['blue clothes'], eyewear: 'glasses' },
  ],
  [
    'three friends at the beach, all wearing black',
    { garments: ['black clothes'], place: 'beach' },
    { garments: ['black clothes'] },
    { garments: ['black clothes'] },
  ],
  ['a man and a red-haired woman in the rain', { gender: 'male', weather: 'rain' }, { gender: 'female', hairColor: 'red' }],
  ['a tall king next to a small child', { gender: 'male', body: 'tall', headwear: 'crown' }, { age: 'child' }],
  ['an old couple on a bench in the park', { age: 'old', gender: 'female' }, { age: 'old', gender: 'male' }],
  ['a father and son fishing at a lake', { pose: 'fishing', place: 'lake' }, { age: 'child', gender: 'male', pose: 'fishing' }],
  ['a bride and groom in a cathedral', { garments: ['wedding dress'] }, { garments: ['tuxedo'] }],
  [
    'two wizards fighting, one with a long white beard, the other bald',
    { facialHair: 'long white beard', pose: 'fighting' },
    { hairStyle: 'bald', pose: 'fighting' },
  ],
  [
    'a woman with long black hair and a man with a beard, she wears a green dress, he wears a grey suit',
    { hairColor: 'black', garments: ['green dress'] },
    { facialHair: 'beard', garments: ['grey suit'] },
  ],
  ['an elf, a dwarf and a human ranger', { species: 'elf' }, { species: 'dwarf' }, { called: 'ranger', species: 'human' }],
  [
    'a girl in a yellow raincoat and a boy in a green jacket',
    { gender: 'female', garments: ['yellow raincoat'] },
    { gender: 'male', garments: ['green jacket'] },
  ],
  [
    'a grandmother with her two grandchildren in a kitchen',
    { age: 'old', place: 'kitchen' },
    { age: 'child', bond: 'family' },
    { age: 'child', bond: 'family' },
  ],
  ['a doctor and his patient', { gender: 'male' }, { called: 'patient' }],
  ['king and queen', { gender: 'male', headwear: 'crown' }, { gender: 'female', headwear: 'crown' }],
  ['a family at the beach', { gender: 'female' }, { gender: 'male' }, { gender: 'female', age: 'child' }],
  [
    'a teenage girl with pink hair and her best friend with a black hoodie',
    { age: 'teenager', hairColor: 'pink' },
    { age: 'teenager', garments: ['black hoodie'] },
  ],
  [
    'a detective with a grey hat, a femme fatale in a red gown beside him',
    { headwear: 'grey fedora' },
    { gender: 'female', garments: ['red gown'] },
  ],
  ['two brothers in suits', { gender: 'male', garments: ['suits'] }, { gender: 'male', garments: ['suits'] }],
  ['a samurai and a ninja with a red mask', { garments: ['samurai armor'] }, { marks: ['red mask'] }],
  [
    'a young man with curly hair and freckles sitting next to an old woman with white hair',
    { hairStyle: 'curly', marks: ['freckles'], pose: 'sitting' },
    { age: 'old', hairColor: 'white' },
  ],
  ['an astronaut and an alien, both smiling', { expression: 'smiling' }, { species: 'alien', expression: 'smiling' }],
  [
    'a blonde woman in a white coat and her twin sister in a black coat',
    { garments: ['white coat'] },
    { bond: 'twin', hairColor: 'blonde', garments: ['black coat'] },
  ],
  ['an orc mother holding her baby', { species: 'orc' }, { called: 'baby', species: 'orc' }],
  ['2girls with red hair', { hairColor: 'red' }, { gender: 'female', hairColor: 'red' }],
  ['Mira and her daughter in a park', { gender: 'female', place: 'park' }, { called: 'daughter', age: 'child' }],
  ['dancing with a wizard', { pose: 'dancing' }, { called: 'wizard', headwear: 'wizard hat' }],
  ['a boy and a girl in raincoats', { gender: 'male', garments: ['raincoat'] }, { gender: 'female', garments: ['raincoat'] }],
  ['a man and a woman. The man has a beard. The woman holds a rose.', { facialHair: 'beard' }, { props: ['rose'] }],
]

const plain = ({ garments, ...reading }: Partial<Reading> | OtherReading) => ({
  ...reading,
  ...(garments && { garments: garments.map(({ type, color }) => (color ? `${color} ${type}` : type)) }),
})

test.each(GROUPS.map(([description, ...people]) => ({ description, people })))('$description', ({ description, people }) => {
  const { others = [], ...first } = readDescription(description).reading
  expect([first, ...others].map(plain)).toMatchObject(people)
})

test.each([
  'a man and his dog in a forest',
  'a painter and musician',
  'she is a doctor and a mother',
  "the captain's daughter with a parrot",
  'a girl dressed as a witch',
  'a woman with an angel tattoo',
  'an elf warrior princess',
  'a street full of people',
  '1girl, solo, red hair',
  'a woman, a teacher, with glasses',
  'a portrait of an old man',
])('%s: that is one person', (description) => {
  expect(readDescription(description).reading.others).toBeUndefined()
})

test('more than three, and what bodies can not do together yet, are said', () => {
  const { others, warnings } = readDescription('five dwarves in a tavern').reading
  expect(others).toHaveLength(2)
  expect(sentencesOf(warnings)).toEqual(['At most three people are drawn in one picture.'])
  expect(sentencesOf(readDescription('a vampire kissing a werewolf').reading.warnings)).toEqual([
    '“kissing” is drawn as standing close together.',
  ])
})

test('who holds hands, and who is small enough to be carried, is read and not warned of', () => {
  const touchesIn = (description: string) => {
    const { others, warnings } = readDescription(description).reading
    return [others?.map(({ touch }) => touch), warnings]
  }
  expect(touchesIn('a couple holding hands on a beach')).toEqual([['hand in hand'], []])
  expect(touchesIn('a woman carrying her baby in a garden')).toEqual([['on the arm'], []])
  expect(touchesIn('a man with a toddler in his arms')).toEqual([['on the arm'], []])
  expect(touchesIn('a vampire hugging a werewolf')).toEqual([['embracing'], []])
  expect(touchesIn('a mother with her daughter in a park')).toEqual([[undefined], []])
})
