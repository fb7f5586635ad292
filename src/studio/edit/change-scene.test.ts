import { expect, test } from 'vitest'
import { castCharacter } from '../sheet/cast-character.ts'
import { readDescription } from '../words/read-description.ts'
import { changeScene } from './change-scene.ts'

function changed(text: string, order: string) {
  const cast = (words: string) => {
    const { reading } = readDescription(words)
    return { reading, scene: castCharacter(reading, { seed: 'change', candidate: 1, style: 'anime' }).scene }
  }
  const { reading, scene } = cast(order)
  return changeScene(cast(text).scene, reading, scene)
}

test('another angle is as steep as it says, another framing leaves the angle', () => {
  expect(changed('a man seen from above', 'eye level').camera).toMatchObject({ angle: 'eye level' })
  expect(changed('a man seen from above', 'eye level').camera.drop).toBeUndefined()
  expect(changed('a man seen from above', 'full body').camera).toMatchObject({ framing: 'full figure', drop: 0.34 })
})

test('light that is said replaces what was said of it before', () => {
  expect(changed('silhouette of a man', 'high key lighting').light.effects).toEqual(['high key'])
})

test('another place has no window pane, and a level camera is not rolled', () => {
  const elsewhere = changed('a woman seen through a window, dutch angle', 'in the desert, eye level').camera
  expect(elsewhere).not.toHaveProperty('isThroughWindow')
  expect(elsewhere).not.toHaveProperty('roll')
  expect(changed('a woman seen through a window, dutch angle', 'smiling').camera).toMatchObject({
    isThroughWindow: true,
    roll: 0.3,
  })
})

test('a close-up that is asked for later has room for the hat, too', () => {
  expect(changed('a woman', 'close-up in a red hat').camera.nearer).toBe(1)
})

test('an overcast sky that is asked for later is seen in the light', () => {
  expect(changed('a farmer on a field', 'overcast sky').light.effects).toEqual(['overcast'])
})
