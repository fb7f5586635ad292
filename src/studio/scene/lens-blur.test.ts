import { expect, test } from 'vitest'
import { lensBlur } from './lens-blur.ts'

const SIZE = 21
const at = (x: number, y: number) => (y * SIZE + x) * 4

function night(lamp: readonly [number, number, number]) {
  const data = new Uint8ClampedArray(SIZE * SIZE * 4)
  for (let to = 0; to < data.length; to += 4) data.set([30, 30, 40, 255], to)
  data.set([...lamp, 255], at(10, 10))
  return { width: SIZE, height: SIZE, data }
}

test('a lamp becomes a disc of even light with an edge', () => {
  const picture = night([255, 200, 90])
  lensBlur(picture, 5)
  const red = (x: number) => picture.data[at(x, 10)]!
  expect(red(10)).toBeGreaterThan(90)
  expect(red(6)).toBe(red(10))
  expect(red(14)).toBe(red(10))
  expect(red(3)).toBeLessThan(40)
  // Round, not square.
  expect(picture.data[at(14, 14)]!).toBeLessThan(40)
})

test('what is of one colour keeps it, and nothing keeps its edge but what is transparent', () => {
  const picture = night([30, 30, 40])
  for (let y = 0; y < SIZE; y += 1) for (let x = 0; x < 10; x += 1) picture.data.set([0, 0, 0, 0], at(x, y))
  lensBlur(picture, 4)
  expect([...picture.data.subarray(at(15, 9), at(15, 9) + 4)]).toEqual([30, 30, 40, 255])
  const edge = [...picture.data.subarray(at(9, 9), at(9, 9) + 4)]
  expect(edge.slice(0, 3)).toEqual([30, 30, 40])
  expect(edge[3]).toBeGreaterThan(80)
  expect(edge[3]).toBeLessThan(160)
})
