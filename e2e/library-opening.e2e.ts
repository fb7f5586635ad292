import type { Page } from '@playwright/test'
import { axeOn } from './axe-on.ts'
import { expect, test } from './fixtures.ts'
import { type StagedJob, stagedJob, stageLibrary } from './library-stage.ts'
import { chooseFirstTake, createInLibrary, makeCharacter, openFinishedPreview } from './steps.ts'

const FILM = '/showcase/films/hero.mp4'
const card = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Your generations' }).getByRole('button', { name: new RegExp(`^${name}[,:]`) })
const cards = (page: Page) => page.getByRole('list', { name: 'Your generations' }).getByRole('listitem')
const dialog = (page: Page) => page.getByRole('dialog')

async function openLibrary(page: Page, jobs: readonly StagedJob[]) {
  const library = await stageLibrary(page, jobs)
  await page.goto('/generations')
  await expect(cards(page)).toHaveCount(jobs.length)
  return library
}

/** Opens each of them and closes it again; `what` shows that the right thing opened. */
async function expectEach(page: Page, names: readonly string[], what: (page: Page) => Promise<void>) {
  for (const name of names) {
    await card(page, name).click()
    await what(page)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  }
}

const expectViewer = (page: Page) => expect(dialog(page).getByRole('button', { name: 'Download' })).toBeVisible()
const expectPlainDialog = async (page: Page) => {
  await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeVisible()
  await expect(dialog(page).getByRole('radio')).toHaveCount(0)
}

test('GL-14 GL-15 a picture fills the screen, is saved, and opens in a tab when it has an address', async ({ page, world }) => {
  await world.signIn('rich')
  const drawn = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
  const addressed = `${world.url}/showcase/films/hero.webp`
  await openLibrary(page, [
    stagedJob(1, { characterName: 'Addressed', resultUrls: [addressed], resultUrl: addressed }),
    stagedJob(2, { characterName: 'Drawn', resultUrls: [drawn], resultUrl: drawn, thumbnailUrls: [drawn] }),
  ])
  await card(page, 'Addressed').click()
  await expect.poll(() => dialog(page).boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() })
  const saved = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: 'Download' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^Addressed/)
  await expect(dialog(page).getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('href', addressed)
  await page.keyboard.press('Escape')
  await card(page, 'Drawn').click()
  await expectViewer(page)
  await expect(dialog(page).getByRole('link', { name: 'Open in a new tab' })).toHaveCount(0)
  // What has no address is read by the page itself, which its own policy must let it.
  const savedToo = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: 'Download' }).click()
  expect((await savedToo).suggestedFilename()).toMatch(/^Drawn/)
})

test('GL-16 GL-21 a film opens its player', async ({ page, world }) => {
  await world.signIn('rich')
  const film = { type: 'video-generation', resultUrls: [FILM], resultUrl: FILM, characterName: 'Momo' }
  await openLibrary(page, [stagedJob(1, { ...film, videoOptions: { resolution: '480p', fps: 25, aspectRatio: '16:9' } })])
  await card(page, 'Momo').click()
  await expect(dialog(page).locator('video')).toHaveAttribute('src', FILM)
  await expect(dialog(page).getByText(/480p/).first()).toBeVisible()
})

test('GL-22 GL-23 a failed film opens nothing, one that waits its status', async ({ page, world }) => {
  await world.signIn('rich')
  await openLibrary(page, [
    stagedJob(1, { type: 'video-generation', status: 'FAILED', characterName: 'Failed' }),
    stagedJob(2, { type: 'video-generation', status: 'QUEUED', characterName: 'Waiting' }),
  ])
  await cards(page).filter({ hasText: 'Video Generation Failed' }).getByText('The engine could not').click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL('/generations')
  await expectEach(page, ['Waiting'], expectPlainDialog)
})

test('GL-18 GL-19 dress-up and merge open their picture, and nothing when they failed', async ({ page, world }) => {
  await world.signIn('rich')
  await openLibrary(page, [
    stagedJob(1, { characterName: 'Dressed' }),
    stagedJob(2, { characterName: 'Blended', type: 'merge-generation' }),
    stagedJob(3, { characterName: 'Undressed', status: 'FAILED' }),
    stagedJob(4, { characterName: 'Unblended', status: 'FAILED', type: 'merge-generation' }),
  ])
  await expectEach(page, ['Dressed', 'Blended'], expectViewer)
  for (const label of ['Dress-up Failed', 'Combine Images Failed']) await page.getByText(label).click()
  await expect(dialog(page)).toHaveCount(0)
})

test('GL-20 JD-03 JD-04 what has nothing to choose from opens a plain dialog', async ({ page, world }) => {
  await world.signIn('rich')
  await openLibrary(page, [
    stagedJob(1, { characterName: 'Dressed', status: 'QUEUED' }),
    stagedJob(2, { characterName: 'Blended', status: 'RUNNING', type: 'merge-generation' }),
    stagedJob(3, { characterName: 'Skipping', status: 'RUNNING', type: 'create-preview-detailer', skipPreviewStep: true }),
  ])
  await expectEach(page, ['Dressed', 'Blended', 'Skipping'], expectPlainDialog)
})

