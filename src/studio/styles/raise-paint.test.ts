import { expect, test } from 'vitest'
import { primeCanvas } from './prime-canvas.ts'
import { raisePaint } from './raise-paint.ts'

const SIZE = 16
/** Small pictures show less of it. */
const STRENGTH = 8

const grey = () => ({ width: SIZE, height: SIZE, data: new Uint8ClampedArray(SIZE * SIZE * 4).fill(120) })

test('a blob of thick paint is bright toward the upper left and dark away from it', () => {
  const painting = primeCanvas(grey())
  for (let y = 6; y < 10; y += 1) for (let x = 6; x < 10; x += 1) painting.relief![y * SIZE + x] = 1
  raisePaint(painting, { strength: STRENGTH })
  const at = (x: number, y: number) => painting.data[(y * SIZE + x) * 4]!
  expect(at(6, 6)).toBeGreaterThan(140)
  expect(at(9, 9)).toBeLessThan(100)
  expect(at(2, 2)).toBe(120)
})

test('what has edges but no relief stays as it is', () => {
  const painting = grey()
  painting.data.fill(250, SIZE * SIZE * 2)
  const before = painting.data.slice()
  raisePaint(painting, { strength: STRENGTH })
  expect(painting.data).toEqual(before)
})
