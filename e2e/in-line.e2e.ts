import type { Page } from '@playwright/test'
import { axeOn } from './axe-on.ts'
import { expect, test } from './fixtures.ts'
import { stagedJob, stageLibrary } from './library-stage.ts'

const FINISHED = Array.from({ length: 6 }, (_, index) => stagedJob(index + 1, { characterName: `Done ${index + 1}` }))
const RUNNING = stagedJob(10, {
  status: 'RUNNING',
  characterName: 'Now',
  startedAt: new Date().toISOString(),
  expectedSeconds: 40,
})
/** Forty that wait, the first of them second in line. */
const WAITING = Array.from({ length: 40 }, (_, index) =>
  stagedJob(20 + index, {
    status: 'QUEUED',
    characterName: `Later ${index + 1}`,
    queuePlace: index + 2,
    waitSeconds: (index + 2) * 85,
  }),
)

const card = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name},`) })

test('of forty jobs that wait three stand before what is finished, with their place and time; the others are one line', async ({
  page,
  world,
}) => {
  await world.signIn('rich')
  await stageLibrary(page, [...FINISHED, RUNNING, ...WAITING])
  await page.goto('/generations')
  await expect(card(page, 'Done 6')).toBeInViewport()
  await expect(card(page, 'Later 1')).toContainText('Second in line, about 3 min')
  await expect(card(page, 'Later 3')).toContainText('Fourth in line, about 6 min')
  await expect(card(page, 'Later 4')).toHaveCount(0)
  expect((await axeOn(page).analyze()).violations).toEqual([])

  const line = page.getByRole('button', { name: '37 more wait' })
  await line.click()
  await expect(line).toHaveAttribute('aria-expanded', 'true')
  await expect(card(page, 'Later 40')).toBeVisible()
  await line.click()
  await expect(card(page, 'Later 40')).toHaveCount(0)

  await card(page, 'Later 1').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Your job is queued and waiting to start...')
  await expect(dialog).toContainText('Second in line, about 3 min')
  // What changes all the time is not read out each time.
  await expect(dialog.locator('[aria-live]')).not.toContainText('in line')
})

test('on a phone one that waits is enough', async ({ page, world }) => {
  await page.setViewportSize({ width: 360, height: 1_300 })
  await world.signIn('rich')
  await stageLibrary(page, [...FINISHED, RUNNING, ...WAITING])
  await page.goto('/generations')
  await expect(page.getByRole('button', { name: '39 more wait' })).toBeVisible()
  await expect(card(page, 'Later 1')).toContainText('Second in line')
  await expect(card(page, 'Later 2')).toHaveCount(0)
  await expect(card(page, 'Done 6')).toBeInViewport()
})

test('the list of running jobs folds those that wait as well', async ({ page, world }) => {
  await world.signIn('rich')
  await stageLibrary(page, [...FINISHED, RUNNING, ...WAITING])
  await page.goto('/pricing')
  await page.getByRole('button', { name: /^In the making/ }).click()
  const drawer = page.getByRole('dialog', { name: 'In the making' })
  await expect(drawer.getByRole('listitem').filter({ hasText: 'in line' })).toHaveCount(3)
  await expect(drawer.getByText('Now', { exact: true })).toBeInViewport()
  await drawer.getByRole('button', { name: '37 more wait' }).click()
  await expect(drawer.getByRole('listitem').filter({ hasText: 'in line' })).toHaveCount(40)
})

test('a place in line moves up while nothing else of the job changes', async ({ page, world }) => {
  await world.signIn('rich')
  const job = (queuePlace: number, waitSeconds: number) =>
    stagedJob(1, { status: 'QUEUED', characterName: 'Ada', queuePlace, waitSeconds })
  await page.clock.install()
  const stage = await stageLibrary(page, [job(2, 170)])
  await page.goto('/generations')
  await expect(card(page, 'Ada')).toContainText('Second in line, about 3 min')
  stage.set([job(1, 80)])
  await page.clock.runFor(10_500)
  await expect(card(page, 'Ada')).toContainText('First in line, about 1 min')
})

test('previews that have not begun say their place where one will be chosen', async ({ page, world }) => {
  await world.signIn('rich')
  const preview = { type: 'create-preview', status: 'QUEUED', characterName: 'Ada', queuePlace: 3, waitSeconds: 130 } as const
  await stageLibrary(page, [stagedJob(1, preview)])
  await page.goto('/generations')
  await card(page, 'Ada').click()
  await expect(page.getByRole('dialog')).toContainText('Third in line, about 2 min')
})

test('the drawer of films folds those that wait as well', async ({ page, world }) => {
  await world.signIn('rich')
  const film = { type: 'video-generation', videoOptions: { resolution: '720p', fps: 24, aspectRatio: '16:9' } }
  const waiting = WAITING.slice(0, 9).map((job) => ({ ...job, ...film }))
  await stageLibrary(page, [stagedJob(1, film), ...waiting])
  await page.goto('/create')
  await page.getByRole('button', { name: 'Sora videos' }).click()
  const films = page.getByRole('list', { name: 'Videos, newest first' }).getByRole('listitem')
  await expect(films).toHaveText([/Fourth in line/, /Third in line/, /Second in line, about 3 min/, /Complete/])
  await page.getByRole('button', { name: '6 more wait' }).click()
  await expect(films).toHaveCount(10)
})
