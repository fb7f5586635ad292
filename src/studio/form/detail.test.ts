import { expect, test } from 'vitest'
import { detailFor, stepsFor } from './detail.ts'

test('detail grows with the figure up to 1, and an icon keeps some', () => {
  expect(detailFor(400)).toBe(1)
  expect(detailFor(60)).toBe(0.5)
  expect(detailFor(2)).toBeGreaterThan(0.2)
})

test('steps shrink with the detail, within the least and the full number', () => {
  expect(stepsFor(1, 76, 26)).toBe(76)
  expect(stepsFor(0.5, 76, 26)).toBe(38)
  expect(stepsFor(0.1, 76, 26)).toBe(26)
  expect(stepsFor(1.4, 10, 5)).toBe(10)
  expect(stepsFor(0.1, 4, 6)).toBe(4)
})
