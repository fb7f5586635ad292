import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { makeCharacter } from './steps.ts'

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

test('in a window at twice its size one sees what sends a message, whatever the tool and however much is written', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 640, height: 400 })
  await world.signIn('rich')
  const { chatId } = await makeCharacter(world, 'Mira')
  await page.goto(`/characters/manage/${chatId}`)
  await page.getByRole('textbox', { name: 'Message' }).fill('She\nwalks\nalong\nthe\nshore')
  for (const tool of ['Scene', 'Dress Up', 'Blend', 'Flash Edit', 'Upscale', 'Video']) {
    await page.getByRole('radio', { name: tool }).press('Enter')
    await expect(page.getByRole('radio', { name: tool })).toBeChecked()
    await expect(page.getByRole('button', { name: 'Send' })).toBeInViewport({ ratio: 1 })
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
})

test('on a phone with letters of twice the size a character’s room has its name, its menu and what sends', async ({
  page,
  world,
}) => {
  await world.signIn('rich')
  const { chatId } = await makeCharacter(world, 'Alexandra')
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/pricing')
  await setTextSize(page, 32)
  await page.goto(`/characters/manage/${chatId}`)
  for (const control of ['Your characters', 'Rename', 'About Alexandra', 'Open the menu', 'Send'])
    await expect(page.getByRole('button', { name: control })).toBeInViewport({ ratio: 1 })
  expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.width).toBeGreaterThan(100)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('button', { name: 'Keep the old name' }).click()
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Generations' }).click()
  await expect(page).toHaveURL('/generations')
})
