import { expect, type Page } from '@playwright/test'
import type { World } from './fixtures.ts'
import { type StagedJob, stagedJob, stageLibrary } from './library-stage.ts'

const FILM = '/showcase/films/hero.mp4'

/** Opens the player with a film of five seconds that is not the person's own: for what happens in the page. */
export async function openStagedFilm(page: Page, change: Partial<StagedJob> = {}): Promise<void> {
  const film = { type: 'video-generation', resultUrls: [FILM], resultUrl: FILM, characterName: 'Momo' }
  await stageLibrary(page, [stagedJob(1, { ...film, ...change })])
  await page.goto('/generations')
  await openFirstFilm(page)
}

/** From the open library to the player of its newest film. */
export async function openFirstFilm(page: Page): Promise<void> {
  await page
    .getByRole('list', { name: 'Your generations' })
    .getByRole('button', { name: /Video: Complete/ })
    .first()
    .click()
  await expect(page.getByRole('region', { name: 'Video player' })).toBeVisible()
}

/** A film of the person's own, as short and small as they come. */
export async function makeFilm(world: World, request: object = {}): Promise<string> {
  const { jobId } = await world.call<{ jobId: string }>('video-generation-service', {
    action: 'text-to-video',
    chatId: crypto.randomUUID(),
    isStandaloneGeneration: true,
    prompt: 'A fox knight in a meadow',
    duration: 1,
    fps: 5,
    ...request,
  })
  await expect
    .poll(async () => (await world.call<{ status: string }>('get-job-status', { jobId })).status, { timeout: 120_000 })
    .toBe('SUCCESS')
  return jobId
}

/** Answers every start of a film with this status and body; the bodies that were sent are kept. */
export async function answerFilms(page: Page, status: number, body: object): Promise<Record<string, unknown>[]> {
  const sent: Record<string, unknown>[] = []
  await page.route('**/functions/video-generation-service/executions', (route) => {
    sent.push(JSON.parse(route.request().postDataJSON().body))
    const json = { $id: 'e', status: 'completed', responseStatusCode: status, responseBody: JSON.stringify(body), errors: '' }
    return route.fulfill({ status: 201, json })
  })
  return sent
}

/** Lets every start of a film through, and keeps what was sent. */
export async function recordFilms(page: Page): Promise<Record<string, unknown>[]> {
  const sent: Record<string, unknown>[] = []
  await page.route('**/functions/video-generation-service/executions', (route) => {
    sent.push(JSON.parse(route.request().postDataJSON().body))
    return route.continue()
  })
  return sent
}
