import { expect, test } from 'vitest'
import { primeCanvas } from './prime-canvas.ts'
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

test('a bent stroke has its ends aside of its middle, and leaves its relief where it went', () => {
  const painting = primeCanvas({ width: 40, height: 40, data: new Uint8ClampedArray(40 * 40 * 4) })
  const stroke = { x: 20, y: 20, dx: 1, dy: 0, length: 28, width: 6, red: 255, green: 255, blue: 255, opacity: 1, seed: 3 }
  paintStroke(painting, { ...stroke, bend: 3 })
  const rowOf = (x: number) => {
    const rows = Array.from({ length: 40 }, (_, y) => y).filter((y) => painting.data[(y * 40 + x) * 4]! > 100)
    return rows.reduce((sum, y) => sum + y, 0) / rows.length
  }
  expect(rowOf(20)).toBeCloseTo(20, 0)
  expect(rowOf(10)).toBeGreaterThan(23)
  expect(painting.relief![20 * 40 + 20]).toBeGreaterThan(0.1)
  expect(painting.relief![20 * 40 + 8]).toBe(0)
})
