import type { Page } from '@playwright/test'
import { answerFunction, holdFunction } from './answer-function.ts'
import { expect, test } from './fixtures.ts'
import { chooseFirstTake, createInLibrary, openFinishedPreview, openInTheMaking, passTimeUntil, stopClock } from './steps.ts'

test('SP-01 SP-03 SP-09 three takes, the first one chosen', async ({ page, world }) => {
  await world.signIn('rich')
  await openFinishedPreview(page, world, 'Silvia')
  await expect(page.getByText('Select your character!').first()).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Take 1' })).toBeChecked()
  const second = page.getByRole('radio', { name: 'Take 2' })
  await page.locator('label').filter({ has: second }).click()
  await expect(second).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Take 1' })).not.toBeChecked()
})

test('SP-02 SP-04 SP-05 two steps, tips, and a way back that creates nothing', async ({ page, world }) => {
  await world.signIn('rich')
  await openFinishedPreview(page, world, 'Tessa')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('list').first().getByRole('listitem')).toHaveText([/Choose/, /All Set!/])
  await expect(dialog.getByText('Selection tips')).toBeVisible()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(dialog).toHaveCount(0)
  expect(await world.call('get-characters')).toMatchObject({ total: 0 })
})

test('SP-12 SP-13 FX-04 Create checks the credits, then sends every field of the product text', async ({ page, world }) => {
  await world.signIn('rich')
  await openFinishedPreview(page, world, 'Uma')
  const calls: { id: string; sent: Record<string, unknown>; body: Record<string, unknown> }[] = []
  page.on('request', (request) => {
    const id = /\/functions\/([a-z-]+)\/executions$/.exec(request.url())?.[1]
    const sent = request.postDataJSON()
    if (id && request.method() === 'POST') calls.push({ id, sent, body: JSON.parse(sent.body) })
  })
  await page.getByRole('button', { name: 'Create Character', exact: true }).click()
  await expect(page.getByText('Character Creation Started', { exact: true })).toBeVisible()
  const order = calls.map(({ id }) => id)
  const created = calls.find(({ id }) => id === 'create-character')
  expect(order.lastIndexOf('check-user-credits', order.indexOf('create-character'))).toBeGreaterThanOrEqual(0)
  expect(calls.find(({ id }) => id === 'check-user-credits')?.body).toMatchObject({ job: 'create-character' })
  for (const { id, sent } of calls) {
    const method = expect.stringMatching(/^(GET|POST)$/)
    expect(sent).toMatchObject({ body: expect.any(String), path: '/', method, async: id === 'create-character' })
  }
  expect(Object.keys(created?.body ?? {}).sort()).toEqual(
    [
      'expressions',
      'image',
      'isStyle',
      'isSubject',
      'jobId',
      'meta',
      'model3D',
      'name',
      'previewJobId',
      'previewUrl',
      'userId',
    ].sort(),
  )
  expect(Object.keys(created?.body.meta as object).sort()).toEqual(['createdAt', 'lastUsed', 'originalPrompt', 'version'])
})

test('SP-14 SP-15 SP-17 creation from a description costs nothing, says so once, and ends in the library when its bar is full', async ({
  page,
  world,
}) => {
  const { userId } = await world.signIn('rich')
  await openFinishedPreview(page, world, 'Vera')
  expect(await world.credits()).toBe(900)
  await page.clock.install()
  await openInTheMaking(page, 'Vera')
  await world.directEngine({ next: 'hang', userId })
  // From here on time passes only in steps, so that on a busy machine the bar is not full before it was looked at.
  await stopClock(page)
  await chooseFirstTake(page)
  const bar = page.getByRole('progressbar', { name: 'Character creation has started' })
  await passTimeUntil(page, () => bar.isVisible(), 20)
  const now = () => page.evaluate(() => Date.now())
  const startedAtMs = await now()
  await passTimeUntil(page, () => page.getByText('Character creation started!').isVisible(), 20)
  // That the finer take is ready may be said beside it.
  await expect(page.locator('[data-sonner-toast]').filter({ hasText: /character creation/i })).toHaveCount(1)
  await expect(page.getByRole('dialog', { name: 'Select your character!' })).toHaveCount(0)
  await expect(page.getByRole('img', { name: 'What your character is made of' })).toBeVisible()
  await expect
    .poll(async () => {
      const { data } = await world.call<{ data: { type: string }[] }>('get-running-jobs')
      return data.map(({ type }) => type)
    })
    .toContain('create-character')
  // The job is known by the first question about it, after 6 s; the step keeps its time.
  await page.clock.runFor(9_000 - ((await now()) - startedAtMs))
  await expect(page).toHaveURL('/pricing')
  expect(Number(await bar.getAttribute('aria-valuenow'))).toBeLessThan(95)
  await passTimeUntil(page, () => new URL(page.url()).pathname === '/generations')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await world.credits()).toBe(900)
})

