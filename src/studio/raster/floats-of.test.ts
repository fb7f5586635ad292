import { expect, test } from 'vitest'
import { floatsOf } from './floats-of.ts'
import { sharesOfBytes } from './shares-of-bytes.ts'

test('a layer is worked out of the values of another and of where they are', () => {
  const layer = Uint16Array.of(3, 0, 700)
  expect([...floatsOf(layer, (value, at) => value / 2 + at)]).toEqual([1.5, 1, 352])
  expect([...layer]).toEqual([3, 0, 700])
})

test('bytes become shares of one', () => {
  expect([...sharesOfBytes(Uint8ClampedArray.of(0, 51, 255))]).toEqual([0, Math.fround(0.2), 1])
})
