import type { Page, Response } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { passTimeUntil, signInThroughStandIn, stopClock } from './steps.ts'

const USER_DATA = '/collections/user-data/documents'

test.use({ namesDevice: false })

test('SL-05 SL-06 the balance is asked for every 30 s; the device is named once', async ({ page, world }) => {
  await world.signIn('rich')
  await page.clock.install()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(USER_DATA)) asked.push(request.url())
  })
  await page.goto('/pricing')
  await expect(page.getByTitle('Your credits')).toHaveText(/1,000/)
  const named = () => page.evaluate(() => localStorage.getItem('thumbmark'))
  await expect.poll(named).toMatch(/^[0-9a-f]{16,}$/)
  const device = await named()

  await stopClock(page)
  const before = asked.length
  // What the page took to come up counts already.
  await page.clock.runFor(24_000)
  expect(asked).toHaveLength(before)
  await page.clock.runFor(7_000)
  await expect.poll(() => asked.length).toBe(before + 1)

  await page.clock.resume()
  await page.reload()
  await expect(page.getByTitle('Your credits')).toHaveText(/1,000/)
  await expect.poll(named).toBe(device)
})

/** What is asked of the server by the page that is open, in its order: method and address, functions by their id. */
function recordCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    // What the page before it still asks, it asks before this.
    if (request.isNavigationRequest()) calls.length = 0
    const [, path] = /\/v1\/(.+)$/.exec(new URL(request.url()).pathname) ?? []
    if (path) calls.push(/^functions\/(.+)\/executions$/.exec(path)?.[1] ?? `${request.method()} ${path}`)
  })
  return calls
}

test('SL-01 SL-02 SL-03 the account is asked for once and first; a new one gets a profile and the time zone, once', async ({
  page,
  world,
}) => {
  await page.goto('/create')
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
  const calls = recordCalls(page)
  await signInThroughStandIn(page, { name: 'Ida Park', email: `ida-${Date.now()}@example.test` })
  await expect(page.getByRole('button', { name: 'Account of Ida Park' })).toBeVisible()
  await expect.poll(() => calls).toContain('create-user')
  const prefs = async () =>
    (await page.request.get(`${world.url}/v1/account/prefs`, { headers: { 'x-appwrite-project': 'troupe' } })).json()
  await expect.poll(prefs).toEqual({ timezone: 'Europe/Berlin' })

  const expectLoad = async (profilesMade: number) => {
    await expect.poll(() => calls.some((call) => call.includes(USER_DATA))).toBe(true)
    const asked = calls.filter(isOfUser)
    expect(await firstAskedBy(page)).toBe('/v1/account')
    expect(asked.filter((call) => call === 'GET account')).toHaveLength(1)
    expect(asked.filter((call) => call === 'create-user')).toHaveLength(profilesMade)
  }
  await expectLoad(1)
  await page.reload()
  await expectLoad(0)
})

/** What the page that is shown asked first of somebody: what the page before it asked while it was leaving is not of it. */
const firstAskedBy = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .find((path) => path.startsWith('/v1/') && !path.includes('get-hero-images')),
  )

/** Whether a call is about somebody; the pictures of the landing page are not. */
const isOfUser = (call: string) => call !== 'get-hero-images'

test('SL-04 SL-07 a found account brings its data and its plan, each asked for once; when the session ends they are gone', async ({
  page,
  world,
}) => {
  await world.signIn('creator')
  const calls = recordCalls(page)
  await page.goto('/pricing')
  const manage = page.getByRole('button', { name: 'Manage Subscription' })
  await expect(manage).toBeVisible()
  await expect(page.getByTitle('Your credits')).toHaveText('5,000credits')
  const asked = calls.slice(calls.indexOf('GET account') + 1)
  expect(asked.filter((call) => call.includes(USER_DATA))).toHaveLength(1)
  expect(asked.filter((call) => call === 'get-user-subscription')).toHaveLength(1)

  // What a browser does with a cookie whose time is over.
  await page.context().clearCookies()
  calls.length = 0
  await page.reload()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Subscribe Now' })).toHaveCount(2)
  await expect(manage).toHaveCount(0)
  await expect(page.getByTitle('Your credits')).toHaveCount(0)
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('credits-storage') ?? '').state)
  expect(kept).toEqual({
    credits: 0,
    freePreviewInitialUsed: false,
    freePreviewRegenerationUsed: false,
    freeCharacterCreationUsed: false,
  })
  expect(calls.filter(isOfUser).sort()).toEqual(['GET account', 'get-products'])
})

