import type { Page } from '@playwright/test'
import { holdFunction } from './answer-function.ts'
import { expect, test } from './fixtures.ts'
import { signInThroughStandIn } from './steps.ts'

const balance = (page: Page) => page.getByTitle('Your credits')
const plan = (page: Page, name: 'Creator' | 'Pro') =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

/** On the stand-in's hosted page: a test card that does what its number says. */
async function payWith(page: Page, card: 'pays' | 'declines'): Promise<void> {
  await page.getByLabel('Card number').fill(card === 'pays' ? '4242 4242 4242 4242' : '4000 0000 0000 0002')
  await page.getByRole('button', { name: /^Pay / }).click()
}

test('SI-09 PB-31 RP-02 a guest chooses a plan, signs in, pays and has the credits', async ({ page }) => {
  await page.goto('/create')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/pricing')
  await expect(page.getByRole('button', { name: 'Daily' })).toBeDisabled()
  await plan(page, 'Creator').getByRole('button', { name: 'Subscribe Now' }).click()
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
  await signInThroughStandIn(page, { name: 'Nia Brook', email: `nia-${Date.now()}@example.test` })

  await expect(page.getByRole('heading', { name: 'Creator' })).toBeVisible()
  await expect(page).toHaveURL(/\/dev\/pay\//)
  await payWith(page, 'declines')
  await expect(page.getByRole('alert')).toBeVisible()
  await payWith(page, 'pays')

  await expect(page).toHaveURL(/\/payment\/success/)
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
  await expect(page.getByText('Credits Added')).toBeVisible()
  await expect(balance(page)).toHaveText(/5,000/)
  await page.reload()
  await expect(page.getByText('Credits Updated')).toBeVisible()
  await expect(balance(page)).toHaveText(/5,000/)

  // From the menu to the plan, from there to the portal in a new tab, and what is done there is seen here.
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Manage Subscription' }).click()
  await expect(page).toHaveURL('/pricing')
  const opened = page.waitForEvent('popup')
  await plan(page, 'Creator').getByRole('button', { name: 'Manage Subscription' }).click()
  const portal = await opened
  await portal.getByRole('button', { name: 'Cancel plan' }).click()
  await expect(portal.getByRole('button', { name: 'Keep plan' })).toBeVisible()
  await portal.close()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Subscription Status' })).toContainText(
    /ends on .+\. You keep access until then\./,
  )
  await expect(balance(page)).toHaveText(/5,000/)
})

test('PR-08 PB-20 a pack that is not paid leaves everything as it was; paid, its credits are there', async ({
  page,
  world,
}) => {
  await world.signIn('rich')
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Buy 1,000 credits' }).click()
  await payWith(page, 'declines')
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/payment\/cancel/)
  await expect(page.getByText(/Your payment was canceled\. Please try again/)).toBeVisible()
  expect(await world.credits()).toBe(1000)

  await page.getByRole('link', { name: 'Try Again' }).click()
  await page.getByRole('button', { name: 'Buy 1,000 credits' }).click()
  await payWith(page, 'pays')
  await expect(page.getByText('1,000 credits were added to your account.')).toBeVisible()
  await expect(balance(page)).toHaveText(/2,000/)
  await expect.poll(() => world.credits()).toBe(2000)
})

test('PR-02 whoever comes back before the provider’s message has the credits, and once when it comes twice', async ({
  page,
  world,
}) => {
  await world.signIn('rich')
  await world.directPayments({ webhooks: 'hold' })
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Buy 1,000 credits' }).click()
  await payWith(page, 'pays')
  await expect(page.getByText('1,000 credits were added to your account.')).toBeVisible()
  expect(await world.credits()).toBe(2000)
  await world.directPayments({ release: 'twice' })
  await world.directPayments({ webhooks: 'send' })
  await page.reload()
  await expect(page.getByText('Credits Updated')).toBeVisible()
  await expect(balance(page)).toHaveText(/2,000/)
  expect(await world.credits()).toBe(2000)
})

test('PR-02 a plan that the provider has not told of yet is there all the same', async ({ page, world }) => {
  await world.signIn('broke')
  await world.directPayments({ webhooks: 'hold' })
  await page.goto('/pricing')
  await plan(page, 'Pro').getByRole('button', { name: 'Subscribe Now' }).click()
  await payWith(page, 'pays')
  await expect(page.getByText('10,000 credits were added to your account.')).toBeVisible()
  await page.goto('/pricing')
  await expect(plan(page, 'Pro').getByRole('button', { name: 'Manage Subscription' })).toBeVisible()
  await world.directPayments({ webhooks: 'send' })
})

