import type { Page } from '@playwright/test'
import { axeOn } from './axe-on.ts'
import { answerFilms, makeFilm, openFirstFilm, openStagedFilm, recordFilms } from './film-stage.ts'
import { expect, test } from './fixtures.ts'

const player = (page: Page) => page.getByRole('region', { name: 'Video player' })
const press = (page: Page, name: string) => player(page).getByRole('button', { name, exact: true }).click()
const film = (page: Page) =>
  player(page)
    .locator('video')
    .evaluate((video: HTMLVideoElement) => ({
      paused: video.paused,
      muted: video.muted,
      at: video.currentTime,
      of: video.duration,
    }))
const upscaleMenu = (page: Page) => player(page).getByRole('button', { name: /^4K/ })
const options = (page: Page) => page.getByRole('menu', { name: 'Upscale this video' }).getByRole('menuitem')
async function more(page: Page, entry: string) {
  await press(page, 'More actions')
  await page.getByRole('menuitem', { name: entry }).click()
}
const film480 = { videoOptions: { resolution: '480p', fps: 25, aspectRatio: '16:9' } }

/** A film of the person's own in the player, with the balance that they have then. */
async function openOwnFilm(page: Page, world: Parameters<Parameters<typeof test>[2]>[0]['world']): Promise<number> {
  await world.signIn('rich')
  await makeFilm(world)
  await page.goto('/generations')
  await openFirstFilm(page)
  return world.credits()
}

test('VP-01 VP-02 VP-03 a film is played, paused, muted and set to its middle', async ({ page, world }) => {
  await world.signIn('rich')
  await openStagedFilm(page)
  await press(page, 'Play')
  await expect.poll(async () => (await film(page)).paused).toBe(false)
  await press(page, 'Pause')
  expect((await film(page)).paused).toBe(true)
  await expect(player(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await press(page, 'Mute')
  expect((await film(page)).muted).toBe(true)
  await press(page, 'Unmute')
  expect((await film(page)).muted).toBe(false)
  const bar = player(page).getByRole('slider', { name: 'Seek' })
  const box = await bar.boundingBox()
  await bar.click({ position: { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) / 2 } })
  const { at, of } = await film(page)
  expect(at / of).toBeCloseTo(0.5, 1)
  await expect(bar).toHaveAttribute('aria-valuetext', /^0:0\d of 0:0\d$/)
})

test('VP-04 the film fills the screen, and keys do what the buttons do', async ({ page, world }) => {
  await world.signIn('rich')
  await openStagedFilm(page)
  await press(page, 'Full screen')
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  const { width, height } = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }))
  await expect.poll(() => player(page).boundingBox()).toMatchObject({ width, height })
  const leave = page.getByRole('button', { name: 'Leave full screen' })
  await leave.hover()
  await expect(page.locator('[data-radix-popper-content-wrapper]', { hasText: 'Leave full screen' })).toBeInViewport({
    ratio: 1,
  })
  await page.keyboard.press('f')
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull()
  await player(page).focus()
  await page.keyboard.press('Space')
  await expect.poll(async () => (await film(page)).paused).toBe(false)
  await page.keyboard.press('k')
  await page.keyboard.press('m')
  expect(await film(page)).toMatchObject({ paused: true, muted: true })
  const before = (await film(page)).at
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await film(page)).at).toBeGreaterThan(before)
  await page.keyboard.press('Escape')
  await expect(player(page)).toHaveCount(0)
})

test('VP-05 VP-16 VP-18 an unknown film counts as 480p with 25 frames, and may become 1080p or 4K', async ({ page, world }) => {
  await world.signIn('rich')
  await openStagedFilm(page)
  await expect(player(page).getByText('480p', { exact: true })).toBeVisible()
  await expect(player(page).getByText('25fps', { exact: true })).toBeVisible()
  await expect(upscaleMenu(page)).toHaveText('4K')
  await upscaleMenu(page).click()
  await expect(options(page)).toHaveCount(2)
})

test('VP-17 VP-05 each upscale says what it makes and what it costs', async ({ page, world }) => {
  await world.signIn('rich')
  await openStagedFilm(page, film480)
  await upscaleMenu(page).click()
  await expect(options(page).first()).toHaveText(/1080p\s*30 fps\s*100 credits/)
  await expect(options(page).last()).toHaveText(/4K\s*60 fps\s*300 credits/)
})

