import { expect, test } from 'vitest'
import { readDescription } from '../../words/read-description.ts'
import { castCharacter } from '../cast-character.ts'

const cast = (description: string) =>
  castCharacter(readDescription(description).reading, { seed: 'beings', candidate: 1, style: 'photoreal' })

test.each([
  ['a woman with green scales', 'scales'],
  ['a mummy wrapped in bandages', 'bandages'],
  ['a rock golem', 'stone'],
  ['a lava golem with cracked rock skin', 'lava'],
  ['an ice elemental', 'crystal'],
  ['a dryad with bark skin', 'bark'],
  ['a slime girl', 'slime'],
  ['a zombie', 'rot'],
  ['an android', 'panels'],
  ['a werewolf with grey fur', 'fur'],
  ['an owl person', 'feathers'],
])('%s is covered by %s', (description, hide) => {
  expect(cast(description).character.hide).toBe(hide)
})

test.each([
  ['an elf with antennae', 'antennae'],
  ['a man with tentacles on his face', 'tentacles'],
  ['a fire elemental', 'flames'],
  ['a mushroom girl', 'mushroom cap'],
  ['a mantis woman', 'bulging eyes'],
  ['a cyclops', 'one eye'],
  ['a catgirl with whiskers', 'whiskers'],
])('%s has %s', (description, growth) => {
  expect(cast(description).character.growths).toContain(growth)
})

test('whiskers of a cat are no beard', () => {
  expect(cast('a catgirl with whiskers').character.facialHair).toBeUndefined()
})

test('a body of stone is stone under no clothes, and wears those that are said', () => {
  expect(cast('a rock golem').character.hideOver).toBe('all')
  expect(cast('a rock golem in a blue robe').character).not.toHaveProperty('hideOver')
})

test('a kitsune of many tails has nine, and stands so that they are seen', () => {
  const { character, scene } = cast('a kitsune with nine white tails')
  expect(character.tail).toMatchObject({ kind: 'fox', count: 9 })
  expect(scene).toMatchObject({ pose: 'relaxed', camera: { framing: 'full figure' } })
})

test('four arms are two pairs', () => {
  expect(cast('a blue alien with four arms').character.armPairs).toBe(2)
  expect(cast('a four-armed warrior').character.armPairs).toBe(2)
})

test.each([
  'a tall woman with freckles and pale skin',
  'a woman with feathers in her hair',
  'a dress of black feathers',
  'an angel with wings of white feathers',
  'a chief with eagle feathers in his hair',
  'a knight in armor with golden scales',
])('%s stays a person', (description) => {
  const { character } = cast(description)
  for (const key of ['hide', 'growths', 'sheer', 'armPairs']) expect(character).not.toHaveProperty(key)
})
