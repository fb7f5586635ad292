import { expect, test } from 'vitest'
import {
  apply,
  compose,
  determinant,
  IDENTITY,
  normalMatrix,
  rotateX,
  rotateY,
  rotateZ,
  scale,
  translate,
  type Vector,
} from './matrix.ts'

const rounded = (point: Vector) => point.map((value) => Math.round(value * 1e6) / 1e6 + 0)

test('the last place is done first', () => {
  expect(rounded(apply(compose(translate(1, 0, 0), scale(2)), [3, 0, 0]))).toEqual([7, 0, 0])
  expect(rounded(apply(compose(scale(2), translate(1, 0, 0)), [3, 0, 0]))).toEqual([8, 0, 0])
  expect(compose()).toEqual(IDENTITY)
})

test('a face turns right, looks up and rolls clockwise with positive angles', () => {
  const quarter = Math.PI / 2
  expect(rounded(apply(rotateY(quarter), [0, 0, 1]))).toEqual([1, 0, 0])
  expect(rounded(apply(rotateX(quarter), [0, 0, 1]))).toEqual([0, -1, 0])
  expect(rounded(apply(rotateZ(quarter), [1, 0, 0]))).toEqual([0, 1, 0])
})

test('normals stay upright on a squeezed and on a mirrored surface', () => {
  const slope: Vector = [1, 1, 0]
  for (const place of [scale(2, 1, 1), compose(rotateZ(0.7), scale(1, 3, 0.5)), scale(-1, 1, 1)]) {
    const n = normalMatrix(place)
    // A surface x = −y has the normal (1, 1, 0); after any place the turned normal is still square to it.
    const normal = [0, 1, 2].map((row) => n[row * 3]! * slope[0] + n[row * 3 + 1]! * slope[1] + n[row * 3 + 2]! * slope[2])
    const along = apply(place, [1, -1, 0])
    expect(normal[0]! * along[0] + normal[1]! * along[1] + normal[2]! * along[2]).toBeCloseTo(0, 6)
    const outward = apply(place, slope)
    expect(normal[0]! * outward[0] + normal[1]! * outward[1] + normal[2]! * outward[2]).toBeGreaterThan(0)
  }
  expect(determinant(scale(-1, 1, 1))).toBe(-1)
})
