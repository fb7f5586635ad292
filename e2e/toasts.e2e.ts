import type { Locator, Page } from '@playwright/test'
import { answerFunction } from './answer-function.ts'
import { expect, test } from './fixtures.ts'
import { type StagedJob, stagedJob, stageLibrary } from './library-stage.ts'
import { describeCharacter, makeCharacter, passTimeUntil, stopClock } from './steps.ts'

const shown = (page: Page) => page.locator('[data-sonner-toast][data-visible=true]')

/** One toast; the pointer rests on it. */
async function raiseToast(page: Page): Promise<void> {
  await page.clock.install()
  await page.goto('/characters/yuki')
  await page.getByRole('button', { name: 'Edit Character' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Save Changes' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Save Changes' })).toHaveAttribute('aria-busy', 'true')
  await page.clock.runFor(1_500)
  await page.clock.runFor(500)
  await expect(page.locator('[data-sonner-toast]').first()).toBeVisible()
  await page.mouse.move(1100, 750)
}

test('PS-22 UI-01 UI-04 of five toasts three are visible, 14 px apart when they are looked at', async ({ page, world }) => {
  await world.signIn('rich')
  await page.clock.install()
  const five = (change: Partial<StagedJob>) =>
    ['Ada', 'Bea', 'Cleo', 'Dora', 'Emma'].map((characterName, at) => stagedJob(at + 1, { characterName, ...change }))
  const library = await stageLibrary(page, five({ status: 'RUNNING' }))
  await page.goto('/pricing')
  await expect(page.getByRole('button', { name: /^In the making/ })).toBeVisible()
  await expect.poll(() => library.polls()).toBeGreaterThan(0)
  // Each fails for itself, and so is told for itself.
  library.set(five({ status: 'FAILED', revision: 2 }))
  await passTimeUntil(page, async () => (await page.locator('[data-sonner-toast]').count()) > 0)
  await page.mouse.move(1100, 750)
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(5)
  await expect(shown(page)).toHaveCount(3)
  const boxes = await Promise.all((await shown(page).all()).map((toast) => toast.boundingBox()))
  const sorted = boxes.map((box) => box ?? { y: 0, height: 0 }).sort((a, b) => a.y - b.y)
  const gaps = sorted.slice(1).map((box, index) => Math.round(box.y - ((sorted[index]?.y ?? 0) + (sorted[index]?.height ?? 0))))
  expect(gaps).toEqual([14, 14])
})

test('UI-03 UI-07 UI-06 a toast is 356 px wide in the right lower corner, and Alt+T leads there', async ({ page }) => {
  await raiseToast(page)
  const box = await shown(page).boundingBox()
  expect(box?.width).toBe(356)
  expect(1280 - (box?.x ?? 0) - 356).toBeLessThan(40)
  expect(800 - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThan(40)
  await page.keyboard.press('Alt+KeyT')
  expect(await page.evaluate(() => document.activeElement?.matches('[data-sonner-toaster]'))).toBe(true)
})

test('UI-02 a toast stays 4 s', async ({ page }) => {
  await page.clock.install()
  await page.goto('/characters/yuki')
  await page.getByRole('button', { name: 'Edit Character' }).click()
  await stopClock(page)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  const toast = page.locator('[data-sonner-toast]')
  await passTimeUntil(page, () => toast.isVisible(), 20)
  await page.clock.runFor(3_900)
  await expect(toast).toHaveAttribute('data-removed', 'false')
  await page.clock.runFor(600)
  await expect(toast).toHaveCount(0)
})

test('on a phone a toast lies above what acts in an open dialog, and above where one writes', async ({ page, world }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await world.signIn('rich')
  const { chatId } = await makeCharacter(world, 'Mira')
  const create = await refuseCreation(page)
  await expect.poll(() => gapPx(page, create)).toBeGreaterThan(0)

  await page.goto(`/characters/manage/${chatId}`)
  await page.getByRole('radio', { name: 'Dress Up' }).click()
  await page.getByLabel('Pictures to work with').setInputFiles({ name: 'coat.png', mimeType: 'image/png', buffer: BROKEN_PNG })
  await expect.poll(() => gapPx(page, page.getByRole('button', { name: 'Send' }))).toBeGreaterThan(0)
})

test('on a tablet a toast covers choices of a wizard rather than its button', async ({ page, world }) => {
  await page.setViewportSize({ width: 768, height: 860 })
  await world.signIn('rich')
  const create = await refuseCreation(page)
  await expect.poll(() => gapPx(page, create)).toBeGreaterThan(0)
})

/** A character is described, and its start refused with a toast; answers the button that was pressed. */
async function refuseCreation(page: Page): Promise<Locator> {
  await answerFunction(page, 'check-user-credits', { success: false, code: 'RATE_LIMITED', error: 'Too many requests' }, 429)
  await page.goto('/create')
  await page.getByRole('button', { name: 'Start with Description' }).click()
  await describeCharacter(page, { name: 'Ada', description: 'A calm woman with silver hair in a garden at noon' })
  // Nobody says what it costs.
  const create = page.getByRole('button', { name: 'Create', exact: true })
  await create.click()
  return create
}

/** From the lower edge of the shown toast to a button. */
async function gapPx(page: Page, button: Locator): Promise<number> {
  await expect(shown(page)).not.toHaveCount(0)
  const [toast, box] = [await shown(page).first().boundingBox(), await button.boundingBox()]
  return (box?.y ?? 0) - (toast?.y ?? 0) - (toast?.height ?? 0)
}

/** Begins as a picture does, and is none. */
const BROKEN_PNG = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(56)])

test('UI-05 a toast is swiped away by more than 20 px, not by less', async ({ page }) => {
  const toast = page.locator('[data-sonner-toast]')
  for (const px of [19, 25]) {
    await page.goto('/characters/yuki')
    await page.getByRole('button', { name: 'Edit Character' }).click()
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toast).toBeVisible()
    // While the pointer rests on it, it stays.
    await page.mouse.move(1100, 750)
    const { x, y } = (await toast.boundingBox()) ?? { x: 0, y: 0 }
    await page.mouse.move(x + 100, y + 20)
    await page.mouse.down()
    await page.mouse.move(x + 102, y + 20)
    await expect(toast).toHaveAttribute('data-swiping', 'true')
    await page.mouse.move(x + 100 + px, y + 20)
    await expect.poll(() => swipedPx(page), { intervals: [20] }).toBe(px)
    // A flick counts as well, however short: this one takes its time.
    await page.clock.setSystemTime(Date.now() + 60_000)
    await page.mouse.up()
    if (px > 20) await expect(toast).toHaveCount(0)
    else await expect.poll(() => swipedPx(page)).toBe(0)
    await expect(toast.and(page.locator('[data-removed=true]'))).toHaveCount(0)
  }
})

const swipedPx = (page: Page) =>
  page
    .locator('[data-sonner-toast]')
    .evaluate((toast: HTMLElement) => Number.parseFloat(toast.style.getPropertyValue('--swipe-amount-x')) || 0)
