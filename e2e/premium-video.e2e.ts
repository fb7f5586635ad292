import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { axeOn } from './axe-on.ts'
import { answerFilms } from './film-stage.ts'
import { expect, test } from './fixtures.ts'
import { stagedJob, stageLibrary } from './library-stage.ts'
import { portrait, weighing } from './picture-files.ts'
import { findSession, loseSession, signInThroughStandIn } from './steps.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Generate with Sora' })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Recent Sora videos' })
const generate = (page: Page) => dialog(page).getByRole('button', { name: /^Generate ·/ })
const prompt = (page: Page) => dialog(page).getByRole('textbox', { name: 'Prompt' })
const choose = (page: Page, name: string) => dialog(page).getByText(name, { exact: true }).click()
const balance = (page: Page) => page.getByTitle('Your credits')

async function openDialog(page: Page) {
  await page.goto('/create')
  await page.getByRole('button', { name: 'Generate with Sora' }).click()
  await expect(dialog(page)).toBeVisible()
}
async function openDrawer(page: Page) {
  await page.goto('/create')
  await page.getByRole('button', { name: 'Sora videos' }).click()
  await expect(drawer(page)).toBeVisible()
}
const giveImage = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  dialog(page).locator('input[type=file]').setInputFiles(file)
/** What the browser has kept of the dialog. Asked in the page. */
const keptPrompt = () =>
  new Promise<string | undefined>((resolve) => {
    const opening = indexedDB.open('open-forms')
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onerror = () => resolve(undefined)
    opening.onsuccess = () => {
      const found = opening.result.transaction('forms').objectStore('forms').get('premium-video')
      found.onsuccess = () => {
        opening.result.close()
        resolve(found.result?.form.prompt)
      }
    }
  })
const aFilm = (number: number, change = {}) =>
  stagedJob(number, { type: 'video-generation', characterName: '', prompt: `Film ${number}`, ...change })

