import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const startWithDescription = (page: Page) => page.getByRole('button', { name: 'Start with Description' })
const wizard = (page: Page) => page.getByRole('dialog', { name: 'Create with Description' })
const onItsWay = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading' })
const toPricing = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
const pricing = (page: Page) => page.getByRole('heading', { name: 'Plans and credits' })

test('a dialog that is opened without a network says that it is on its way, and comes when there is one', async ({
  page,
  context,
  world,
}) => {
  await world.signIn('rich')
  await page.goto('/create')
  await expect(page.getByTitle('Your credits')).toHaveText('1,000credits')
  await context.setOffline(true)
  await startWithDescription(page).click()
  await expect(onItsWay(page)).toBeVisible()
  await context.setOffline(false)
  await expect(wizard(page)).toBeVisible()
  await expect(onItsWay(page)).toHaveCount(0)
})

test('a slow dialog can be called off, and does not open later by itself', async ({ page, world }) => {
  await world.signIn('rich')
  await page.goto('/create')
  const arrival = Promise.withResolvers<void>()
  await page.route('**/assets/description-wizard-*.js', async (route) => {
    await arrival.promise
    await route.continue()
  })
  const arrived = page.waitForResponse('**/assets/description-wizard-*.js')
  await startWithDescription(page).click()
  await expect(onItsWay(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(onItsWay(page)).toHaveCount(0)
  await expect(startWithDescription(page)).toBeFocused()
  arrival.resolve()
  await (await arrived).finished()
  await expect(wizard(page)).toHaveCount(0)
  await startWithDescription(page).click()
  await expect(wizard(page)).toBeVisible()
})

test('a part comes although its first request, and the first of all that it imports, breaks off', async ({ page }) => {
  const broken = new Set<string>()
  await page.route('**/assets/*.js', (route) => {
    const { pathname } = new URL(route.request().url())
    // Parts are fetched before they are imported; the rest is the page itself.
    if (route.request().resourceType() !== 'fetch' || broken.has(pathname)) return route.continue()
    broken.add(pathname)
    return route.abort()
  })
  await page.goto('/pricing')
  await expect(pricing(page)).toBeVisible()
  expect([...broken].filter((path) => path.includes('/pricing-page-'))).toHaveLength(1)
  expect([...broken].filter((path) => path.includes('/page-')).length).toBeGreaterThan(0)
})

test('a part of a former version, which the server has no more, loads the page again', async ({ page }) => {
  await page.goto('/create')
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.route('**/assets/pricing-page-*.js', (route) => (loads === 0 ? route.fulfill({ status: 404 }) : route.continue()))
  await toPricing(page)
  await expect(pricing(page)).toBeVisible()
  expect(loads).toBe(1)
})

test('what was fetched is imported out of the cache: no script crosses the network twice', async ({ page, world }) => {
  await world.signIn('rich')
  await page.goto('/create')
  await startWithDescription(page).click()
  await expect(wizard(page)).toBeVisible()
  const scripts = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\/assets\/[^/]+\.js$/.test(name))
      .map(({ name, transferSize }) => ({ name, transferSize })),
  )
  const sent = scripts.filter(({ transferSize }) => transferSize > 0).map(({ name }) => name)
  expect(sent.some((name) => name.includes('/description-wizard-'))).toBe(true)
  expect(scripts.length).toBeGreaterThan(sent.length)
  expect(sent).toEqual([...new Set(sent)])
})
