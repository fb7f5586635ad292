import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { answerFunction } from './answer-function.ts'
import { expect, test, type World } from './fixtures.ts'
import { passTimeUntil } from './steps.ts'

const DAY_SECONDS = 86_400

/** The count in the header, which an open dialog hides from screen readers. */
const balance = (page: Page) => page.getByTitle('Your credits')
const card = (page: Page) => page.getByRole('dialog', { name: 'Daily bonus' })

/** Opens the card from the header and presses the claim. */
async function claim(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Free Credits' }).click()
  await card(page).getByRole('button', { name: 'Claim Daily Bonus' }).click()
  return card(page)
}

/** A toast that says this, title and text. */
const toast = (page: Page, words: string) => page.locator('[data-sonner-toast]').filter({ hasText: words })

/** The day in the zone of the stories' browser. */
const dayOf = (date: string) =>
  new Date(date).toLocaleDateString('en-US', { timeZone: 'Europe/Berlin', year: 'numeric', month: 'long', day: 'numeric' })

const preferences = async (page: Page, { url }: World): Promise<object> =>
  (await page.request.get(`${url}/v1/account/prefs`, { headers: { 'x-appwrite-project': 'troupe' } })).json()

/** Keeps requests from the server until what is answered is called. */
async function hold(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

async function close(page: Page) {
  await page.keyboard.press('Escape')
  await expect(card(page)).toHaveCount(0)
}

test('HD-12 PS-17 BC-17 a new person claims 150 credits, and again the next day, which is a streak of two', async ({
  page,
  world,
}) => {
  await world.signIn('new')
  await page.goto('/create')
  await expect(balance(page)).toHaveText('0credits')
  const dialog = await claim(page)
  await expect(dialog.getByText('Bonus Claimed!')).toBeVisible()
  await expect(dialog.getByText('1 day', { exact: true })).toBeVisible()
  await expect(page.getByText('+150 credits added to your account')).toBeVisible()
  await expect(balance(page)).toHaveText('150credits')
  await close(page)
  await expect(page.getByRole('button', { name: 'Free Credits' })).toBeFocused()

  await world.advanceClock(DAY_SECONDS)
  await claim(page)
  await expect(dialog.getByText('2 days', { exact: true })).toBeVisible()
  expect(await world.credits()).toBe(300)
})

test('DB-05 the seventh day in a row shows its bonus, and a missed day begins anew', async ({ page, world }) => {
  const { userId } = await world.signIn('new')
  const timezone = 'Europe/Berlin'
  for (let day = 1; day <= 6; day += 1) {
    await world.call('daily-claims', { userId, timezone })
    await world.advanceClock(DAY_SECONDS)
  }
  await page.goto('/create')
  const dialog = await claim(page)
  await expect(dialog.getByText('Streak Bonus +50')).toBeVisible()
  await expect(balance(page)).toHaveText('1,100credits')
  await close(page)
  await world.advanceClock(2 * DAY_SECONDS)
  await page.getByRole('button', { name: 'Free Credits' }).click()
  await expect(dialog.getByText('No streak yet')).toBeVisible()
})

test('DB-09 DB-10 DB-16 a claim that never arrives says so, and can be tried again', async ({ page, world }) => {
  await world.signIn('new')
  await page.goto('/create')
  await page.route('**/functions/daily-claims/executions', (route) => route.abort())
  const dialog = await claim(page)
  await expect(dialog.getByText('Failed to claim daily bonus. Please try again.')).toBeVisible()
  await expect(page.getByText('Error', { exact: true })).toBeVisible()
  await page.unroute('**/functions/daily-claims/executions')
  await dialog.getByRole('button', { name: 'Try Again' }).click()
  await dialog.getByRole('button', { name: 'Claim Daily Bonus' }).click()
  await expect(dialog.getByText('Bonus Claimed!')).toBeVisible()
})

test('DB-01 DB-02 DB-20 the card learns the time zone first; a claim is in the header before any sync', async ({
  page,
  world,
}) => {
  await world.signIn('rich')
  await page.goto('/create')
  await expect(balance(page)).toHaveText('1,000credits')
  // The page keeps the browser's zone when it comes up.
  await expect.poll(() => preferences(page, world)).toEqual({ timezone: 'Europe/Berlin' })
  const answer = await hold(page, '**/v1/account/prefs')
  await page.getByRole('button', { name: 'Free Credits' }).click()
  await expect(card(page).getByText('Loading your time zone…')).toBeVisible()
  await expect(card(page).getByRole('button', { name: /Claim/ })).toHaveCount(0)
  answer()
  const button = card(page).getByRole('button', { name: 'Claim Daily Bonus' })
  await expect(button).toBeEnabled()

  const sync = await hold(page, '**/collections/user-data/documents**')
  await button.click()
  await expect(balance(page)).toHaveText('1,150credits')
  sync()
})

test('DB-04 DB-06 DB-14 what a claim brought is in the card, to the letter of the reply, and in a toast', async ({
  page,
  world,
}) => {
  await world.signIn('rich')
  await page.goto('/create')
  const answered = page.waitForResponse('**/functions/daily-claims/executions')
  const dialog = await claim(page)
  await expect(dialog.getByText('Bonus Claimed!')).toBeVisible()
  const { data } = JSON.parse((await (await answered).json()).responseBody)
  expect(data).toMatchObject({ claimed: true, creditsAwarded: 150, newBalance: 1150, streak: 1 })
  await expect(dialog.getByRole('definition')).toHaveText([
    '+150',
    '1,150',
    '1 day',
    new RegExp(`^${dayOf(data.nextClaimDate)}`),
  ])
  await expect(toast(page, 'Daily Bonus Claimed!+150 credits added to your account')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /Claim|Try Again/ })).toHaveCount(0)
})

