import { expect, test } from 'vitest'
import { castCharacter } from '../sheet/cast-character.ts'
import { sentencesOf } from '../warning.ts'
import { readDescription } from '../words/read-description.ts'
import { wearOutfit } from './wear-outfit.ts'

const cast = (description: string) =>
  castCharacter(readDescription(description).reading, { seed: 'outfit', candidate: 1, style: 'anime' }).character
const mira = cast('a young woman with red hair in a green sweater and jeans, with glasses')
const knight = cast('an old man in a blue coat over a white shirt, black trousers, a top hat and boots, with a necklace')
const kindsOf = ({ garments }: { garments: readonly { kind: string }[] }) => garments.map(({ kind }) => kind)

test('the whole outfit is put on, and who wears it stays', () => {
  const { character, warnings } = wearOutfit(mira, knight, '')
  expect(kindsOf(character)).toEqual(kindsOf(knight))
  expect(character.headwear).toEqual(knight.headwear)
  expect(character.jewellery).toEqual(knight.jewellery)
  expect(character.eyewear).toEqual(mira.eyewear)
  const { garments: _, headwear: __, jewellery: ___, ...self } = character
  expect(mira).toMatchObject(self)
  expect(warnings).toEqual([])
})

test('a prompt narrows what is taken', () => {
  const coat = wearOutfit(mira, knight, 'only the coat').character
  expect(kindsOf(coat)).toContain('coat')
  expect(kindsOf(coat)).toContain('sweater')
  expect(coat.headwear).toBeUndefined()
  const hat = wearOutfit(mira, knight, 'just the hat').character
  expect(hat.headwear).toEqual(knight.headwear)
  expect(hat.garments).toEqual(mira.garments)
  const bare = wearOutfit(mira, knight, 'without the hat').character
  expect(bare.headwear).toBeUndefined()
  expect(kindsOf(bare)).toEqual(kindsOf(knight))
})

test('a colour dyes what is put on', () => {
  const { character } = wearOutfit(mira, knight, 'the coat in red')
  const coat = character.garments.find(({ kind }) => kind === 'coat')
  expect(coat?.color[0]).toBeGreaterThan((coat?.color[2] ?? 1) + 0.3)
  expect(character.garments.find(({ kind }) => kind === 'sweater')).toEqual(
    mira.garments.find(({ kind }) => kind === 'sweater'),
  )
})

test('words that name nothing worn are said', () => {
  expect(sentencesOf(wearOutfit(mira, knight, 'zwonk it').warnings)).toEqual([
    '“zwonk it” was not understood: the whole outfit was put on.',
  ])
  expect(sentencesOf(wearOutfit(knight, mira, 'only the hat').warnings)).toEqual([
    '“only the hat”: nothing like that is worn in the second picture.',
  ])
})
