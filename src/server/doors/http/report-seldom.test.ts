import { expect, test } from 'vitest'
import { reportSeldom } from './report-seldom.ts'

test('a flood is one line, and the next line says how many there were', () => {
  const said: string[] = []
  let now = 0
  const report = reportSeldom((what) => said.push(what), { nowMs: () => now })
  for (let count = 0; count < 1000; count += 1) report('forged', undefined)
  expect(said).toEqual(['forged'])
  now += 10 * 60_000
  report('forged', undefined)
  report('forged', undefined)
  expect(said).toEqual(['forged', 'forged (and 999 more before it)'])
})
