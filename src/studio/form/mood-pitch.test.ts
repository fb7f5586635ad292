import { expect, test } from 'vitest'
import { aScene } from '../testing/a-character.ts'
import { moodPitch } from './mood-pitch.ts'

const scene = (expression: Parameters<typeof moodPitch>[0]['expression'], headPitch = 0.02) => {
  const made = aScene({ expression })
  return { ...made, camera: { ...made.camera, headPitch } }
}

test('the shy lower their head, the haughty lift it, the calm hold it', () => {
  expect(moodPitch(scene('shy'))).toBeLessThan(-0.1)
  expect(moodPitch(scene('proud'))).toBeGreaterThan(0.1)
  expect(moodPitch(scene('neutral'))).toBe(0)
})

test('who is said to look down or up looks there and no farther', () => {
  expect(moodPitch(scene('shy', -0.36))).toBe(0)
  expect(moodPitch(scene('proud', 0.34))).toBe(0)
})
