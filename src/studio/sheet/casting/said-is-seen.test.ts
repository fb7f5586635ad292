import { expect, test } from 'vitest'
import { readDescription } from '../../words/read-description.ts'
import { castCharacter } from '../cast-character.ts'

const drawn = (text: string, seed = 's') =>
  castCharacter(readDescription(text).reading, { seed, candidate: 1, style: 'photoreal' })

test('who is called barefoot or wears boots that are told of is seen to the feet, in boots of a calling not', () => {
  expect(drawn('a barefoot woman in a field').scene.camera.framing).toBe('full figure')
  expect(drawn('a woman in hiking boots').scene.camera.framing).toBe('full figure')
  const framings = ['a', 'b', 'c', 'd'].map(
    (seed) => drawn('a fisherman with freckles and blue eyes', seed).scene.camera.framing,
  )
  expect(framings).not.toContain('full figure')
})

test('a build that is told of is seen', () => {
  const framings = ['a', 'b', 'c', 'd'].map(
    (seed) => drawn('a pregnant woman with freckles and green eyes', seed).scene.camera.framing,
  )
  for (const framing of framings) expect(['half figure', 'three-quarter figure']).toContain(framing)
})

test('an orange backpack is no orange, and a quiver no second bow', () => {
  expect(drawn('a hiker with an orange backpack and a trekking pole').character.props.map(({ kind }) => kind)).toEqual(['pole'])
  expect(drawn('an archer with a longbow and a quiver').character.props.map(({ kind }) => kind)).toEqual(['bow'])
})

test('what is said to hang at the hip or on the back leaves the hands free', () => {
  const { character, scene } = drawn('a samurai with a katana at his hip and a bow on his back')
  expect(character.props).toEqual([])
  expect(character.worn?.map(({ kind, at }) => `${kind} ${at}`)).toEqual(['katana hip', 'bow back'])
  expect(scene.pose).not.toMatch(/^holding/)
  expect(drawn('a samurai with a katana').character).not.toHaveProperty('worn')
})

test('a bouquet of lilies is one thing, in the colour of the flowers', () => {
  expect(readDescription('a bride with a bouquet of white lilies').reading.props).toEqual(['white bouquet'])
})

test('who is told to be in the rain or the sunset stands outdoors where no place is said', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e'])
    expect(['tavern', 'living room', 'library']).not.toContain(drawn('a cowboy at sunset', seed).scene.backdrop)
})

test('a background has the colour that is said', () => {
  const { skyColor } = drawn('a woman, plain red background').scene
  expect(skyColor![0]).toBeGreaterThan(2 * skyColor![1])
})

test('what falls or flies beside somebody is not what they do', () => {
  expect(readDescription('a girl under cherry blossoms falling').reading.pose).toBeUndefined()
})

test('suspenders are worn over the shirt that is said', () => {
  const { character } = drawn('a man in a white shirt with red suspenders')
  expect(character.jewellery.map(({ kind }) => kind)).toEqual(['suspenders'])
  expect(character.garments.map(({ kind }) => kind)).toContain('shirt')
})

test('a hood has the colour of its cloak', () => {
  expect(readDescription('a fairy in a blue cloak with hood').reading.headwear).toBe('blue hood')
})
