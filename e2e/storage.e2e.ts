import { expect, test } from './fixtures.ts'
import { describeCharacter, stopClock } from './steps.ts'

test.use({ namesDevice: false })

test('BS-06 OC-06 the device is named by itself: without a key nothing is sent anywhere', async ({ page, world }) => {
  await world.signIn('rich')
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(world.url) && /^https?:/.test(request.url())) elsewhere.push(request.url())
  })
  await page.goto('/create')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('thumbmark'))).toMatch(/^[0-9a-f]{16,}$/)
  expect(elsewhere).toEqual([])
})

test('OC-06 TM-21 with a key a service that never answers is given up after 5 s', async ({ page, world }) => {
  await world.signIn('rich')
  // An operator's key stands in the head, and the policy lets the page ask the service.
  await page.route('**/create', async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': _, ...headers } = response.headers()
    const body = (await response.text()).replace('<head>', '<head><meta name="troupe:fingerprintKey" content="a-key">')
    await route.fulfill({ response, headers, body })
  })
  let asked = 0
  const isAsked = new Promise<void>((resolve) => {
    void page.route('https://api.thumbmarkjs.com/**', async () => {
      asked += 1
      // Its five seconds have begun.
      await stopClock(page)
      resolve()
    })
  })
  await page.clock.install()
  await page.goto('/create')
  const named = () => page.evaluate(() => localStorage.getItem('thumbmark'))
  await isAsked
  await page.clock.runFor(2_000)
  expect(await named()).toBeNull()
  await page.clock.runFor(3_000)
  expect(asked).toBe(1)
  await expect.poll(named).toMatch(/^[0-9a-f]{16,}$/)
})

test('BS-11 BS-12 rubbish in every store and a browser without databases do not stop the page', async ({ page, world }) => {
  await world.signIn('rich')
  const logged: string[] = []
  const broken: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  page.on('pageerror', (error) => broken.push(String(error)))
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { get: () => undefined })
    for (const key of [
      'character-details',
      'uploadedImage',
      'credits-storage',
      'vite-ui-theme',
      'cookieFallback',
      'thumbmark',
    ]) {
      localStorage.setItem(key, '{"state":{"credits":"many"')
    }
    sessionStorage.setItem('pending-action', '[[[')
  })
  await page.goto('/create')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByTitle('Your credits')).toHaveText(/1,000/)
  await page.getByRole('button', { name: 'Start with Description' }).click()
  await expect(page.getByRole('textbox', { name: 'Character name' })).toBeVisible()
  await page.goto('/generations')
  await expect(page.getByRole('heading', { name: 'Generations Library' })).toBeVisible()
  expect(broken).toEqual([])
  expect(logged.join('\n')).toMatch(/browser database "[a-z-]+" failed to/)
})

test.describe('on a device that nobody has used', () => {
  test.use({ namesDevice: true })

  test('ER-87 RP-09 what is free begins without a single credit', async ({ page, world }) => {
    await world.signIn('new')
    await page.goto('/create')
    await expect(page.getByTitle('Your credits')).toContainText('0')
    await page.getByRole('button', { name: 'Start with Description' }).click()
    await describeCharacter(page, { name: 'Nia', description: 'A baker with flour on her hands in a small warm kitchen' })
    await page.getByRole('button', { name: /^Create/ }).click()
    await expect(
      page.getByText('Free Generation Started! This generation is on us - no credits will be deducted.'),
    ).toBeVisible()
    expect(await world.credits()).toBe(0)
  })
})

test('a lost network is said, and what was missed comes by itself when it is back', async ({ page, context, world }) => {
  await world.signIn('rich')
  await page.goto('/generations')
  await expect(page.getByText('No tasks found')).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await world.call('create-preview', { name: 'Sol', characterDescription: 'A tall lighthouse keeper', style: 'anime' })
  await context.setOffline(false)
  await expect(page.getByText('You are online again')).toBeVisible()
  await expect(page.getByText('You are offline.')).toBeHidden()
  await expect(page.getByRole('button', { name: /^Sol, / })).toBeVisible()
})

test('a page that is opened without a network comes when there is one', async ({ page, context }) => {
  await page.goto('/create')
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await expect(page.getByText('You are offline')).toBeVisible()
  await expect(page).toHaveURL('/pricing')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Plans and credits' })).toBeVisible()
})
