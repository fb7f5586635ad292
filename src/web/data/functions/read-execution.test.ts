import { describe, expect, test } from 'vitest'
import { type FunctionCallError, isInsufficientCredits } from './function-call-error.ts'
import { type ExecutionReply, readExecution } from './read-execution.ts'

const execution = (part: Partial<ExecutionReply>): ExecutionReply => ({
  status: 'completed',
  responseStatusCode: 200,
  responseBody: '{"success":true}',
  errors: '',
  ...part,
})
const failure = (part: Partial<ExecutionReply>) => {
  try {
    readExecution(execution(part))
  } catch (error) {
    return error as FunctionCallError
  }
  throw new Error('It did not fail.')
}

describe('reading an execution', () => {
  test('a completed execution gives its body', () => {
    expect(readExecution(execution({ responseBody: '{"jobId":"j"}' }))).toEqual({ jobId: 'j' })
  })

  test.each(['waiting', 'processing', 'scheduled'])('FX-05 ER-08 an execution that is only %s is a failure', (status) => {
    expect(failure({ status }).message).toBe(`Function execution failed with status: ${status}`)
  })

  test('FX-05 ER-07 a failed execution is a failure', () => {
    expect(failure({ status: 'failed', responseStatusCode: 500 }).message).toBe('Function execution failed')
  })

  test('FX-08 ER-18 an immediate failure carries its errors', () => {
    expect(failure({ status: 'failed', errors: 'boom' }).message).toBe('Function execution failed: boom')
  })

  test('FX-06 ER-16 status 402 is Insufficient Credits, whatever the body says', () => {
    const error = failure({ responseStatusCode: 402, responseBody: '{"error":"x"}' })
    expect(error.message).toBe('Insufficient Credits')
    expect(isInsufficientCredits(error)).toBe(true)
  })

  test('FX-07 ER-17 another status from 400 on gives the error of the body, or its number', () => {
    expect(failure({ responseStatusCode: 400, responseBody: '{"error":"x","code":"style.unknown"}' })).toMatchObject({
      message: 'x',
      code: 'style.unknown',
      status: 400,
    })
    expect(failure({ responseStatusCode: 503, responseBody: '{}' }).message).toBe('Function returned status 503')
    expect(failure({ responseStatusCode: 500, responseBody: '<html>' }).message).toBe('Function returned status 500')
  })

  test('what is no execution at all is no answer of the server', () => {
    const page = { message: '<html>Welcome to our hotel</html>' } as unknown as ExecutionReply
    expect(() => readExecution(page)).toThrow(
      expect.objectContaining({ message: 'Failed to parse function response.', status: 0, responseText: '' }),
    )
  })

  test('FX-09 ER-19 an unreadable body is said to be one', () => {
    expect(failure({ responseBody: '<html>' }).message).toBe('Failed to parse function response.')
    expect(failure({ responseBody: 'null' }).message).toBe('Failed to parse function response.')
  })
})