test('PS-12 PV-01 PV-02 the films of the third party have a banner, a badge, buttons, and a dialog of two kinds', async ({
  page,
  world,
}) => {
  await world.signIn('rich')
  await page.goto('/create')
  await expect(page.getByText('Sora video generation is here', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Try Sora Now' }).click()
  await expect(dialog(page).getByRole('radio', { name: /Text to video/ })).toBeChecked()
  await expect(dialog(page).locator('input[type=file]')).toHaveCount(0)
  await choose(page, 'Image to video')
  await expect(dialog(page).locator('input[type=file]')).toHaveCount(1)
  await expect(prompt(page)).toBeVisible()
})

test('PV-03 PV-04 PV-05 two qualities with their costs, and none that lies', async ({ page, world }) => {
  await world.signIn('rich')
  await openDialog(page)
  const qualities = dialog(page).getByRole('group', { name: 'Quality' })
  await expect(qualities.getByRole('radio')).toHaveCount(2)
  await expect(generate(page)).toHaveText('Generate · 50 credits')
  await choose(page, 'HD')
  await expect(generate(page)).toHaveText('Generate · 60 credits')
  await expect(dialog(page)).not.toContainText(/landscape/i)
})

test('SI-08 PV-06 a guest signs in first, and then the dialog opens once', async ({ page }) => {
  await page.goto('/create')
  await page.getByRole('button', { name: 'Generate with Sora' }).click()
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
  await signInThroughStandIn(page, { name: 'Ida Film', email: 'ida-film@example.test' })
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Account of Ida Film' })).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
})

test('RP-04 a guest who wants the drawer signs in first', async ({ page }) => {
  await page.goto('/create')
  await page.getByRole('button', { name: 'Sora videos' }).click()
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
  await expect(drawer(page)).toHaveCount(0)
})

test('PV-07 PV-08 PV-19 while it is sent it stays open and the credits are gone; then it closes and is empty again', async ({
  page,
  world,
}) => {
  await world.signIn('rich')
  await openDialog(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/functions/video-generation-service/executions', async (route) => {
    await held
    const responseBody = JSON.stringify({ success: true, jobId: 'film-1' })
    await route.fulfill({
      status: 201,
      json: { $id: 'e', status: 'completed', responseStatusCode: 200, responseBody, errors: '' },
    })
  })
  await choose(page, 'HD')
  await prompt(page).fill('A fox knight')
  await generate(page).click()
  await expect(balance(page)).toContainText('940')
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeDisabled()
  await expect(dialog(page)).toBeVisible()
  release()
  await expect(dialog(page)).toHaveCount(0)
  await drawer(page).getByRole('button', { name: 'New video' }).click()
  await expect(prompt(page)).toHaveValue('')
  await expect(generate(page)).toHaveText('Generate · 50 credits')
})

test('PV-09 ER-75 a refusal says why, and everything stays as it was', async ({ page, world }) => {
  await world.signIn('rich')
  await openDialog(page)
  await answerFilms(page, 200, { success: false, error: 'The sky is full.' })
  await choose(page, 'Image to video')
  await giveImage(page, await portrait(300, 300))
  await choose(page, 'HD')
  await prompt(page).fill('A fox knight')
  await generate(page).click()
  await expect(page.getByText('Unable to start Sora generation', { exact: true })).toBeVisible()
  await expect(page.getByText('The sky is full.', { exact: true })).toBeVisible()
  await expect(prompt(page)).toHaveValue('A fox knight')
  await expect(dialog(page).getByRole('img', { name: 'The video begins with this' })).toBeVisible()
  await expect(dialog(page).getByRole('radio', { name: /^HD/ })).toBeChecked()
  await expect(dialog(page).getByText('You have 1,000 credits')).toBeVisible()
})

test('PV-22 what breaks without a reason is unexpected, and the credits come back', async ({ page, world }) => {
  await world.signIn('rich')
  await openDialog(page)
  await page.evaluate(() => {
    const send = window.fetch
    window.fetch = (asked, init) => {
      if (String(asked).includes('video-generation-service')) throw 'no error at all'
      return send(asked, init)
    }
  })
  await prompt(page).fill('A fox knight')
  await generate(page).click()
  await expect(page.getByText('Unable to start Sora generation', { exact: true })).toBeVisible()
  await expect(page.getByText('An unexpected error occurred.', { exact: true })).toBeVisible()
  await expect(dialog(page).getByText('You have 1,000 credits')).toBeVisible()
  expect(await world.credits()).toBe(1000)
})

test('PV-20 a film that fails later gives its credits back, once', async ({ page, world }) => {
  const { userId } = await world.signIn('rich')
  await world.directEngine({ next: 'fail', userId })
  await openDialog(page)
  await prompt(page).fill('A fox knight')
  await generate(page).click()
  await expect(drawer(page).getByRole('listitem')).toContainText(/Video Generation Failed.*50 credits returned/)
  await expect(balance(page)).toContainText('1,000')
  const { data } = await world.call<{ data: { amount: number }[] }>('get-credit-history')
  expect(data.map(({ amount }) => amount)).toEqual([50, -50, 1000])
})

test('PV-10 ER-72 without words, or with a pasted novel, nothing is asked of the server', async ({ page, world }) => {
  await world.signIn('rich')
  await openDialog(page)
  const sent = await answerFilms(page, 200, {})
  await prompt(page).fill('   ')
  await generate(page).click()
  await expect(dialog(page).getByText('Enter a prompt to describe the video you want to create.').first()).toBeVisible()
  const pasted = `${'The fox. '.repeat(333)}End`
  await prompt(page).fill(pasted)
  await expect(dialog(page).getByText('1,000 letters too many').first()).toBeVisible()
  await generate(page).click()
  await expect(dialog(page).getByText('Shorten the prompt to at most 2,000 letters.').first()).toBeVisible()
  await expect(prompt(page)).toHaveValue(pasted)
  expect(sent).toEqual([])
})

test('PV-11 ER-73 without the picture nothing is asked of the server', async ({ page, world }) => {
  await world.signIn('rich')
  await openDialog(page)
  const sent = await answerFilms(page, 200, {})
  await choose(page, 'Image to video')
  await prompt(page).fill('It begins to snow')
  await generate(page).click()
  await expect(dialog(page).getByText('Upload an image for Image-to-Video generation.').first()).toBeVisible()
  expect(sent).toEqual([])
  expect(await world.credits()).toBe(1000)
})

test('PV-13 any kind of picture is taken, also a heavy one; what is none is not', async ({ page, world }) => {
  await world.signIn('rich')
  await openDialog(page)
  await choose(page, 'Image to video')
  await expect(dialog(page).getByText('PNG, JPG, JPEG up to 10MB')).toBeVisible()
  await giveImage(page, { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await expect(dialog(page).getByText('Please upload an image file.')).toBeVisible()
  for (const file of [
    await portrait(300, 300, { format: 'webp' }),
    weighing(await portrait(300, 300, { format: 'png' }), 11 * 1024 * 1024),
  ]) {
    await giveImage(page, file)
    await expect(dialog(page).getByRole('img', { name: 'The video begins with this' })).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Remove image' }).click()
  }
})

test('PV-14 PV-16 both requests have the shape of the product, and the picture in them', async ({ page, world }) => {
  await world.signIn('rich')
  await openDialog(page)
  const sent = await answerFilms(page, 200, { success: false, error: 'enough' })
  await prompt(page).fill('  A fox knight  ')
  await generate(page).click()
  await expect.poll(() => sent.length).toBe(1)
  await expect(generate(page)).toBeEnabled()
  await choose(page, 'Image to video')
  await choose(page, 'HD')
  const picture = await portrait(300, 260, { format: 'png' })
  await giveImage(page, picture)
  await expect(dialog(page).getByRole('img', { name: 'The video begins with this' })).toBeVisible()
  await generate(page).click()
  await expect.poll(() => sent.length).toBe(2)
  const shared = { chatId: expect.stringMatching(/^[0-9a-f-]{36}$/), prompt: 'A fox knight', isStandaloneGeneration: true }
  expect(sent[0]).toEqual({ ...shared, action: 'sora-2-t2v', videoOptions: { model: 'sora-2', subModel: 'portrait' } })
  const { imageBase64, ...second } = sent[1] as { imageBase64: string }
  expect(second).toEqual({ ...shared, action: 'sora-2-i2v', videoOptions: { model: 'sora-2', subModel: 'portrait-hd' } })
  const pixels = (bytes: Buffer) => sharp(bytes).removeAlpha().raw().toBuffer()
  const brought = await pixels(Buffer.from(imageBase64.split(',')[1] ?? '', 'base64'))
  expect(brought.equals(await pixels(picture.buffer))).toBe(true)
})

test('PV-15 ER-71 who may not start one is told so, and pays nothing', async ({ page, world }) => {
  await world.signIn('broke')
  await openDialog(page)
  const sent = await answerFilms(page, 200, {})
  await prompt(page).fill('A fox knight')
  await generate(page).click()
  await expect(page.getByText('You cannot start a Sora generation right now.', { exact: true })).toBeVisible()
  expect(sent).toEqual([])
})

test('PV-18 BS-09 the browser remembers a started film under a key of its own', async ({ page, world }) => {
  const { userId } = await world.signIn('rich')
  await world.directEngine({ next: 'hang', times: 1, userId })
  await openDialog(page)
  await prompt(page).fill('A fox knight')
  await generate(page).click()
  await expect(drawer(page)).toBeVisible()
  const kept = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.includes('landing-jobs')) ?? ''
    return JSON.parse(localStorage.getItem(key) ?? '[]')
  })
  const { data } = await world.call<{ data: { data: { jobId: string }[] } }>('get-user-jobs')
  expect(kept).toEqual([
    expect.objectContaining({
      id: data.data[0]?.jobId,
      status: expect.stringMatching(/queued|running/),
      prompt: 'A fox knight',
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      metadata: { qualityMode: 'portrait', creditCost: 50 },
    }),
  ])
  expect(await world.credits()).toBe(950)
})

