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

test('who is said to sit on the ground sits there, unless something carries them', () => {
  expect(drawn('a homeless man sitting on a sidewalk in the rain').scene.pose).toBe('sitting on the floor')
  expect(drawn('a girl sitting on the beach').scene.pose).toBe('sitting on the floor')
  expect(drawn('a woman sitting on the beach in a wheelchair').scene.pose).toBe('sitting')
  expect(drawn('a woman sitting on a horse on the beach').scene.pose).not.toBe('sitting on the floor')
  expect(drawn('a man sitting on a suitcase on the road').scene.pose).not.toBe('sitting on the floor')
})

test('petals fall, not who stands among them', () => {
  expect(drawn('falling cherry petals, a swordsman').scene.pose).not.toBe('falling')
  expect(drawn('a swordsman, katana on his shoulder, cherry blossoms falling').scene.pose).not.toBe('falling')
  expect(drawn('a man falling from the sky').scene.pose).toBe('falling')
})

test('a wizard of whom nothing else is told is old and bearded', () => {
  expect(drawn('a wizard with white hair').character).toMatchObject({ ageYears: 70, facialHair: { kind: 'long beard' } })
  expect(drawn('a young wizard').character.ageYears).toBeLessThan(30)
  expect(drawn('a robot wizard').character.facialHair).toBeUndefined()
})

test('a red nose is flushed, a clown wears one', () => {
  const marksOf = (text: string) => drawn(text).character.marks.map(({ kind, place }) => `${kind} ${place}`)
  expect(marksOf('an old man with a red nose')).toEqual(['blush marks nose'])
  expect(marksOf('a girl with a pink clown nose')[0]).toMatch(/^red nose/)
})

test('a chain is of links, a necklace of beads', () => {
  expect(drawn('a man with a gold chain').character.jewellery).toMatchObject([{ kind: 'necklace', isChain: true }])
  expect(drawn('a woman with a beaded necklace').character.jewellery[0]).not.toHaveProperty('isChain')
})

test('whoever wears a brim is not seen from above, with a helmet under the arm anybody may be', () => {
  const angles = (text: string) => Array.from({ length: 30 }, (_, index) => drawn(text, `seed ${index}`).scene.camera.angle)
  expect(angles('a cowboy')).not.toContain('high')
  expect(angles('an astronaut with her helmet under her arm')).toContain('high')
})

test('a parting that is told of lies at the side or in the middle, in hair that shows it', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    const { hair } = drawn('a woman with a side part', seed).character
    expect(Math.abs(hair.parting)).toBeGreaterThan(0.6)
    expect(['curly', 'bun', 'braid', 'pony tail', 'crop']).not.toContain(hair.kind)
    expect(Math.abs(drawn('a woman with hair parted in the middle', seed).character.hair.parting)).toBeLessThan(0.1)
  }
})
