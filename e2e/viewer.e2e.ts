import { answerFunction } from './answer-function.ts'
import { axeOn } from './axe-on.ts'
import { expect, test } from './fixtures.ts'
import { stagedJob, stageLibrary } from './library-stage.ts'
import { makeCharacter, stopClock } from './steps.ts'

test('PS-07 a finished picture is made larger for its price, and the job is listed', async ({ page, world }) => {
  await world.signIn('rich')
  const { chatId } = await makeCharacter(world, 'Rosalind')
  await expect
    .poll(async () => (await world.call<{ data: unknown[] }>('get-characters')).data.length, { timeout: 120_000 })
    .toBe(1)
  const [character] = (await world.call<{ data: { previewUrl: string }[] }>('get-characters')).data
  const url = character?.previewUrl ?? ''
  await stageLibrary(page, [stagedJob(1, { characterName: 'Rosalind', resultUrls: [url], resultUrl: url, chatId })])
  await page.goto('/generations')
  // The job that made the character comes in by itself whenever it changes.
  await page.getByRole('button', { name: /^Rosalind, Dress Up:/ }).click()
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

for (const width of [768, 1280]) {
  test(`at ${width} px why no larger picture would be made is told over the picture, which stays where it is`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await world.signIn('rich')
    const error = 'This is for confirmed accounts. To confirm yours, sign in with Google.'
    await answerFunction(page, 'check-user-credits', {
      credits: 500,
      isFree: false,
      priceCredits: 20,
      refusal: { code: 'identity.unproven', error },
    })
    const resultUrl = '/v1/storage/buckets/media/files/a/view'
    await page.route(`**${resultUrl}`, (route) => route.fulfill({ path: 'public/showcase/films/hero.webp' }))
    await stageLibrary(page, [stagedJob(1, { resultUrls: [resultUrl], resultUrl, thumbnailUrls: [resultUrl] })])
    await page.goto('/generations')
    await page.getByRole('button', { name: /^Somebody 1,/ }).click()
    const viewer = page.getByRole('dialog')
    const picture = viewer.getByRole('img', { name: /Somebody 1/ })
    await expect(picture).toBeVisible()
    // A dialog grows a little while it enters, be it for a millisecond.
    await viewer.evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)))
    const before = await picture.boundingBox()
    await viewer.getByRole('button', { name: 'Upscale · 20 credits' }).hover()
    const note = viewer.getByRole('note')
    await expect(note).toHaveText(error)
    await expect(note).toBeInViewport({ ratio: 1 })
    expect(await picture.boundingBox()).toEqual(before)
  })
}

for (const width of [360, 390, 430]) {
  test(`at ${width} px the viewer has one bar: title and count whole, nothing over anything, the rest in a menu`, async ({
    page,
    world,
  }) => {
    await world.signIn('rich')
    const title = 'The captain of the night ferry, Dress Up'
    const resultUrls = Array.from({ length: 9 }, (_, index) => `/v1/storage/buckets/media/files/${index}/view`)
    await stageLibrary(page, [
      stagedJob(1, {
        characterName: 'The captain of the night ferry',
        chatId: 'c1',
        resultUrls,
        resultUrl: resultUrls[0],
        thumbnailUrls: resultUrls,
      }),
    ])
    await page.setViewportSize({ width, height: 780 })
    await page.goto('/generations')
    await page.getByRole('button', { name: /^The captain/ }).click()
    const viewer = page.getByRole('dialog')
    const shown = viewer.locator('p').getByText(title)
    await expect(shown).toBeInViewport({ ratio: 1 })
    await expect(viewer.getByText('1 of 9')).toBeInViewport({ ratio: 1 })
    expect(await shown.evaluate((line) => line.scrollHeight - line.clientHeight)).toBe(0)

    const more = viewer.getByRole('button', { name: 'More actions' })
    const parts = [shown, viewer.getByText('1 of 9'), more, viewer.getByRole('button', { name: 'Close' })]
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
    for (const [index, one] of boxes.entries()) {
      if (!one) throw new Error('a part of the bar is not shown')
      expect(one.x).toBeGreaterThanOrEqual(0)
      expect(one.x + one.width).toBeLessThanOrEqual(width)
      for (const other of boxes.slice(index + 1)) expect(other && overlaps(one, other)).toBe(false)
    }
    const bar = shown.locator('../..')
    expect(await bar.evaluate((line) => line.scrollWidth - line.clientWidth)).toBe(0)

    await more.click()
    const entries = page.getByRole('menu', { name: 'More actions' }).getByRole('menuitem')
    await expect(entries).toHaveText([/^Upscale.*20 credits$/, 'Download', 'Open in a new tab', 'Go to the character'])
    for (const entry of await entries.all()) await expect(entry).toBeInViewport({ ratio: 1 })
    await entries.last().click()
    await expect(page).toHaveURL(/\/characters\/manage\/c1$/)
  })
}

type Box = { x: number; y: number; width: number; height: number }

function overlaps(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}

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