test('PR-04 PR-07 an address typed by hand brings nothing', async ({ page, world }) => {
  await world.signIn('rich')
  for (let visit = 0; visit < 3; visit += 1) {
    await page.goto('/payment/success?credits=99999&session_id=x')
    await expect(page.getByRole('heading', { name: 'No Payment Found' })).toBeVisible()
    await expect(balance(page)).toHaveText(/1,000/)
  }
  expect(await world.credits()).toBe(1000)
})

test('PB-07 PB-22 PB-23 an upgrade is there at once, a downgrade waits for the end of the period', async ({ page, world }) => {
  await world.signIn('creator')
  await page.goto('/pricing')
  await plan(page, 'Pro').getByRole('button', { name: 'Upgrade Plan' }).click()
  await expect(page.getByText('Your subscription plan has been updated.')).toBeVisible()
  await expect(plan(page, 'Pro').getByRole('button', { name: 'Manage Subscription' })).toBeVisible()
  await expect(balance(page)).toHaveText(/10,000/)

  await plan(page, 'Creator').getByRole('button', { name: 'Downgrade Plan' }).click()
  await expect(plan(page, 'Creator').getByText(/^Yours from .+ on\.$/)).toBeVisible()
  await expect(plan(page, 'Pro').getByText('Your current plan')).toBeVisible()
  expect(await world.credits()).toBe(10_000)

  await plan(page, 'Pro').getByRole('button', { name: 'Keep Pro' }).click()
  await expect(page.getByText('The planned change is taken back.')).toBeVisible()
  await expect(plan(page, 'Creator').getByText('When your paid period ends. Nothing is charged now.')).toBeVisible()
})

test('PB-02 PB-06 PB-08 the interval is switched to yearly at once, to monthly later; who has canceled sees it', async ({
  page,
  world,
}) => {
  await world.signIn('pro-yearly')
  await page.goto('/pricing')
  await expect(plan(page, 'Pro').getByRole('button', { name: 'Manage Subscription' })).toBeVisible()
  await expect(plan(page, 'Creator').getByRole('button', { name: 'Downgrade Plan' })).toBeVisible()
  await page.getByText('Monthly', { exact: true }).click()
  await plan(page, 'Pro').getByRole('button', { name: 'Switch to Monthly' }).click()
  await expect(page.getByText('Your subscription plan has been updated.')).toBeVisible()
  await expect(plan(page, 'Pro').getByText(/^Yours from .+ on\.$/)).toBeVisible()

  await world.signIn('creator')
  await page.goto('/pricing')
  await page.getByText(/^Yearly/).click()
  await plan(page, 'Creator').getByRole('button', { name: 'Switch to Yearly' }).click()
  await expect(plan(page, 'Creator').getByRole('button', { name: 'Manage Subscription' })).toBeVisible()
  await expect(plan(page, 'Creator').getByText('Your current plan')).toBeVisible()

  await world.signIn('cancelling')
  await page.goto('/pricing')
  await expect(page.getByRole('region', { name: 'Subscription Status' })).toBeVisible()
  await expect(plan(page, 'Creator').getByRole('button', { name: 'Manage Subscription' })).toBeVisible()
})

