import type { Page } from '@playwright/test'
import { openStagedFilm } from './film-stage.ts'
import { expect, test } from './fixtures.ts'
import { stagedJob, stageLibrary } from './library-stage.ts'
import { makeCharacter } from './steps.ts'

const focused = (page: Page) => page.locator(':focus')

test('in the player Tab goes round through every control', async ({ page, world }) => {
  await world.signIn('rich')
  await openStagedFilm(page)
  await expect(page.getByRole('slider', { name: 'Seek' })).toBeEnabled()
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' })
  await close.focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('slider', { name: 'Seek' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(close).toBeFocused()
})

test('while many are chosen the keys reach their marks and nothing below', async ({ page, world }) => {
  await world.signIn('rich')
  await stageLibrary(page, [stagedJob(1), stagedJob(2, { status: 'FAILED' })])
  await page.goto('/generations')
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByText('2 selected')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(focused(page)).toHaveText('Download')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the drawer of running jobs leads back to the button that opened it', async ({ page, world }) => {
  await world.signIn('rich')
  await stageLibrary(page, [stagedJob(1)])
  await page.goto('/pricing')
  const opener = page.getByRole('button', { name: /^In the making/ })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'In the making' }).getByRole('button', { name: /^Somebody 1/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test('in a chat the keys skip the scenes, and what a picture is used for is gone on with in the message', async ({
  page,
  world,
}) => {
  await world.signIn('rich')
  const { chatId } = await makeCharacter(world, 'Mira')
  await page.goto(`/characters/manage/${chatId}`)
  const message = page.getByRole('textbox', { name: 'Message' })
  await page.getByRole('button', { name: /^@Mira laughing/ }).press('Enter')
  await expect(message).toBeFocused()
  await expect(message).toHaveValue(/^@Mira laughing in a small cafe/)
  await message.fill('In a small cafe')
  await page.keyboard.press('Enter')
  const use = page.getByRole('button', { name: 'Use Scene: In a small cafe' })
  await expect(use).toBeVisible()
  await page.getByRole('button', { name: 'Rename' }).focus()
  await page.keyboard.press('Tab')
  await expect(focused(page)).toHaveText('Skip to the message')
  await expect(focused(page)).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(message).toBeFocused()
  await use.press('Enter')
  await page.getByRole('menuitem', { name: 'Flash Edit' }).press('Enter')
  await expect(page.getByRole('radio', { name: 'Flash Edit' })).toBeChecked()
  await expect(message).toBeFocused()
  await use.press('Enter')
  await page.getByRole('menuitem', { name: 'Upscale' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Send' })).toBeFocused()
})

test('in a low window one sees where one is when the keys come round in a dialog', async ({ page, world }) => {
  await page.setViewportSize({ width: 640, height: 400 })
  await world.signIn('rich')
  await page.goto('/create')
  await page.getByRole('button', { name: 'Start with Description' }).press('Enter')
  const dialog = page.getByRole('dialog')
  const name = dialog.getByRole('textbox', { name: 'Character name' })
  await expect(name).toBeVisible()
  const last = dialog.getByRole('radio', { name: 'Line Art' })
  await last.press('Space')
  await expect(name).not.toBeInViewport()
  await dialog.getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('Tab')
  await expect(name).toBeFocused()
  await expect(name).toBeInViewport({ ratio: 1 })
})
