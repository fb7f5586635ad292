import { expect, test } from 'vitest'
import { IDENTITY, translate } from '../math/matrix.ts'
import { MATERIAL } from './figure-buffers.ts'
import { rasterise } from './rasterise.ts'
import { pixelOf, placeAt, type View } from './view.ts'

const FROM_AFAR: View = { widthPx: 40, heightPx: 40, unitPx: 4, originXPx: 20, originYPx: 20 }
/** Ten half heads away, on the left of the middle. */
const FROM_NEAR: View = { ...FROM_AFAR, eye: { x: -1, y: 0.5, z: 0.25, nearness: 0.1 } }

test.each([FROM_AFAR, FROM_NEAR])('a pixel and a depth are the place that is seen there', (view) => {
  for (const place of [
    [0, 0, 0],
    [2, -1, 3],
    [-1.5, 2, -2],
  ] as const) {
    const [x, y, z] = placeAt(view, ...pixelOf(view, place), place[2])
    expect(x).toBeCloseTo(place[0], 9)
    expect(y).toBeCloseTo(place[1], 9)
    expect(z).toBe(place[2])
  }
})

test('what is nearer to an eye is larger, what is farther smaller, and on the plane of the eye everything as from afar', () => {
  const width = (view: View, z: number) => pixelOf(view, [1, 0, z])[0] - pixelOf(view, [-1, 0, z])[0]
  expect(width(FROM_NEAR, 0.25)).toBeCloseTo(width(FROM_AFAR, 0.25), 9)
  expect(width(FROM_NEAR, 2.25)).toBeCloseTo(width(FROM_AFAR, 0.25) / 0.8, 9)
  expect(width(FROM_NEAR, -9.75)).toBeCloseTo(width(FROM_AFAR, 0.25) / 2, 9)
  expect(width(FROM_AFAR, 2.25)).toBe(width(FROM_AFAR, -9.75))
})

test('a thing behind the eye does not turn round', () => {
  expect(pixelOf(FROM_NEAR, [1, 0, 40])[0]).toBeGreaterThan(pixelOf(FROM_NEAR, [0, 0, 40])[0])
})

test('surfaces are drawn where places are seen', () => {
  const positions = Float32Array.of(-1, -1, 0, 1, -1, 0, -1, 1, 0, 1, 1, 0)
  const normals = Float32Array.of(0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1)
  const triangles = Uint32Array.of(0, 1, 2, 1, 3, 2)
  const surface = { part: 3, material: MATERIAL.cloth, color: [1, 1, 1] as const, positions, normals, triangles }
  const covered = (view: View, place = IDENTITY) =>
    rasterise([{ surface, place }], view).part.filter((part) => part === 3).length
  expect(covered(FROM_AFAR)).toBe(64)
  expect(covered(FROM_AFAR, translate(0, 0, 4))).toBe(64)
  expect(covered(FROM_NEAR, translate(0, 0, 4))).toBeGreaterThan(130)
  expect(covered(FROM_NEAR, translate(0, 0, -6))).toBeLessThan(32)
})
