import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { startServer } from './running-server.ts'
import { choose } from './steps.ts'

/** Nobody's films move in the other stories; here they do. */
const MOVING = { reducedMotion: 'no-preference' } as const

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const signInDialog = (page: Page) => page.getByRole('dialog', { name: 'Welcome back' })
const heroFilm = (page: Page) => region(page, 'Transform Ideas Into Living Characters').locator('video')

const isPlaying = (page: Page, index = 0) =>
  page
    .locator('video[loop]')
    .nth(index)
    .evaluate((video: HTMLVideoElement) => !video.paused)

/** Scrolls until this share of the element is above the lower edge of the window. */
async function showShare(page: Page, index: number, share: number): Promise<void> {
  await page
    .locator('video[loop]')
    .nth(index)
    .evaluate((video, shown) => {
      const { top, height } = video.getBoundingClientRect()
      scrollBy({ top: top + height * shown - innerHeight, behavior: 'instant' })
    }, share)
}

/** As a browser does when its tab is left and looked at again. */
async function hideTab(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('LP-05 LP-06 LP-02 the first screen says what this is, what is new, and where to try it', async ({ page }) => {
  await page.goto('/create')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transform Ideas Into Living Characters')
  await expect(page.getByText('Sora video generation is here', { exact: true })).toBeVisible()
  const banner = region(page, 'Sora is here')
  await expect(banner).toContainText('Sora')
  await expect(banner.getByRole('button', { name: 'Try Sora Now' })).toBeVisible()
})

test('LP-04 PS-19 LP-01 the welcome offer names both gifts; the header stays when one scrolls', async ({ page }) => {
  await page.goto('/create')
  const offer = region(page, 'Welcome offer')
  await expect(offer).toContainText('First character free')
  await expect(offer).toContainText('150 daily credits for videos and images')
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 })
})

test('LP-07 LP-08 LP-17 both start buttons lead to the methods', async ({ page }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.goto('/create')
  const title = page.getByRole('heading', { name: 'Choose Your Creation Method' })
  for (const start of [
    page.getByRole('link', { name: 'Start Creating Free' }),
    page.getByRole('button', { name: 'Start Creating Now' }),
  ]) {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(title).not.toBeInViewport()
    await start.click()
    await expect(title).toBeInViewport()
    await expect(page).toHaveURL('/create')
  }
  expect(errors).toEqual([])
})

test('LP-03 LP-09 LP-20 a guest who wants to film or to create signs in first', async ({ page }) => {
  await page.goto('/create')
  for (const name of ['Try Sora Now', 'Generate with Sora', 'Start with Description', 'Start with One Image']) {
    await page.getByRole('button', { name }).click()
    await expect(signInDialog(page)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await closeDialog(page)
  }
})

test('LP-03 LP-09 LP-28 a user opens the film dialog from the banner and the poster, and the drawer', async ({
  page,
  world,
}) => {
  await world.signIn('rich')
  await page.goto('/create')
  for (const [name, opened] of [
    ['Try Sora Now', 'Generate with Sora'],
    ['Generate with Sora', 'Generate with Sora'],
    ['Sora videos', 'Recent Sora videos'],
  ] as const) {
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect(page.getByRole('dialog', { name: opened, exact: true })).toBeVisible()
    await closeDialog(page)
  }
})

test('LP-29 LP-30 the floating button leads a guest to the sign-in, and is not on small screens', async ({ page }) => {
  await page.goto('/create')
  const button = page.getByRole('button', { name: 'Sora videos' })
  await button.click()
  await expect(signInDialog(page)).toBeVisible()
  await closeDialog(page)
  await page.setViewportSize({ width: 375, height: 780 })
  await expect(button).toBeHidden()
})

test('LP-18 LP-19 the two methods are named, and open their wizards for a user', async ({ page, world }) => {
  await world.signIn('rich')
  await page.goto('/create')
  const methods = region(page, 'Choose Your Creation Method')
  await expect(methods.getByRole('article').first()).toContainText('Create with Description')
  await expect(methods.getByRole('article').first()).toContainText('Most Popular')
  await expect(methods.getByRole('article').last()).toContainText('Create with Image')
  await methods.getByRole('button', { name: 'Start with Description' }).click()
  await expect(page.getByRole('dialog', { name: 'Create with Description' })).toBeVisible()
  await closeDialog(page)
  await methods.getByRole('button', { name: 'Start with One Image' }).click()
  await expect(page.getByRole('dialog', { name: 'Create with Image' })).toBeVisible()
})

test('LP-22 LP-23 LP-24 each tool shows what it does: examples with pictures, and four steps', async ({ page }) => {
  await page.goto('/create')
  for (const [tool, examples, steps] of [
    ['Dress Up', ['Dress up', 'Steal the look'], 4],
    ['Blend', ['Blend images', 'Change Background'], 0],
    ['Flash Edit', ['Make her hair blue'], 4],
  ] as const) {
    const section = region(page, tool)
    for (const example of examples) {
      const figure = section.getByRole('figure').filter({ hasText: example })
      expect(await figure.getByRole('img').count()).toBeGreaterThanOrEqual(2)
    }
    await expect(section.getByRole('list', { name: 'How it works' }).getByRole('listitem')).toHaveCount(steps)
  }
  await expect(region(page, 'Blend')).toContainText('Upload up to 2 reference images')
  const handle = region(page, 'Dress Up').getByRole('slider', { name: 'Dress up: before and after' })
  await handle.focus()
  await page.keyboard.press('ArrowRight')
  await expect(handle).toHaveAttribute('aria-valuetext', '51 % before, 49 % after')
  await choose(region(page, 'Flash Edit').getByRole('radio', { name: 'Make it night with snow' }))
  await expect(region(page, 'Flash Edit').getByRole('img', { name: 'after “Make it night with snow”' })).toBeVisible()
})

test('LP-25 LP-26 LP-27 one character in four scenes, somebody who speaks, answers, and the end of the page', async ({
  page,
}) => {
  await page.goto('/create')
  const scenes = region(page, 'Same Character Endless Scenes').getByRole('figure')
  await expect(scenes).toHaveCount(5)
  await expect(scenes.first().getByRole('img')).toHaveAttribute('alt', /^Mira/)
  for (const scene of (await scenes.all()).slice(1)) await expect(scene).toContainText(/@Mira\s+\w+/)
  const lipSync = region(page, 'Lip Sync')
  await lipSync.getByRole('button', { name: 'Play with sound' }).click()
  await expect
    .poll(() => lipSync.locator('video').evaluate((video: HTMLVideoElement) => !video.paused && !video.muted))
    .toBe(true)
  const questions = region(page, 'Questions').getByRole('group')
  expect(await questions.count()).toBeGreaterThan(5)
  await questions.first().locator('summary').click()
  await expect(questions.first().getByText(/Your first three previews/)).toBeVisible()
  await questions.first().locator('summary').click()
  await expect(questions.first().getByText(/Your first three previews/)).toBeHidden()
  const end = await page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().bottom + scrollY)
  expect(end).toBeCloseTo(await page.evaluate(() => document.documentElement.scrollHeight), -1)
})

