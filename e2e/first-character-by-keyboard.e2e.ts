import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Goes on with Tab until `name` has the focus, which it must show. */
async function tabTo(page: Page, name: RegExp | string): Promise<void> {
  const focused = page.locator(':focus-visible')
  for (let steps = 0; steps < 40; steps++) {
    await page.keyboard.press('Tab')
    const label = await focused.evaluate((element: HTMLInputElement) =>
      (element.ariaLabel ?? element.labels?.[0]?.textContent ?? element.textContent ?? '').trim(),
    )
    if (typeof name === 'string' ? label === name : name.test(label)) return
  }
  throw new Error(`Tab does not reach ${name}`)
}

test('from the landing page to a character with the keyboard alone', async ({ page }) => {
  await page.goto('/create')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await tabTo(page, 'Start with Description')
  await page.keyboard.press('Enter')
  const signIn = page.getByRole('dialog', { name: 'Welcome back' })
  await expect(signIn.getByRole('button', { name: 'Continue with Discord' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Start with Description' })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, 'Continue with Google')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.keyboard.type('Mira Kay')
  await page.keyboard.press('Tab')
  await page.keyboard.type('mira.kay@troupe.example')
  await page.keyboard.press('Enter')

  const wizard = page.getByRole('dialog', { name: 'Create with Description' })
  await expect(wizard.getByRole('textbox', { name: 'Character name' })).toBeFocused()
  await page.keyboard.type('Silvia')
  await tabTo(page, /^Description/)
  await page.keyboard.type('A calm woman with silver hair in a garden at noon')
  await tabTo(page, 'Photorealistic')
  await page.keyboard.press('ArrowRight')
  await expect(wizard.getByRole('radio', { name: 'van Gogh' })).toBeChecked()
  await tabTo(page, /^Create ·/)
  await page.keyboard.press('Enter')

  const card = page.getByRole('button', { name: 'Silvia, Preview: Complete' })
  await expect(card).toBeVisible({ timeout: 60_000 })
  await tabTo(page, 'Silvia, Preview: Complete')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: 'Take 1' })).toBeChecked()
  await tabTo(page, 'Take 1')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Take 2' })).toBeChecked()
  await tabTo(page, 'Create Character')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Done')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Silvia, Character/ })).toBeVisible()
})
