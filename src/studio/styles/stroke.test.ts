import { expect, test } from 'vitest'
import { paintStroke } from './stroke.ts'

test.each([
  ['level', 1, 0],
  ['upright', 0, 1],
  ['slanting', 0.6, 0.8],
])('a %s stroke of the ground’s own colour leaves no dark pixel', (_, dx, dy) => {
  const painting = { width: 24, height: 24, data: new Uint8ClampedArray(24 * 24 * 4).fill(200) }
  for (let seed = 0; seed < 20; seed += 1) {
    paintStroke(painting, { x: 12.3, y: 11.6, dx, dy, length: 14, width: 3, red: 200, green: 200, blue: 200, opacity: 1, seed })
  }
  expect(Math.min(...painting.data)).toBeGreaterThan(180)
})