test('DB-07 DB-15 ER-80 a second claim, a refused one, one that breaks, and one that works: each has its words', async ({
  page,
  world,
}) => {
  await world.signIn('rich')
  const timezone = 'Europe/Berlin'
  await page.goto('/create')
  await page.getByRole('banner').getByRole('button', { name: 'Free Credits' }).click()
  const dialog = card(page)
  await expect(dialog.getByRole('button', { name: 'Claim Daily Bonus' })).toBeEnabled()
  await expect(dialog.getByText('No streak yet')).toBeVisible()
  // Meanwhile it is claimed somewhere else.
  const { data } = await world.call<{ data: { nextClaimDate: string } }>('daily-claims', { timezone })
  await dialog.getByRole('button', { name: 'Claim Daily Bonus' }).click()
  const date = dayOf(data.nextClaimDate)
  await expect(dialog.getByText('You have already claimed your bonus today.')).toBeVisible()
  await expect(dialog.getByRole('definition')).toHaveText([new RegExp(`^${date}`)])
  await expect(toast(page, `Already Claimed TodayNext daily bonus available on ${date}`)).toBeVisible()

  // Today's bonus is had: there is nothing to press any more, until tomorrow.
  await dialog.getByRole('button', { name: 'Try Again' }).click()
  await expect(dialog.getByText(/^Today’s bonus is yours already\. The next one comes on/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: /Claim/ })).toHaveCount(0)
  await close(page)
  await world.advanceClock(DAY_SECONDS)

  const again = async () => {
    await dialog.getByRole('button', { name: 'Try Again' }).click()
    await dialog.getByRole('button', { name: 'Claim Daily Bonus' }).click()
  }
  await answerFunction(page, 'daily-claims', { success: false, error: 'The till is closed.' })
  await claim(page)
  await expect(toast(page, 'Claim FailedThe till is closed.')).toBeVisible()
  await page.route('**/functions/daily-claims/executions', (route) => route.abort())
  await again()
  await expect(toast(page, 'ErrorFailed to claim daily bonus. Please try again.')).toBeVisible()
  await page.unroute('**/functions/daily-claims/executions')
  await again()
  await expect(toast(page, 'Daily Bonus Claimed!+150 credits added to your account')).toBeVisible()
})

