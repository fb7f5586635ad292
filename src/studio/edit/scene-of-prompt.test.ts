import { expect, test } from 'vitest'
import { castCharacter } from '../sheet/cast-character.ts'
import { sentencesOf } from '../warning.ts'
import { readDescription } from '../words/read-description.ts'
import { sceneOfPrompt } from './scene-of-prompt.ts'

const { reading } = readDescription(
  'A young woman with long red hair and freckles in a plum coat and a witch hat, in a garden in the morning',
)
const home = castCharacter(reading, { seed: 'a', candidate: 1, style: 'photoreal' })
const scene = (prompt: string, options: { index?: number; mentionedName?: string; name?: string } = {}) =>
  sceneOfPrompt(home, prompt, { name: 'Rosalind', seed: 's', index: 1, style: 'photoreal', ...options })

test.each([
  ['@Rosalind in a cafe at night', { backdrop: 'cafe', timeOfDay: 'night' }],
  ['Rosalind sitting on the beach at sunset', { backdrop: 'beach', timeOfDay: 'golden hour', pose: 'sitting on the floor' }],
  [
    'walking through the forest in the rain, angry',
    { backdrop: 'forest', weather: 'rain', pose: 'walking', expression: 'angry' },
  ],
  ['Rosalind in the snow', { weather: 'snow', backdrop: 'snowfield' }],
  ['Rosalind laughs', { backdrop: 'garden', timeOfDay: 'morning' }],
])('“%s” is where and how it says', (prompt, expected) => {
  expect(scene(prompt).sheets.scene).toMatchObject(expected)
})

test('who they are stays in every scene, whatever they wear there', () => {
  const { garments: _, props: __, ...person } = home.character
  for (const prompt of ['Rosalind as a knight in a castle', 'Rosalind in a white dress', 'she holds a lantern in a cave']) {
    const { garments, props: _props, ...same } = scene(prompt).sheets.character
    expect(same).toEqual(person)
    expect(garments.length).toBeGreaterThan(0)
  }
  expect(scene('Rosalind as a knight').sheets.character.garments.map(({ kind }) => kind)).toContain('armor')
  expect(scene('Rosalind in the market').sheets.character.garments).toEqual(home.character.garments)
})

test('other hair is told to be for another tool', () => {
  const { sheets, warnings } = scene('Rosalind with blue hair in a cafe')
  expect(sheets.character.hair).toEqual(home.character.hair)
  expect(sentencesOf(warnings).join()).toContain('Flash Edit')
})

test('a name that means something, and the name of another, say nothing', () => {
  expect(scene('Rose in a cafe', { name: 'Rose' }).sheets.character.props).toEqual(home.character.props)
  const { sheets } = scene('Rosalind and @Hunter in a cafe', { mentionedName: 'Hunter' })
  expect(sheets.character.garments).toEqual(home.character.garments)
})

test('the same prompt and seed give the same scene, another picture another view', () => {
  expect(scene('Rosalind in a cafe')).toEqual(scene('Rosalind in a cafe'))
  expect(scene('Rosalind in a cafe', { index: 2 }).sheets.scene).not.toEqual(scene('Rosalind in a cafe').sheets.scene)
})

test('an animal that comes along in a prompt without a person goes beside the character', () => {
  const { sheets, warnings } = scene('walking through the snow with a dog, full figure')
  expect(sheets.character.companion?.kind).toBe('dog')
  expect(warnings).toEqual([])
})