test('PV-21 PV-24 UI-13 the drawer lists films alone, newest first, in their four states', async ({ page, world }) => {
  await world.signIn('rich')
  const long = 'a'.repeat(101)
  await stageLibrary(page, [
    stagedJob(9, { type: 'dress-up', characterName: 'No film' }),
    aFilm(1, { prompt: long }),
    aFilm(2, { status: 'FAILED', error: 'The engine could not finish this film.' }),
    aFilm(4, { status: 'QUEUED' }),
    aFilm(3, { status: 'RUNNING', progress: 0.4, stage: 'drawing' }),
  ])
  await openDrawer(page)
  const films = drawer(page).getByRole('listitem')
  await expect(films).toHaveText([/Queued/, /Generating\.\.\./, /Video Generation Failed.*50 credits returned/, /Complete/])
  await expect(films.last()).toContainText(`${'a'.repeat(100)}…`)
  await expect(drawer(page)).not.toContainText('No film')
})

test('PV-27 a prompt of 150 letters is cut at 100, one of 100 is not', async ({ page, world }) => {
  await world.signIn('rich')
  await stageLibrary(page, [aFilm(2, { prompt: 'b'.repeat(150) }), aFilm(1, { prompt: 'c'.repeat(100) })])
  await openDrawer(page)
  await expect(drawer(page).getByText(`${'b'.repeat(100)}…`, { exact: true })).toBeVisible()
  await expect(drawer(page).getByText('c'.repeat(100), { exact: true })).toBeVisible()
})

