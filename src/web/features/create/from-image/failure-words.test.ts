import { expect, test } from 'vitest'
import { FunctionCallError } from '#web/data/functions/function-call-error.ts'
import { MissingJobError } from '../start-previews.ts'
import { failureWords } from './failure-words.ts'

const refused = (status: number, code: string, message: string) => new FunctionCallError(message, { status, code })

test('ER-43 something thrown that is no error is unexpected', () => {
  expect(failureWords('nothing', false)).toEqual({ title: 'Error', text: 'An unexpected error occurred. Please try again.' })
})

test('a refusal of the server says what to change', () => {
  const words = failureWords(refused(400, 'photo.too-small', 'Image must be at least 1024x1024'), false)
  expect(words).toEqual({ title: 'Error Generating Previews', text: 'Image must be at least 1024x1024' })
})

test('what broke on the server is not told in its words', () => {
  expect(failureWords(refused(500, 'general_unknown', 'relation "jobs" does not exist'), false).text).toBe(
    'Please try again later.',
  )
  expect(failureWords(refused(500, 'general_unknown', 'oops'), true)).toEqual({
    title: 'Error creating character',
    text: 'Please try again.',
  })
})

test('a reply without a job is named for the previews', () => {
  expect(failureWords(new MissingJobError('no job'), false)).toEqual({
    title: 'Error',
    text: 'Failed to generate previews. Please try again.',
  })
})
