import { expect, test } from 'vitest'
import { noiseAt } from './noise-volume.ts'

const at = (x: number, y: number, z: number) => {
  const out = new Float32Array(4)
  noiseAt(x, y, z, out)
  return out
}

test('noise is the same at the same place, within 0 and 1, and not the same everywhere', () => {
  expect(at(1.3, -7.2, 90.4)).toEqual(at(1.3, -7.2, 90.4))
  const values = Array.from({ length: 500 }, (_, step) => at(step * 0.37, step * 0.11, -step * 0.23)[0]!)
  expect(Math.min(...values)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...values)).toBeLessThanOrEqual(1)
  expect(Math.max(...values) - Math.min(...values)).toBeGreaterThan(0.6)
})

test('its slope is how fast its value changes', () => {
  const step = 1e-3
  for (const [x, y, z] of [
    [0.4, 0.3, 0.7],
    [12.6, -3.2, 5.9],
  ] as const) {
    const [, dx, dy, dz] = at(x, y, z)
    expect(dx).toBeCloseTo((at(x + step, y, z)[0]! - at(x - step, y, z)[0]!) / (2 * step), 2)
    expect(dy).toBeCloseTo((at(x, y + step, z)[0]! - at(x, y - step, z)[0]!) / (2 * step), 2)
    expect(dz).toBeCloseTo((at(x, y, z + step)[0]! - at(x, y, z - step)[0]!) / (2 * step), 2)
  }
})
