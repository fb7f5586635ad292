import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { StartupError } from './startup-error.ts'

const PRODUCTION = {
  TROUPE_ENV: 'production',
  PUBLIC_URL: 'https://troupe.example',
  DATABASE_URL: 'postgres://troupe@database/troupe',
  TROUPE_SECRET: '0nGmSPqPzqWJ5vYv9p7Zb3Xk2sRr8TtLhQeFcUaD',
  DISCORD_CLIENT_ID: 'id',
  DISCORD_CLIENT_SECRET: 'secret',
  TROUPE_BILLING: 'off',
}

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof StartupError) return error.problems
    throw error
  }
  return []
}

describe('development', () => {
  test('an empty environment is a whole program on this machine', () => {
    expect(readConfig({}, '/somewhere')).toMatchObject({
      mode: 'development',
      host: '127.0.0.1',
      port: 8787,
      publicUrl: undefined,
      dataDirectory: '/somewhere/data',
      project: 'troupe',
      database: { kind: 'embedded' },
      rateLimits: 'on',
      signIn: { standIn: 'page', google: undefined, discord: undefined },
      billing: { kind: 'sandbox' },
      pictureSizePx: 1024,
    })
  })

  test('an empty value counts as not set', () => {
    expect(readConfig({ PORT: ' ', DATABASE_URL: '' }).port).toBe(8787)
  })

  test.each(['0.0.0.0', '192.168.1.4', 'example.com', '127.0.0.1.example.com'])('HOST %s is refused', (HOST) => {
    expect(problemsOf({ HOST })).toEqual([expect.stringContaining('development only answers on this machine')])
  })

  test.each(['127.0.0.1', 'localhost', '::1'])('HOST %s is this machine', (HOST) => {
    expect(readConfig({ HOST }).host).toBe(HOST)
  })

  test('a PUBLIC_URL that others could reach is refused', () => {
    expect(problemsOf({ PUBLIC_URL: 'https://troupe.example' })).toHaveLength(1)
    expect(readConfig({ PUBLIC_URL: 'http://localhost:9000/' }).publicUrl).toBe('http://localhost:9000')
  })

  test('further origins are a list', () => {
    const origins = 'http://localhost:5173, https://a.example'
    expect(readConfig({ TROUPE_ORIGINS: origins }).origins).toEqual(['http://localhost:5173', 'https://a.example'])
    expect(problemsOf({ TROUPE_ORIGINS: 'a.example' })).toHaveLength(1)
  })
})

describe('contradictions', () => {
  test.each([
    ['PORT', '80a'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['TROUPE_ENV', 'prod'],
    ['TROUPE_PICTURE_SIZE', '100'],
    ['TROUPE_THREAD_IDLE_SECONDS', '0'],
    ['TROUPE_PROJECT', 'a b'],
    ['DATABASE_URL', 'mysql://x'],
    ['TROUPE_SECRET', 'short'],
    ['TROUPE_SECRET_PREVIOUS', '0nGmSPqPzqWJ5vYv9p7Zb3Xk2sRr8TtLhQeFcUaD'],
    ['TROUPE_SIGNIN_STANDIN', 'off'],
    ['PUBLIC_URL', 'http://localhost/path'],
    ['GOOGLE_CLIENT_ID', 'alone'],
    ['DODO_WEBHOOK_KEY', 'alone'],
  ])('%s=%s is told by its name', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([expect.stringContaining(name)])
  })

  test('all problems are told at once', () => {
    expect(problemsOf({ PORT: 'x', HOST: '0.0.0.0', TROUPE_THREADS: '0' })).toHaveLength(3)
  })
})

describe('engines', () => {
  test('without settings there is the built-in one', () => {
    expect(readConfig({}).engines).toEqual({ fal: undefined, choice: {} })
  })

  test('a key switches fal on; models and kinds of work are pairs', () => {
    const environment = {
      FAL_KEY: 'id:secret',
      FAL_URL: 'http://127.0.0.1:9000',
      FAL_MODELS: 'image-edit=fal-ai/flux-2-pro/edit',
      TROUPE_ENGINES: 'preview=studio, video=fal',
    }
    expect(readConfig(environment).engines).toEqual({
      fal: { key: 'id:secret', origin: 'http://127.0.0.1:9000', models: { 'image-edit': 'fal-ai/flux-2-pro/edit' } },
      choice: { preview: 'studio', video: 'fal' },
    })
  })

  test.each([
    [{ FAL_URL: 'https://gateway.example' }, 'FAL_KEY is missing'],
    [{ TROUPE_ENGINES: 'video=fal' }, 'FAL_KEY is missing'],
    [{ FAL_KEY: 'k', FAL_URL: 'http://gateway.example' }, 'must begin with https'],
    [{ FAL_KEY: 'k', FAL_MODELS: 'image-edit' }, 'is not a pair'],
    [{ FAL_KEY: 'k', FAL_MODELS: 'image-edit=../../admin' }, 'is not a pair'],
    [{ TROUPE_ENGINES: 'preview=studio preview=studio' }, 'twice'],
  ])('%j is refused', (environment, told) => {
    expect(problemsOf(environment as Record<string, string>)).toEqual([expect.stringContaining(told)])
  })
})

