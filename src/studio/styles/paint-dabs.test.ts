import { expect, test } from 'vitest'
import { paintDabs } from './paint-dabs.ts'

const SIZE = 60

test('a single speck under the brush makes no stroke', () => {
  const source = new Uint8ClampedArray(SIZE * SIZE * 4).fill(200)
  for (let y = 2; y < SIZE; y += 9) for (let x = 2; x < SIZE; x += 9) source.fill(0, (y * SIZE + x) * 4, (y * SIZE + x) * 4 + 3)
  const painting = { width: SIZE, height: SIZE, data: new Uint8ClampedArray(SIZE * SIZE * 4).fill(200) }
  paintDabs(painting, source, {
    seed: 'specks',
    lengthPx: 14,
    widthPx: 6,
    opacity: 1,
    layers: 3,
    tolerance: 900,
    mixColor: () => undefined,
    direction(_x, _y, out) {
      out[0] = 1
      out[1] = 0
      return true
    },
  })
  expect(Math.min(...painting.data)).toBeGreaterThan(150)
})
