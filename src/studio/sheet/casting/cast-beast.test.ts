import { expect, test } from 'vitest'
import { readDescription } from '../../words/read-description.ts'
import { castCharacter } from '../cast-character.ts'

const castOf = (words: string) => castCharacter(readDescription(words).reading, { seed: 's', candidate: 1, style: 'photoreal' })

test.each([
  ['a tabby cat', 'cat'],
  ['a white horse galloping', 'horse'],
  ['a panda eating bamboo', 'panda'],
  ['a golden retriever on the beach', 'dog'],
  ['an owl on a branch', 'owl'],
  ['a green dragon', 'dragon'],
  ['a sleeping fox', 'fox'],
])('%s is that animal in its own shape', (words, kind) => {
  const { character } = castOf(words)
  expect(character.beast?.kind).toBe(kind)
  expect(character.companion).toBeUndefined()
})

test.each([
  'a fox in a raincoat',
  'a bear detective',
  'an anthropomorphic fox',
  'a cat person',
  'a wolf standing on two legs',
  'a talking rabbit',
  'a cat wearing a top hat',
  'a fox reading a book',
  'a woman with a cat',
  'a werewolf',
  'a minotaur',
  'a cat burglar',
])('%s is no animal by itself', (words) => {
  expect(castOf(words).character.beast).toBeUndefined()
})

test.each([
  ['a white horse galloping', 'running'],
  ['a sleeping fox', 'sleeping'],
  ['a lion lying in the savanna', 'lying'],
  ['a cat sitting on a wall', 'sitting on the floor'],
  ['a tiger leaping', 'jumping'],
] as const)('%s: %s', (words, pose) => {
  expect(castOf(words).scene.pose).toBe(pose)
})

test('it is where it was said to be, else where it is at home', () => {
  expect(castOf('a wolf in a library').scene.backdrop).toBe('library')
  expect(['savanna', 'jungle']).toContain(castOf('a lion').scene.backdrop)
})

test('it is seen whole unless a portrait was asked for', () => {
  expect(castOf('a grey wolf').scene.camera.framing).toBe('full figure')
  expect(castOf('a grey wolf, close portrait').scene.camera.framing).toBe('close portrait')
})

test('a scarf is tied round its neck', () => {
  const { scarf } = castOf('a cat wearing a red scarf').character.beast!
  expect(scarf![0]).toBeGreaterThan(2 * scarf![2])
  expect(castOf('a dog with a blue bandana').character.beast!.scarf![2]).toBeGreaterThan(0.4)
  expect(castOf('a cat').character.beast!.scarf).toBeUndefined()
})
