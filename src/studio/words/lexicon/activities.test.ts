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
  ['a man diving', 'swimming', []],
  ['a girl lifting weights', 'flexing', ['dumbbell']],
] as const)('%s: the pose and the thing it is not done without', (text, pose, held) => {
  const doing = cast(text)
  expect([doing.warnings, doing.pose]).toEqual([[], pose])
  if (held) expect(doing.held).toEqual(held)
})

test('what is said to be held is held too', () => {
  expect(cast('a woman playing tennis with a red umbrella').held).toEqual(['tennis racket', 'umbrella'])
  expect(cast('a man sawing wood with a golden saw').held).toEqual(['saw'])
})
