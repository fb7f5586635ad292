import { axeOn } from './axe-on.ts'
import { expect, test } from './fixtures.ts'
import { stagedJob, stageLibrary } from './library-stage.ts'
import { makeCharacter, stopClock } from './steps.ts'

test('PS-07 a finished picture is made larger for its price, and the job is listed', async ({ page, world }) => {
  await world.signIn('rich')
  const { chatId } = await makeCharacter(world, 'Rosalind')
  await expect
    .poll(async () => (await world.call<{ data: unknown[] }>('get-characters')).data.length, { timeout: 60_000 })
    .toBe(1)
  const [character] = (await world.call<{ data: { previewUrl: string }[] }>('get-characters')).data
  const url = character?.previewUrl ?? ''
  await stageLibrary(page, [stagedJob(1, { characterName: 'Rosalind', resultUrls: [url], resultUrl: url, chatId })])
  await page.goto('/generations')
  await page.getByRole('button', { name: /^Rosalind,/ }).click()
  const before = await world.credits()
  const request = page.waitForRequest('**/functions/image-generation-upscaler/executions')
  await page.getByRole('button', { name: 'Upscale · 20 credits' }).click()
  expect(JSON.parse((await request).postDataJSON().body)).toMatchObject({ imageUrl: url, scale: 2, chatId })
  await expect(page.getByText('Upscale started', { exact: true })).toBeVisible()
  expect(await world.credits()).toBe(before - 20)
  const { data } = await world.call<{ data: { jobs?: unknown; data: { type: string }[] } }>('get-user-jobs')
  expect(data.data.map(({ type }) => type)).toContain('image-upscale')
})

test('several pictures are turned by keys, brought nearer, and shown to everyone', async ({ page, world }) => {
  await world.signIn('rich')
  const resultUrls = ['/showcase/films/hero.webp', '/showcase/films/loop-1.webp', '/showcase/films/loop-2.webp']
  await stageLibrary(page, [stagedJob(1, { resultUrls, resultUrl: resultUrls[0], thumbnailUrls: resultUrls })])
  await page.goto('/generations')
  await page.getByRole('button', { name: /^Somebody 1,/ }).click()
  const viewer = page.getByRole('dialog')
  const shown = viewer.getByRole('img', { name: /Somebody 1/ })
  await expect(shown).toHaveAttribute('src', '/showcase/films/hero.webp')
  await page.keyboard.press('ArrowLeft')
  await expect(shown).toHaveAttribute('src', '/showcase/films/loop-2.webp')
  await expect(viewer.getByText('3 of 3')).toBeVisible()
  const frame = shown.locator('..')
  await page.keyboard.press('+')
  await expect(frame).toHaveAttribute('style', /scale\(1\.5\)/)
  await shown.dblclick()
  await expect(frame).toHaveAttribute('style', /scale\(1\)/)
  expect((await axeOn(page).analyze()).violations.map(({ id }) => id)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Somebody 1,/ })).toBeFocused()
})

test('a picture opened by key keeps the focus from what costs credits, and Tab and Escape go on from there', async ({
  page,
  world,
}) => {
  await world.signIn('rich')
  const resultUrls = ['/v1/storage/buckets/media/files/a/view', '/showcase/films/loop-1.webp']
  await stageLibrary(page, [stagedJob(1, { resultUrls, resultUrl: resultUrls[0], thumbnailUrls: resultUrls })])
  await page.goto('/generations')
  const card = page.getByRole('button', { name: /^Somebody 1,/ })
  await card.press('Enter')
  const viewer = page.getByRole('dialog')
  const upscale = viewer.getByRole('button', { name: 'Upscale · 20 credits' })
  await expect(upscale).toBeVisible()
  await expect(viewer.locator(':focus')).toHaveAttribute('tabindex', '-1')
  await page.keyboard.press('Tab')
  await expect(upscale).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText('2 of 2')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toBeFocused()
})

test('on a phone the title of a picture stands whole below it', async ({ page, world }) => {
  await world.signIn('rich')
  await stageLibrary(page, [stagedJob(1, { characterName: 'The captain of the night ferry' })])
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/generations')
  await page.getByRole('button', { name: /^The captain/ }).click()
  const viewer = page.getByRole('dialog')
  const title = viewer.locator('p').getByText('The captain of the night ferry').filter({ visible: true })
  await expect(title).toHaveCount(1)
  await expect(title).toBeInViewport({ ratio: 1 })
  const picture = await viewer.getByRole('img').boundingBox()
  expect((await title.boundingBox())?.y).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 0))
})

test('UI-08 UI-09 the name of a tool shows after 700 ms, that of the next within 300 ms at once', async ({ page, world }) => {
  await world.signIn('rich')
  const url = '/showcase/films/hero.webp'
  await stageLibrary(page, [stagedJob(1, { resultUrls: [url], resultUrl: url, thumbnailUrls: [url] })])
  await page.clock.install()
  await page.goto('/generations')
  await page.getByRole('button', { name: /^Somebody 1,/ }).click()
  const tool = (name: string) => page.getByRole('dialog').getByRole('button', { name })
  const tooltip = page.getByRole('tooltip')
  await expect(tool('Download')).toBeVisible()
  await stopClock(page)

  await tool('Download').hover()
  await page.clock.runFor(600)
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(100)
  await expect(tooltip).toHaveText('Download')

  const leave = () => page.mouse.move(640, 500, { steps: 4 })
  await leave()
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(299)
  await tool('Zoom in').hover()
  await expect(tooltip).toHaveText('Zoom in')

  await leave()
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(301)
  await tool('Download').hover()
  await page.clock.runFor(699)
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(tooltip).toHaveText('Download')
})
