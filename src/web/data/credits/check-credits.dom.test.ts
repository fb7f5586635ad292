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

test('what would be refused whatever the credits is told with its reason, and starts nothing', async () => {
  localStorage.setItem('thumbmark', 'device')
  const server = await startFakeServer({ id: 'u1' })
  const error = 'This is for confirmed accounts. To confirm yours, sign in with Google.'
  const refusal = { code: 'identity.unproven', error }
  const quote = { credits: 1000, isInsufficientCredits: false, subscriptionStatus: null, isFree: false, priceCredits: 100 }
  server.functions['check-user-credits'] = { ...quote, refusal }
  expect(await checkCredits('create-preview')).toEqual({
    outcome: 'unknown',
    code: 'HELD_UP',
    title: 'Confirm your account first',
    text: error,
  })
  server.functions['check-user-credits'] = { ...quote, refusal: { code: 'disk.full', error: 'No room left.' } }
  expect(await checkCredits('create-preview')).toMatchObject({ title: 'This cannot be made now', text: 'No room left.' })
})
