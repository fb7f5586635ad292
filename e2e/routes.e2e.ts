import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

test('RT-01 / leads to /create, and Back does not loop', async ({ page }) => {
  await page.goto('about:blank')
  await page.goto('/')
  await expect(page).toHaveURL('/create')
  await page.goBack()
  await expect(page).toHaveURL('about:blank')
})

test('RT-03 /create shows the same page to guests and to users', async ({ page, world }) => {
  const title = page.getByRole('heading', { name: 'Transform Ideas Into Living Characters', level: 1 })
  await page.goto('/create')
  await expect(title).toBeVisible()
  await world.signIn('rich')
  await page.goto('/create')
  await expect(title).toBeVisible()
  await expect(page).toHaveURL('/create')
})

for (const path of ['/generations', '/characters/manage', '/characters/manage/somebody']) {
  test(`RT-02 RT-20 RP-06 a guest who opens ${path} ends on /create, and nothing of a user is asked for`, async ({ page }) => {
    const functionCalls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/functions/') && !request.url().includes('get-hero-images')) functionCalls.push(request.url())
    })
    await page.goto(path)
    await expect(page).toHaveURL('/create')
    expect(functionCalls).toEqual([])
  })
}

test('RT-05 GL-01 /generations shows the library to its user', async ({ page, world }) => {
  await world.signIn('rich')
  await page.goto('/generations')
  await expect(page.getByRole('heading', { name: 'Generations Library' })).toBeVisible()
})

test('RT-04 PS-18 PB-01 /pricing shows a guest three plans, packs, questions that open, and a closing call', async ({
  page,
}) => {
  await page.goto('/pricing')
  const main = page.getByRole('main')
  for (const plan of ['Creator', 'Pro', 'Enterprise']) {
    await expect(
      main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: plan, exact: true }) }),
    ).toBeVisible()
  }
  await expect(main.getByRole('heading', { name: 'Credit packs' })).toBeVisible()
  await expect(main.getByRole('button', { name: /^Buy .+ credits$/ }).first()).toBeVisible()
  const question = main.locator('details').first()
  await question.locator('summary').click()
  await expect(question.locator('p').first()).toBeVisible()
  await main.getByRole('link', { name: 'Start Creating Free' }).click()
  await expect(page).toHaveURL('/create')
})

test('RT-07 /characters/manage shows somebody without characters a way to the first one', async ({ page, world }) => {
  await world.signIn('new')
  await page.goto('/characters/manage')
  await expect(page.getByRole('heading', { name: 'No characters yet' })).toBeVisible()
  await expect(page).toHaveURL('/characters/manage')
  await page.getByRole('link', { name: 'Create your first character' }).click()
  await expect(page).toHaveURL('/create')
})

test('RT-16 RT-17 RT-18 an unknown path shows 404, logs itself and leads home', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.goto('/nope/deep')
  await expect(page.getByText('404')).toBeVisible()
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  expect(logged.join('\n')).toContain('/nope/deep')
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/create')
})

/** Keeps back who is here until what is answered is called. */
async function holdAccount(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/v1/account', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

const waitingBar = (page: Page) => page.getByRole('progressbar', { name: 'Loading' })

test('RT-21 RT-23 a bar shows at the top while it is not known who is here, and the places of the library without a word of it', async ({
  page,
  world,
}) => {
  await world.signIn('rich')
  const answer = await holdAccount(page)
  await page.goto('/generations')
  await expect(waitingBar(page)).toBeVisible()
  const places = page.getByTestId('skeleton-card')
  await expect(places).toHaveCount(8)
  for (const place of await places.all()) expect((await place.boundingBox())?.height).toBeGreaterThan(100)
  await expect(page.getByRole('heading', { name: 'Generations Library' })).toHaveCount(0)
  answer()
  await expect(page.getByRole('heading', { name: 'Generations Library' })).toBeVisible()
  await expect(places).toHaveCount(0)
})

test('what stands in the place of a character’s page, or of the list of them, while it is not known who is here', async ({
  page,
  world,
}) => {
  await world.signIn('rich')
  const answer = await holdAccount(page)
  await page.goto('/characters/manage/somebody')
  await expect(waitingBar(page)).toBeVisible()
  await expect(page.getByText('Loading', { exact: true })).toBeVisible()
  await page.goto('/characters/manage')
  await expect(page.getByText('Preparing your characters')).toBeVisible()
  answer()
  await expect(page.getByRole('heading', { name: 'No characters yet' })).toBeVisible()
})

test('the library is fetched while the guard waits, and its places stay until it is there', async ({ page, world }) => {
  await world.signIn('rich')
  const answer = await holdAccount(page)
  const arrival = Promise.withResolvers<void>()
  await page.route('**/assets/generations-page-*.js', async (route) => {
    await arrival.promise
    await route.continue()
  })
  const asked = page.waitForRequest('**/assets/generations-page-*.js')
  await page.goto('/generations')
  await asked
  answer()
  await expect(waitingBar(page)).toHaveCount(0)
  await expect(page.getByTestId('skeleton-card')).toHaveCount(8)
  arrival.resolve()
  await expect(page.getByRole('heading', { name: 'Generations Library' })).toBeVisible()
})

test('LP-21 the landing page shows one character in six styles', async ({ page }) => {
  await page.goto('/create')
  const styles = page.getByRole('region', { name: 'Diverse Character Styles' }).getByRole('button')
  await expect(styles).toHaveText([
    '3D Stylized',
    'Anime/Manga',
    'Realistic Portrait',
    'Comic Book',
    'Retro Cyberpunk',
    'Science fiction',
  ])
  await styles.first().focus()
  await expect(styles.first()).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(styles.nth(1)).toHaveAttribute('aria-pressed', 'true')
})
