import { expect, test } from 'vitest'
import { JOB_FAILURES, type JobFailure } from './errors.ts'
import { JOB_TYPES } from './job-constants.ts'
import { jobFailureText } from './job-failure-text.ts'

test('a failure names what could not be made', () => {
  expect(jobFailureText('engine.failed', 'video-generation')).toBe('The engine could not finish this video.')
  expect(jobFailureText('engine.failed', 'create-preview')).toBe('The engine could not finish this preview.')
  expect(jobFailureText('engine.empty', 'create-character')).toBe('The engine finished without a character.')
  expect(jobFailureText('engine.refused', 'dress-up')).toBe('The engine refused these pictures.')
  expect(jobFailureText('cancelled', 'video-generation')).toBe('This was cancelled.')
})

test('no text keeps a gap, whatever failed', () => {
  const failures = Object.keys(JOB_FAILURES) as JobFailure[]
  const texts = JOB_TYPES.flatMap((type) => failures.map((failure) => jobFailureText(failure, type)))
  expect(texts.filter((text) => /[{}]|undefined/.test(text))).toEqual([])
})
