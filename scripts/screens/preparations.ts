import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { aWav } from '#server/testing/a-wav.ts'
import { ROOT } from '../run-tool.ts'
import { ANSELM } from './anselm.ts'

export async function openAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Account & Data' }).click()
  await page.getByRole('heading', { name: 'Delete your account' }).waitFor()
}

/** On wide pages the links of the menu stand in the header. */
export async function openMenu(page: Page): Promise<void> {
  await openWhereThere(page, 'Open the menu')
}

/** A picture of the house's own stands for somebody's photo. */
export async function keepOriginal(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start with One Image' }).click()
  await page.getByRole('textbox', { name: 'Character name' }).fill('Nora')
  const photo = await sharp(join(ROOT, 'public/showcase/from-a-photo/photo.webp')).resize(1024, 1024).png().toBuffer()
  await page.locator('input[type=file]').setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: photo })
  await page.getByRole('img', { name: /^The one/ }).waitFor({ state: 'attached' })
  await page.getByRole('radio', { name: 'Keep Original' }).press('Space')
}

export async function openPlayer(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Video: Complete/ }).click()
  await page.getByRole('button', { name: /^4K/ }).click()
}

export async function confirmUpscale(page: Page): Promise<void> {
  await openPlayer(page)
  await page.getByRole('menuitem', { name: /^4K/ }).click()
  await page.getByRole('dialog', { name: 'Upscale to 4K?' }).waitFor()
}

export async function openRunningJobs(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^In the making/ }).click()
  await page.getByRole('list', { name: 'Running jobs' }).waitFor()
}

export async function openScene(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Open Scene/ })
    .last()
    .click()
  await page.getByRole('dialog').waitFor()
}

/** On small screens the sheet is behind an icon. */
export async function openModelSheet(page: Page): Promise<void> {
  await settleCharacter(page)
  const isNarrow = (page.viewportSize()?.width ?? 0) < 1080
  if (isNarrow) await page.getByRole('button', { name: /^About/ }).click()
  await page
    .getByRole('button', { name: /^Open: .*portrait/i })
    .last()
    .click()
  await page.getByRole('button', { name: 'Next picture' }).waitFor()
}

export async function openPremiumDrawer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sora videos' }).click()
  await page.getByRole('dialog').waitFor()
}

export async function fillWizard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start with Description' }).click()
  await page.getByRole('textbox', { name: 'Character name' }).fill('Anselm')
  await page.getByRole('textbox', { name: 'Description' }).fill(ANSELM)
  // Where the stage has a place, the sketch is drawn to its last detail.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLCanvasElement>('[role=dialog] canvas')].every(
      (canvas) => canvas.clientWidth === 0 || Math.max(canvas.width, canvas.height) >= 512,
    ),
  )
}

export async function chooseMany(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('checkbox').first().click()
  await page
    .getByRole('checkbox')
    .nth(2)
    .click({ modifiers: ['Shift'] })
}

export async function askToDelete(page: Page): Promise<void> {
  await chooseMany(page)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('dialog').waitFor()
}

export async function openSelection(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Anselm, Preview: Complete/ }).click()
  await page.getByRole('radio').nth(2).waitFor({ state: 'attached' })
}

export function pressOn(role: 'button' | 'radio', name: string | RegExp) {
  return (page: Page) => page.getByRole(role, { name }).last().click()
}

/** On small screens the sheet, with its deletion, is behind an icon. */
export async function openDeletion(page: Page): Promise<void> {
  await settleCharacter(page)
  const isNarrow = (page.viewportSize()?.width ?? 0) < 1080
  if (isNarrow) await page.getByRole('button', { name: /^About/ }).click()
  await page.getByRole('button', { name: 'Delete character' }).last().click()
}

export async function settleCharacter(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.locator('figure').nth(8).waitFor({ state: 'attached' })
}

/** Presses one thing after the other. */
export function pressEach(...names: [role: 'button' | 'menuitem' | 'link', name: string | RegExp][]) {
  return async (page: Page) => {
    for (const [role, name] of names) await page.getByRole(role, { name }).last().click()
  }
}

