import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { kernelsModule } from '../../../scripts/kernels.ts'
import { blurValues } from '../raster/blur-values.ts'
import { blurPlane } from './blur-plane.ts'

test('the module is made of its source', async () => {
  expect(readFileSync(new URL('./kernels-module.ts', import.meta.url), 'utf8')).toBe(await kernelsModule())
})

test.each([
  { width: 64, height: 48, radius: 5, passes: 2 },
  { width: 37, height: 61, radius: 3.4, passes: 1 },
  { width: 5, height: 3, radius: 9, passes: 3 },
  { width: 1, height: 1, radius: 1, passes: 2 },
])('a plane of $width × $height is blurred as values are', (size) => {
  const plane = Float32Array.from({ length: size.width * size.height }, (_, at) => ((at * 7919) % 256) + (at % 13) / 13)
  const [expected, blurred] = [blurValues(plane, size), blurPlane(plane, size)]
  expect(blurred).toHaveLength(expected.length)
  expect(Math.max(...blurred.map((value, at) => Math.abs(value - expected[at]!)))).toBeLessThan(1e-3)
})