test('CW-06 CW-08 CW-09 the last step says that the character is being created, and Done ends it', async ({ page, world }) => {
  const { userId } = await world.signIn('rich')
  await openFinishedPreview(page, world, 'Wanda')
  await world.directEngine({ next: 'register-late', delayMs: 60_000, userId })
  await chooseFirstTake(page)
  await expect(page.getByRole('heading', { name: 'Your Character Is Being Created!', level: 2 }).last()).toBeVisible()
  await expect(page.getByText(/about a minute/)).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/generations')
})

test('SP-10 ER-38 a failed preview says so and leads back; its credits are returned', async ({ page, world }) => {
  const { userId } = await world.signIn('rich')
  await world.directEngine({ next: 'fail', delayMs: 10_000, userId })
  await world.call('create-preview', { name: 'Xenia', characterDescription: 'A calm woman in a garden', style: 'anime' })
  await page.goto('/generations')
  await page.getByRole('button', { name: /^Xenia, Preview/ }).click()
  await expect(page.getByText('Error generating previews results')).toBeVisible({ timeout: 120_000 })
  await expect(page.getByText('Please try again later.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => world.credits()).toBe(1000)
})

test('SP-20 ER-36 a failed creation restores the credits and says so', async ({ page, world }) => {
  await world.signIn('rich')
  await openFinishedPreview(page, world, 'Yara')
  const answer = { $id: 'x', status: 'completed', responseStatusCode: 500, responseBody: '{"error":"out of order"}' }
  await page.route('**/functions/create-character/executions', (route) => route.fulfill({ status: 202, json: answer }))
  await page.getByRole('button', { name: 'Create Character', exact: true }).click()
  await expect(page.getByText('Error creating character')).toBeVisible()
  await expect(page.getByText('Please try again.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create Character', exact: true })).toBeEnabled()
  await expect(page.locator('[title="Your credits"]')).toHaveText(/900/)
})

test('ER-35 a creation that breaks on its way says so and can be tried again', async ({ page, world }) => {
  await world.signIn('rich')
  await openFinishedPreview(page, world, 'Yves')
  await page.route('**/functions/create-character/executions', (route) => route.abort())
  await page.getByRole('button', { name: 'Create Character', exact: true }).click()
  await expect(page.getByText('Error generating character')).toBeVisible()
  await expect(page.getByText('Please try again.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create Character', exact: true })).toBeEnabled()
})

test('SP-25 ER-59 that a preview allows one attempt is said before it, and after it', async ({ page, world }) => {
  const { userId } = await world.signIn('rich')
  await openFinishedPreview(page, world, 'Yola')
  const once = 'You can only attempt character creation once per preview'
  await page.getByRole('button', { name: 'Create Character', exact: true }).hover()
  await expect(page.getByRole('tooltip')).toHaveText(once)
  // The answer of the creation is held back: what is hovered is the attempt itself.
  await world.directEngine({ next: 'hang', userId })
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/functions/create-character/executions', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Create Character', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Create Character', exact: true })).toBeDisabled()
  await page.mouse.move(0, 0)
  await page.getByRole('button', { name: 'Create Character', exact: true }).hover()
  await expect(page.getByRole('tooltip')).toHaveText(once)
  answer()
})

