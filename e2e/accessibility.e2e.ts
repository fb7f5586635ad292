import type { Page } from '@playwright/test'
import { axeOn } from './axe-on.ts'
import { expect, test } from './fixtures.ts'
import { portrait } from './picture-files.ts'
import { choose, chooseFirstTake, openFinishedPreview } from './steps.ts'

/** axe finds nothing on the page as it stands, dialogs included. Only colours differ between the themes. */
async function expectAccessible(page: Page, { except = [] as string[] } = {}): Promise<void> {
  await expectNoOverflow(page)
  await showTheme(page, 'dark')
  expect(await faults(axeOn(page).disableRules(except))).toEqual([])
  await showTheme(page, 'light')
  expect(await faults(axeOn(page).withRules(['color-contrast']))).toEqual([])
}

/** At 320 px, which a page enlarged four times on a desktop has, nothing reaches over the right edge, neither of the page nor of a dialog. */
async function expectNoOverflow(page: Page): Promise<void> {
  const desktop = page.viewportSize() ?? { width: 1280, height: 800 }
  await page.setViewportSize({ width: 320, height: 780 })
  const tooWide = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[role=dialog], [role=dialog] footer, [role=menu]')]
      .filter((element) => element.scrollWidth > element.clientWidth)
      .map((element) => `${element.tagName} ${element.scrollWidth} > ${element.clientWidth}`),
  )
  expect(tooWide).toEqual([])
  await page.setViewportSize(desktop)
}

/** As the toggle does it, which an open dialog covers (src/web/data/theme). */
async function showTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.classList.remove('dark', 'light')
    document.documentElement.classList.add(value)
  }, theme)
}

async function faults(axe: ReturnType<typeof axeOn>): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

test('guests’ pages and dialogs can be used by everyone', async ({ page }) => {
  for (const path of [
    '/characters',
    '/characters/yuki',
    '/terms',
    '/privacy',
    '/refund-policy',
    '/pricing',
    '/payment/success',
    '/payment/cancel',
    '/nope',
    '/auth/failure',
    '/create',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  }
  await page.getByRole('button', { name: 'Start with Description' }).click()
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(page.getByRole('dialog', { name: 'Create an account' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/characters/yuki')
  await page.getByRole('button', { name: 'Edit Character' }).click()
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible()
  await expectAccessible(page)
})

test('the menu of small screens, the menu of an account and its dialog can be used by everyone', async ({ page, world }) => {
  await world.signIn('creator', 'Maximiliana-Theodora Freifrau von und zu Hohenlohe-Waldenburg-Schillingsfuerst')
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Manage Subscription' })).toBeVisible()
  // An open menu has the focus and a name; it floats above the landmarks and belongs to none.
  await expectAccessible(page, { except: ['region'] })
  await page.getByRole('menuitem', { name: 'Account & Data' }).click()
  await expect(page.getByRole('heading', { name: 'Delete your account' })).toBeVisible()
  await expectAccessible(page)
})

test('a user’s pages and dialogs can be used by everyone', async ({ page, world }) => {
  await world.signIn('rich')
  for (const [path, heading] of [
    ['/generations', 'Generations Library'],
    ['/characters/manage', 'No characters yet'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expectAccessible(page)
  }
  await page.goto('/create')
  await page.getByRole('button', { name: 'Start with Description' }).click()
  await expect(page.getByRole('textbox', { name: 'Character name' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Start with One Image' }).click()
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles(await portrait(1024, 1024))
  await expect(page.getByRole('img', { name: /^The one/ })).toBeVisible()
  await choose(page.getByRole('radio', { name: 'Keep Original' }))
  await expectAccessible(page)
})

test('the prices of who has a plan, and the page after a payment, can be used by everyone', async ({ page, world }) => {
  await world.signIn('cancelling')
  await page.goto('/pricing')
  await expect(page.getByRole('region', { name: 'Subscription Status' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/payment/success')
  await expect(page.getByText('Credits Updated')).toBeVisible()
  await expectAccessible(page)
})

test('the choice of a take and a character’s page can be used by everyone', async ({ page, world }) => {
  await world.signIn('rich')
  await openFinishedPreview(page, world, 'Silvia')
  await expectAccessible(page)
  await chooseFirstTake(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', { name: 'My Characters' }).first().click()
  await expect(page.getByRole('figure')).toHaveCount(9)
  await expectAccessible(page)
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill('In a small cafe')
  await message.press('Enter')
  await expect(page.getByRole('button', { name: 'Open Scene: In a small cafe' })).toBeVisible()
  await page.getByRole('radio', { name: 'Dress Up' }).click()
  await message.pressSequentially('with @')
  await expect(page.getByRole('listbox')).toBeVisible()
  await expectAccessible(page)
  await message.press('Escape')
  await page.getByRole('button', { name: 'Delete character' }).click()
  await expect(page.getByRole('dialog', { name: 'Delete Silvia?' })).toBeVisible()
  await expectAccessible(page)
})

test('the daily bonus and the credit history can be used by everyone', async ({ page, world }) => {
  await world.signIn('rich')
  await page.goto('/create')
  await page.getByRole('button', { name: 'Free Credits' }).click()
  const bonus = page.getByRole('dialog', { name: 'Daily bonus' })
  await expect(bonus.getByRole('button', { name: 'Claim Daily Bonus' })).toBeVisible()
  await expectAccessible(page)
  await bonus.getByRole('button', { name: 'Claim Daily Bonus' }).click()
  await expect(bonus.getByText('Bonus Claimed!')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Credit History' }).click()
  await expect(page.getByRole('dialog', { name: 'Credit history' }).getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeFocused()
})