describe('whose word counts about where visitors come from', () => {
  const trusting = (text: string) => ({ ...PRODUCTION, TROUPE_TRUST_PROXY: text })

  test('nobody, unless a number of proxies or their networks are named', () => {
    expect(readConfig(PRODUCTION).trustedProxies).toEqual({ kind: 'none' })
    expect(readConfig(trusting('0')).trustedProxies).toEqual({ kind: 'none' })
    expect(readConfig(trusting('2')).trustedProxies).toEqual({ kind: 'hops', hops: 2 })
    expect(readConfig(trusting('10.0.0.0/8, fd00::/8 192.0.2.1')).trustedProxies).toEqual({
      kind: 'ranges',
      ranges: ['10.0.0.0/8', 'fd00::/8', '192.0.2.1'],
    })
  })

  test.each(['yes', 'true', '10.0.0', '10/8', '0.0.0.0/0', '::/0', '10.0.0.0/33', 'proxy.example', '-1', '11'])(
    '%s is refused',
    (text) => {
      expect(problemsOf(trusting(text))).toEqual([expect.stringContaining('TROUPE_TRUST_PROXY')])
    },
  )

  test('development answers nothing that was forwarded', () => {
    expect(problemsOf({ TROUPE_TRUST_PROXY: '1' })).toEqual([expect.stringContaining('development answers no forwarded')])
  })
})

test('the stand-in for signing in asks, or approves by itself', () => {
  expect(readConfig({}).signIn.standIn).toBe('page')
  expect(readConfig({ TROUPE_SIGNIN_STANDIN: 'ask' }).signIn.standIn).toBe('page')
  expect(readConfig({ TROUPE_SIGNIN_STANDIN: 'auto' }).signIn.standIn).toBe('auto')
})

describe('jobs of one user at once', () => {
  test('what a setting names, the others stay', () => {
    expect(readConfig({}).userLimits).toEqual({ standard: 4, tiers: { creator: 8, pro: 16 } })
    const environment = { TROUPE_JOBS_PER_USER: 'none=1, pro=32' }
    expect(readConfig(environment).userLimits).toEqual({ standard: 1, tiers: { creator: 8, pro: 32 } })
  })

  test.each([
    ['gold=3', 'names "gold", but must name none, creator, pro'],
    ['none=0', 'a whole number from 1 to 256'],
    ['none', 'is not a pair like none=4'],
  ])('%s is refused', (text, told) => {
    expect(problemsOf({ TROUPE_JOBS_PER_USER: text })).toEqual([expect.stringContaining(told)])
  })
})

describe('the house', () => {
  test('who runs it, what its premium films are called and where its links lead is told to the pages', () => {
    expect(readConfig({}).house).toEqual({ head: {}, analyticsUrl: undefined })
    const environment = {
      TROUPE_OPERATOR: 'Mira & Co',
      TROUPE_PREMIUM_FILMS_NAME: 'Great Film',
      TROUPE_SUPPORT_EMAIL: 'help@mira.example',
      TROUPE_COMMUNITY_URL: 'https://chat.example/mira',
      TROUPE_ANALYTICS_URL: 'https://count.example/script.js',
    }
    expect(readConfig(environment).house).toEqual({
      head: {
        operator: 'Mira & Co',
        premium: 'Great Film',
        support: 'help@mira.example',
        community: 'https://chat.example/mira',
      },
      analyticsUrl: 'https://count.example/script.js',
    })
  })

  test.each([
    ['TROUPE_HELP_URL', 'javascript:alert(1)'],
    ['TROUPE_ANALYTICS_URL', 'count.example/script.js'],
    ['TROUPE_SUPPORT_EMAIL', 'nobody'],
  ])('%s=%s is told by its name', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([expect.stringContaining(name)])
  })
})

