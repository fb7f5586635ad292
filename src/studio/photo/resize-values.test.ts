import { expect, test } from 'vitest'
import { resizeValues, rowsOf } from './resize-values.ts'

const FROM = { width: 3, height: 2 }
const VALUES = Float32Array.of(0, 4, 8, 8, 12, 16)

test('twice as large a raster lies a quarter to either side of each cell and keeps its border', () => {
  expect(Array.from(resizeValues(VALUES, { width: 3, height: 1 }, { width: 6, height: 1 }))).toEqual([0, 1, 3, 5, 7, 8])
})

test('a raster of any other size is read between its cells', () => {
  expect(Array.from(resizeValues(VALUES, FROM, { width: 2, height: 1 }))).toEqual([5, 11])
})

test('rows that are asked for one by one, in any order, are those of the whole', () => {
  const to = { width: 6, height: 5 }
  const whole = resizeValues(VALUES, FROM, to)
  const row = new Float32Array(to.width)
  const write = rowsOf(VALUES, FROM, to)
  for (const y of [4, 0, 2]) {
    write(y, row)
    expect(row).toEqual(whole.slice(y * to.width, (y + 1) * to.width))
  }
})
