import { expect, test } from 'vitest'
import type { JobCard } from '#contract/entities/job.ts'
import { applyJobs } from './apply-jobs.ts'
import { appendPage, type JobList, refreshHead, withoutJobs } from './job-list.ts'

const aJob = (id: number, change: Partial<JobCard> = {}) =>
  ({
    $id: String(id),
    revision: 1,
    status: 'QUEUED',
    type: 'create-preview',
    characterName: `Somebody ${id}`,
    prompt: '',
    $createdAt: `2026-01-01T00:00:${String(id).padStart(2, '0')}.000Z`,
    ...change,
  }) as JobCard
const listOf = (ids: readonly number[], { total = ids.length, hasNextPage = false } = {}): JobList => ({
  jobs: ids.map((id) => aJob(id)),
  total,
  hasNextPage,
})
const ids = ({ jobs }: JobList) => jobs.map(({ $id }) => Number($id))

test('the newest page asked again keeps what is loaded behind it', () => {
  const known = listOf([8, 7, 6, 5, 4, 3], { total: 9, hasNextPage: true })
  const next = refreshHead(known, listOf([9, 8, 7], { total: 10, hasNextPage: true }))
  expect([ids(next), next.total, next.hasNextPage]).toEqual([[9, 8, 7, 6, 5, 4, 3], 10, true])
})

test('what has gone from the newest page goes from the list', () => {
  const next = refreshHead(listOf([8, 7, 6, 5, 4]), listOf([8, 6, 5], { total: 4, hasNextPage: true }))
  expect([ids(next), next.hasNextPage]).toEqual([[8, 6, 5, 4], false])
})

test('where the list cannot be known any more it begins again', () => {
  expect(ids(refreshHead(listOf([3, 2, 1]), listOf([9, 8, 7], { total: 9, hasNextPage: true })))).toEqual([9, 8, 7])
  // Something behind the newest page was deleted elsewhere.
  expect(ids(refreshHead(listOf([4, 3, 2, 1]), listOf([4, 3], { total: 3, hasNextPage: true })))).toEqual([4, 3])
})

test('a search of which more was found than is counted keeps its pages, and pages go on', () => {
  const head: JobList = { ...listOf([5, 4], { total: 3, hasNextPage: true }), hasMoreThanTotal: true }
  const loaded: JobList = { ...listOf([5, 4, 3, 2, 1], { total: 3, hasNextPage: true }), hasMoreThanTotal: true }
  const next = refreshHead(loaded, head)
  expect([ids(next), next.hasNextPage, next.total]).toEqual([[5, 4, 3, 2, 1], true, 3])
})

test('an answer that was long on its way brings no older revision back', () => {
  const known = { ...listOf([1]), jobs: [aJob(1, { revision: 5, status: 'SUCCESS' })] }
  expect(refreshHead(known, listOf([1])).jobs[0]).toMatchObject({ revision: 5, status: 'SUCCESS' })
})

test('a page is put behind the list without repeats', () => {
  expect(ids(appendPage(listOf([5, 4], { total: 4, hasNextPage: true }), listOf([4, 3, 2], { total: 4 })))).toEqual([
    5, 4, 3, 2,
  ])
})

test('deleted jobs leave the list and its total', () => {
  const list = listOf([3, 2, 1], { total: 7, hasNextPage: true })
  expect(withoutJobs(list, new Set(['2']))).toMatchObject({ total: 6, jobs: [{ $id: '3' }, { $id: '1' }] })
  expect(withoutJobs(list, new Set(['9']))).toBe(list)
})

test('a newer revision replaces the job in its place; an older or equal one changes nothing, not even the list itself', () => {
  const list = listOf([3, 2, 1])
  const next = applyJobs(list, {}, [aJob(2, { revision: 2, status: 'RUNNING' })])
  expect(next.jobs.map(({ status }) => status)).toEqual(['QUEUED', 'RUNNING', 'QUEUED'])
  expect(applyJobs(next, {}, [aJob(2, { revision: 1 }), aJob(2, { revision: 2 })])).toBe(next)
})

test('a new job enters where its time puts it, unless it belongs to a page that is not loaded', () => {
  const list = listOf([9, 7, 5], { total: 20, hasNextPage: true })
  const next = applyJobs(list, {}, [aJob(8), aJob(10), aJob(2)])
  expect([ids(next), next.total]).toEqual([[10, 9, 8, 7, 5], 22])
})

test('a job of another status leaves the tab, and none of another status, type or words enters', () => {
  const list = listOf([3, 2])
  const filter = { status: 'QUEUED', search: 'SOMEBODY' } as const
  const next = applyJobs(list, filter, [
    aJob(3, { revision: 2, status: 'RUNNING' }),
    aJob(4, { characterName: 'Ada' }),
    aJob(5),
  ])
  expect([ids(next), next.total]).toEqual([[5, 2], 2])
  expect(applyJobs(list, { previewType: 'create-preview' }, [aJob(9, { type: 'dress-up' })])).toBe(list)
})

test('GL-25 what only its chat shows enters when there is something to see', () => {
  const list = listOf([3])
  expect(applyJobs(list, {}, [aJob(4, { type: 'create-chat-tools-response' })])).toBe(list)
  expect(ids(applyJobs(list, {}, [aJob(4, { type: 'create-system-message', status: 'SUCCESS' })]))).toEqual([4, 3])
})
