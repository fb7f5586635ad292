import { expect, test } from 'vitest'
import type { Picture } from '../../canvas.ts'
import { healRegion } from './heal-region.ts'

/** Stripes with a black square in the middle. */
function striped(size: number): { picture: Picture; region: Float32Array; source: Float32Array } {
  const data = new Uint8ClampedArray(size * size * 4).fill(255)
  const region = new Float32Array(size * size)
  for (let y = 0, at = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1, at += 1) {
      const isHole = Math.abs(x - size / 2) < size * 0.1 && Math.abs(y - size / 2) < size * 0.1
      const light = isHole ? 0 : stripe(x)
      data.set([light, light, light], at * 4)
      if (isHole) region[at] = 1
    }
  }
  return { picture: { width: size, height: size, data }, region, source: region.map((value) => 1 - value) }
}
const stripe = (x: number) => (Math.floor(x / 6) % 2 === 0 ? 220 : 90)

test.each([96, 200])('a hole in stripes is filled with stripes (%i pixels)', (size) => {
  const { picture, region, source } = striped(size)
  const healed = healRegion(picture, region, source)
  let [sum, count] = [0, 0]
  for (let at = 0; at < region.length; at += 1) {
    if (region[at] === 0) {
      expect(healed.data[at * 4]).toBe(picture.data[at * 4])
      continue
    }
    sum += Math.abs(healed.data[at * 4]! - stripe(at % size))
    count += 1
  }
  // Grey, which a blurred fill would give, is 65 away.
  expect(sum / count).toBeLessThan(20)
})

test('without any region or any source nothing breaks', () => {
  const { picture, region, source } = striped(64)
  expect(
    healRegion(
      picture,
      region.map(() => 0),
      source,
    ),
  ).toBe(picture)
  const blind = healRegion(
    picture,
    region,
    source.map(() => 0),
  )
  expect(blind.data).toHaveLength(picture.data.length)
})

test('the same order gives the same bytes', () => {
  const { picture, region, source } = striped(96)
  expect(healRegion(picture, region, source).data).toEqual(healRegion(picture, region, source).data)
})
