import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

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

async function close(page: Page) {
  await page.keyboard.press('Escape')
  await expect(card(page)).toHaveCount(0)
}

test('HD-12 PS-17 BC-17 a new person claims 150 credits, once a day, and the streak grows', async ({ page, world }) => {
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

  await claim(page)
  await expect(dialog.getByText('You have already claimed your bonus today.')).toBeVisible()
  const toast = page.getByText(/^Next daily bonus available on /)
  const date = (await toast.textContent())?.replace('Next daily bonus available on ', '') ?? ''
  await expect(dialog.getByText(date)).toBeVisible()
  await dialog.getByRole('button', { name: 'Try Again' }).click()
  await expect(dialog.getByRole('button', { name: 'Claim Daily Bonus' })).toBeVisible()
  await close(page)

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

test('DB-10 DB-16 a claim that never arrives says so, and can be tried again', async ({ page, world }) => {
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