test('PV-25 PV-26 the drawer asks while it is open, and closes with the session', async ({ page, world }) => {
  await world.signIn('rich')
  await page.clock.install()
  const library = await stageLibrary(page, [aFilm(1)])
  await openDrawer(page)
  const asked = () => library.asked.filter(({ previewType }) => previewType === 'video-generation').length
  await expect.poll(asked).toBeGreaterThan(0)
  const first = asked()
  await page.clock.runFor(10_000)
  await expect.poll(asked).toBe(first + 1)
  await drawer(page).getByRole('button', { name: 'Close' }).click()
  await page.clock.runFor(1_000)
  await expect(drawer(page)).toHaveCount(0)
  const closed = asked()
  await page.clock.runFor(40_000)
  expect(asked()).toBe(closed)
  await page.getByRole('button', { name: 'Sora videos' }).click()
  await expect(drawer(page)).toBeVisible()
  await page.request.delete('/v1/account/sessions/current', { headers: { 'x-appwrite-project': 'troupe' } })
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await page.clock.runFor(1_000)
  await expect(drawer(page)).toHaveCount(0)
})

test('PV-28 ER-77 what is in work cannot be deleted, what is finished can', async ({ page, world }) => {
  await world.signIn('rich')
  const library = await stageLibrary(page, [aFilm(2, { status: 'RUNNING' }), aFilm(1)])
  await openDrawer(page)
  await drawer(page).getByRole('button', { name: 'Delete: Film 2' }).click()
  await expect(page.getByText('Delete not implemented', { exact: true })).toBeVisible()
  await expect(page.getByText('Job deletion is not yet implemented for Sora generations.')).toBeVisible()
  await expect(drawer(page).getByRole('listitem')).toHaveCount(2)
  const deletion = page.waitForRequest('**/functions/delete-job/executions')
  await page.route('**/functions/delete-job/executions', (route) => {
    library.set([aFilm(2, { status: 'RUNNING' })])
    const json = { $id: 'e', status: 'completed', responseStatusCode: 200, responseBody: '{"success":true}', errors: '' }
    return route.fulfill({ status: 201, json })
  })
  await drawer(page).getByRole('button', { name: 'Delete: Film 1' }).click()
  await page.getByRole('dialog', { name: 'Delete this video?' }).getByRole('button', { name: 'Delete' }).click()
  await deletion
  await expect(drawer(page).getByRole('listitem')).toHaveCount(1)
})

