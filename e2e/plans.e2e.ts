import type { Page } from '@playwright/test'
import { answerFunction } from './answer-function.ts'
import { expect, test } from './fixtures.ts'
import { passTimeUntil } from './steps.ts'

const plan = (page: Page, name: 'Creator' | 'Pro' | 'Enterprise') =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

test('BC-14 BC-15 BC-16 each card says what its plan holds; Enterprise has no price and nothing to buy', async ({ page }) => {
  await page.goto('/pricing')
  await expect(plan(page, 'Creator').getByRole('definition')).toHaveText(['up to 50', '5,000', 'up to 100'])
  await expect(plan(page, 'Pro').getByRole('definition')).toHaveText(['up to 100', '10,000', 'up to 200'])
  const enterprise = plan(page, 'Enterprise')
  await expect(enterprise.getByText('Custom')).toBeVisible()
  await expect(enterprise).not.toContainText('$')
  await expect(enterprise.getByRole('button')).toHaveCount(0)
  await expect(enterprise.getByRole('link')).toHaveText(['Contact Sales'])
})

test('PB-10 PB-17 PB-19 sales are written to; a plan is paid for the interval that is shown, in this tab', async ({
  page,
  world,
}) => {
  await world.signIn('rich')
  const paymentLink = 'https://pay.example.test/checkout/1'
  const checkouts = await answerFunction(page, 'checkout', { paymentLink })
  await page.route(paymentLink, (route) => route.fulfill({ body: 'Pay here.' }))
  await page.goto('/pricing')
  const sales = plan(page, 'Enterprise').getByRole('link', { name: 'Contact Sales' })
  await expect(sales).toHaveAttribute('href', /^mailto:[^@]+@[^?]+\?subject=/)
  await sales.click()
  await expect(page).toHaveURL('/pricing')

  await expect(plan(page, 'Pro').getByText('$39.99')).toBeVisible()
  await page.getByText(/^Yearly/).click()
  await expect(plan(page, 'Pro').getByText('$39.99')).toHaveCount(0)
  await expect(plan(page, 'Pro').getByText('a year')).toBeVisible()
  expect(checkouts).toEqual([])
  await plan(page, 'Pro').getByRole('button', { name: 'Subscribe Now' }).click()
  await expect(page).toHaveURL(paymentLink)
  expect(checkouts).toEqual([{ priceId: 'pro-year', mode: 'subscription' }])
  expect(page.context().pages()).toHaveLength(1)
})

test('PB-05 PB-21 the current plan leads to the portal, in a new tab, and the page stays', async ({ page, world }) => {
  await world.signIn('creator')
  await page.goto('/pricing')
  const opened = page.waitForEvent('popup')
  const answered = page.waitForResponse('**/functions/checkout/executions')
  await plan(page, 'Creator').getByRole('button', { name: 'Manage Subscription' }).click()
  const portal = await opened
  const checkout = await answered
  expect(JSON.parse(checkout.request().postDataJSON().body)).toEqual({ wantPortal: true })
  await expect(portal).toHaveURL(JSON.parse((await checkout.json()).responseBody).portalLink)
  await expect(page).toHaveURL('/pricing')
  await expect(plan(page, 'Creator').getByRole('button', { name: 'Manage Subscription' })).toBeEnabled()
})

test('PB-03 PB-13 ER-81 an end nobody knows is said to be unknown; without products there is no empty grid', async ({
  page,
  world,
}) => {
  await world.signIn('cancelling')
  const own = await world.call<{ data: object }>('get-user-subscription')
  await answerFunction(page, 'get-user-subscription', { ...own, data: { ...own.data, currentPeriodEnd: null } })
  await page.goto('/pricing')
  const status = page.getByRole('region', { name: 'Subscription Status' })
  await expect(status).toContainText('The end date is unknown; you keep access until the paid period ends.')
  await expect(page.getByText(/Invalid Date/)).toHaveCount(0)

  await answerFunction(page, 'get-products', { success: true, data: [] })
  await page.reload()
  await expect(page.getByText('No pricing data available')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Plans' }).getByRole('list')).toHaveCount(0)
})

test('PB-12 ER-82 prices that cannot be loaded say so, and Retry loads the page anew', async ({ page }) => {
  await answerFunction(page, 'get-products', { success: false, error: 'down' }, 500)
  await page.clock.install()
  await page.goto('/pricing')
  await passTimeUntil(page, () => page.getByText('Failed to load pricing data').isVisible())
  await page.unroute('**/functions/get-products/executions')
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Retry' }).click()
  await reloaded
  await expect(plan(page, 'Creator').getByText('$19.99')).toBeVisible()
})

test('PR-05 ER-86 credits that could not be asked for, that were added, and that are as they were: each has its toast', async ({
  page,
  world,
}) => {
  await world.signIn('rich')
  await answerFunction(page, 'sync-credits', { success: false, error: 'down' }, 500)
  const { paymentLink } = await world.call<{ paymentLink: string }>('checkout', {
    priceId: 'credit-pack-1000',
    mode: 'payment',
  })
  await page.goto(paymentLink)
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByRole('button', { name: /^Pay / }).click()
  const toast = (words: string) => page.locator('[data-sonner-toast]').filter({ hasText: words })
  const failed = 'There was an issue updating your credits. Please contact support if the problem persists.'
  await expect(toast(`Credits Update Failed${failed}`)).toBeVisible()

  await page.unroute('**/functions/sync-credits/executions')
  await page.reload()
  await expect(toast('Credits Added1,000 credits were added to your account.')).toBeVisible()
  await page.reload()
  await expect(toast('Credits Updated')).toBeVisible()
  await expect(toast('Credits Added')).toHaveCount(0)
})
