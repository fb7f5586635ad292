import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

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

  const before = asked.length
  // The clock also runs by itself: what the page took to come up counts already.
  await page.clock.runFor(24_000)
  expect(asked).toHaveLength(before)
  await page.clock.runFor(7_000)
  await expect.poll(() => asked.length).toBe(before + 1)

  await page.reload()
  await expect(page.getByTitle('Your credits')).toHaveText(/1,000/)
  await expect.poll(named).toBe(device)
})

test('SL-11 what a session needs may fail: it is only logged, and the page can be used', async ({ page, world }) => {
  await world.signIn('rich')
  const logged: string[] = []
  page.on('console', (message) => logged.push(`${message.type()}: ${message.text()}`))
  await page.route(`**${USER_DATA}**`, (route) => route.fulfill({ status: 500, json: { message: 'down', code: 500 } }))
  await page.route(/functions\/(create-user|fetch-user|get-user-subscription)\/executions/, (route) => route.abort())
  await page.goto('/create')
  await expect.poll(() => logged.join('\n')).toContain('The credits could not be synced.')
  await expect.poll(() => logged.join('\n')).toContain('Could not load the profile.')
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