test('VP-19 VP-20 a film in 1080p may only become 4K, one in 4K nothing', async ({ page, world }) => {
  await world.signIn('rich')
  await openStagedFilm(page, { videoOptions: { resolution: '1080p', fps: 30, aspectRatio: '16:9' } })
  await expect(player(page).getByText('1080p', { exact: true })).toBeVisible()
  await expect(player(page).getByText('30fps', { exact: true })).toBeVisible()
  await upscaleMenu(page).click()
  await expect(options(page)).toHaveText([/4K\s*60 fps/])
  await openStagedFilm(page, { videoOptions: { resolution: '4K', fps: 60, aspectRatio: '16:9' } })
  await expect(player(page).getByText('4K', { exact: true })).toBeVisible()
  await expect(upscaleMenu(page)).toHaveCount(0)
})

test('VP-06 VP-07 OC-05 the menu of the film saves it from its own address', async ({ page, world }) => {
  await world.signIn('rich')
  await openStagedFilm(page)
  await press(page, 'More actions')
  await expect(page.getByRole('menuitem')).toHaveText(['Download', /^Restore Video/, 'Add to Lip Sync'])
  const fetched = page.waitForRequest((request) => request.resourceType() === 'fetch' && request.url().endsWith('/hero.mp4'))
  const saved = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Download' }).click()
  expect(new URL((await fetched).url()).pathname).toBe('/showcase/films/hero.mp4')
  expect((await saved).suggestedFilename()).toBe('Momo-Video.mp4')
  await expect(page.getByText('Download started', { exact: true })).toBeVisible()
})

test('VP-09 a film that may not be fetched is opened in a tab', async ({ page, world, context }) => {
  await world.signIn('rich')
  await openStagedFilm(page)
  await page.route('**/hero.mp4', (route) => (route.request().resourceType() === 'fetch' ? route.abort() : route.continue()))
  const tab = context.waitForEvent('page')
  await more(page, 'Download')
  expect(await tab).toBeTruthy()
  await expect(page.getByText('Download failed - Video opened', { exact: true })).toBeVisible()
})

test('VP-11 VP-12 ER-64 a restoration names its cost, and asks with what is known of the film', async ({ page, world }) => {
  await world.signIn('rich')
  const chatId = '11111111-1111-4111-8111-111111111111'
  await openStagedFilm(page, { chatId, videoOptions: { resolution: '1080p', fps: 30, aspectRatio: '9:16' } })
  const sent = await answerFilms(page, 200, { success: true, jobId: 'j', ok: true })
  await press(page, 'More actions')
  await expect(page.getByRole('menuitem', { name: /Restore Video/ })).toContainText('100 credits')
  await page.getByRole('menuitem', { name: /Restore Video/ }).click()
  await expect(page.getByText('Video restoration started', { exact: true })).toBeVisible()
  await expect(page.getByText('Your video is being restored to improve quality.')).toBeVisible()
  expect(sent).toEqual([
    {
      videoUrl: '/showcase/films/hero.mp4',
      chatId,
      action: 'regenerate',
      resolution: '1080p',
      fps: 30,
      aspectRatio: '9:16',
      operationType: 'restore',
    },
  ])
})

test('VP-13 PS-09 an own film is restored: 100 credits, and a new job', async ({ page, world }) => {
  const before = await openOwnFilm(page, world)
  await more(page, 'Restore Video')
  await expect(page.getByText('Video restoration started', { exact: true })).toBeVisible()
  expect(await world.credits()).toBe(before - 100)
  const { data } = await world.call<{ data: { total: number } }>('get-user-jobs')
  expect(data.total).toBe(2)
})

test('VP-14 ER-65 a restoration that cannot be started says so, and the credits are back', async ({ page, world }) => {
  await world.signIn('rich')
  await openStagedFilm(page)
  await answerFilms(page, 500, { error: 'x' })
  await more(page, 'Restore Video')
  await expect(page.getByText('Restoration failed', { exact: true })).toBeVisible()
  await expect(page.getByText("We couldn't start the restoration. Please try again.")).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByTitle('Your credits')).toContainText('1,000')
  expect(await world.credits()).toBe(1000)
})

