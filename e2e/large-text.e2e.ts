import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** As somebody sets it in the browser's settings; its default is 16. */
async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
}

test('whoever has set the browser to letters of twice the size gets them, on pages that still fit', async ({ page, world }) => {
  await world.signIn('rich')
  await page.goto('/create')
  const title = page.getByRole('heading', { level: 1 })
  const menu = page.getByRole('button', { name: 'Open the menu' })
  await expect(menu).toBeHidden()
  await setTextSize(page, 32)
  for (const path of ['/create', '/generations', '/pricing']) {
    await page.goto(path)
    await expect(title).toBeVisible()
    // What stands in the header of a wide page no longer fits beside each other.
    await expect(menu).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize))).toBe(32)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  }
})
