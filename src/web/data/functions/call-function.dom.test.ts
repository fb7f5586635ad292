import { afterEach, describe, expect, test, vi } from 'vitest'
import { catalogue } from '#contract/functions/catalogue.ts'
import { loadSdk } from '../sdk/load-sdk.ts'
import { callFunction } from './call-function.ts'
import { READS } from './reads.ts'

const requests: { url: string; body: Record<string, unknown> }[] = []
const answerWith = (reply: Record<string, unknown>, status = 201) =>
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push({ url, body: JSON.parse(String(init.body)) })
    return new Response(JSON.stringify(reply), { status, headers: { 'content-type': 'application/json' } })
  })

afterEach(() => {
  requests.length = 0
  vi.unstubAllGlobals()
})

describe('calling a function', () => {
  test('FX-04 the body is JSON text, the path "/", the method set, not async; custom headers lie inside', async () => {
    answerWith({ status: 'completed', responseStatusCode: 200, responseBody: '{"success":true,"jobId":"j"}', errors: '' })
    const reply = await callFunction(
      'create-preview',
      { name: 'Ann', userId: 'u', characterDescription: 'a tall pirate', style: 'anime' },
      { headers: { 'x-device-fingerprint': 'f' } },
    )
    expect(reply.jobId).toBe('j')
    expect(requests[0]?.url).toMatch(/\/v1\/functions\/create-preview\/executions$/)
    expect(requests[0]?.body).toMatchObject({
      async: false,
      path: '/',
      method: 'POST',
      headers: { 'x-device-fingerprint': 'f' },
    })
    expect(JSON.parse(String(requests[0]?.body.body))).toMatchObject({ name: 'Ann', style: 'anime' })
  })

  test('FX-10 ER-20 a service error is wrapped and keeps its status', async () => {
    answerWith({ message: 'down', code: 503, type: 'general_not_ready' }, 503)
    await expect(callFunction('get-user-subscription', {})).rejects.toMatchObject({
      message: 'Backend API error: down',
      status: 503,
    })
  })

  test('FX-10 a request that never arrived is a service error, too', async () => {
    await loadSdk()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(callFunction('get-hero-images', {})).rejects.toMatchObject({
      message: 'Backend API error: Failed to fetch',
      status: 0,
    })
  })

  test('an answer that never comes is a lost one after a minute, and a second for every 32 kB that go up', async () => {
    await loadSdk()
    vi.useFakeTimers()
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    const outcomes: string[] = []
    const image = 'A'.repeat(320_000)
    void callFunction('get-hero-images', {}).catch(({ status }) => outcomes.push(`small ${status}`))
    void callFunction('save-character-image', { image }).catch(({ status }) => outcomes.push(`large ${status}`))
    await vi.advanceTimersByTimeAsync(59_900)
    expect(outcomes).toEqual([])
    await vi.advanceTimersByTimeAsync(200)
    expect(outcomes).toEqual(['small 0'])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(outcomes).toEqual(['small 0', 'large 0'])
    vi.useRealTimers()
  })

  test('the list of reads agrees with the catalogue', () => {
    const reads = Object.values(catalogue)
      .filter((definition) => definition.method === 'GET')
      .map((definition) => definition.id)
    expect([...READS].sort()).toEqual(reads.sort())
  })
})
