import { expect, test } from 'vitest'
import { JOB_STATUSES, JOB_TYPES, type JobType } from '#contract/job-constants.ts'
import { type OpenedJob, openingInTheMaking, openingOf } from './opening-of.ts'

const CHOICES: readonly JobType[] = ['create-preview', 'regenerate']
const aJob = (type: JobType, change: Partial<OpenedJob> = {}): OpenedJob => ({
  type,
  status: 'SUCCESS',
  resultUrls: ['a'],
  characterData: '{}',
  resultData: '{}',
  skipPreviewStep: !CHOICES.includes(type),
  hasExistingCreateJob: false,
  ...change,
})

test.each(['dress-up', 'merge-generation'] as const)(
  'a %s opens its picture, nothing when it failed, else its status',
  (type) => {
    expect(openingOf(aJob(type))).toBe('pictures')
    expect(openingOf(aJob(type, { status: 'FAILED', resultUrls: [] }))).toBeUndefined()
    expect(openingOf(aJob(type, { status: 'QUEUED', resultUrls: [] }))).toBe('status')
  },
)

test('a film opens its player, nothing when it failed, else its status', () => {
  expect(openingOf(aJob('video-generation'))).toBe('film')
  expect(openingOf(aJob('video-generation', { status: 'FAILED', resultUrls: [] }))).toBeUndefined()
  expect(openingOf(aJob('video-generation', { status: 'RUNNING', resultUrls: [] }))).toBe('status')
})

test.each(['create-chat-tools-response', 'create-system-message'] as const)('a %s opens its picture only', (type) => {
  expect(openingOf(aJob(type))).toBe('pictures')
  for (const status of JOB_STATUSES) expect(openingOf(aJob(type, { status, resultUrls: [] }))).toBeUndefined()
})

test('GL-26 GL-27 a preview whose character exists or is being made opens its pictures, another one the choice', () => {
  for (const type of CHOICES) {
    for (const hasCreated of [true, false]) {
      const characterData = JSON.stringify({ hasCreated })
      expect(openingOf(aJob(type, { hasExistingCreateJob: true, characterData }))).toBe('pictures')
    }
    expect(openingOf(aJob(type))).toBe('selection')
    expect(openingOf(aJob(type, { status: 'RUNNING', resultUrls: [] }))).toBe('selection')
    expect(openingOf(aJob(type, { status: 'RUNNING', resultUrls: [], hasExistingCreateJob: true }))).toBe('selection')
  }
})

test('in the making a preview leads to its choice until its character is there, and a failed job to its status', () => {
  for (const type of CHOICES) {
    expect(openingInTheMaking(aJob(type, { hasExistingCreateJob: true }))).toBe('selection')
    const characterData = '{"hasCreated":true}'
    expect(openingInTheMaking(aJob(type, { hasExistingCreateJob: true, characterData }))).toBe('pictures')
    expect(openingInTheMaking(aJob(type))).toBe('selection')
  }
  expect(openingInTheMaking(aJob('video-generation', { status: 'FAILED', resultUrls: [] }))).toBe('status')
  expect(openingInTheMaking(aJob('dress-up'))).toBe('pictures')
})

test('only from takes can be chosen, and a failed preview has none', () => {
  const choosing = JOB_TYPES.filter((type) => openingOf(aJob(type)) === 'selection')
  expect(choosing).toEqual(CHOICES)
  expect(openingOf(aJob('create-preview', { status: 'FAILED', resultUrls: [] }))).toBe('status')
  expect(openingOf(aJob('create-character', { status: 'RUNNING', resultUrls: [] }))).toBe('status')
})
