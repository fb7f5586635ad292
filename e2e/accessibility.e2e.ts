import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** axe finds nothing on the page as it stands, dialogs included. */
async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([])
}

for (const theme of ['dark', 'light'] as const) {
  test(`guests’ pages and dialogs can be used by everyone, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript((value) => localStorage.setItem('vite-ui-theme', value), theme)
    for (const path of ['/create', '/pricing', '/nope', '/auth/failure']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
    }
    await page.goto('/create')
    await page.getByRole('button', { name: 'Start with Description' }).click()
    await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
    await expectAccessible(page)
  })

  test(`a user’s pages and dialogs can be used by everyone, ${theme}`, async ({ page, world }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript((value) => localStorage.setItem('vite-ui-theme', value), theme)
    await world.signIn('rich')
    await page.goto('/create')
    await page.getByRole('button', { name: 'Start with Description' }).click()
    await expect(page.getByRole('textbox', { name: 'Character name' })).toBeVisible()
    await expectAccessible(page)
    for (const [path, heading] of [
      ['/generations', 'Generations Library'],
      ['/characters/manage', 'No characters yet'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
      await expectAccessible(page)
    }
  })
}
