import { expect, test } from 'vitest'
import { castCharacter } from '../sheet/cast-character.ts'
import { readDescription } from '../words/read-description.ts'
import { changeScene } from './change-scene.ts'

const cast = (text: string) => {
  const { reading } = readDescription(text)
  return { reading, scene: castCharacter(reading, { seed: 'things', candidate: 1, style: 'photoreal' }).scene }
}

test('what stood in one place does not stand in another, and stays while the place does', () => {
  const { scene } = cast('a man beside a red phone booth')
  expect(scene.things).toHaveLength(1)
  const elsewhere = cast('on a beach')
  expect(changeScene(scene, elsewhere.reading, elsewhere.scene).things).toBeUndefined()
  const smiling = cast('smiling')
  expect(changeScene(scene, smiling.reading, smiling.scene).things).toEqual(scene.things)
})
