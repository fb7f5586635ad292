import { afterEach, expect, test, vi } from 'vitest'
import { startFakeServer } from '#web/testing/fake-server.ts'
import { checkCredits } from './check-credits.ts'

afterEach(() => vi.unstubAllGlobals())

test('an answer that names no price allows nothing', async () => {
  localStorage.setItem('thumbmark', 'device')
  const server = await startFakeServer({ id: 'u1' })
  server.functions['check-user-credits'] = {}
  expect(await checkCredits('create-preview')).toEqual({
    outcome: 'unknown',
    code: 'UNKNOWN_ERROR',
    title: 'Unable to verify your credits. Please try again.',
  })
})