test('BB-02 BB-03 each call names the project and brings the cookie; the answer names our own pages', async ({
  page,
  world,
}) => {
  await world.signIn('rich')
  const answers: Response[] = []
  page.on('response', (response) => response.url().includes('/v1/') && answers.push(response))
  await page.goto('/generations')
  await expect(page.getByText('No tasks found')).toBeVisible()
  await expect(page.getByTitle('Your credits')).toHaveText('1,000credits')
  expect(answers.length).toBeGreaterThan(5)
  for (const answer of answers) {
    const sent = await answer.request().allHeaders()
    expect(sent, answer.url()).toMatchObject({
      'x-appwrite-project': 'troupe',
      cookie: expect.stringContaining('a_session_troupe='),
    })
  }
  // To their own server browsers name the origin only with what may change something.
  const withOrigin = answers.filter((answer) => answer.request().method() === 'POST')
  expect(withOrigin).not.toEqual([])
  for (const answer of withOrigin) {
    expect(await answer.allHeaders()).toMatchObject({
      'access-control-allow-origin': world.url,
      'access-control-allow-credentials': 'true',
    })
  }
})

test('SL-11 what a session needs may fail: it is only logged, and the page can be used', async ({ page, world }) => {
  await world.signIn('rich')
  const logged: string[] = []
  page.on('console', (message) => logged.push(`${message.type()}: ${message.text()}`))
  await page.route(`**${USER_DATA}**`, (route) => route.fulfill({ status: 500, json: { message: 'down', code: 500 } }))
  await page.route(/functions\/(create-user|fetch-user|get-user-subscription)\/executions/, (route) => route.abort())
  await page.clock.install()
  await page.goto('/create')
  await passTimeUntil(page, () => logged.join('\n').includes('The credits could not be synced.'))
  await passTimeUntil(page, () => logged.join('\n').includes('Could not load the profile.'))
  await expect(page.getByRole('status').filter({ hasText: /fail|error/i })).toHaveCount(0)
  await page.getByRole('button', { name: 'Start with Description' }).click()
  await expect(page.getByRole('textbox', { name: 'Character name' })).toBeVisible()
})

test.describe('with cookies blocked', () => {
  // The official client library is laid into the page, as a page of another site would have it.
  test.use({ bypassCSP: true })

  test('SL-13 BS-08 the session lies in local storage, outlives a reload, and goes at the sign-out', async ({
    page,
    world,
  }) => {
    await keepCookiesAway(page)
    await page.goto('/create')
    await page.addScriptTag({ path: 'node_modules/appwrite/dist/iife/sdk.js' })
    await page.evaluate(async () => {
      const { Client, Account } = (window as unknown as { Appwrite: typeof import('appwrite') }).Appwrite
      const account = new Account(new Client().setEndpoint(`${location.origin}/v1`).setProject('troupe'))
      const person = { email: `${crypto.randomUUID()}@example.test`, password: 'a long password' }
      await account.create({ userId: crypto.randomUUID(), name: 'Kit Moreau', ...person })
      await account.createEmailPasswordSession(person)
    })
    const fallback = () => page.evaluate(() => localStorage.getItem('cookieFallback'))
    expect(JSON.parse((await fallback()) ?? '')).toEqual({ a_session_troupe: expect.any(String) })
    expect(await page.context().cookies(world.url)).toEqual([])

    await page.reload()
    await page.getByRole('button', { name: 'Account of Kit Moreau' }).click()
    await page.getByRole('menuitem', { name: 'Sign Out' }).click()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()
    expect(await fallback()).toBeNull()
  })
})

/** What a browser does for a page of another site: it says where the page is from, and neither keeps nor sends cookies. */
async function keepCookiesAway(page: Page): Promise<void> {
  await page.route('**/v1/**', async (route) => {
    const { cookie: _sent, ...headers } = route.request().headers()
    const answer = await fetch(route.request().url(), {
      method: route.request().method(),
      headers: { ...headers, 'sec-fetch-site': 'cross-site' },
      body: route.request().postData(),
    })
    const { 'set-cookie': _kept, 'content-encoding': _packed, ...answered } = Object.fromEntries(answer.headers)
    await route.fulfill({ status: answer.status, headers: answered, body: Buffer.from(await answer.arrayBuffer()) })
  })
}
