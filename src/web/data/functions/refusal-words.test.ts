import { expect, test } from 'vitest'
import { FunctionCallError } from './function-call-error.ts'
import { refusalWords } from './refusal-words.ts'

const failure = (status: number, code: string, message = 'This picture is not yours.') =>
  new FunctionCallError(message, { status, code })

test.each<[string, unknown, string | undefined]>([
  ['a refusal of the catalogue says itself', failure(404, 'file.not-found'), 'This picture is not yours.'],
  [
    'too many requests, by whoever counts them',
    failure(429, 'general_rate_limit_exceeded', 'Backend API error: Rate limit for the current endpoint has been exceeded.'),
    'Too many requests. Please wait for some time before trying again.',
  ],
  [
    'a lost session',
    failure(401, 'general_unauthorized_scope', 'Backend API error: guests'),
    'You need to be logged in to go on.',
  ],
  ['a service that is not ours to explain', failure(404, 'general_route_not_found', 'Backend API error: Not found'), undefined],
  ['a refusal without a code', failure(400, '', 'Function returned status 400'), undefined],
  ['what broke', failure(500, 'general_unknown'), undefined],
  ['what never arrived', failure(0, ''), undefined],
  ['a bug', new Error('x is undefined'), undefined],
])('%s', (_title, error, words) => expect(refusalWords(error)).toBe(words))
