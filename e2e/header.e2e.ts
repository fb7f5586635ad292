import type { Page } from '@playwright/test'
import { holdFunction } from './answer-function.ts'
import { expect, test } from './fixtures.ts'
import { stagedJob, stageLibrary } from './library-stage.ts'

test('HD-01 HD-02 HD-09 a guest finds Pricing, Create and the logo, and nothing of a user', async ({ page }) => {
  await page.goto('/create')
  const header = page.getByRole('banner')
  await header.getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL('/pricing')
  await header.getByRole('link', { name: 'Create' }).click()
  await expect(page).toHaveURL('/create')
  await header.getByRole('link', { name: 'Pricing' }).click()
  await header.getByRole('link', { name: 'Troupe' }).click()
  await expect(page).toHaveURL('/create')
  for (const name of ['My Characters', 'Generations']) await expect(header.getByRole('link', { name })).toHaveCount(0)
  await expect(header.getByRole('button', { name: /^Account of/ })).toHaveCount(0)
})

test('HD-08 HD-10 SI-01 a guest sees the daily button disabled and signs in from the header', async ({ page }) => {
  await page.goto('/create')
  const daily = page.getByRole('button', { name: 'Daily' })
  await expect(daily).toBeDisabled()
  await expect(daily).toHaveAttribute('title', 'Sign in to claim daily bonus')
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
  const dialog = page.getByRole('dialog', { name: 'Welcome back' })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByText('Sign in to your account to continue')).toBeVisible()
})

test('HD-06 the community link opens outside', async ({ page }) => {
  await page.goto('/create')
  const link = page.getByRole('banner').getByRole('link', { name: 'Community' })
  await expect(link).toHaveAttribute('href', /^https:\/\//)
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
})

test('HD-07 PS-21 BS-07 the house is dark at first; the toggle makes it light, and a reload keeps it', async ({ page }) => {
  await page.goto('/create')
  const root = page.locator('html')
  await expect(root).not.toHaveClass(/light/)
  await page.getByRole('button', { name: 'Switch to the light theme' }).click()
  await expect(root).toHaveClass(/light/)
  expect(await page.evaluate(() => localStorage.getItem('vite-ui-theme'))).toContain('light')
  await page.reload()
  await expect(root).toHaveClass(/light/)
})

test('HD-03 HD-05 HD-11 a user finds all four pages', async ({ page, world }) => {
  await world.signIn('rich')
  await page.goto('/create')
  const header = page.getByRole('banner')
  for (const [name, path] of [
    ['My Characters', '/characters/manage'],
    ['Generations', '/generations'],
    ['Pricing', '/pricing'],
    ['Create', '/create'],
  ] as const) {
    await header.getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
  }
})

test('HD-13 PS-15 the balance stands beside the avatar and falls with a spend', async ({ page, world }) => {
  await world.signIn('rich')
  await page.goto('/create')
  await expect(page.getByRole('banner').getByText('1,000')).toBeVisible()
  await world.call('create-preview', { name: 'Mira', characterDescription: 'A calm woman by the sea', style: 'anime' })
  await page.reload()
  await expect(page.getByRole('banner').getByText('900')).toBeVisible()
})

test('HD-14 HD-15 HD-18 the menu names the person and signs them out', async ({ page, world }) => {
  const { email } = await world.signIn('rich', 'Noor Haddad')
  await page.goto('/create')
  await page.getByRole('button', { name: 'Account of Noor Haddad' }).click()
  await expect(page.getByText('Noor Haddad', { exact: true })).toBeVisible()
  await expect(page.getByText(`(${email})`)).toBeVisible()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()
  const response = await page.request.get(`${world.url}/v1/account`, { headers: { 'x-appwrite-project': 'troupe' } })
  expect(response.status()).toBe(401)
})

test('HD-16 who has a plan manages it from the menu, also one that ends with its period; nobody else does', async ({
  page,
  world,
}) => {
  for (const [state, count] of [
    ['creator', 1],
    ['cancelling', 1],
    ['rich', 0],
  ] as const) {
    await world.signIn(state)
    const told = page.waitForResponse('**/functions/get-user-subscription/executions')
    await page.goto('/create')
    await (await told).finished()
    await page.getByRole('button', { name: /^Account of/ }).click()
    await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Manage Subscription' })).toHaveCount(count)
  }
})

test('HD-19 HD-20 HD-21 on a small screen a drawer titled Menu holds the pages', async ({ page, world }) => {
  const menu = page.getByRole('button', { name: 'Open the menu' })
  const links = page.getByRole('banner').getByRole('link', { name: /^(Create|Pricing)$/ })
  await page.goto('/create')
  await expect(links).toHaveCount(2)
  await expect(menu).toBeHidden()
  await page.setViewportSize({ width: 375, height: 720 })
  // It stands in for the links, which are not there any more.
  await expect(links).toHaveCount(0)
  await menu.click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer.getByText('Menu', { exact: true })).toBeVisible()
  // At the side, over the whole height, and the page is still seen beside it.
  const box = await drawer.boundingBox()
  expect(box).toMatchObject({ y: 0, height: 720 })
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(375)
  expect(box?.x).toBeGreaterThan(20)
  await expect(drawer.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await world.signIn('rich')
  await page.reload()
  await page.getByRole('button', { name: 'Open the menu' }).click()
  for (const name of ['Pricing', 'Create', 'My Characters', 'Generations']) {
    await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await expect(drawer.getByRole('listitem')).toHaveCount(5)
  await drawer.getByRole('link', { name: 'Generations' }).click()
  await expect(page).toHaveURL('/generations')
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await drawer.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/create')
})

const themeBox = (page: Page) => page.getByRole('button', { name: /^Switch to the / }).boundingBox()

/** Keeps back who is here until what is answered is called. */
async function holdAccount(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/v1/account', async (route) => {
    await promise
    await route.fallback()
  })
  return resolve
}