for (const [what, start] of [
  ['a restoration', (page: Page) => more(page, 'Restore Video')],
  [
    'an upscale',
    async (page: Page) => {
      await upscaleMenu(page).click()
      await options(page).filter({ hasText: '1080p' }).click()
    },
  ],
] as const) {
  test(`ER-33 ${what} answered with 402 says what is missing, and leads to the prices`, async ({ page, world }) => {
    await world.signIn('rich')
    await openStagedFilm(page, film480)
    await answerFilms(page, 402, { error: 'Insufficient Credits' })
    await start(page)
    await expect(page.getByText('Insufficient Credits', { exact: true })).toBeVisible()
    await expect(page.getByText("You don't have enough credits for this operation. Please top up your balance.")).toBeVisible()
    await expect(page).toHaveURL('/pricing')
    await expect(page.getByTitle('Your credits')).toContainText('1,000')
  })
}

test('VP-21 PS-08 upscales take what they show; the dear one asks before', async ({ page, world }) => {
  const before = await openOwnFilm(page, world)
  await upscaleMenu(page).click()
  await options(page).filter({ hasText: '1080p' }).click()
  await expect(page.getByText('Upscale started', { exact: true })).toBeVisible()
  expect(await world.credits()).toBe(before - 100)
  await upscaleMenu(page).click()
  await options(page).filter({ hasText: '4K' }).click()
  const question = page.getByRole('dialog', { name: 'Upscale to 4K?' })
  await question.getByRole('button', { name: 'Not now' }).click()
  expect(await world.credits()).toBe(before - 100)
  await upscaleMenu(page).click()
  await options(page).filter({ hasText: '4K' }).click()
  await question.getByRole('button', { name: 'Upscale · 300 credits' }).click()
  await expect.poll(() => world.credits()).toBe(before - 400)
  const { data } = await world.call<{ data: { total: number } }>('get-user-jobs')
  expect(data.total).toBe(3)
})

test('VP-22 an upscale that cannot be started says so, and the credits are back', async ({ page, world }) => {
  await world.signIn('rich')
  await openStagedFilm(page)
  const sent = await answerFilms(page, 500, { error: 'x' })
  await upscaleMenu(page).click()
  await options(page).filter({ hasText: '1080p' }).click()
  await expect(page.getByText('Upscale failed', { exact: true })).toBeVisible()
  expect(sent[0]).toMatchObject({ operationType: 'upscale', resolution: '1080p', fps: 30 })
  await page.keyboard.press('Escape')
  await expect(page.getByTitle('Your credits')).toContainText('1,000')
})

test('VP-15 a film is taken along to the lip sync dialog', async ({ page, world }) => {
  await world.signIn('rich')
  await openStagedFilm(page)
  await more(page, 'Add to Lip Sync')
  const dialog = page.getByRole('dialog', { name: 'Create AI Lip Sync Video' })
  await expect(dialog.getByRole('radio', { name: /Video \+ audio/ })).toBeChecked()
  await expect(dialog.locator('video')).toHaveAttribute('src', '/showcase/films/hero.mp4')
})

test('the player and its menus can be used by everyone', async ({ page, world }) => {
  await world.signIn('rich')
  await openStagedFilm(page)
  const faults = async (axe: ReturnType<typeof axeOn>) => (await axe.analyze()).violations.map(({ id }) => id)
  expect(await faults(axeOn(page))).toEqual([])
  await upscaleMenu(page).click()
  // A menu lies over the page and in none of its regions.
  expect(await faults(axeOn(page).disableRules('region'))).toEqual([])
  await page.keyboard.press('Escape')
  await expect(upscaleMenu(page)).toBeFocused()
  await page.setViewportSize({ width: 360, height: 780 })
  const box = await player(page).boundingBox()
  expect(box?.width).toBeLessThanOrEqual(360)
})

test('a film that cannot be read says so, and can be tried again', async ({ page, world }) => {
  await world.signIn('rich')
  let isThere = false
  await page.route('**/hero.mp4', (route) => (isThere ? route.continue() : route.fulfill({ status: 404 })))
  await openStagedFilm(page)
  await expect(player(page).getByRole('alert')).toContainText('This video could not be played.')
  isThere = true
  await player(page).getByRole('button', { name: 'Try again' }).click()
  await expect(player(page).getByRole('alert')).toHaveCount(0)
})

test('what an own film asks for carries its own address', async ({ page, world }) => {
  await openOwnFilm(page, world)
  const sent = await recordFilms(page)
  await more(page, 'Restore Video')
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]?.videoUrl).toContain('/v1/storage/buckets/media/files/')
})
