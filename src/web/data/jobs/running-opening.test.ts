import { expect, test } from 'vitest'
import type { JobCard } from '#contract/entities/job.ts'
import { groupPreviews } from './preview-group.ts'
import { runningEntries } from './running-entries.ts'
import { openingOfGroup, openingOfJob } from './running-opening.ts'

const aJob = (type: string, change: Partial<JobCard> = {}) =>
  ({
    $id: 'j',
    jobId: 'j',
    type,
    status: 'SUCCESS',
    chatId: '',
    characterId: '',
    originalJobId: '',
    resultUrls: ['a'],
    previewUrls: [],
    $createdAt: '2026-01-01T00:00:00.000Z',
    ...change,
  }) as unknown as JobCard
const pageOf = (job: JobCard) => (openingOfJob(job) as { page: string } | undefined)?.page

test('a character opens by its chat, else by itself, else not', () => {
  expect(pageOf(aJob('create-character', { chatId: 'chat', characterId: 'c' }))).toBe('/characters/manage/chat')
  expect(pageOf(aJob('create-character', { characterId: 'c' }))).toBe('/characters/manage/c')
  expect(openingOfJob(aJob('create-character'))).toBeUndefined()
})

test.each(['dress-up', 'merge-generation', 'video-generation', 'create-chat-tools-response'])(
  'a %s opens itself, also with a chat',
  (type) => {
    const job = aJob(type, { chatId: 'chat' })
    expect(openingOfJob(job)).toEqual({ detail: job })
  },
)

test('other jobs lead to their chat', () => {
  expect(pageOf(aJob('create-system-message', { chatId: 'chat' }))).toBe('/characters/manage/chat')
  expect(openingOfJob(aJob('image-upscale'))).toBeUndefined()
})

test('a group opens its primary job when all went well, and only then', () => {
  const opening = (change: Partial<JobCard>) => groupPreviews([aJob('create-preview', change)]).map(openingOfGroup)[0]
  expect(opening({})).toMatchObject({ detail: { type: 'create-preview' } })
  expect(opening({ status: 'RUNNING' })).toBeUndefined()
  expect(opening({ resultUrls: [] })).toBeUndefined()
})

test('groups and other jobs stand in one order, the newest first', () => {
  const at = (minute: number) => `2026-01-01T00:0${minute}:00.000Z`
  const jobs = [
    aJob('create-preview', { $id: 'a', jobId: 'a', $createdAt: at(1) }),
    aJob('dress-up', { $id: 'b', $createdAt: at(2) }),
    aJob('regenerate', { $id: 'c', jobId: 'c', originalJobId: 'a', $createdAt: at(3) }),
    aJob('video-generation', { $id: 'd', $createdAt: at(0) }),
  ]
  expect(runningEntries(jobs).map((entry) => (entry.kind === 'group' ? 'group' : entry.job.$id))).toEqual(['group', 'b', 'd'])
})