test('PS-25 the words are for those who make films, anime and stories, for a hobby or a living', async ({ page }) => {
  await page.goto('/create')
  const words = (await page.getByRole('main').textContent()) ?? ''
  for (const audience of [/AI films/, /anime/, /stories/, /hobby/, /professionals/, /studio/]) expect(words).toMatch(audience)
})

test('PS-23 PS-24 the footer leads everywhere it says, and says what is still to come', async ({ page }) => {
  await page.goto('/create')
  const footer = page.getByRole('contentinfo')
  for (const name of ['Troupe on X', 'Troupe on Instagram', 'Troupe on YouTube', 'Community']) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', /^https:\/\/\w/)
  }
  await expect(footer.getByRole('link', { name: '@' })).toHaveAttribute('href', /^mailto:.+@.+/)
  for (const name of ['Explore', 'Blog', 'Documentation', 'Tutorials']) {
    await expect(footer.getByText(`${name} Coming Soon`)).toBeVisible()
    await expect(footer.getByRole('link', { name })).toHaveCount(0)
  }
  await footer.getByRole('link', { name: 'Help Center' }).click()
  await expect(region(page, 'Questions')).toBeInViewport()
  for (const [name, path] of [
    ['Terms', '/terms'],
    ['Privacy', '/privacy'],
    ['Refund policy', '/refund-policy'],
  ] as const) {
    await footer.getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page).toHaveTitle(`${name} · Troupe`)
    expect((await page.request.get(path)).status()).toBe(200)
  }
})

test.describe('films', () => {
  test.use({ contextOptions: MOVING })

  test('LP-10 LP-11 LP-12 the hero film runs silently while a fifth of it and the tab are seen', async ({ page }) => {
    await page.goto('/create')
    await expect.poll(() => isPlaying(page)).toBe(true)
    expect(await heroFilm(page).evaluate((video: HTMLVideoElement) => video.muted)).toBe(true)
    await hideTab(page, true)
    await expect.poll(() => isPlaying(page)).toBe(false)
    await hideTab(page, false)
    await expect.poll(() => isPlaying(page)).toBe(true)
    await page.evaluate(() => scrollTo({ top: 2500, behavior: 'instant' }))
    await expect.poll(() => isPlaying(page)).toBe(false)
    // From above: the same film, of which first too little is seen.
    await page.setViewportSize({ width: 1280, height: 300 })
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await showShare(page, 0, 0.19)
    await expect.poll(() => isPlaying(page)).toBe(false)
    await showShare(page, 0, 0.25)
    await expect.poll(() => isPlaying(page)).toBe(true)
    await page.getByRole('button', { name: /^Pause: A drawn woman/ }).click()
    await expect.poll(() => isPlaying(page)).toBe(false)
  })

  test('LP-15 LP-16 four showcase films loop silently, by the same rules', async ({ page }) => {
    await page.goto('/create')
    const films = region(page, 'Then they move').locator('video')
    await expect(films).toHaveCount(4)
    for (const film of await films.all()) {
      expect(await film.evaluate((video: HTMLVideoElement) => [video.muted, video.loop, video.paused])).toEqual([
        true,
        true,
        true,
      ])
    }
    await region(page, 'Then they move').scrollIntoViewIfNeeded()
    for (const index of [1, 2, 3, 4]) {
      await showShare(page, index, 1)
      await expect.poll(() => isPlaying(page, index)).toBe(true)
    }
    await hideTab(page, true)
    await expect.poll(() => isPlaying(page, 4)).toBe(false)
    await hideTab(page, false)
    await expect.poll(() => isPlaying(page, 4)).toBe(true)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(() => isPlaying(page, 4)).toBe(false)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await expect.poll(() => isPlaying(page, 4)).toBe(true)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect.poll(() => isPlaying(page, 4)).toBe(false)
  })
})

