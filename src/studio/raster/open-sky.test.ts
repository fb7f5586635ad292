import { expect, test } from 'vitest'
import { MATERIAL } from './figure-buffers.ts'
import { hiddenSky } from './open-sky.ts'
import { halveDepth } from './small-depth.ts'

const SIZE = 64

/** A flat field that faces the viewer, with depths of its own. */
function field(depthAt: (x: number, y: number) => number) {
  const count = SIZE * SIZE
  const normal = new Float32Array(count * 3)
  for (let pixel = 0; pixel < count; pixel += 1) normal[pixel * 3 + 2] = 1
  return {
    widthPx: SIZE,
    heightPx: SIZE,
    unitPx: 40,
    depth: Float32Array.from({ length: count }, (_, pixel) => depthAt(pixel % SIZE, Math.floor(pixel / SIZE))),
    normal,
    material: new Uint8Array(count).fill(MATERIAL.skin),
    part: new Uint16Array(count).fill(1),
    albedo: new Uint8ClampedArray(count * 3),
    strandU: new Float32Array(count),
    strandV: new Float32Array(count),
  }
}
const hiddenAt = (depthAt: (x: number, y: number) => number, x: number, y: number) => {
  const buffers = field(depthAt)
  const small = halveDepth(buffers)
  return hiddenSky(small, buffers)[(y >> 1) * small.widthPx + (x >> 1)]!
}
const middle = (x: number, y: number) => Math.abs(x - SIZE / 2) < 6 && Math.abs(y - SIZE / 2) < 6

test('a plain sees the whole sky', () => {
  expect(hiddenAt(() => 0, SIZE / 2, SIZE / 2)).toBe(0)
})

test('the floor of a hole loses most of its sky, the ground beside it hardly any', () => {
  const hole = (x: number, y: number) => (middle(x, y) ? -0.3 : 0)
  expect(hiddenAt(hole, SIZE / 2, SIZE / 2)).toBeGreaterThan(0.4)
  expect(hiddenAt(hole, 4, 4)).toBeLessThan(0.02)
})

test('what stands far in front hides nothing', () => {
  expect(hiddenAt((x, y) => (middle(x, y) ? -3 : 0), SIZE / 2, SIZE / 2)).toBe(0)
})
