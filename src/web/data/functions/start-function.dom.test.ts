import { afterEach, expect, test, vi } from 'vitest'
import { startFunction } from './start-function.ts'

afterEach(() => vi.unstubAllGlobals())

const answerWith = (responseBody: string) =>
  vi.stubGlobal('fetch', async () => {
    const execution = { status: 'completed', responseStatusCode: 200, responseBody, errors: '' }
    return new Response(JSON.stringify(execution), { status: 201, headers: { 'content-type': 'application/json' } })
  })

const start = () => startFunction('retry-job', { jobId: 'j1' })

test('a start whose reply says nothing has not been answered', async () => {
  answerWith('{}')
  await expect(start()).rejects.toMatchObject({ message: 'Failed to parse function response.', status: 0, responseText: '' })
})

test('a start that says so has begun', async () => {
  answerWith('{"success":true,"jobId":"j2"}')
  await expect(start()).resolves.toEqual({ success: true, jobId: 'j2' })
})
