import { expect, test } from 'vitest'
import { columnsFor, layOutWall } from './masonry.ts'

test('the columns grow from 1 to 6 with the screen, and never shrink', () => {
  const columns = [320, 360, 380, 768, 1024, 1280, 1500, 1799, 1800, 1920, 3840].map(columnsFor)
  expect(columns).toEqual([1, 1, 2, 3, 4, 4, 5, 5, 6, 6, 6])
})

test('each card goes to the column that is shortest so far', () => {
  const wall = layOutWall([300, 100, 100, 50], (height) => height, { widthPx: 210, columns: 2, gapAcrossPx: 10, gapDownPx: 20 })
  expect(wall.columnWidthPx).toBe(100)
  expect(wall.places).toEqual([
    { leftPx: 0, topPx: 0, heightPx: 300 },
    { leftPx: 110, topPx: 0, heightPx: 100 },
    { leftPx: 110, topPx: 120, heightPx: 100 },
    { leftPx: 110, topPx: 240, heightPx: 50 },
  ])
  expect(wall.heightPx).toBe(300)
})
