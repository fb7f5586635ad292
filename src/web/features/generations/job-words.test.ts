import { expect, test } from 'vitest'
import { jobLabel } from './job-words.ts'

const card = { status: 'QUEUED', type: 'create-preview', resultUrls: [] as string[] } as const

test('RJ-03 a running job is labelled "Generating..."', () => {
  expect(jobLabel({ ...card, status: 'RUNNING' })).toBe('Generating...')
})

test('a queued job is labelled "Queued"', () => {
  expect(jobLabel(card)).toBe('Queued')
})

test.each([
  ['create-preview', 'Preview Failed'],
  ['regenerate', 'Regeneration Failed'],
  ['create-character', 'Character Failed'],
] as const)('a failed %s is labelled "%s"', (type, label) => {
  expect(jobLabel({ ...card, type, status: 'FAILED' })).toBe(label)
})

test('a finished job is "Complete", and "No Preview" without pictures', () => {
  expect(jobLabel({ ...card, status: 'SUCCESS', resultUrls: ['a'] })).toBe('Complete')
  expect(jobLabel({ ...card, status: 'SUCCESS' })).toBe('No Preview')
})
