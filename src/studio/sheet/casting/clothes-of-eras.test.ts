import { expect, test } from 'vitest'
import { readDescription } from '../../words/read-description.ts'
import { castCharacter } from '../cast-character.ts'

const cutsOf = (text: string) =>
  castCharacter(readDescription(text).reading, { seed: 's', candidate: 1, style: 'photoreal' }).character.garments.map(
    ({ cut }) => cut,
  )

test.each([
  ['a noble lady of 1780 in a blue satin gown', 'court gown'],
  ['a woman in a rococo dress', 'court gown'],
  ['a Victorian lady in a dark green dress', 'victorian dress'],
  ['a samurai in red armour', 'samurai armor'],
  ['a medieval monk in a brown habit', 'monk robe'],
  ['a cheerleader in a red and white uniform', 'cheer top'],
  ['a cheerleader', 'cheer top'],
  ['a nun in a habit', 'cassock'],
])('%s wears a %s', (text, cut) => {
  expect(cutsOf(text)).toContain(cut)
})

test('a gown of no time is an ordinary gown, and its cloth is kept with the cut of an era', () => {
  expect(cutsOf('a woman in a blue satin gown')).not.toContain('court gown')
  const { garments } = castCharacter(readDescription('a lady of 1780 in a blue satin gown').reading, {
    seed: 's',
    candidate: 1,
    style: 'photoreal',
  }).character
  expect(garments.find(({ cut }) => cut === 'court gown')?.finish).toBe('silk')
})

test('a cheerleader has a skirt of the colour of her top', () => {
  const { garments } = castCharacter(readDescription('a cheerleader in a blue uniform').reading, {
    seed: 's',
    candidate: 1,
    style: 'photoreal',
  }).character
  const [top, skirt] = ['cheer top', 'pleated skirt'].map((cut) => garments.find((garment) => garment.cut === cut))
  expect(skirt?.color).toEqual(top?.color)
})