test('nothing in the header moves when it turns out that a guest is here', async ({ page }) => {
  const answer = await holdAccount(page)
  await page.goto('/pricing')
  await expect(page.getByRole('heading', { name: 'Plans and credits' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign In' })).toHaveCount(0)
  const before = await themeBox(page)
  answer()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  expect(await themeBox(page)).toEqual(before)
})

test('nothing in the header moves when it turns out that a user is here again', async ({ page, world }) => {
  await world.signIn('rich')
  await page.goto('/pricing')
  await expect(page.getByRole('banner').getByText('1,000')).toBeVisible()
  const answer = await holdAccount(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Plans and credits' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Free Credits' })).toHaveCount(0)
  const before = await themeBox(page)
  answer()
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeEnabled()
  expect(await themeBox(page)).toEqual(before)
})

test('nothing in the header moves when work in the making is told', async ({ page, world }) => {
  await world.signIn('rich')
  await stageLibrary(page, [stagedJob(1, { status: 'RUNNING' })])
  const answer = await holdFunction(page, 'get-running-jobs')
  await page.goto('/pricing')
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeEnabled()
  const before = await themeBox(page)
  answer()
  await expect(page.getByRole('button', { name: /^In the making/ })).toBeVisible()
  expect(await themeBox(page)).toEqual(before)
})

test.describe('on a phone that is pressed with fingers', () => {
  test.use({ viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true })

  test('all tools of a user find room in the header, and are large enough', async ({ page, world }) => {
    await world.signIn('creator')
    await stageLibrary(page, [stagedJob(1, { status: 'RUNNING', progress: 0.5 })])
    await page.goto('/pricing')
    const header = page.getByRole('banner')
    await expect(header.getByRole('button', { name: /^In the making/ })).toBeVisible()
    await expect(header.getByRole('status')).toContainText('5,000')
    expect(await page.evaluate(() => innerWidth)).toBe(360)
    const tools = await header.getByRole('button').or(header.getByRole('link')).filter({ visible: true }).all()
    expect(tools).toHaveLength(6)
    for (const tool of tools) {
      const { x, width, height } = (await tool.boundingBox()) ?? { x: 0, width: 0, height: 0 }
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(40)
      expect(x + width).toBeLessThanOrEqual(360)
    }
  })
})
