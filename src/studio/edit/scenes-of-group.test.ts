import { expect, test } from 'vitest'
import { proportionsFor } from '../features/proportions-for.ts'
import { standUp } from '../form/stand-up.ts'
import { apply } from '../math/matrix.ts'
import { castCharacter } from '../sheet/cast-character.ts'
import { castOthers } from '../sheet/casting/cast-others.ts'
import { readDescription } from '../words/read-description.ts'
import { scenesOfGroup } from './scenes-of-group.ts'

const DICE = { seed: 'h', candidate: 1, style: 'anime' } as const

function groupOf(description: string) {
  const { reading } = readDescription(description)
  const { character, scene } = castCharacter(reading, DICE)
  const others = castOthers(reading, character, DICE)
  return scenesOfGroup(scene, [character, ...others], { shape: 1, family: 'anime' })
}

test.each([
  'a couple holding hands on a beach',
  'an old man with his arms crossed, hand in hand with his little grandson',
  'a mother and her daughter walking hand in hand',
])('%s: the two hands are in one place', (description) => {
  const [one, other] = groupOf(description).map(({ character, scene }) => {
    const { joints, bodyPlace, skeleton } = standUp(character, scene, proportionsFor(character, 'anime'))
    const { side } = scene.givenHands![0]!
    const { handPlace } = joints.arms[side === 1 ? 1 : 0]
    const [x, y] = apply(bodyPlace, apply(handPlace, [0, skeleton.hand / 2, 0]))
    const { place } = scene.camera
    return { side, x: place!.x + x * place!.unit, y: place!.y + y * place!.unit, unit: place!.unit }
  })
  expect([one!.side, other!.side]).toEqual([1, -1])
  expect(Math.hypot(one!.x - other!.x, one!.y - other!.y)).toBeLessThan(0.4 * one!.unit)
})

test('only who is said to gives a hand', () => {
  for (const { scene } of groupOf('a mother and her daughter in a park')) expect(scene.givenHands).toEqual([])
})

test('a small child sits on the arm of who carries it, its head beside theirs; an older one stands by', () => {
  const [carrier, child] = groupOf('a woman carrying her baby in a garden')
  // The other arm hangs.
  expect(carrier!.scene.givenHands!.map(({ side }) => side)).toEqual([1])
  expect(child!.scene).toMatchObject({ pose: 'sitting', seat: 'arms' })
  expect(child!.nearness).toBeGreaterThan(carrier!.nearness)
  const [own, small] = [carrier!.scene.camera.place!, child!.scene.camera.place!]
  expect(small.x).toBeGreaterThan(own.x)
  // The root of its neck is below theirs, but above their hips.
  expect(small.y).toBeGreaterThan(own.y)
  expect(small.y).toBeLessThan(own.y + 4 * own.unit)
  const [, older] = groupOf('a woman carrying her 9 year old son')
  expect(older!.scene.seat).toBeUndefined()
})

test.each([
  ['a crying woman and a laughing man', [true, undefined]],
  ['a smiling woman holding a crying baby', [undefined, true]],
  ['a crying mother holding a happy baby', [true, undefined]],
])('%s: tears run from their own eyes, also when the group has been stored', (description, tears) => {
  const { reading } = readDescription(description)
  const { character, scene } = castCharacter(reading, DICE)
  const stored = JSON.parse(JSON.stringify({ scene, others: castOthers(reading, character, DICE) }))
  const group = scenesOfGroup(stored.scene, [character, ...stored.others], { shape: 1, family: 'anime' })
  const isOther = (one: (typeof group)[number]) => Number(one.character.seed !== character.seed)
  const inOrder = group.toSorted((a, b) => isOther(a) - isOther(b))
  expect(inOrder.map(({ scene: each }) => each.isInTears)).toEqual(tears)
})
