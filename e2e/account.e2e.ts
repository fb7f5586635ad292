import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { axeOn } from './axe-on.ts'
import { expect, test } from './fixtures.ts'

async function openAccount(page: Page, name: string) {
  await page.getByRole('button', { name: `Account of ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Account & Data' }).click()
  return page.getByRole('dialog', { name: 'Account & Data' })
}

test('a copy of all data is saved, and the dialog is reachable in both themes', async ({ page, world }) => {
  const { userId, email } = await world.signIn('rich', 'Ines Vale')
  await page.goto('/pricing')
  const dialog = await openAccount(page, 'Ines Vale')
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download my data' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/)
  const copy = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(copy.account).toMatchObject([{ id: userId, email, name: 'Ines Vale' }])
  expect(copy.creditMovements[0]).toMatchObject({ kind: 'grant' })
  await expect(dialog.getByRole('status')).toHaveText('Your copy is saved.')
  for (const theme of ['dark', 'light'] as const) {
    await page.evaluate((name) => {
      document.documentElement.classList.remove('dark', 'light')
      document.documentElement.classList.add(name)
    }, theme)
    expect((await axeOn(page).include('[role="dialog"]').analyze()).violations).toEqual([])
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Account of Ines Vale' })).toBeFocused()
})

test('an account is deleted only with the phrase, and its session, pictures and plan go with it', async ({ page, world }) => {
  const { email } = await world.signIn('creator', 'Ola Brandt')
  await page.goto('/pricing')
  const dialog = await openAccount(page, 'Ola Brandt')
  await expect(dialog.getByText('Your subscription ends at the same moment')).toBeVisible()
  const press = dialog.getByRole('button', { name: 'Delete my account' })
  await expect(press).toBeDisabled()
  await dialog.getByLabel(/To go on, type/).fill('delete my acount')
  await expect(press).toBeDisabled()
  await dialog.getByLabel(/To go on, type/).fill('delete my account')
  // While the provider of payments is away nothing happens.
  await page.route('**/v1/account', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({
          status: 503,
          json: {
            message: 'Your subscription could not be ended just now, so nothing was deleted.',
            code: 503,
            type: 'general_not_ready',
          },
        })
      : route.fallback(),
  )
  await press.click()
  await expect(dialog.getByText('so nothing was deleted. Your account is as it was.')).toBeVisible()
  await page.unroute('**/v1/account')
  await press.click()
  await expect(page.getByText('Your account is deleted')).toBeVisible()
  await expect(page).toHaveURL('/create')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()
  expect((await page.request.get(`${world.url}/v1/account`, { headers: { 'x-appwrite-project': 'troupe' } })).status()).toBe(
    401,
  )
  // The address is free again.
  const again = await page.request.post(`${world.url}/v1/account`, {
    headers: { 'x-appwrite-project': 'troupe' },
    data: { userId: 'unique()', email, password: 'a password of theirs' },
  })
  expect(again.status()).toBe(201)
})
