import { expect, test } from 'vitest'
import { readDescription } from '../../words/read-description.ts'
import { castCharacter } from '../cast-character.ts'

const drawn = (text: string, seed = 'crafts') =>
  castCharacter(readDescription(text).reading, { seed, candidate: 1, style: 'photoreal' })

test.each([
  ['a grandmother knitting', 'knitting'],
  ['an old woman crocheting', 'knitting'],
  ['a seamstress sewing', 'sewing'],
  ['a woman sweeping with a broom', 'sweeping'],
  ['a man mopping the floor', 'sweeping'],
  ['a boy digging a hole with a shovel', 'sweeping'],
  ['a maid sweeping in a black dress', 'sweeping'],
  ['a man with a brown cello', 'playing cello'],
  ['a carpenter hammering a nail', 'hammering'],
  ['a chef chopping onions', 'chopping'],
  ['a baker kneading dough', 'kneading'],
  ['a woman watering plants', 'gardening'],
  ['a street musician playing the saxophone', 'playing saxophone'],
  ['a saxophonist', 'playing saxophone'],
  ['a cellist', 'playing cello'],
  ['a drummer', 'playing drums'],
  ['a pianist at a grand piano', 'playing piano'],
  ['a lumberjack chopping wood', 'attacking'],
  ['a pregnant woman with her hand on her belly', 'hands on the belly'],
] as const)('%s: %s', (text, pose) => {
  expect(drawn(text).scene.pose).toBe(pose)
})

test('who knits in an armchair sits in it and knits', () => {
  expect(drawn('a grandmother knitting a scarf in an armchair').scene).toMatchObject({
    pose: 'sitting',
    gesture: 'knitting',
    seat: 'armchair',
    backdrop: 'living room',
  })
})

test('a sweeping gown sweeps nothing, and a kite does not lift its owner', () => {
  expect(readDescription('a girl flying a kite').reading.pose).toBeUndefined()
  expect(readDescription('a woman in a sweeping ball gown').reading.pose).toBeUndefined()
})

test('a birthmark is a patch, and is looked at from near', () => {
  for (const seed of ['1', '2', '3', '4', '5']) {
    const { character, scene } = drawn('a woman with a birthmark on her forehead', seed)
    expect(character.marks).toMatchObject([{ kind: 'birthmark', place: 'forehead' }])
    expect(['close portrait', 'bust', 'half figure']).toContain(scene.camera.framing)
  }
})

test('vitiligo is on skin that shows it, unless the skin is said', () => {
  const lightness = (text: string, seed: string) =>
    drawn(text, seed).character.skin.base.reduce((sum, value) => sum + value) / 3
  for (const seed of ['1', '2', '3', '4', '5']) {
    expect(lightness('a woman with vitiligo', seed)).toBeLessThan(0.6)
    expect(lightness('a pale woman with vitiligo', seed)).toBeGreaterThan(0.7)
  }
})