test('LP-13 under reduced motion the hero film stands still', async ({ page }) => {
  await page.goto('/create')
  await expect(heroFilm(page)).toHaveAttribute('poster', /./)
  await expect(heroFilm(page)).toBeInViewport()
  expect(await isPlaying(page)).toBe(false)
})

test('LP-14 the hero film’s poster is one of the fetched pictures; without any the page still works', async ({ page }) => {
  const answer = (status: number, reply: object) =>
    page.route('**/v1/functions/get-hero-images/executions', (route) =>
      route.fulfill({ json: { responseStatusCode: status, responseBody: JSON.stringify(reply), status: 'completed' } }),
    )
  const data = ['/showcase/scenes/1.webp?a', '/showcase/scenes/2.webp?b', '/showcase/scenes/3.webp?c']
  await answer(200, { success: true, data })
  await page.goto('/create')
  await expect(heroFilm(page)).toHaveAttribute('poster', /\?[abc]$/)
  for (const [status, reply] of [
    [200, { success: true, data: [] }],
    [500, { error: 'away' }],
  ] as const) {
    await answer(status, reply)
    await page.reload()
    await expect(heroFilm(page)).toHaveAttribute('poster', /films\/hero\.webp$/)
    await page.getByRole('button', { name: 'Surprise me' }).click()
    await expect(page.getByRole('textbox', { name: 'Describe your character' })).not.toHaveValue('')
  }
})

test('the first screen is there before any script, and the script takes it over as it stands', async ({
  page,
  browser,
  baseURL,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page0 = await plain.newPage()
  for (const path of ['/', '/create']) {
    await page0.goto(path)
    await expect(page0.getByRole('heading', { level: 1 })).toHaveText('Transform Ideas Into Living Characters')
    await expect(page0.getByRole('button', { name: 'Start with Description' })).toBeVisible()
  }
  await plain.close()

  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => /hydrat|#4\d\d|Content Security/i.test(message.text()) && complaints.push(message.text()))
  for (const theme of ['light', 'dark']) {
    await page.addInitScript((value) => localStorage.setItem('vite-ui-theme', value), theme)
    await page.goto('/create')
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
    await expect(page.locator('html')).toHaveClass(theme)
    await expect(page.getByRole('button', { name: theme === 'light' ? /dark theme/ : /light theme/ })).toBeVisible()
  }
  expect(complaints).toEqual([])
})

test('what is typed before the script has come is kept', async ({ page }) => {
  let letScriptsCome: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    letScriptsCome = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/create', { waitUntil: 'commit' })
  const field = page.getByRole('textbox', { name: 'Describe your character' })
  await field.fill('A fox in a red coat')
  letScriptsCome()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect(field).toHaveValue('A fox in a red coat')
  await expect(page.getByLabel('Live sketch of your description')).toBeVisible()
})

test('somebody may follow the theme of their device', async ({ page }) => {
  await page.goto('/create')
  await choose(page.getByRole('radio', { name: 'As my device' }))
  await expect(page.locator('html')).toHaveClass('dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveClass('light')
  await page.reload()
  await expect(page.locator('html')).toHaveClass('light')
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#FAF8F4')
})

test('the page can be installed and shared', async ({ page }) => {
  await page.goto('/create')
  const manifest = await (await page.request.get('/manifest.webmanifest')).json()
  for (const { src } of manifest.icons) expect([src, (await page.request.get(src)).status()]).toEqual([src, 200])
  const preview = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect((await page.request.get(preview ?? '')).headers()['content-type']).toBe('image/jpeg')
})

test('OC-07 a script that counts visits is loaded where one is configured, and the page works when it is blocked', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  const counter = 'https://count.example/script.js'
  await page.goto('/create')
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  expect(scripts.filter((url) => new URL(url).hostname !== 'localhost')).toEqual([])

  await using counting = await startServer({ env: { TROUPE_ANALYTICS_URL: counter } })
  await page.route(counter, (route) => route.fulfill({ contentType: 'text/javascript', body: 'window.counted = true' }))
  await page.goto(`${counting.url}/create`)
  await expect.poll(() => page.evaluate(() => 'counted' in window)).toBe(true)
  await page.route(counter, (route) => route.abort('blockedbyclient'))
  await page.goto(`${counting.url}/create`)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(signInDialog(page)).toBeVisible()
  expect(await page.evaluate(() => 'counted' in window)).toBe(false)
})
