import type { Page } from '@playwright/test'
import { axeOn } from './axe-on.ts'
import { expect, test } from './fixtures.ts'
import { type StagedJob, stagedJob, stageLibrary } from './library-stage.ts'

const drawer = (page: Page) => page.getByRole('dialog', { name: 'In the making' })
const entry = (page: Page, name: string) => drawer(page).getByRole('button', { name: new RegExp(`^${name},`) })

/** Opens the list of running jobs over the prices. */
async function openDrawer(page: Page, jobs: readonly StagedJob[]) {
  const stage = await stageLibrary(page, jobs)
  await page.goto('/pricing')
  await page.getByRole('button', { name: /^In the making/ }).click()
  await expect(drawer(page).getByRole('list', { name: 'Running jobs' })).toBeVisible()
  return stage
}

test('RJ-30 RJ-31 a character and a message lead to their chat, or to nothing', async ({ page, world }) => {
  await world.signIn('rich')
  const jobs = [
    stagedJob(1, { type: 'create-character', characterName: 'Ada', chatId: 'chat-of-ada', characterId: 'ada' }),
    stagedJob(2, { type: 'create-character', characterName: 'Bea', characterId: 'bea' }),
    stagedJob(3, { type: 'create-character', characterName: 'Cleo' }),
    stagedJob(4, { type: 'create-system-message', characterName: 'Dora', chatId: 'chat-of-dora' }),
  ]
  await openDrawer(page, jobs)
  await expect(drawer(page).getByText('Cleo')).toBeVisible()
  await expect(entry(page, 'Cleo')).toHaveCount(0)
  for (const [name, id] of [
    ['Ada', 'chat-of-ada'],
    ['Bea', 'bea'],
    ['Dora', 'chat-of-dora'],
  ] as const) {
    await entry(page, name).click()
    await expect(page).toHaveURL(`/characters/manage/${id}`)
    await page.getByRole('button', { name: /^In the making/ }).click()
  }
})

test('RJ-32 dress-up, merge, video and Flash Edit open themselves, also with a chat', async ({ page, world }) => {
  await world.signIn('rich')
  const types = { Ada: 'dress-up', Bea: 'merge-generation', Cleo: 'video-generation', Dora: 'create-chat-tools-response' }
  const jobs = Object.entries(types).map(([characterName, type], at) =>
    stagedJob(at + 1, { type, characterName, chatId: 'chat', status: characterName === 'Ada' ? 'SUCCESS' : 'RUNNING' }),
  )
  await openDrawer(page, jobs)
  await entry(page, 'Ada').click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Download' })).toBeVisible()
  for (const name of ['Bea', 'Cleo', 'Dora']) {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^In the making/ }).click()
    await entry(page, name).click()
    await expect(page.getByRole('dialog').getByText('Your job is currently processing...')).toBeVisible()
  }
  await expect(page).toHaveURL('/pricing')
})

test('RJ-19 RJ-33 the previews of one character are one group, which opens when all of it is there, and not before', async ({
  page,
  world,
}) => {
  await world.signIn('rich')
  const original = stagedJob(1, { type: 'create-preview', characterName: 'Ada', hasExistingCreateJob: true })
  const repeated = { type: 'regenerate', characterName: 'Ada', originalJobId: original.$id, hasExistingCreateJob: true }
  await page.clock.install()
  const second = stagedJob(2, { ...repeated, attempt: 1 })
  const stage = await openDrawer(page, [original, second, stagedJob(3, { ...repeated, attempt: 2, status: 'RUNNING' })])
  const rows = drawer(page).getByRole('list', { name: 'Running jobs' }).getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('3 rounds')
  await expect(rows).toContainText('Generating...')
  await expect(entry(page, 'Ada')).toHaveCount(0)
  expect((await axeOn(page).analyze()).violations).toEqual([])
  stage.set([original, second, stagedJob(3, { ...repeated, attempt: 2, revision: 2 })])
  await page.clock.runFor(10_500)
  await entry(page, 'Ada').click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Download' })).toBeVisible()
})

test('RJ-01 the jobs are read page by page, each after the last one of the page before', async ({ page, world }) => {
  const { userId } = await world.signIn('rich')
  const jobs = Array.from({ length: 30 }, (_, at) => stagedJob(30 - at))
  const asked: { method: string; input: object }[] = []
  await page.route('**/functions/get-running-jobs/executions', (route) => {
    const { method, body } = route.request().postDataJSON()
    const input: { cursorAfter?: string } = JSON.parse(body)
    asked.push({ method, input })
    const data = input.cursorAfter ? jobs.slice(25) : jobs.slice(0, 25)
    const responseBody = JSON.stringify({ success: true, data, total: 30, hasNextPage: !input.cursorAfter })
    return route.fulfill({ json: { $id: 'x', status: 'completed', responseStatusCode: 200, responseBody, errors: '' } })
  })
  await page.goto('/pricing')
  await page.getByRole('button', { name: /^In the making/ }).click()
  await expect(drawer(page).getByRole('list', { name: 'Running jobs' }).getByRole('listitem')).toHaveCount(30)
  expect(asked.slice(0, 2)).toEqual([
    { method: 'GET', input: { userId } },
    { method: 'GET', input: { userId, cursorAfter: jobs[24]?.$id } },
  ])
})

test('RJ-35 a card changes with its job, without waiting for the poll', async ({ page, world }) => {
  const { userId } = await world.signIn('rich')
  await world.directEngine({ next: 'hang', userId })
  const description = { characterDescription: 'A calm woman in a garden', style: 'anime' }
  const { jobId } = await world.call<{ jobId: string }>('create-preview', { name: 'Ruby', ...description })
  await page.clock.install()
  await page.goto('/generations')
  const card = page.getByRole('list', { name: 'Your generations' }).getByRole('listitem')
  await expect(card).toContainText('Generating...')
  // From here on no poll is answered, and the page's time goes on in small steps: a busy machine does not make them longer.
  await page.route('**/functions/get-*/executions', () => {})
  await page.clock.pauseAt(Date.now() + 60_000)
  const now = () => page.evaluate(() => Date.now())
  const endedAtMs = await now()
  await world.call('cancel-job', { jobId })
  await expect(async () => {
    await page.clock.runFor(20)
    await expect(card).toContainText('Preview Failed', { timeout: 50 })
  }).toPass({ intervals: [50] })
  expect((await now()) - endedAtMs).toBeLessThan(2_000)
})
