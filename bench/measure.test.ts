import { expect, test } from 'vitest'
import { median, percentile, tableOf } from './measure.ts'

test('percentiles are values that were measured', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(percentile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.99)).toBe(10)
})

test('a rate reaches its goal from above, a duration from below', () => {
  const table = tableOf([
    { name: 'rate', value: 900, unit: 'requests/s', goal: 1_000 },
    { name: 'delay', value: 9, unit: 'ms', goal: 20 },
  ])
  expect(table).toMatch(/rate.*900 requests\/s.*✗/)
  expect(table).toMatch(/delay.*9\.00 ms.*✓/)
})
