import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { axeOn } from './axe-on.ts'
import { expect, test } from './fixtures.ts'
import { stagedJob, stageLibrary } from './library-stage.ts'

const DESCRIPTION = { characterDescription: 'A calm woman in a garden', style: 'anime' }
const cards = (page: Page) => page.getByRole('list', { name: 'Your generations' }).getByRole('listitem')
const mark = (page: Page, number: number) => page.getByRole('checkbox', { name: `Select Somebody ${number},` })
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Chosen generations' })
const theme = (page: Page, name: 'dark' | 'light') =>
  page.evaluate((value) => {
    document.documentElement.className = value
  }, name)

test('many are chosen by mouse and by keyboard, and saved as one ZIP', async ({ page, world }) => {
  await world.signIn('rich')
  await stageLibrary(
    page,
    [1, 2, 3, 4, 5, 6].map((number) => stagedJob(number)),
  )
  await page.goto('/generations')
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await mark(page, 6).click()
  await mark(page, 3).click({ modifiers: ['Shift'] })
  await expect(toolbar(page).getByText('4 selected')).toBeVisible()
  await mark(page, 5).focus()
  await page.keyboard.press('Space')
  await expect(toolbar(page).getByText('3 selected')).toBeVisible()
  for (const name of ['dark', 'light'] as const) {
    await theme(page, name)
    expect((await axeOn(page).analyze()).violations.map(({ id }) => id)).toEqual([])
  }
  const saving = page.waitForEvent('download')
  await toolbar(page).getByRole('button', { name: 'Download' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toMatch(/^Troupe \d{4}-\d\d-\d\d\.zip$/)
  const zip = await readFile(await saved.path())
  // Names stand in the directory at the end of a ZIP, and pictures in it as they are.
  for (const name of ['Somebody 6, Dress Up 2026-01-01.webp', 'Somebody 3, Dress Up 2026-01-01.webp']) {
    expect(zip.toString('latin1').split(name)).toHaveLength(3)
  }
  await page.keyboard.press('Control+a')
  await expect(toolbar(page).getByText('6 selected')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(toolbar(page)).toHaveCount(0)
})

test('what is deleted is asked about first, and is gone for good', async ({ page, world }) => {
  await world.signIn('rich')
  const made = [
    await world.call<{ jobId: string }>('create-preview', { name: 'Ada', ...DESCRIPTION }),
    await world.call<{ jobId: string }>('create-preview', { name: 'Bea', ...DESCRIPTION }),
  ]
  for (const { jobId } of made) {
    await expect.poll(async () => (await world.call<{ status: string }>('get-job-status', { jobId })).status).toBe('SUCCESS')
  }
  await page.goto('/generations')
  await page.getByRole('button', { name: 'Actions for Ada' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: 'Delete this generation?' })
  await question.getByRole('button', { name: 'Keep' }).click()
  await expect(cards(page)).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Actions for Ada' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('1 generation deleted')).toBeVisible()
  await expect(page.getByText('1 of 1 generations')).toBeVisible()
  expect(await world.call('get-user-jobs')).toMatchObject({ data: { total: 1, data: [{ characterName: 'Bea' }] } })
})

test('a generation is cancelled, its credits come back, and it is tried again at its price', async ({ page, world }) => {
  const { userId } = await world.signIn('rich')
  await world.directEngine({ next: 'hang', userId })
  await world.call('create-preview', { name: 'Ada', ...DESCRIPTION })
  await page.goto('/generations')
  const balance = page.locator('[title="Your credits"]')
  await expect(balance).toHaveText(/900/)
  await page.getByRole('button', { name: 'Actions for Ada' }).click()
  await page.getByRole('menuitem', { name: 'Cancel' }).click()
  const question = page.getByRole('dialog', { name: 'Cancel this generation?' })
  await expect(question.getByText('100 credits come back to you at once.')).toBeVisible()
  await question.getByRole('button', { name: 'Cancel generation' }).click()
  await expect(page.getByText('100 credits returned.')).toBeVisible()
  await expect(balance).toHaveText(/1,?000/)
  await expect(cards(page).getByText('100 credits returned', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('Started again')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ada, Preview: Complete' })).toBeVisible()
  await expect(balance).toHaveText(/900/)
  expect(await world.credits()).toBe(900)
})

test('who cannot pay for another try is told so and led to the prices', async ({ page, world }) => {
  await world.signIn('broke')
  await stageLibrary(page, [stagedJob(1, { status: 'FAILED' })])
  await page.route('**/functions/retry-job/executions', (route) =>
    route.fulfill({
      status: 201,
      json: { $id: 'e', status: 'completed', responseStatusCode: 402, responseBody: '{"success":false}', errors: '' },
    }),
  )
  await page.goto('/generations')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText("You don't have enough credits for this operation. Please top up your balance.")).toBeVisible()
  await expect(page).toHaveURL('/pricing')
})

test('in a library of thousands only what is near the screen stands in the page', async ({ page, world }) => {
  await world.signIn('rich')
  await stageLibrary(
    page,
    Array.from({ length: 400 }, (_, at) => stagedJob(at + 1)),
  )
  await page.goto('/generations')
  await expect(page.getByText('25 of 400 generations')).toBeVisible()
  await page.getByRole('button', { name: 'Somebody 400, Dress Up: Complete' }).focus()
  const loaded = async () => Number.parseInt(await page.getByText(/^\d+ of 400 generations$/).innerText(), 10)
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      return loaded()
    })
    .toBeGreaterThanOrEqual(150)
  expect(await page.locator('*').count()).toBeLessThan(1_500)
  await expect(page.getByRole('button', { name: 'Somebody 400, Dress Up: Complete' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', /Somebody (400|399)/)
})
