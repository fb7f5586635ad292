import { expect, test } from 'vitest'
import { FunctionCallError } from '../functions/function-call-error.ts'
import { upscaleFailure } from './upscale-failure.ts'

test('what broke on the way is told in words for people, and what was refused in those of the refusal', () => {
  const lost = 'No answer came. Please try again: however often you press, it is started and paid once.'
  const broken = [
    new FunctionCallError('Backend API error: Failed to fetch'),
    new FunctionCallError('Backend API error: <h1>502</h1>', { status: 502 }),
    new FunctionCallError('Function execution failed: x'),
  ]
  for (const error of broken) expect(upscaleFailure(error)).toEqual({ title: 'The picture could not be upscaled.', text: lost })
  const refusal = new FunctionCallError('This picture is too small.', { status: 422, responseText: '{"error":"…"}' })
  expect(upscaleFailure(refusal)).toEqual({ title: 'This picture is too small.' })
})
