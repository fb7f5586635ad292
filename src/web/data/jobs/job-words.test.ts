import { expect, test } from 'vitest'
import type { JobCard } from '#contract/entities/job.ts'
import { jobLabel } from './job-words.ts'

const labelOf = (part: object) =>
  jobLabel({ status: 'QUEUED', type: 'create-preview', resultUrls: [], ...part } as Pick<
    JobCard,
    'status' | 'type' | 'resultUrls'
  >)
const failed = (type: string) => labelOf({ type, status: 'FAILED' })

test('RJ-03 a running job is labelled "Generating...", one that waits "Queued"', () => {
  expect(labelOf({ status: 'RUNNING' })).toBe('Generating...')
  expect(labelOf({ status: 'QUEUED' })).toBe('Queued')
})

test('RJ-05 RJ-06 RJ-10 a failed Flash Edit, message and dress-up', () => {
  expect(failed('create-chat-tools-response')).toBe('Flash Edit Failed')
  expect(failed('create-system-message')).toBe('Message Failed')
  expect(failed('dress-up')).toBe('Dress-up Failed')
})

test('RJ-07 RJ-08 RJ-09 a failed preview, character and regeneration', () => {
  expect(failed('create-preview')).toBe('Preview Failed')
  expect(failed('create-preview-detailer')).toBe('Preview Failed')
  expect(failed('create-character')).toBe('Character Failed')
  expect(failed('regenerate')).toBe('Regeneration Failed')
})

test('RJ-11 RJ-12 RJ-13 a failed merge and video, and any other type', () => {
  expect(failed('merge-generation')).toBe('Combine Images Failed')
  expect(failed('video-generation')).toBe('Video Generation Failed')
  expect(failed('xyz')).toBe('Generation Failed')
})

test('RJ-14 otherwise "Complete", "No Preview", or the name of the type', () => {
  expect(labelOf({ status: 'SUCCESS', resultUrls: ['a'] })).toBe('Complete')
  expect(labelOf({ status: 'SUCCESS' })).toBe('No Preview')
  expect(labelOf({ status: 'PAUSED', type: 'dress-up' })).toBe('Dress Up')
  expect(labelOf({ status: 'PAUSED', type: 'xyz' })).toBe('xyz')
})
