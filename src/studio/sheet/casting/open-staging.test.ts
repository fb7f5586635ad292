import { expect, test } from 'vitest'
import { UNDIRECTED_PEOPLE } from '../../testing/undirected-people.ts'
import { readDescription } from '../../words/read-description.ts'
import { castCharacter } from '../cast-character.ts'
import type { SceneSheet } from '../scene-sheet.ts'

const SEEDS = ['1', 'a', 'job'] as const
const READ = UNDIRECTED_PEOPLE.map((text) => readDescription(text).reading)

function scenesOf(seed: string, candidate = 1): SceneSheet[] {
  return READ.map((reading) => castCharacter(reading, { seed, candidate, style: 'photoreal' }).scene)
}

function largestShare(values: readonly string[]): number {
  const counts = values.map((value) => values.filter((other) => other === value).length)
  return Math.max(...counts) / values.length
}

const shareOf = <Value>(values: readonly Value[], is: (value: Value) => boolean) => values.filter(is).length / values.length

test('nobody on the list says how or where they stand', () => {
  expect(READ.filter(({ pose, place, camera }) => pose ?? place ?? camera)).toEqual([])
})

test.each(SEEDS)('with the seed %s no pose, place, turn or framing stands out among 130 people', (seed) => {
  const scenes = scenesOf(seed)
  expect(largestShare(scenes.map(({ pose }) => pose))).toBeLessThanOrEqual(0.15)
  expect(new Set(scenes.map(({ pose }) => pose)).size).toBeGreaterThan(18)
  const places = scenes.map(({ backdrop }) => backdrop)
  const ofManyCloths = places.map((place, index) => (place === 'studio' ? `${place} ${index}` : place))
  expect(largestShare(ofManyCloths)).toBeLessThanOrEqual(0.1)
  expect(shareOf(places, (place) => place === 'studio')).toBeLessThan(0.25)
  expect(new Set(scenes.map(({ backdrop }) => backdrop)).size).toBeGreaterThan(35)
  expect(largestShare(scenes.map(({ camera }) => camera.framing))).toBeLessThan(0.5)
  expect(largestShare(scenes.map(({ timeOfDay }) => timeOfDay))).toBeLessThan(0.35)
})

test.each(SEEDS)('with the seed %s heads and bodies turn to both sides, near and far', (seed) => {
  const cameras = scenesOf(seed).map(({ camera }) => camera)
  const toTheLeft = shareOf(cameras, ({ headYaw }) => headYaw < 0)
  expect(toTheLeft).toBeGreaterThan(0.35)
  expect(toTheLeft).toBeLessThan(0.65)
  expect(shareOf(cameras, ({ headYaw }) => Math.abs(headYaw) < 0.3)).toBeGreaterThan(0.2)
  expect(shareOf(cameras, ({ headYaw }) => Math.abs(headYaw) > 0.38)).toBeGreaterThan(0.08)
  // Against the head, along with it, and farther round than it.
  expect(shareOf(cameras, ({ headYaw, bodyYaw }) => headYaw * bodyYaw < 0)).toBeGreaterThan(0.1)
  expect(shareOf(cameras, ({ headYaw, bodyYaw }) => Math.abs(bodyYaw) > Math.abs(headYaw))).toBeGreaterThan(0.1)
})

test.each(SEEDS)('with the seed %s most faces turn to the light, and some away from it', (seed) => {
  const toLight = shareOf(scenesOf(seed), ({ camera, light }) => camera.headYaw > 0 === light.keyDirection[0] > 0)
  expect(toLight).toBeGreaterThan(0.65)
  expect(toLight).toBeLessThan(0.95)
})

test('three takes of whom nobody directs differ in pose, turn, place and mostly in framing', () => {
  const takes = [1, 2, 3].map((candidate) => scenesOf('takes', candidate))
  const distinct = (of: (scene: SceneSheet) => string) =>
    READ.map((_, index) => new Set(takes.map((scenes) => of(scenes[index]!))).size)
  const held = READ.map(({ props, headwear }) => props !== undefined || headwear?.endsWith(' under arm') === true)
  expect(distinct(({ pose }) => pose).filter((count, index) => count < 3 && !held[index])).toEqual([])
  expect(distinct(({ camera }) => camera.headYaw.toFixed(2)).filter((count) => count < 3).length).toBeLessThan(8)
  expect(
    shareOf(
      distinct(({ backdrop }) => backdrop),
      (count) => count > 1,
    ),
  ).toBeGreaterThan(0.9)
  expect(
    shareOf(
      distinct(({ camera }) => camera.framing),
      (count) => count > 1,
    ),
  ).toBeGreaterThan(0.85)
})

test('small children do not stand like their fathers, and kings have no pockets', () => {
  const poses = (text: string) => {
    const { reading } = readDescription(text)
    return Array.from(
      { length: 60 },
      (_, seed) => castCharacter(reading, { seed: `${seed}`, candidate: 1, style: 'anime' }).scene.pose,
    )
  }
  expect(poses('a king with a heavy crown').filter((pose) => pose.includes('pocket'))).toEqual([])
  expect(poses('a toddler with rosy cheeks').filter((pose) => /pocket|collar|leaning/.test(pose))).toEqual([])
  expect(poses('a 7-year-old girl')).toContain('arms raised')
  expect(poses('a 40-year-old woman')).not.toContain('arms raised')
})

test('what is said is above what is chosen: stated pose, place, framing and view stay in every take', () => {
  for (const candidate of [1, 2, 3]) {
    const { reading } = readDescription('a woman with her arms crossed in a library, full body, seen from the side')
    const { scene } = castCharacter(reading, { seed: 'said', candidate, style: 'anime' })
    expect([scene.pose, scene.backdrop, scene.camera.framing]).toEqual(['arms crossed', 'library', 'full figure'])
    expect(Math.abs(scene.camera.bodyYaw)).toBe(1.3)
  }
})