test('GL-24 what a chat made opens its picture', async ({ page, world }) => {
  await world.signIn('rich')
  await openLibrary(page, [
    stagedJob(1, { characterName: 'Edited', type: 'create-chat-tools-response' }),
    stagedJob(2, { characterName: 'Said', type: 'create-system-message' }),
  ])
  await expectEach(page, ['Edited', 'Said'], expectViewer)
})

test('GL-25 what a chat asks for is neither listed nor counted before there is something to see, nor when it fails', async ({
  page,
  world,
}) => {
  const { userId } = await world.signIn('rich')
  const { chatId, characterId } = await makeCharacter(world, 'Mira')
  const total = async () => (await world.call<{ data: { total: number } }>('get-user-jobs')).data.total
  const before = await total()
  const picture = await page.request.get(`${world.url}/showcase/films/hero.webp`)
  const imageBase64 = (await picture.body()).toString('base64')
  const ask = async () => {
    const edit = { chatId, tool: 'flash-edit', prompt: 'make it snow', imagesBase64: [imageBase64] }
    const scene = { chatId, characterId, prompt: 'In a small cafe', senderType: 'user' }
    const asked = [
      await world.call<{ jobId: string }>('create-chat-tools-response', edit),
      await world.call<{ jobId: string }>('create-system-message', scene),
    ]
    for (const { jobId } of asked) expect(jobId).toBeTruthy()
    return asked
  }
  const counted = (count: number) => expect(page.getByText(`${count} of ${count} generations`, { exact: true })).toBeVisible()
  const fromChats = page
    .getByRole('list', { name: 'Your generations' })
    .getByRole('button', { name: /, (Flash Edit|Message):/ })
  await world.directEngine({ next: 'hang', times: 2, userId })
  await ask()
  await page.goto('/generations')
  await counted(before)
  await expect(fromChats).toHaveCount(0)
  await world.directEngine({ next: 'fail', times: 2, userId })
  const failing = await ask()
  for (const { jobId } of failing) {
    await expect.poll(() => world.call('get-job-status', { jobId })).toMatchObject({ status: 'FAILED' })
  }
  await page.reload()
  await counted(before)
  await expect(fromChats).toHaveCount(0)
  const finishing = await ask()
  for (const { jobId } of finishing) {
    await expect.poll(() => world.call('get-job-status', { jobId })).toMatchObject({ status: 'SUCCESS' })
  }
  await page.reload()
  await counted(before + 2)
  await expect(fromChats).toHaveCount(2)
})

test('GL-17 JD-02 a finished preview of a description opens the choice', async ({ page, world }) => {
  await world.signIn('rich')
  await openFinishedPreview(page, world, 'Silvia')
  await expect(dialog(page).getByText('Select your character!').first()).toBeVisible()
  await expect(dialog(page).getByText('Takes on Silvia, Anime.')).toBeVisible()
})

test('JD-01 a preview of a photo opens the choice of its style', async ({ page, world }) => {
  await world.signIn('rich')
  await openLibrary(page, [aPreview(1, { characterName: 'Silvia', jobFunction: 'create-preview-image-style' })])
  await card(page, 'Silvia').click()
  await expect(dialog(page).getByRole('radio')).toHaveCount(3)
  await expect(dialog(page).getByText('your photo in Anime')).toBeVisible()
})

test('GL-27 JD-11 a creation that stands allows no second', async ({ page, world }) => {
  await world.signIn('rich')
  await openLibrary(page, [
    aPreview(1, { characterName: 'Again' }),
    aPreview(2, { characterName: 'Underway', status: 'RUNNING', hasExistingCreateJob: true }),
  ])
  await card(page, 'Again').click()
  await expect(dialog(page).getByRole('button', { name: 'Create Character', exact: true })).toBeEnabled()
  await page.keyboard.press('Escape')
  await card(page, 'Underway').click()
  await expect(dialog(page).getByRole('button', { name: 'Create Character', exact: true })).toBeDisabled()
  await dialog(page).getByRole('note').hover()
  await expect(page.getByText('Character creation has already been attempted for this preview').first()).toBeVisible()
})

test('GL-28 a creation that failed does not count: its preview opens the choice again', async ({ page, world }) => {
  const { userId } = await world.signIn('rich')
  await openFinishedPreview(page, world, 'Spoilt')
  await world.directEngine({ next: 'fail', userId })
  await chooseFirstTake(page)
  await expect(dialog(page)).toHaveCount(0)
  await expect(cards(page).filter({ hasText: 'Character Failed' })).toHaveCount(1)
  await page.reload()
  await page.getByRole('button', { name: 'Spoilt, Preview: Complete' }).click()
  await expect(dialog(page).getByRole('radio')).toHaveCount(3)
  await expect(dialog(page).getByRole('button', { name: 'Create Character', exact: true })).toBeEnabled()
})

