import { expect, test } from 'vitest'
import type { JobCard } from '#contract/entities/job.ts'
import { applyJobs, hasUnknownJob } from './job-pages.ts'

const aJob = (id: string, change: Partial<JobCard> = {}) =>
  ({ $id: id, revision: 1, status: 'QUEUED', $createdAt: `2026-01-01T00:00:0${id}.000+00:00`, ...change }) as JobCard
const pageOf = (...data: JobCard[]) => ({ data, total: data.length, hasNextPage: false })

test('a newer revision replaces the job in its place', () => {
  const pages = [pageOf(aJob('3'), aJob('2')), pageOf(aJob('1'))]
  const next = applyJobs(pages, [aJob('1', { revision: 2, status: 'RUNNING' })])
  expect(next.map(({ data }) => data.map(({ status }) => status))).toEqual([['QUEUED', 'QUEUED'], ['RUNNING']])
})

test('an older or equal revision changes nothing, not even the list itself', () => {
  const pages = [pageOf(aJob('1', { revision: 5, status: 'SUCCESS' }))]
  expect(applyJobs(pages, [aJob('1', { revision: 4, status: 'RUNNING' })])).toBe(pages)
  expect(applyJobs(pages, [aJob('1', { revision: 5, status: 'RUNNING' })])).toBe(pages)
})

test('a job newer than the list is unknown to it; one on a page not loaded yet is not', () => {
  const pages = [pageOf(aJob('5'), aJob('4'))]
  expect(hasUnknownJob(pages, [aJob('5'), aJob('6')])).toBe(true)
  expect(hasUnknownJob(pages, [aJob('1')])).toBe(false)
  expect(hasUnknownJob([], [aJob('1')])).toBe(true)
})