test('SP-23 a preview is usable to its last second, and expires under the eyes of who waits', async ({ page, world }) => {
  await world.signIn('rich')
  await openFinishedPreview(page, world, 'Ylva')
  const { data } = await world.call<{ data: { data: { expiresAt: string }[] } }>('get-user-jobs')
  const expiresAtMs = Date.parse(data.data[0]?.expiresAt ?? '')
  const create = page.getByRole('button', { name: 'Create Character', exact: true })
  await page.clock.install({ time: expiresAtMs - 600_000 })
  await page.reload()
  await page.getByRole('button', { name: 'Ylva, Preview: Complete' }).click()
  await expect(create).toBeEnabled()
  await page.clock.pauseAt(expiresAtMs - 1_000)
  await expect(create).toBeEnabled()
  await page.clock.runFor(2_000)
  await expect(create).toBeDisabled()
  await expect(page.getByText('These previews have expired')).toBeVisible()
})

test('ER-37 four questions without an answer end the choice, and say so', async ({ page, world }) => {
  await world.signIn('rich')
  await openFinishedPreview(page, world, 'Yuri')
  await page.getByRole('button', { name: 'Back' }).click()
  let asked = 0
  await page.route('**/functions/get-job-response/executions', (route) => {
    asked += 1
    return route.abort()
  })
  await page.clock.install()
  await page.reload()
  await page.getByRole('button', { name: 'Yuri, Preview: Complete' }).click()
  for (let failures = 1; failures <= 3; failures += 1) {
    await expect.poll(() => asked).toBe(failures)
    await page.clock.runFor(5_000)
  }
  await expect.poll(() => asked).toBe(4)
  await expect(page.getByText('Error fetching preview results')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('BS-03 BS-04 the browser remembers previews and their regenerations, by job, for two hours', async ({ page, world }) => {
  await world.signIn('rich')
  await openFinishedPreview(page, world, 'Yrsa')
  await expect.poll(async () => Object.keys((await rememberedPreviews(page)) ?? {})).toHaveLength(1)
  // As if others had been made earlier.
  const twoHoursMs = 7_200_000
  const older = { jobId: 'older', timestamp: Date.now() - twoHoursMs - 1 }
  const younger = { jobId: 'younger', timestamp: Date.now() - twoHoursMs + 300_000 }
  await rememberedPreviews(page, { older, younger })
  await page.getByRole('button', { name: /^Regenerate/ }).click()
  await expect(page.getByRole('status', { name: 'The previews are being drawn' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Round 2, take 3' })).toBeVisible()
  const { data } = await world.call<{ data: { data: { jobId: string; type: string }[] } }>('get-user-jobs')
  const [regenerated, first] = data.data
  const stored = await rememberedPreviews(page)
  const common = { name: 'Yrsa', style: 'anime', timestamp: expect.any(Number), type: 'create-preview-description' }
  const threeUrls = [expect.any(String), expect.any(String), expect.any(String)]
  expect(stored).toEqual({
    younger,
    [`${first?.jobId}`]: { ...common, content: threeUrls, jobId: first?.jobId, originalJobId: '', attempt: 0 },
    [`${regenerated?.jobId}`]: {
      ...common,
      content: threeUrls,
      jobId: regenerated?.jobId,
      originalJobId: first?.jobId,
      attempt: 1,
    },
  })
})

/** The records in the browser's database, by job, with what is added to them. */
const rememberedPreviews = (page: Page, added: Record<string, object> = {}) =>
  page.evaluate(
    (added) =>
      new Promise<Record<string, object> | undefined>((resolve) => {
        const opening = indexedDB.open('previews-db')
        // Before the page has made it there is none, and it is not made here.
        opening.onupgradeneeded = () => opening.transaction?.abort()
        opening.onerror = () => resolve(undefined)
        opening.onsuccess = () => {
          const store = 'regenerate-previews-storage'
          const records = opening.result.transaction(store, 'readwrite').objectStore(store)
          const reading = records.get('previews')
          reading.onsuccess = () => {
            if (Object.keys(added).length > 0) records.put({ ...reading.result, ...added }, 'previews')
            resolve(reading.result)
          }
        }
      }),
    added,
  )

test('SP-06 SP-31 beside Create Character: the first regeneration is free, the second costs 100 credits', async ({
  page,
  world,
}) => {
  await world.signIn('new')
  await world.call('daily-claims', { action: 'claim', timezone: 'UTC' })
  await openFinishedPreview(page, world, 'Zelda')
  await expect(page.getByRole('button', { name: 'Create Character', exact: true })).toBeEnabled()
  for (const [price, left, takes] of [
    ['FREE', 150, 3],
    ['100 credits', 50, 6],
  ] as const) {
    await expect(page.getByRole('radio')).toHaveCount(takes)
    await page.getByRole('button', { name: `Regenerate · ${price}` }).click()
    await expect(page.getByRole('status', { name: 'The previews are being drawn' })).toBeVisible()
    await expect.poll(() => world.credits()).toBe(left)
    await expect(page.getByTitle('Your credits')).toHaveText(`${left}credits`)
  }
})

test('SP-30 after Regenerate the earlier takes stay beside the new ones, also in a new visit, and each can become a character', async ({
  page,
  world,
}) => {
  await world.signIn('rich')
  await openFinishedPreview(page, world, 'Zilla')
  await page.getByRole('button', { name: /^Regenerate/ }).click()
  await expect(page.getByRole('status', { name: 'The previews are being drawn' })).toBeVisible()
  // What is there already can be chosen meanwhile.
  await expect(page.getByRole('radio', { name: 'Round 1, take 1' })).toBeChecked()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Round 2', 'Round 1'])
  await expect(page.getByRole('radio', { name: 'Round 2, take 1' })).toBeChecked()
  await page.evaluate(() => indexedDB.deleteDatabase('previews-db'))
  await page.reload()
  await page.getByRole('button', { name: 'Zilla, Preview: Complete' }).click()
  await expect(page.getByRole('radio')).toHaveCount(6)
  const groups = page.getByRole('group', { name: /^Round/ })
  await expect(groups).toHaveCount(2)
  // The arrows lead from round to round.
  await page.getByRole('radio', { name: 'Round 2, take 3' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Round 1, take 1' })).toBeChecked()
  await page.keyboard.press('ArrowRight')
  const { data } = await world.call<{ data: { data: { jobId: string; resultUrls: string[] }[] } }>('get-user-jobs')
  const first = data.data[1]
  const sent = page.waitForRequest(/create-character\/executions/)
  await page.getByRole('button', { name: 'Create Character' }).click()
  expect(JSON.parse((await sent).postDataJSON().body)).toMatchObject({
    previewJobId: first?.jobId,
    previewUrl: first?.resultUrls[1],
  })
  await expect(page.getByText('Character Creation Started', { exact: true })).toBeVisible()
  expect(await world.credits()).toBe(800)
})

test('SP-21 ER-29 too few credits at the call itself: the text of the product, the credits are back, then /pricing', async ({
  page,
  world,
}) => {
  await world.signIn('rich')
  // As of a preview of a photo: there is something to be taken, and to come back.
  const checks = await answerFunction(page, 'check-user-credits', {
    credits: 900,
    isInsufficientCredits: false,
    subscriptionStatus: null,
    isFree: false,
    priceCredits: 1,
  })
  await openFinishedPreview(page, world, 'Zoe')
  const balance = page.getByTitle('Your credits')
  await expect(balance).toHaveText('900credits')
  const refusal = { success: false, error: 'Insufficient Credits', code: 'credits.insufficient' }
  await answerFunction(page, 'create-character', refusal, 402)
  const answer = await holdFunction(page, 'create-character')
  // What it costs beside the button was asked for too, before the press.
  await expect(page.getByRole('dialog').getByRole('contentinfo').getByText('1 credit', { exact: true })).toBeVisible()
  const asked = () => checks.filter(({ job }) => job === 'create-character').length
  const askedBefore = asked()
  await page.getByRole('button', { name: 'Create Character', exact: true }).click()
  await expect(balance).toHaveText('899credits')
  expect(asked()).toBe(askedBefore + 1)
  answer()
  const toast = page.locator('[data-sonner-toast]')
  await expect(toast).toHaveCount(1)
  await expect(toast.getByText('Insufficient Credits', { exact: true })).toBeVisible()
  await expect(
    toast.getByText("You don't have enough credits to create this character. Please top up your balance.", { exact: true }),
  ).toBeVisible()
  await expect(page).toHaveURL('/pricing')
  await expect(balance).toHaveText('900credits')
})

test('SP-22 ER-57 a preview older than two hours is refused, and its button says why', async ({ page, world }) => {
  await world.signIn('rich')
  await openFinishedPreview(page, world, 'Alba')
  await world.advanceClock(7_201)
  await page.getByRole('button', { name: 'Create Character', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Create Character', exact: true })).toBeDisabled()
  // By keyboard: a toast that comes and goes beside it moves no pointer.
  await page.getByRole('note', { name: 'Preview has expired. Please start a new generation.' }).focus()
  await expect(page.getByRole('tooltip')).toHaveText('Preview has expired. Please start a new generation.')
  expect(await world.call('get-characters')).toMatchObject({ total: 0 })
})

test('SP-24 ER-58 JD-11 a preview makes one character: its button is disabled afterwards, and says why', async ({
  page,
  world,
}) => {
  const { userId } = await world.signIn('rich')
  await openFinishedPreview(page, world, 'Bea')
  await world.directEngine({ next: 'hang', userId })
  await chooseFirstTake(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // In the library it shows its pictures (GL-26); in what is in the making one comes to its choice.
  await page.getByRole('button', { name: /^In the making/ }).click()
  await page
    .getByRole('dialog', { name: 'In the making' })
    .getByRole('button', { name: /^Bea, .*Preview/ })
    .click()
  await expect(page.getByRole('radio')).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Create Character', exact: true })).toBeDisabled()
  await page.getByRole('note', { name: 'Character creation has already been attempted for this preview' }).hover()
  await expect(page.getByRole('tooltip')).toHaveText('Character creation has already been attempted for this preview')
})

test('RT-06 RT-10 HD-04 a character is found by both of its ids, and from the header once it was open', async ({
  page,
  world,
}) => {
  await world.signIn('rich')
  await openFinishedPreview(page, world, 'Cleo')
  await createInLibrary(page)
  const { data } = await world.call<{ data: { $id: string; chatId: string }[] }>('get-characters')
  const { $id, chatId } = data[0] ?? { $id: '', chatId: '' }
  for (const id of [$id, chatId]) {
    await page.goto(`/characters/manage/${id}`)
    await expect(page.getByRole('heading', { name: 'Cleo', exact: true })).toBeVisible()
  }
  await page.goto('/characters/manage')
  await expect(page).toHaveURL(`/characters/manage/${chatId}`)
  await page.goto('/create')
  await page.getByRole('banner').getByRole('link', { name: 'My Characters' }).click()
  await expect(page).toHaveURL(`/characters/manage/${chatId}`)
})

test('CM-10 somebody else’s character is not found', async ({ page, world }) => {
  await world.signIn('rich')
  await openFinishedPreview(page, world, 'Dora')
  await chooseFirstTake(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const { data } = await world.call<{ data: { chatId: string }[] }>('get-characters')
  await world.signIn('rich', 'Somebody Else')
  await page.goto(`/characters/manage/${data[0]?.chatId}`)
  await expect(page.getByRole('heading', { name: 'There is no such character' })).toBeVisible()
})

test('RT-11 the character page shows Loading while it loads', async ({ page, world }) => {
  await world.signIn('rich')
  let answer: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/functions/get-characters/executions', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/characters/manage/somebody')
  await expect(page.getByRole('main').getByText('Loading')).toBeVisible()
  answer()
  await expect(page.getByRole('heading', { name: 'There is no such character' })).toBeVisible()
})
