import { expect, test } from 'vitest'
import type { JobCard } from '#contract/entities/job.ts'
import type { JobList } from './job-list.ts'
import { shareJobs } from './share-jobs.ts'

const aJob = (id: number, prompt = '') => ({ $id: String(id), revision: 1, prompt, resultUrls: ['a'] }) as unknown as JobCard
const listOf = (...jobs: JobCard[]): JobList => ({ jobs, total: jobs.length, hasNextPage: false })

test('an answer that says the same changes nothing', () => {
  const before = listOf(aJob(2), aJob(1))
  expect(shareJobs(before, listOf(aJob(2), aJob(1)))).toBe(before)
})

test('what changed is new, also without a newer revision; all else stays the same object', () => {
  const before = listOf(aJob(2), aJob(1))
  const after = shareJobs(before, listOf(aJob(3), aJob(2, 'changed'), aJob(1)))
  expect(after.jobs.map(({ prompt }) => prompt)).toEqual(['', 'changed', ''])
  expect(after.jobs[1]).not.toBe(before.jobs[0])
  expect(after.jobs[2]).toBe(before.jobs[1])
})

test('what went, another order and another count are seen', () => {
  const before = listOf(aJob(2), aJob(1))
  expect(shareJobs(before, listOf(aJob(2))).jobs).toHaveLength(1)
  expect(shareJobs(before, listOf(aJob(1), aJob(2))).jobs).toEqual([aJob(1), aJob(2)])
  expect(shareJobs(before, { ...before, total: 9 }).total).toBe(9)
  const first = listOf(aJob(1))
  expect(shareJobs(undefined, first)).toBe(first)
})