/** A preview whose takes the stage answers, too. */
function aPreview(number: number, change: Partial<StagedJob>): StagedJob {
  return stagedJob(number, { type: 'create-preview', jobFunction: 'create-preview-description', ...change })
}

test.beforeEach(async ({ page }) => {
  const data = ['hero', 'loop-1', 'loop-2'].map((name) => `/showcase/films/${name}.webp`)
  await page.route('**/functions/get-job-response/executions', async (route) => {
    const { jobId } = JSON.parse(route.request().postDataJSON().body)
    if (!jobId.startsWith('00000000')) return route.continue()
    const responseBody = JSON.stringify({ success: true, status: 'SUCCESS', data, warnings: [] })
    await route.fulfill({
      status: 201,
      json: { $id: 'e', status: 'completed', responseStatusCode: 200, responseBody, errors: '' },
    })
  })
})

test('GL-26 a preview opens its pictures when its character exists, and already while it is being made', async ({
  page,
  world,
}) => {
  const { userId } = await world.signIn('rich')
  await openFinishedPreview(page, world, 'Begun')
  await world.directEngine({ next: 'hang', userId })
  await createInLibrary(page)
  await card(page, 'Begun')
    .and(page.getByRole('button', { name: /Preview/ }))
    .click()
  await expectViewer(page)
  await expect(dialog(page).getByRole('radio')).toHaveCount(0)
  await openLibrary(page, [aPreview(1, { characterName: 'Done', hasExistingCreateJob: true })])
  await expectEach(page, ['Done'], expectViewer)
})

test('after a creation nothing is looked for any more that would hide its card', async ({ page, world }) => {
  const { userId } = await world.signIn('rich')
  await openFinishedPreview(page, world, 'Vera')
  await page.goto('/generations?status=SUCCESS&type=create-preview&q=Vera')
  await card(page, 'Vera').click()
  await world.directEngine({ next: 'hang', userId })
  await chooseFirstTake(page)
  await expect(page).toHaveURL('/generations')
  await expect(cards(page).filter({ hasText: 'Generating...' }).first()).toBeVisible()
  await expect(page.getByRole('tab', { name: 'All Generations' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('searchbox', { name: 'Search your generations' })).toHaveValue('')
})

test('GL-29 ER-56 SP-26 a creation from the library says so, takes no second one, and loads the page again after 3 s', async ({
  page,
  world,
}) => {
  await world.signIn('rich')
  await page.clock.install()
  await openFinishedPreview(page, world, 'Nell')
  await openFinishedPreview(page, world, 'Vera')
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  // The page's time goes on only as far as it is needed, so that its 3 s are long enough for everything that is looked at.
  const soon = (look: () => Promise<void>) =>
    expect(async () => {
      await page.clock.runFor(30)
      await look()
    }).toPass({ intervals: [50] })
  const atOnce = { timeout: 50 }
  await dialog(page).getByRole('button', { name: 'Create Character', exact: true }).click()
  await soon(() => expect(page.getByText('Character Creation Started', { exact: true })).toBeVisible(atOnce))
  await page.getByRole('button', { name: 'Done' }).click()
  await soon(() => expect(dialog(page)).toHaveCount(0, atOnce))
  await page.getByRole('button', { name: 'Nell, Preview: Complete' }).click()
  const create = dialog(page).getByRole('button', { name: 'Create Character', exact: true })
  await soon(() => expect(create).toBeDisabled(atOnce))
  await dialog(page).getByRole('note').focus()
  await soon(() => expect(page.getByText('Reloading page, please wait...').first()).toBeVisible(atOnce))
  const loaded = page.waitForEvent('load')
  await page.clock.runFor(3_000)
  await loaded
  await page.clock.resume()
  await expect(page.getByText(/^(\d) of \1 generations$/)).toBeVisible()
})

test('JD-09 JD-10 the open dialog follows its job, and Close leads back to the card', async ({ page, world }) => {
  await world.signIn('rich')
  await page.clock.install()
  const job = (change: Partial<StagedJob>) => stagedJob(1, { characterName: 'Kit', status: 'QUEUED', ...change })
  const library = await openLibrary(page, [job({})])
  await card(page, 'Kit').click()
  await expect(dialog(page).getByText('Your job is queued and waiting to start...')).toBeVisible()
  library.set([job({ status: 'RUNNING', revision: 2, progress: 0.4, stage: 'light and colour' })])
  await page.clock.runFor(11_000)
  await expect(dialog(page).getByText('Your job is currently processing...')).toBeVisible()
  await expect(dialog(page).getByText(/^40% · .*light and colour/)).toBeVisible()
  expect((await axeOn(page).analyze()).violations).toEqual([])
  library.set([job({ status: 'SUCCESS', revision: 3 })])
  await page.clock.runFor(11_000)
  await expect(dialog(page).getByText('Job completed successfully')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(card(page, 'Kit')).toBeFocused()
  await expect(cards(page)).toHaveCount(1)
})