/** What a film's button is called, under the pointer, on the whole screen. */
export async function fillScreen(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Video: Complete/ }).click()
  await page.getByRole('button', { name: 'Full screen' }).click()
  // Whoever has just pressed a button is not told its name, and a page that still grows takes the pointer off the button.
  const tooltip = page.getByRole('tooltip')
  for (let tries = 0; tries < 3 && (await tooltip.count()) === 0; tries += 1) {
    await page.mouse.move(9, 9)
    await page.getByRole('button', { name: 'Leave full screen' }).hover()
    await tooltip.waitFor({ state: 'attached', timeout: 3_000 }).catch(() => {})
  }
}

/** The menu of the first card; its button shows where the pointer is. */
export async function openCardMenu(page: Page): Promise<void> {
  await page.locator('[data-job]').first().hover()
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
}

export async function startPreview(page: Page): Promise<void> {
  await fillWizard(page)
  await page.getByRole('button', { name: /^Create ·/ }).click()
  await page.getByRole('heading', { name: /^Three takes/ }).waitFor()
}

export async function mention(page: Page): Promise<void> {
  await settleCharacter(page)
  await page.getByRole('textbox', { name: 'Message' }).pressSequentially('@')
  await page.getByRole('listbox').waitFor()
}

/** A picture and a sound, as somebody would bring them. */
export async function fillLipSync(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create a lip sync video' }).click()
  const dialog = page.getByRole('dialog')
  const field = (name: string) => dialog.locator('input[type=file]').and(dialog.getByLabel(name, { exact: true }))
  const face = await sharp(join(ROOT, 'public/showcase/line-up/noor.webp')).png().toBuffer()
  await field('Image').setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: face })
  await field('Audio').setInputFiles({ name: 'A sentence.wav', mimeType: 'audio/wav', buffer: secondsOfTone(4) })
}

/** Sound enough to be taken for a recording. */
function secondsOfTone(seconds: number): Buffer {
  const rateHz = 8_000
  return aWav(
    Int16Array.from({ length: seconds * rateHz }, (_, at) => Math.round(12_000 * Math.sin(at / 6))),
    rateHz,
  )
}

/** Where the focus stands after so many steps. */
export function walkByKeys(steps: number) {
  return async (page: Page) => {
    for (let step = 0; step < steps; step += 1) await page.keyboard.press('Tab')
  }
}

export async function failure(page: Page): Promise<void> {
  await page.getByRole('alert').first().waitFor({ timeout: 30_000 })
}

export async function askToCancel(page: Page): Promise<void> {
  await page.locator('[data-job]', { hasText: 'Ada' }).hover()
  await page.getByRole('button', { name: 'Actions for Ada' }).click()
  await page.getByRole('menuitem', { name: 'Cancel' }).click()
  await page.getByRole('dialog').waitFor()
}

/** One of the jobs in the making, in its dialog. */
export function openWork(name: RegExp) {
  return async (page: Page) => {
    await openRunningJobs(page)
    await page.getByRole('dialog').getByRole('button', { name }).click()
    await page.getByText(/^(Your job is|Job failed)/).waitFor()
  }
}

export async function chooseTake(page: Page): Promise<void> {
  await openSelection(page)
  await page.getByRole('button', { name: 'Create Character' }).click()
  await page.getByRole('button', { name: 'Done' }).waitFor()
}

export async function openSheet(page: Page): Promise<void> {
  await settleCharacter(page)
  const button = page.getByRole('button', { name: /^About/ })
  if (await button.isVisible()) await button.click()
}

export async function writePhrase(page: Page): Promise<void> {
  await openAccount(page)
  await page.getByRole('textbox').fill('delete my account')
}

/** A download that cannot be had says so. */
export async function callForToasts(page: Page): Promise<void> {
  await openCardMenu(page)
  await page.route('**/v1/storage/**', (route) => {
    return route.request().resourceType() === 'image' ? route.fallback() : route.abort()
  })
  await page.getByRole('menuitem', { name: 'Download' }).click()
  await page.locator('[data-sonner-toast]').waitFor()
}

async function openWhereThere(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name })
  if (!(await button.isVisible())) return
  await button.click()
  await page.getByRole('dialog').waitFor()
}
