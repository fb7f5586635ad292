import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { ROOT } from '../run-tool.ts'
import { openModelSheet, openScene } from './preparations.ts'

export async function nextPicture(page: Page): Promise<void> {
  await openModelSheet(page)
  await page.getByRole('button', { name: 'Next picture' }).click()
}

/** By keys: on small screens there are fingers instead of buttons. */
export async function zoomIn(page: Page): Promise<void> {
  await openScene(page)
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('+')
}

export async function fillPremiumVideo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generate with Sora' }).last().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /^Image to video/ }).press('Space')
  const picture = await sharp(join(ROOT, 'public/showcase/line-up/noor.webp')).png().toBuffer()
  await dialog.locator('input[type=file]').setInputFiles({ name: 'noor.png', mimeType: 'image/png', buffer: picture })
  await dialog.getByRole('textbox', { name: 'Prompt' }).fill('She lifts her head and smiles into the evening sun')
  await dialog.getByRole('radio', { name: /^HD/ }).press('Space')
}

export async function openLipSyncWithFilm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create a lip sync video' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /^Video \+ audio/ }).press('Space')
  const films = dialog.locator('input[type=file]').and(dialog.getByLabel('Video', { exact: true }))
  await films.setInputFiles(join(ROOT, 'public/showcase/films/hero.mp4'))
}