test('UI-10 UI-11 UI-12 the drawer follows the pull, and closes when it is far or fast enough', async ({ page, world }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await world.signIn('rich')
  await stageLibrary(page, [aFilm(1)])
  await openDrawer(page)
  await expect(drawer(page).getByRole('listitem')).toHaveCount(1)
  await expect.poll(() => drawer(page).evaluate((sheet) => new DOMMatrix(getComputedStyle(sheet).transform).f)).toBe(0)
  expect(await drawer(page).evaluate((sheet) => getComputedStyle(sheet).transitionDuration)).toBe('0.5s')
  const { x, y, width, height } = (await drawer(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const input = await page.context().newCDPSession(page)
  const shiftPx = () => drawer(page).evaluate((sheet) => new DOMMatrix(getComputedStyle(sheet).transform).f)
  const isAtRest = () =>
    drawer(page).evaluate(
      (sheet) => sheet.getAnimations().length === 0 && new DOMMatrix(getComputedStyle(sheet).transform).f === 0,
    )
  let clockMs = Date.now()
  /**
   * Pulled by a share of its height; held for a while at the end, or let go in the movement. When each of it happens stands in the
   * events: a pull is as fast on a machine that is busy.
   */
  const pull = async (share: number, isHeld: boolean) => {
    await expect.poll(isAtRest).toBe(true)
    clockMs = Math.max(clockMs + 1, Date.now() - 1_000)
    const at = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', pulledPx: number, afterMs: number) => {
      clockMs += afterMs
      return input.send('Input.dispatchMouseEvent', {
        type,
        x: x + width / 2,
        y: y + 20 + pulledPx,
        timestamp: clockMs / 1_000,
        ...(type === 'mouseMoved' ? { buttons: pulledPx > 0 ? 1 : 0 } : { button: 'left', clickCount: 1 }),
      })
    }
    await at('mouseMoved', 0, 0)
    await at('mousePressed', 0, 100)
    for (const step of [1, 2, 3, 4]) await at('mouseMoved', (height * share * step) / 4, 10)
    await expect.poll(shiftPx).toBeCloseTo(height * share, -1)
    // The speed is that of the last tenth of a second.
    await at('mouseReleased', height * share, isHeld ? 260 : 10)
  }
  await pull(0.2, true)
  await expect.poll(isAtRest).toBe(true)
  await pull(0.3, true)
  await expect(drawer(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Sora videos' }).click()
  // As far as a slow one that it does not follow: the speed is what closes it.
  await pull(0.15, true)
  await expect.poll(isAtRest).toBe(true)
  await pull(0.15, false)
  await expect(drawer(page)).toHaveCount(0)
})

test('the dialog and the drawer can be used by everyone', async ({ page, world }) => {
  await world.signIn('rich')
  await stageLibrary(page, [aFilm(3, { status: 'QUEUED' }), aFilm(2, { status: 'FAILED' }), aFilm(1)])
  const expectNoFaults = async () => {
    for (const theme of ['dark', 'light']) {
      await page.evaluate((value) => {
        document.documentElement.classList.remove('dark', 'light')
        document.documentElement.classList.add(value)
      }, theme)
      expect((await axeOn(page).analyze()).violations.map(({ id }) => id)).toEqual([])
    }
  }
  await openDialog(page)
  await choose(page, 'Image to video')
  await generate(page).click()
  await expectNoFaults()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Generate with Sora' })).toBeFocused()
  await page.getByRole('button', { name: 'Sora videos' }).click()
  await expect(drawer(page).getByRole('listitem')).toHaveCount(3)
  await expectNoFaults()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Sora videos' })).toBeFocused()
})

test('a reload, and a start without a session, leave the form as it was', async ({ page, world }) => {
  await world.signIn('rich')
  await openDialog(page)
  await choose(page, 'Image to video')
  await choose(page, 'HD')
  await giveImage(page, await portrait(300, 260, { format: 'png' }))
  const image = dialog(page).getByRole('img', { name: 'The video begins with this' })
  await expect(image).toBeVisible()
  await prompt(page).fill('A fox knight')
  await expect.poll(() => page.evaluate(keptPrompt)).toBe('A fox knight')
  await page.reload()
  await page.getByRole('button', { name: 'Generate with Sora' }).click()
  await expect(prompt(page)).toHaveValue('A fox knight')
  await expect(image).toBeVisible()
  const cookies = await loseSession(page)
  await generate(page).click()
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
  await findSession(page, cookies)
  await expect(prompt(page)).toHaveValue('A fox knight')
  await expect(image).toBeVisible()
  await expect(generate(page)).toHaveText('Generate · 60 credits')
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Generate with Sora' }).click()
  await expect(prompt(page)).toHaveValue('')
})
