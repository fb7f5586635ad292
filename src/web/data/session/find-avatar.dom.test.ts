import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadSdk } from '../sdk/load-sdk.ts'
import { findAvatar } from './find-avatar.ts'

const info = vi.fn()
/** The session the server knows, and what the provider answers. */
function world(session: object | undefined, provider: { status?: number; body?: object } = {}) {
  vi.stubGlobal('fetch', async (url: string) => {
    const isSession = url.includes('/v1/account/sessions/current')
    const code = (session as { code?: number } | undefined)?.code
    const { status = 200, body = {} } = isSession ? { body: session, ...(code && { status: code }) } : provider
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  })
}

beforeEach(async () => {
  await loadSdk()
  info.mockReset()
  vi.spyOn(console, 'info').mockImplementation(info)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the picture of the sign-in provider', () => {
  test('OC-01 comes from Google', async () => {
    world({ provider: 'google', providerAccessToken: 't' }, { body: { picture: 'https://pictures.test/me.png' } })
    expect(await findAvatar()).toBe('https://pictures.test/me.png')
  })

  test('OC-02 OC-03 comes from Discord, by the discriminator when there is none', async () => {
    world({ provider: 'discord', providerAccessToken: 't' }, { body: { id: '9', avatar: 'abc' } })
    expect(await findAvatar()).toMatch(/\/avatars\/9\/abc\.png$/)
    world({ provider: 'discord', providerAccessToken: 't' }, { body: { id: '9', discriminator: '0007' } })
    expect(await findAvatar()).toMatch(/\/embed\/avatars\/2\.png$/)
  })

  test.each([
    ['ER-01', { code: 401, message: 'Nobody is signed in.', type: 'general_unauthorized_scope' }, {}, 'No session found'],
    ['ER-02 ER-14', { provider: 'google', providerAccessToken: '' }, {}, 'No access token found'],
    ['ER-03 OC-04', { provider: 'github', providerAccessToken: 't' }, {}, 'Unsupported provider'],
    ['ER-04 ER-14', { provider: 'google', providerAccessToken: 't' }, { status: 500 }, 'Failed to fetch Google user info'],
    ['ER-05 ER-14', { provider: 'discord', providerAccessToken: 't' }, { status: 500 }, 'Failed to fetch Discord user info'],
  ])('%s is missing without harm', async (_row, session, provider, message) => {
    world(session, provider)
    expect(await findAvatar()).toBeNull()
    expect(info.mock.calls.flat()).toContain(message)
  })
})
