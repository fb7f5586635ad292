import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { aWav } from '#server/testing/a-wav.ts'
import { answerFilms, recordFilms } from './film-stage.ts'
import { expect, test } from './fixtures.ts'
import type { NamedFile } from './picture-files.ts'
import { passTimeUntil } from './steps.ts'

const RATE_HZ = 48_000
const PARTS = '**/v1/storage/buckets/media/files'
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Create AI Lip Sync Video' })
const start = (page: Page) => dialog(page).getByRole('button', { name: 'Generate Lip Sync Video' })

/** A minute of a tone, in two parts. */
function aLongRecording() {
  const samples = Int16Array.from({ length: 59 * RATE_HZ }, (_, at) => Math.round(20_000 * Math.sin(at / 9)))
  return { name: 'long.wav', mimeType: 'audio/wav', buffer: aWav(samples, RATE_HZ) }
}

async function aFace() {
  const buffer = await sharp('public/showcase/samples/photographic.webp').png().toBuffer()
  return { name: 'face.png', mimeType: 'image/png', buffer }
}

/** The parts that are sent from now on, by their ranges; `answer` decides about each, by how many were sent before it. */
async function watchParts(page: Page, answer: (before: number) => 'through' | 'never' | 'broken' = () => 'through') {
  const ranges: string[] = []
  await page.route(PARTS, async (route) => {
    const before = ranges.push(route.request().headers()['content-range'] ?? '') - 1
    const fate = answer(before)
    if (fate === 'through') await route.continue()
    if (fate === 'broken') await route.abort('connectionreset')
  })
  return ranges
}

const give = (page: Page, field: 'Image' | 'Audio', file: NamedFile) =>
  dialog(page)
    .locator('input[type=file]')
    .and(dialog(page).getByLabel(field, { exact: true }))
    .setInputFiles(file)

async function fillForm(page: Page): Promise<void> {
  await page.goto('/create')
  await page.getByRole('button', { name: 'Create a lip sync video' }).click()
  await give(page, 'Image', await aFace())
  await give(page, 'Audio', aLongRecording())
  await expect(dialog(page).getByText('long.wav')).toBeVisible()
}

test('a part that is never answered is given up and sent again, and the parts before it are not', async ({ page, world }) => {
  await world.signIn('rich')
  await page.clock.install()
  await fillForm(page)
  const films = await answerFilms(page, 200, { success: true, jobId: 'j' })
  const ranges = await watchParts(page, (before) => (before === 1 ? 'never' : 'through'))
  await start(page).click()
  await expect.poll(() => ranges.length).toBe(2)
  await passTimeUntil(page, () => ranges.length === 3, 5_000)
  await expect.poll(() => films.length).toBe(1)
  const [first, second] = ranges
  expect(first).toMatch(/^bytes 0-5242879\//)
  expect(ranges).toEqual([first, second, second])
})

test('who may bring no more until their account is confirmed reads it beside the files, for as long as it is so', async ({
  page,
  world,
}) => {
  await world.signIn('rich')
  await fillForm(page)
  const message = 'You may bring 50 MB. To confirm your account, sign in with Google.'
  const json = { message, code: 403, type: 'user_identity_unproven', version: '1' }
  await page.route(PARTS, (route) => route.fulfill({ status: 403, json }))
  await start(page).click()
  const toast = page.locator('[data-sonner-toast]').filter({ hasText: 'Operation Failed' })
  await expect(toast).toBeVisible()
  await expect(dialog(page).getByText(message)).toBeVisible()
  await expect(toast).toHaveCount(0)
  await expect(dialog(page).getByText(message)).toBeVisible()
  expect(await world.credits()).toBe(1000)
})

test('a network that goes in the middle and comes back is waited for', async ({ page, world, context }) => {
  await world.signIn('rich')
  await page.clock.install()
  await fillForm(page)
  const films = await answerFilms(page, 200, { success: true, jobId: 'j' })
  const ranges = await watchParts(page, (before) => {
    if (before === 1) void context.setOffline(true)
    return before === 1 ? 'broken' : 'through'
  })
  await start(page).click()
  await expect.poll(() => ranges.length).toBe(2)
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false)
  await page.clock.runFor(120_000)
  await expect(dialog(page).getByRole('progressbar', { name: 'Upload' })).toBeVisible()
  expect(ranges).toHaveLength(2)
  await context.setOffline(false)
  await passTimeUntil(page, () => ranges.length === 3)
  await expect.poll(() => films.length).toBe(1)
})

test('who leaves while files are brought has started and paid nothing', async ({ page, world }) => {
  await world.signIn('rich')
  await fillForm(page)
  const films = await recordFilms(page)
  const ranges = await watchParts(page, (before) => (before === 0 ? 'through' : 'never'))
  await start(page).click()
  await expect.poll(() => ranges.length).toBe(2)
  await expect(dialog(page).getByRole('progressbar', { name: 'Upload' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(page.locator('[title="Your credits"]')).toHaveText(/1,?000/)
  await expect(page.getByRole('status').getByText('Operation Failed')).toHaveCount(0)
  expect([films, await world.credits()]).toEqual([[], 1000])
})

test('a start whose answer was lost is asked for again without bringing the files again, and paid once', async ({
  page,
  world,
}) => {
  await world.signIn('rich')
  await fillForm(page)
  const ranges = await watchParts(page)
  await page.route(
    '**/functions/video-generation-service/executions',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await start(page).click()
  await expect(page.getByText('Operation Failed')).toBeVisible()
  await start(page).click()
  await expect(page.getByText('Operation Started')).toBeVisible()
  expect(ranges).toHaveLength(2)
  expect(await world.call('get-user-jobs')).toMatchObject({ data: { total: 1 } })
})
