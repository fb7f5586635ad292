import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Goes on with Tab until `wanted` has the focus, which it must show. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let steps = 0; steps < 60; steps++) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluate((element) => element.matches(':focus-visible'))) return
  }
  throw new Error(`Tab does not reach ${wanted}`)
}

test('from the landing page to a character with the keyboard alone', async ({ page }) => {
  await page.goto('/create')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await tabTo(page, page.getByRole('button', { name: 'Start with Description' }))
  await page.keyboard.press('Enter')
  const signIn = page.getByRole('dialog', { name: 'Welcome back' })
  await expect(signIn.getByRole('button', { name: 'Continue with Discord' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Start with Description' })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Continue with Google' }))
  await page.keyboard.press('Enter')

  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.keyboard.type('Mira Kay')
  await page.keyboard.press('Tab')
  await page.keyboard.type('mira.kay@troupe.example')
  await page.keyboard.press('Enter')

  const wizard = page.getByRole('dialog', { name: 'Create with Description' })
  await expect(wizard.getByRole('textbox', { name: 'Character name' })).toBeFocused()
  await page.keyboard.type('Silvia')
  await tabTo(page, wizard.getByRole('textbox', { name: /^Description/ }))
  await page.keyboard.type('A calm woman with silver hair in a garden at noon')
  await tabTo(page, wizard.getByRole('radio', { name: 'Photorealistic' }))
  await page.keyboard.press('ArrowRight')
  await expect(wizard.getByRole('radio', { name: 'van Gogh' })).toBeChecked()
  await tabTo(page, wizard.getByRole('button', { name: /^Create ·/ }))
  await page.keyboard.press('Enter')

  const card = page.getByRole('button', { name: 'Silvia, Preview: Complete' })
  await expect(card).toBeVisible({ timeout: 120_000 })
  await tabTo(page, card)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: 'Take 1' })).toBeChecked()
  await tabTo(page, page.getByRole('radio', { name: 'Take 1' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Take 2' })).toBeChecked()
  await tabTo(page, page.getByRole('button', { name: 'Create Character', exact: true }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Done', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Silvia, Character/ })).toBeVisible()
})