test('DB-11 DB-18 DB-19 a claim is for the own id in the zone that is kept, else in the browser’s, which UTC gives way to', async ({
  page,
  world,
}) => {
  const { userId } = await world.signIn('new')
  for (const [stored, timezone] of [
    [{ theme: 'dark', timezone: 'Asia/Tokyo' }, 'Asia/Tokyo'],
    [{ theme: 'dark' }, 'Europe/Berlin'],
    [{ theme: 'dark', timezone: 'UTC' }, 'Europe/Berlin'],
  ] as const) {
    const storing = { headers: { 'x-appwrite-project': 'troupe' }, data: { prefs: stored } }
    // The page that is open would keep the zone that it knows.
    await page.goto('about:blank')
    expect((await page.request.patch(`${world.url}/v1/account/prefs`, storing)).status()).toBe(200)
    await page.goto('/create')
    const asked = page.waitForRequest('**/functions/daily-claims/executions')
    const dialog = await claim(page)
    expect(JSON.parse((await asked).postDataJSON().body)).toEqual({ userId, timezone })
    // A claim still under way would count for the day that the clock is put on to.
    await expect(dialog.getByText('Bonus Claimed!')).toBeVisible()
    expect(await preferences(page, world)).toEqual({ theme: 'dark', timezone })
    await world.advanceClock(2 * DAY_SECONDS)
  }
})

test('DB-08 a claim that is refused shows a cross and why, or that it failed', async ({ page, world }) => {
  await world.signIn('new')
  await page.goto('/create')
  let refusal: object = { success: false, error: 'The till is closed.' }
  await page.route('**/functions/daily-claims/executions', (route) =>
    route.fulfill({
      json: { $id: 'x', status: 'completed', responseStatusCode: 200, responseBody: JSON.stringify(refusal) },
    }),
  )
  const dialog = await claim(page)
  await expect(dialog.getByText('The till is closed.')).toBeVisible()
  await expect(dialog.locator('.text-bad svg')).toBeVisible()
  await dialog.getByRole('button', { name: 'Try Again' }).click()
  refusal = { success: false }
  await dialog.getByRole('button', { name: 'Claim Daily Bonus' }).click()
  await expect(dialog.getByText('Failed to claim bonus')).toBeVisible()
  await expect(dialog.locator('.text-bad svg')).toBeVisible()
  expect(await world.credits()).toBe(0)
})

test('the card opens also when it did not come at once', async ({ page, world }) => {
  await world.signIn('new')
  let asked = 0
  await page.route('**/assets/daily-bonus-dialog-*.js', (route) => {
    asked += 1
    return asked === 1 ? route.abort() : route.continue()
  })
  await page.clock.install()
  await page.goto('/create')
  await page.getByRole('button', { name: 'Free Credits' }).click()
  await expect.poll(() => asked).toBe(1)
  await passTimeUntil(page, () => card(page).isVisible())
})

test('every credit stands in the history, which can be taken along as a file', async ({ page, world }) => {
  await world.signIn('rich')
  const description = { characterDescription: 'A calm woman with silver hair by the sea', style: 'anime' }
  await world.directEngine({ next: 'fail' })
  const { jobId } = await world.call<{ jobId: string }>('create-preview', { name: 'Silvia', ...description })
  await expect.poll(async () => (await world.call<{ status: string }>('get-job-status', { jobId })).status).toBe('FAILED')
  for (let count = 0; count < 30; count += 1) {
    await world.call('enhance-prompt', { userPrompt: `a pirate with ${count} parrots` })
  }
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Credit History' }).click()
  const panel = page.getByRole('dialog', { name: 'Credit history' })
  await expect(panel.getByText('33 entries')).toBeVisible()
  await expect(panel.getByText('Enhanced description').first()).toBeVisible()
  await panel.getByRole('listitem').last().scrollIntoViewIfNeeded()
  await expect(panel.getByRole('listitem')).toHaveCount(33)
  const saving = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Download CSV' }).click()
  const file = await readFile(await (await saving).path(), 'utf8')
  expect(file.trim().split('\r\n')).toHaveLength(34)
  expect(file).toContain('"Given back: Three previews: Silvia",100,1000,')
  await panel.getByRole('link', { name: 'Given back: Three previews: Silvia' }).click()
  await expect(page).toHaveURL('/generations')
  await expect(panel).toHaveCount(0)
})