describe('payments', () => {
  const keys = { DODO_API_KEY: 'key', DODO_WEBHOOK_KEY: 'whsec_c2VjcmV0' }

  test('two keys switch the real provider on; development without them has a sandbox', () => {
    expect(readConfig({}).billing).toEqual({ kind: 'sandbox' })
    expect(readConfig({ TROUPE_BILLING: 'off' }).billing).toEqual({ kind: 'off' })
    const dodo = { kind: 'dodo', apiKey: 'key', webhookKey: 'whsec_c2VjcmV0' }
    expect(readConfig(keys).billing).toEqual({ ...dodo, origin: 'https://live.dodopayments.com' })
    const test = 'https://test.dodopayments.com'
    expect(readConfig({ ...keys, DODO_URL: test }).billing).toEqual({ ...dodo, origin: test })
  })

  test.each([
    [{ DODO_URL: 'https://test.dodopayments.com' }, 'are missing'],
    [{ ...keys, DODO_URL: 'http://dodo.example' }, 'must begin with https'],
    [{ ...keys, DODO_WEBHOOK_KEY: 'not a key' }, 'DODO_WEBHOOK_KEY must be'],
    [{ ...keys, TROUPE_BILLING: 'off' }, 'TROUPE_BILLING is off'],
  ])('%j is refused', (environment, told) => {
    expect(problemsOf(environment as Record<string, string>)).toEqual([expect.stringContaining(told)])
  })
})

describe('production', () => {
  test('a complete environment is accepted', () => {
    expect(readConfig(PRODUCTION)).toMatchObject({ mode: 'production', signIn: { standIn: 'none' }, billing: { kind: 'off' } })
  })

  test.each([
    ['PUBLIC_URL', 'PUBLIC_URL'],
    ['DATABASE_URL', 'DATABASE_URL'],
    ['TROUPE_SECRET', 'TROUPE_SECRET'],
    ['TROUPE_BILLING', 'DODO_API_KEY'],
  ])('without %s it does not start', (name, told) => {
    expect(problemsOf({ ...PRODUCTION, [name]: '' })).toEqual([expect.stringContaining(told)])
  })

  test('without any provider nobody could sign in', () => {
    const problems = problemsOf({ ...PRODUCTION, DISCORD_CLIENT_ID: '', DISCORD_CLIENT_SECRET: '' })
    expect(problems).toEqual([expect.stringContaining('GOOGLE_CLIENT_ID')])
  })

  test.each([
    ['0nGmSPqPzqWJ5vYv9p7Zb3Xk2sRr8Tt', 'it has 31 characters, and must have at least 32'],
    ['x'.repeat(40), 'it is made of fewer than 8 different characters'],
    ['please-change-me-before-you-go-live!', 'it has the word "change-me" in it, as examples have'],
    ['our.house.has.one.Password.2026.abc', 'it has the word "Password" in it, as examples have'],
    ['kJ8vQ2xL9pkJ8vQ2xL9pkJ8vQ2xL9pkJ8vQ2xL9p', 'it repeats itself'],
    ['abcdefghijklmnopqrstuvwxyz0123456789', 'it counts up or down'],
  ])('a secret that can be guessed is refused with the reason: %s', (TROUPE_SECRET, reason) => {
    const words = `TROUPE_SECRET can be guessed: ${reason}. "openssl rand -base64 32" makes a new one.`
    expect(problemsOf({ ...PRODUCTION, TROUPE_SECRET })).toEqual([words])
    expect(problemsOf({ TROUPE_SECRET })).toEqual([words])
  })

  test.each([
    'lXz7T0tq3y9W5mN1bR8vC4xJ6kP2sD+fG/hA==',
    '9f86d081884c7d659a2feaa0c55ad015',
    'correct horse battery staple orange',
  ])('a secret that was drawn is taken: %s', (TROUPE_SECRET) =>
    expect(readConfig({ ...PRODUCTION, TROUPE_SECRET }).secret).toBe(TROUPE_SECRET),
  )

  test('a previous secret is named beside the new one', () => {
    const TROUPE_SECRET_PREVIOUS = 'w'.repeat(32)
    expect(readConfig({ ...PRODUCTION, TROUPE_SECRET_PREVIOUS }).previousSecret).toBe(TROUPE_SECRET_PREVIOUS)
    const same = problemsOf({ ...PRODUCTION, TROUPE_SECRET_PREVIOUS: PRODUCTION.TROUPE_SECRET })
    expect(same).toEqual([expect.stringContaining('is the same as TROUPE_SECRET')])
  })

  test('http is not enough and stand-ins are refused', () => {
    expect(problemsOf({ ...PRODUCTION, PUBLIC_URL: 'http://troupe.example' })).toHaveLength(1)
    expect(problemsOf({ ...PRODUCTION, TROUPE_SIGNIN_STANDIN: 'auto' })).toHaveLength(1)
  })
})
