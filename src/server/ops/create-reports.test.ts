import { expect, test } from 'vitest'
import { createReports } from './create-reports.ts'

const FULL = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })

test('a full disk is told once a minute, everything else each time', () => {
  let now = 0
  const told: string[] = []
  const report = createReports((what) => told.push(what), { nowMs: () => now })
  report('the first start', FULL)
  report('another start', FULL)
  report('a bug', new Error('a bug'))
  report('the same bug', new Error('a bug'))
  now = 60_000
  report('a minute later', FULL)
  expect(told).toEqual(['the first start', 'a bug', 'the same bug', 'a minute later'])
})
