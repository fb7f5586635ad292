import { expect, test } from 'vitest'
import type { JobCard } from '#contract/entities/job.ts'
import { groupPreviews, groupStatus } from './preview-group.ts'

const aJob = (id: string, change: Partial<JobCard> = {}) =>
  ({
    $id: id,
    jobId: id,
    type: 'create-preview',
    status: 'SUCCESS',
    characterName: 'Anselm',
    characterId: '',
    originalJobId: '',
    resultUrls: [`${id}.png`],
    previewUrls: [`${id}.png`],
    $createdAt: '2026-01-01T00:00:00.000Z',
    ...change,
  }) as JobCard
const statuses = (...all: JobCard['status'][]) => groupStatus(all.map((status) => ({ status })))

test('RJ-15 RJ-16 a group runs while any job runs, and waits while any waits', () => {
  expect(statuses('RUNNING', 'FAILED')).toBe('RUNNING')
  expect(statuses('QUEUED', 'RUNNING')).toBe('RUNNING')
  expect(statuses('QUEUED', 'SUCCESS')).toBe('QUEUED')
})

test('RJ-17 RJ-18 a finished group has failed if some did, else succeeded', () => {
  expect(statuses('SUCCESS', 'FAILED')).toBe('FAILED')
  expect(statuses('SUCCESS', 'SUCCESS')).toBe('SUCCESS')
})

test('RJ-19 RJ-20 regenerations of one character are one group, whose primary is the first preview or regeneration', () => {
  const groups = groupPreviews([
    aJob('d', { type: 'create-preview-detailer', originalJobId: 'a', characterId: 'c' }),
    aJob('a'),
    aJob('b', { type: 'regenerate', originalJobId: 'a' }),
    aJob('x', { type: 'dress-up' }),
  ])
  expect(groups).toHaveLength(1)
  expect(groups[0]?.primaryJob.$id).toBe('a')
  expect(groups[0]?.groupId).toBe('c')
  expect(groupPreviews([aJob('b', { type: 'regenerate', originalJobId: 'a' }), aJob('a')])[0]?.groupId).toBe('a')
})

test('RJ-21 RJ-22 pictures stand once in a group, and the newest group first', () => {
  const at = (minute: number) => ({ $createdAt: `2026-01-01T00:0${minute}:00.000Z` })
  const shared = aJob('b', { type: 'regenerate', originalJobId: 'a', resultUrls: ['a.png', 'b.png'], ...at(2) })
  const groups = groupPreviews([aJob('m', at(1)), aJob('a', at(0)), aJob('z', at(3)), shared])
  expect(groups.map(({ groupId }) => groupId)).toEqual(['z', 'a', 'm'])
  expect(groups[1]?.allImageUrls).toEqual(['a.png', 'b.png'])
})

test('EN-16 a group has all its fields', () => {
  const detail = aJob('d', {
    type: 'create-preview-detailer',
    originalJobId: 'a',
    characterId: 'c',
    resultUrls: [],
    previewUrls: [],
  })
  const preview = aJob('a', { $createdAt: '2026-01-02T00:00:00.000Z' })
  expect(groupPreviews([preview, detail])).toEqual([
    {
      groupId: 'c',
      characterName: 'Anselm',
      jobs: [preview, detail],
      primaryJob: preview,
      detailerJob: detail,
      status: 'SUCCESS',
      createdAt: '2026-01-02T00:00:00.000Z',
      allImageUrls: ['a.png'],
    },
  ])
})
