import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** axe finds nothing on the page as it stands, dialogs included. Only colours differ between the themes. */
async function expectAccessible(page: Page): Promise<void> {
  await showTheme(page, 'dark')
  expect(await faults(new AxeBuilder({ page }))).toEqual([])
  await showTheme(page, 'light')
  expect(await faults(new AxeBuilder({ page }).withRules(['color-contrast']))).toEqual([])
}

/** As the toggle does it, which an open dialog covers (src/web/data/theme). */
async function showTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.classList.remove('dark', 'light')
    document.documentElement.classList.add(value)
  }, theme)
}

async function faults(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

test('guests’ pages and dialogs can be used by everyone', async ({ page }) => {
  for (const path of ['/pricing', '/nope', '/auth/failure', '/create']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  }
  await page.getByRole('button', { name: 'Start with Description' }).click()
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
  await expectAccessible(page)
})

test('a user’s pages and dialogs can be used by everyone', async ({ page, world }) => {
  await world.signIn('rich')
  for (const [path, heading] of [
    ['/generations', 'Generations Library'],
    ['/characters/manage', 'No characters yet'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expectAccessible(page)
  }
  await page.goto('/create')
  await page.getByRole('button', { name: 'Start with Description' }).click()
  await expect(page.getByRole('textbox', { name: 'Character name' })).toBeVisible()
  await expectAccessible(page)
})
