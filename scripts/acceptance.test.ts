import { expect, test } from 'vitest'
import { outcomesOfPlaywright, outcomesOfVitest, provedRows, rowsOf, titleComplaints } from './acceptance.ts'

const rows = rowsOf('| ID | x |\n| RT-01 | a |\n| RT-02 | b |\n| OP-01 | c |\n')

test('reads row ids and leaves decisions out', () => {
  expect(rows).toEqual(['RT-01', 'RT-02'])
})

test('counts a row when a passed test names it and no failed one does', () => {
  const outcomes = outcomesOfVitest({
    testResults: [
      {
        assertionResults: [
          { fullName: 'x', title: 'RT-01 goes home', status: 'passed' },
          { fullName: 'x', title: 'RT-02 comes back', status: 'passed' },
          { fullName: 'x', title: 'RT-02 comes back again', status: 'failed' },
          { fullName: 'x', title: 'RT-01 later', status: 'skipped' },
        ],
      },
    ],
  })
  expect(provedRows(rows, outcomes)).toEqual(['RT-01'])
})

test('a browser story that passed only on a retry proves nothing', () => {
  const outcomes = outcomesOfPlaywright({
    suites: [
      {
        specs: [
          { title: 'RT-01 a', ok: true, tests: [{ status: 'flaky' }] },
          { title: 'RT-02 b', ok: true, tests: [{ status: 'expected' }] },
        ],
      },
    ],
  })
  expect(provedRows(rows, outcomes)).toEqual(['RT-02'])
})

test('complains of a title that names a row which does not exist', () => {
  expect(titleComplaints(rows, [{ title: 'RT-99 flies', passed: true }])).toHaveLength(1)
  expect(titleComplaints(rows, [{ title: 'RT-01 UTF-8 is read', passed: true }])).toEqual([])
})