test('RT-14 PR-01 PR-06 the success page says so and asks for the true balance; where that fails it says what to do', async ({
  page,
  world,
}) => {
  await world.signIn('rich')
  const synced = page.waitForRequest('**/functions/sync-credits/executions')
  await page.goto('/payment/success')
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
  await synced
  await expect(page.getByRole('main').getByRole('link', { name: 'Start Creating' })).toHaveAttribute('href', '/create')
  await page.route('**/functions/sync-credits/executions', (route) => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await expect(page.getByText('Credits Update Failed')).toBeVisible()
  await expect(page.getByText(/There was an issue updating your credits\. Please contact support/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
  expect(await world.credits()).toBe(1000)
})

test('RT-15 the address of a canceled payment says that, and to try again', async ({ page }) => {
  await page.goto('/payment/cancel')
  await expect(page.getByText(/Your payment was canceled\. Please try again/)).toBeVisible()
  await page.getByRole('link', { name: 'Try Again' }).click()
  await expect(page).toHaveURL('/pricing')
})

/** What the server would answer a function with. */
const execution = (body: object, responseStatusCode = 200) => ({
  status: 201,
  json: {
    $id: 'x',
    status: 'completed',
    responseStatusCode,
    responseBody: JSON.stringify(body),
    responseHeaders: [],
    errors: '',
  },
})
const NO_LINK = execution({ success: true })

test('PB-09 PB-11 PB-26 who has no plan subscribes; a checkout that fails says why, with a way back', async ({
  page,
  world,
}) => {
  await world.signIn('rich')
  await page.goto('/pricing')
  for (const name of ['Creator', 'Pro'] as const)
    await expect(plan(page, name).getByRole('button', { name: 'Subscribe Now' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Contact Sales' })).toBeVisible()
  await page.route('**/functions/checkout/executions', (route) => route.fulfill(NO_LINK))
  await plan(page, 'Pro').getByRole('button', { name: 'Subscribe Now' }).click()
  await expect(page.getByRole('alert')).toContainText('Failed to initiate checkout. Please try again')
  await expect(plan(page, 'Pro')).toBeHidden()
  await page.getByRole('button', { name: 'Back to the plans' }).click()
  await page.route('**/functions/checkout/executions', (route) => route.abort())
  await plan(page, 'Pro').getByRole('button', { name: 'Subscribe Now' }).click()
  await expect(page.getByRole('alert')).toContainText('An error occurred during checkout')
})

test('nothing below the plans moves when their prices come, on any width', async ({ page }) => {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const release = await holdFunction(page, 'get-products')
    await page.goto('/pricing')
    const below = page.getByRole('heading', { name: 'What a credit buys' })
    await expect(page.getByText('Loading prices')).toBeAttached()
    const before = await below.boundingBox()
    release()
    await expect(page.getByRole('button', { name: 'Subscribe Now' })).toHaveCount(2)
    expect(Math.abs(((await below.boundingBox())?.y ?? 0) - (before?.y ?? 0)), `${width} px`).toBeLessThan(2)
    await page.unrouteAll()
  }
})

test('PB-04 PB-25 PB-29 whose plan goes on sees no notice; changes and the portal that fail say so', async ({
  page,
  world,
}) => {
  await world.signIn('creator')
  await page.goto('/pricing')
  await expect(plan(page, 'Pro').getByText(/You pay only the difference\. About [\d,]+ credits now/)).toBeVisible()
  await expect(page.getByText('Subscription Status')).toBeHidden()
  const change = '**/functions/change-subscription/executions'
  await page.route(change, (route) => route.fulfill(execution({ success: false, message: 'The bank is closed.' })))
  await plan(page, 'Pro').getByRole('button', { name: 'Upgrade Plan' }).click()
  await expect(page.getByText('The bank is closed.')).toBeVisible()
  await page.route(change, (route) => route.abort())
  await plan(page, 'Pro').getByRole('button', { name: 'Upgrade Plan' }).click()
  await expect(page.getByText('An error occurred while changing your plan')).toBeVisible()
  await page.route('**/functions/checkout/executions', (route) => route.fulfill(NO_LINK))
  await plan(page, 'Creator').getByRole('button', { name: 'Manage Subscription' }).click()
  await expect(page.getByRole('alert')).toContainText('Failed to open customer portal. Please try again')
  await page.getByRole('button', { name: 'Back to the plans' }).click()
  await page.route('**/functions/checkout/executions', (route) => route.abort())
  await plan(page, 'Creator').getByRole('button', { name: 'Manage Subscription' }).click()
  await expect(page.getByRole('alert')).toContainText('An error occurred while opening the portal')
})

for (const state of ['creator', 'cancelling'] as const) {
  test(`RP-08 HD-17 a subscriber who is ${state} has the menu, the portal, other plans and packs`, async ({ page, world }) => {
    await world.signIn(state)
    await page.goto('/create')
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Manage Subscription' }).click()
    await expect(page).toHaveURL('/pricing')
    const opened = page.waitForEvent('popup')
    await plan(page, 'Creator').getByRole('button', { name: 'Manage Subscription' }).click()
    const portal = await opened
    await expect(portal.getByText('Creator').first()).toBeVisible()
    await portal.close()
    await plan(page, 'Pro').getByRole('button', { name: 'Upgrade Plan' }).click()
    await expect(page.getByText('Your subscription plan has been updated.')).toBeVisible()
    await expect(plan(page, 'Pro').getByText('Your current plan')).toBeVisible()
    await page.getByRole('button', { name: 'Buy 1,000 credits' }).click()
    await payWith(page, 'pays')
    await expect(page.getByText('1,000 credits were added to your account.')).toBeVisible()
    expect(await world.credits()).toBe(11_000)
  })
}

test('who paid for a second plan beside the first is told that it was returned; receipts are for who bought', async ({
  page,
  world,
}) => {
  await world.signIn('broke')
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Receipts and invoices' }).click()
  await expect(page.getByText('No Receipts Yet')).toBeVisible()
  const links: string[] = []
  for (const priceId of ['creator-month', 'pro-month']) {
    links.push((await world.call<{ paymentLink: string }>('checkout', { priceId, mode: 'subscription' })).paymentLink)
  }
  for (const link of links) {
    await page.goto(link)
    await payWith(page, 'pays')
    await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
  }
  await expect(page.getByText('You have a plan already, and it stays as it is.')).toBeVisible()
  await expect
    .poll(async () => (await world.call<{ data?: { metadata: string } }>('get-user-subscription')).data?.metadata)
    .toContain('returnedPlanName')
  await page.goto('/pricing')
  await expect(page.getByRole('region', { name: /one was returned/ })).toContainText('The Pro plan that was bought beside it')
  expect(await world.credits()).toBe(5000)
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Receipts and invoices' }).click()
  await expect((await opened).getByText('$19.99').first()).toBeVisible()
})

test('whose credits do not suffice is led to the packs, and after paying back to the description as it was', async ({
  page,
  world,
}) => {
  await world.signIn('broke')
  await page.goto('/create')
  await page.getByRole('button', { name: 'Start with Description' }).click()
  const wizard = page.getByRole('dialog', { name: 'Create with Description' })
  await wizard.getByRole('textbox', { name: 'Character name' }).fill('Ilse')
  await wizard.getByRole('textbox', { name: 'Description' }).fill('A lighthouse keeper with grey eyes and a red scarf')
  await expect(wizard.getByText('You have 0 credits')).toBeVisible()
  await wizard.getByRole('button', { name: 'Buy Credits' }).click()
  await expect(page).toHaveURL('/pricing#packs')
  await expect(page.getByRole('heading', { name: 'Credit packs' })).toBeInViewport()

  await page.getByRole('button', { name: 'Buy 1,000 credits' }).click()
  await payWith(page, 'pays')
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to where you were' }).click()
  await expect(page).toHaveURL('/create')
  await expect(wizard.getByRole('textbox', { name: 'Character name' })).toHaveValue('Ilse')
  await expect(wizard.getByRole('textbox', { name: 'Description' })).toHaveValue(/^A lighthouse keeper/)
  await expect(wizard.getByText('You have 1,000 credits')).toBeVisible()
  await expect(wizard.getByRole('button', { name: 'Buy Credits' })).toHaveCount(0)
})

test('what an upgrade charges stands beside its button, and is what the card pays', async ({ page, world }) => {
  await world.signIn('creator')
  await page.goto('/pricing')
  const amount = plan(page, 'Pro').getByText(/^\$\d+\.\d\d today, then \$39\.99 a month from \w+ \d+, \d{4}\.$/)
  const shown = /^\$(\d+\.\d\d)/.exec((await amount.textContent()) ?? '')?.[1]
  await plan(page, 'Pro').getByRole('button', { name: 'Upgrade Plan' }).click()
  await expect(plan(page, 'Pro').getByText('Your current plan')).toBeVisible()
  const opened = page.waitForEvent('popup')
  await plan(page, 'Pro').getByRole('button', { name: 'Manage Subscription' }).click()
  await expect((await opened).getByText(`$${shown}`).first()).toBeVisible()
})

test('somebody else, an address of its own and an unpaid order are not told of a payment', async ({ page, world }) => {
  await world.signIn('rich')
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Buy 1,000 credits' }).click()
  await payWith(page, 'pays')
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
  const paid = page.url()
  await world.signIn('broke')
  await page.goto(paid)
  await expect(page.getByRole('heading', { name: 'No Payment Found' })).toBeVisible()
  await page.goto('/payment/success?credits=abc')
  await expect(page.getByRole('heading', { name: 'No Payment Found' })).toBeVisible()
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Buy 1,000 credits' }).click()
  await expect(page).toHaveURL(/\/dev\/pay\/checkout\//)
  const checkoutId = new URL(page.url()).pathname.split('/').at(-1)
  await page.goto(`/payment/success?session_id=${checkoutId}`)
  await expect(page.getByRole('heading', { name: 'No Payment Yet' })).toBeVisible()
  expect(await world.credits()).toBe(0)
})
