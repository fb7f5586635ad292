import { expect, type Page } from '@playwright/test'

/** From the open sign-in dialog through the local stand-in and back. */
export async function signInThroughStandIn(page: Page, person: { name: string; email: string }): Promise<void> {
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByLabel('Name').fill(person.name)
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByRole('button', { name: 'Approve' }).click()
}

/** Fills the first step of the description wizard. */
export async function describeCharacter(
  page: Page,
  character: { name: string; description: string; style?: string },
): Promise<void> {
  await page.getByRole('textbox', { name: 'Character name' }).fill(character.name)
  await page.getByRole('textbox', { name: 'Description' }).fill(character.description)
  if (character.style) await page.getByRole('radio', { name: character.style }).check({ force: true })
}

/** In the open selection dialog: waits for the takes, keeps the first one, creates. */
export async function chooseFirstTake(page: Page): Promise<void> {
  await expect(page.getByRole('radio')).toHaveCount(3)
  await expect(page.getByRole('radio', { name: 'Take 1' })).toBeChecked()
  await page.getByRole('button', { name: 'Create Character' }).click()
}
