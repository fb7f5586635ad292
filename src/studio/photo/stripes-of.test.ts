import { expect, test } from 'vitest'
import { stripesOf } from './stripes-of.ts'

const PINK = [230, 60, 120] as const
const BLUE = [20, 80, 200] as const
const rowsOf = (colorAt: (y: number, x: number) => readonly [number, number, number]) =>
  Array.from({ length: 24 }, (_, y) => Array.from({ length: 10 }, (__, x) => colorAt(y, x)))

test('cloth striped across is told by its two colours, the more frequent first', () => {
  const [main, other] = stripesOf(rowsOf((y) => (y % 8 < 5 ? PINK : BLUE)))!
  expect([main[0] > main[2], other[2] > other[0]]).toEqual([true, true])
})

test('an open jacket, a chequered shirt, one belt, trousers below a shirt and plain cloth are not striped', () => {
  expect(stripesOf(rowsOf((_, x) => (x > 3 && x < 7 ? PINK : BLUE)))).toBeUndefined()
  expect(stripesOf(rowsOf((y, x) => (((y >> 2) + (x >> 1)) % 2 ? PINK : BLUE)))).toBeUndefined()
  expect(stripesOf(rowsOf((y) => (y > 8 && y < 13 ? PINK : BLUE)))).toBeUndefined()
  expect(stripesOf(rowsOf((y) => (y > 12 ? PINK : BLUE)))).toBeUndefined()
  expect(stripesOf(rowsOf(() => PINK))).toBeUndefined()
})
