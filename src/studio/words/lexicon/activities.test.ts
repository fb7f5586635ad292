import { expect, test } from 'vitest'
import { castCharacter } from '../../sheet/cast-character.ts'
import { readDescription } from '../read-description.ts'

const cast = (text: string) => {
  const { reading } = readDescription(text)
  const { character, scene } = castCharacter(reading, { seed: 'doing', candidate: 1, style: 'anime' })
  return { warnings: reading.warnings, pose: scene.pose, held: character.props.map(({ kind }) => kind) }
}

test.each([
  ['a woman playing tennis', 'attacking', ['tennis racket']],
  ['a man playing golf', 'attacking', ['golf club']],
  ['a boy playing video games', 'sitting', ['gamepad']],
  ['a girl rowing a boat', 'sitting', ['oar']],
  ['a woman mopping the floor', 'sweeping', ['mop']],
  ['a man sawing wood', 'hammering', ['saw']],
  ['a teacher giving a speech', 'pointing', undefined],
  ['a man scuba diving', 'swimming', []],
  ['a girl lifting weights', 'flexing', ['dumbbell']],
] as const)('%s: the pose and the thing it is not done without', (text, pose, held) => {
  const doing = cast(text)
  expect([doing.warnings, doing.pose]).toEqual([[], pose])
  if (held) expect(doing.held).toEqual(held)
})

test('what is said to be held is held, once', () => {
  expect(cast('a man making a toast with a beer').held).toEqual(['beer mug'])
  expect(cast('a woman playing tennis with a blue tennis racket').held).toEqual(['tennis racket'])
  expect(cast('a boy dribbling a basketball').held).toEqual(['basketball'])
})

test.each([
  ['a knight who can fly', ['sword']],
  ['a princess who would die for love', []],
  ['a girl who saw a ghost', []],
  ['a shirt with french cuffs', []],
  ['a hunter with a hunting knife', ['dagger']],
  ['a woman in diving goggles', []],
  ['a boy with a glass of milk', ['glass']],
  ['a woman in black vinyl', []],
  ['a girl with spaghetti straps', []],
] as const)('%s: words that only look like things and activities are neither', (text, held) => {
  expect(cast(text).held).toEqual(held)
})
