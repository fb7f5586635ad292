import { expect, test } from 'vitest'
import type { StyleId } from '../../../contract/styles.ts'
import { readDescription } from '../../words/read-description.ts'
import { castCharacter } from '../cast-character.ts'

const cast = (text: string, seed: string, style: StyleId = 'photoreal') =>
  castCharacter(readDescription(text).reading, { seed, candidate: 1, style })
const SEEDS = Array.from({ length: 20 }, (_, index) => `face ${index}`)

test('whoever describes a face is shown it from near', () => {
  const framings = SEEDS.map(
    (seed) => cast('a woman with an aquiline nose, hooded eyes, a scar and full lips', seed).scene.camera.framing,
  )
  expect(framings.filter((framing) => framing === 'close portrait' || framing === 'bust').length).toBeGreaterThan(14)
  expect(framings.filter((framing) => framing.endsWith('r figure') || framing === 'full figure')).toEqual([])
})

test('clothes that come with a calling do not take the camera away from a face that is told', () => {
  const framings = SEEDS.map(
    (seed) => cast('a biker with a long grey beard, sunglasses, a scar on his nose and a scowl', seed).scene.camera.framing,
  )
  expect(framings.filter((framing) => framing !== 'bust' && framing !== 'half figure')).toEqual([])
})

test('whoever describes a dress is shown the dress as well', () => {
  const framings = SEEDS.map(
    (seed) => cast('a freckled woman with green eyes and a scar in a long red dress', seed).scene.camera.framing,
  )
  expect(framings).not.toContain('close portrait')
})

test('in photographs nobody has hair on end, or a man a fringe, unless it is said', () => {
  const men = SEEDS.flatMap((seed) => ['a man', 'a boy'].map((text) => cast(text, seed).character.hair))
  expect(men.filter(({ kind, fringe }) => kind === 'spiky' || fringe === 'straight' || fringe === 'curtain')).toEqual([])
  expect(cast('a boy with spiky hair', 'x').character.hair.kind).toBe('spiky')
  for (const style of ['anime', '3d-anime', 'pixar'] as const) {
    expect(SEEDS.map((seed) => cast('a boy', seed, style).character.hair.kind)).toContain('spiky')
  }
})

test('where people are drawn as they grow, nobody has waves or curls over the brow, unless it is said', () => {
  for (const style of ['photoreal', 'pixar'] as const) {
    const wound = SEEDS.map((seed) => cast('a woman', seed, style).character.hair).filter(
      ({ texture }) => texture !== 'straight',
    )
    expect(wound.filter(({ fringe }) => fringe !== 'parted' && fringe !== 'none')).toEqual([])
  }
  expect(cast('a woman with curly hair and bangs', 'x').character.hair.fringe).toBe('straight')
})

test('hair goes grey between forty and sixty', () => {
  const brightness = (age: number) =>
    SEEDS.reduce((sum, seed) => sum + cast(`a man of ${age}`, seed).character.hair.color[2], 0) / SEEDS.length
  expect(brightness(55)).toBeGreaterThan(brightness(35) + 0.15)
})

test('tears, shut eyes and a painted skull are in the picture that is cast of them', () => {
  expect(cast('a crying woman', '1').scene).toMatchObject({ expression: 'sad', isInTears: true })
  expect(cast('a man with his eyes closed', '1').scene.areEyesShut).toBe(true)
  expect(cast('a sad woman', '1').scene.isInTears).toBeUndefined()
  expect(cast('a woman with skull make-up', '1').character.marks.map(({ kind }) => kind)).toContain('skull make-up')
})

test('said light has its hour, its place and its direction', () => {
  const candle = cast('a girl by candle light', '3').scene
  expect(candle.timeOfDay).toBe('night')
  expect(['library', 'living room', 'tavern', 'bedroom']).toContain(candle.backdrop)
  const plain = cast('a man in a studio', '3').scene.light
  const side = cast('a man in a studio, chiaroscuro', '3').scene.light
  expect(Math.abs(side.keyDirection[0])).toBeGreaterThan(0.85)
  expect(side.ambient[1]).toBeLessThan(plain.ambient[1] * 0.7)
  const behind = cast('a man in a studio, backlit', '3').scene.light
  expect(behind.key[1]).toBeLessThan(plain.key[1] * 0.75)
  expect(cast('a woman in neon light', '3').scene.timeOfDay).toBe('night')
})

test('red hair and freckles go with fair skin, as long as no skin is said', () => {
  const skins = SEEDS.map((seed) => cast('a redheaded boy with freckles', seed).character.skin.base[2])
  expect(Math.min(...skins)).toBeGreaterThan(0.6)
})

test.each([
  ['a man with his eyes closed', true, undefined],
  ['a man with one eye closed', undefined, undefined],
  ['a girl crying', undefined, true],
  ['a warrior with a battle cry', undefined, undefined],
])('%s: shut eyes %s, tears %s', (text, areEyesShut, isInTears) => {
  const { scene } = cast(text, 'a')
  expect([scene.areEyesShut, scene.isInTears]).toEqual([areEyesShut, isInTears])
})

test('a man in black who headed for the door has no black hair of it, and a red-headed one has red', () => {
  expect(readDescription('a man in black headed for the door').reading.hairColor).toBeUndefined()
  expect(readDescription('a red-headed man').reading.hairColor).toBe('red')
})

test.each([
  ['a mischievous halfling with a toothy grin', 'happy'],
  ['a shy girl with a big smile', 'happy'],
  ['a fierce warrior shouting', 'furious'],
  ['an angry chef', 'angry'],
  ['a strict teacher with a disapproving frown', 'stern'],
  ['a pirate with an evil grin', 'evil'],
  ['an arrogant prince', 'proud'],
  ['a skeptical detective', 'doubtful'],
  ['a nervous boy', 'worried'],
  ['a pensive old woman', 'thoughtful'],
  ['a man laughing out loud', 'laughing'],
  ['a girl sticking out her tongue', 'tongue out'],
  ['a woman smiling, her eyes closed', 'smile'],
  ['a vampire with fangs', 'evil'],
] as const)('%s: %s', (text, expression) => {
  for (const seed of ['1', '2', '3']) expect(cast(text, seed).scene.expression).toBe(expression)
})
