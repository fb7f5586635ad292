import { expect, test } from 'vitest'
import { FunctionCallError } from '../functions/function-call-error.ts'
import { claimDailyBonus } from './claim-daily-bonus.ts'

const REQUEST = { userId: 'u1', timezone: 'Europe/Berlin' }
const answered = (responseStatusCode: number, responseBody: string) =>
  claimDailyBonus(REQUEST, async () => ({ status: 'completed', responseStatusCode, responseBody, errors: '' }))
const thrown = (reason: unknown) => claimDailyBonus(REQUEST, () => Promise.reject(reason))

test('DB-12 ER-79 a status outside 200 to 299 fails with the status and the body', async () => {
  for (const status of [503, 302, 199]) {
    const error = `Function execution failed with status ${status}: x`
    expect(await answered(status, 'x')).toEqual({ success: false, error, ...(status === 503 && { isOutage: true }) })
  }
})

test('DB-13 ER-78 a failure carries its message, or says that it is unknown', async () => {
  expect(await thrown(new Error('x'))).toEqual({ success: false, error: 'x' })
  expect(await thrown('x')).toEqual({ success: false, error: 'Unknown error occurred' })
  expect(await thrown(undefined)).toEqual({ success: false, error: 'Unknown error occurred' })
})

test('a refusal keeps the error it names; without one there is none', async () => {
  expect(await answered(200, '{"success":false,"error":"x"}')).toEqual({ success: false, error: 'x' })
  for (const body of ['{"success":false}', '{"success":false,"error":7}', '{"success":true}', '{}']) {
    expect(await answered(200, body)).toEqual({ success: false, error: undefined })
  }
  expect(await answered(200, '<html>')).toMatchObject({ success: false, error: expect.stringContaining('JSON') })
})

test('a request that nobody answered is thrown', async () => {
  await expect(thrown(new FunctionCallError('Backend API error: Failed to fetch'))).rejects.toThrow('Failed to fetch')
})
