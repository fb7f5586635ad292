import { type Cookie, expect, type Locator, type Page, type WebSocket } from '@playwright/test'
import type { World } from './fixtures.ts'

/** From the open sign-in dialog through the local stand-in and back. */
export async function signInThroughStandIn(page: Page, person: { name: string; email: string }): Promise<void> {
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByLabel('Name').fill(person.name)
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByRole('button', { name: 'Approve' }).click()
}

/** Fills the first step of the description wizard. */
export async function describeCharacter(
  page: Page,
  character: { name: string; description: string; style?: string },
): Promise<void> {
  await page.getByRole('textbox', { name: 'Character name' }).fill(character.name)
  await page.getByRole('textbox', { name: 'Description' }).fill(character.description)
  if (character.style) await choose(page.getByRole('radio', { name: character.style }))
}

/** Chooses by key: the button of a tile is there for readers and keys only, and nobody can press it with a pointer. */
export async function choose(radio: Locator): Promise<void> {
  await radio.press('Space')
  await expect(radio).toBeChecked()
}

/** In the open selection dialog: waits for the takes, keeps the first one, creates. */
export async function chooseFirstTake(page: Page): Promise<void> {
  await expect(page.getByRole('radio')).toHaveCount(3)
  await expect(page.getByRole('radio', { name: 'Take 1' })).toBeChecked()
  await page.getByRole('button', { name: 'Create Character' }).click()
}

/** The same where the dialog was opened in the library, which loads anew when the creation has begun: then nothing more leads away. */
export async function createInLibrary(page: Page): Promise<void> {
  const loaded = page.waitForEvent('load')
  await chooseFirstTake(page)
  await loaded
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Lets the page's clock run ahead until this holds: what waits before it asks again does not wait in a story. Wants `page.clock.install()`. */
export async function passTimeUntil(page: Page, holds: () => boolean | Promise<boolean>, stepMs = 500): Promise<void> {
  const after = async () => {
    await page.clock.fastForward(stepMs)
    return holds()
  }
  await expect.poll(after, { intervals: [50] }).toBe(true)
}

/** Starts previews through the protocol and opens them from the library when they are finished. */
export async function openFinishedPreview(page: Page, world: World, name: string): Promise<void> {
  await startAndFinishPreview(world, name)
  await page.goto('/generations')
  await page.getByRole('button', { name: `${name}, Preview: Complete` }).click()
  await expect(page.getByRole('radio')).toHaveCount(3)
}

/** From here on the page's time passes only by `runFor`, also on a busy machine. Wants `page.clock.install()`. */
export async function stopClock(page: Page): Promise<void> {
  // What is asked of the page arrives later than it was read; a second is enough, and no timer is skipped by it.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
}

/** Goes there and waits until the page hears what happens to jobs, so that nothing has to wait for its next question. */
export async function openAndListen(page: Page, path: string, { timeoutMs = 45_000 } = {}): Promise<void> {
  let isListening = false
  const lines: WebSocket[] = []
  const hear = ({ payload }: { payload: string | Buffer }) => {
    if (tellsOfJobs(JSON.parse(String(payload)))) isListening = true
  }
  const follow = (line: WebSocket) => {
    lines.push(line)
    line.on('framereceived', hear)
  }
  page.on('websocket', follow)
  try {
    await page.goto(path)
    const message = () => `${path} opened ${lines.length} lines, and none was taken on to tell of jobs`
    await expect
      .poll(() => isListening, { intervals: [20], timeout: timeoutMs })
      .toBe(true)
      .catch((cause) => {
        throw new Error(message(), { cause })
      })
  } finally {
    page.off('websocket', follow)
    for (const line of lines) line.off('framereceived', hear)
  }
}

/** The server's answer that it took the subscription to jobs; who is asking is answered before. */
function tellsOfJobs(message: { type: string; data?: { to?: string; subscriptions?: { channels: string[] }[] } }): boolean {
  if (message.type !== 'response' || message.data?.to !== 'subscribe') return false
  return message.data.subscriptions?.some(({ channels }) => channels.includes('job.status')) ?? false
}

/** Opens a finished preview of this name from what is in the making, over the prices. */
export async function openInTheMaking(page: Page, name: string): Promise<void> {
  await openAndListen(page, '/pricing')
  await page.getByRole('button', { name: /^In the making/ }).click()
  await page
    .getByRole('dialog', { name: 'In the making' })
    .getByRole('button', { name: new RegExp(`^${name},`) })
    .click()
  await expect(page.getByRole('radio')).toHaveCount(3)
}

/** The toast that says these words. From here on the page's time passes only by `runFor`, so it stays. Wants `page.clock.install()`. */
export async function stayingToast(page: Page, press: Locator, words: string): Promise<Locator> {
  // What it waits for, such as its price, does not come while time stands still.
  await expect(press).toBeEnabled()
  await stopClock(page)
  await press.click()
  const toast = page.locator('[data-sonner-toast]').filter({ hasText: words })
  await passTimeUntil(page, async () => (await toast.count()) > 0, 20)
  return toast
}

/** The session is gone, and the next press that costs something is what finds out: what the page asks by itself waits. Answers the cookies it had. */
export async function loseSession(page: Page): Promise<Cookie[]> {
  await page.route('**/v1/functions/**', (route) => {
    if (/\/(?:check-user-credits|get-feature-access)\//.test(route.request().url())) return route.continue()
    // A press waits for what will be left out; that it cannot be told keeps nobody from starting.
    if (/\/check-order\//.test(route.request().url())) return route.abort()
  })
  const cookies = await page.context().cookies()
  await page.context().clearCookies()
  return cookies
}

/** What the sign-in does: a session, and home. */
export async function findSession(page: Page, cookies: Cookie[]): Promise<void> {
  // The page that lost it is left first, as for a provider: it would go on by itself, and be cut off.
  await page.goto('about:blank')
  await page.unrouteAll()
  await page.context().addCookies(cookies)
  await page.goto('/')
}

/** Answers the job of three finished previews of a new character. */
async function startAndFinishPreview(world: World, name: string): Promise<string> {
  const description = { characterDescription: 'A calm woman with silver hair in a garden at noon', style: 'anime' }
  const { jobId } = await world.call<{ jobId: string }>('create-preview', { name, ...description })
  await expect
    .poll(async () => (await world.call<{ status: string }>('get-job-status', { jobId })).status, {
      timeout: 90_000,
      intervals: [50],
    })
    .toBe('SUCCESS')
  return jobId
}

/** Makes a character through the protocol. Its model sheet is drawn to the end only where a story waits for it. */
export async function makeCharacter(
  world: World,
  name: string,
): Promise<{ characterId: string; chatId: string; jobId: string }> {
  const previewJobId = await startAndFinishPreview(world, name)
  const { data } = await world.call<{ data: string[] }>('get-job-response', { jobId: previewJobId })
  return world.call('create-character', { name, previewJobId, previewUrl: data[0] })
}
