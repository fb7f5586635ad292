import { expect, test } from 'vitest'
import { wetGround } from './wet-ground.ts'

const SIZE = 100
const HORIZON = 50

/** Grey ground under a dark wall with one lit window in its middle. */
function aStreet() {
  const data = new Uint8ClampedArray(SIZE * SIZE * 4).fill(255)
  for (let y = 0, at = 0; y < SIZE; y += 1)
    for (let x = 0; x < SIZE; x += 1, at += 4) {
      const isWindow = y > 20 && y < 45 && Math.abs(x - 50) < 10
      const tone = y >= HORIZON ? 120 : isWindow ? 255 : 20
      data.fill(tone, at, at + 3)
    }
  return { data, width: SIZE, height: SIZE }
}

const meanOf = ({ data }: { data: Uint8ClampedArray }, fromX: number, toX: number) => {
  let sum = 0
  for (let y = HORIZON + 10; y < HORIZON + 24; y += 1)
    for (let x = fromX; x < toX; x += 1) sum += data[(y * SIZE + x) * 4]! / (14 * (toX - fromX))
  return sum
}

test('a lit window lies on the wet ground below it, and the ground beside is darker than dry', () => {
  const picture = aStreet()
  wetGround(picture, HORIZON, SIZE / 1000)
  expect(meanOf(picture, 42, 58)).toBeGreaterThan(meanOf(picture, 0, 16) + 30)
  expect(meanOf(picture, 0, 16)).toBeLessThan(110)
})

test('nothing above the horizon gets wet', () => {
  const picture = aStreet()
  wetGround(picture, HORIZON, SIZE / 1000)
  const above = HORIZON * SIZE * 4
  expect(picture.data.slice(0, above)).toEqual(aStreet().data.slice(0, above))
})
