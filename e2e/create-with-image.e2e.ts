import type { Page, Route } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { portrait, weighing } from './picture-files.ts'
import { choose, loseSession } from './steps.ts'

const STARTS = /\/functions\/(create-preview-image|create-character-direct)\/executions$/
const NEEDS_CREDITS = "You don't have enough credits"

async function openWizard(page: Page) {
  await page.goto('/create')
  await page.getByRole('button', { name: 'Start with One Image' }).click()
  return page.getByRole('dialog', { name: 'Create with Image' })
}

async function fill(page: Page, { name = 'Nora', style = 'Anime' } = {}) {
  const dialog = await openWizard(page)
  await dialog.getByRole('textbox', { name: 'Character name' }).fill(name)
  await dialog.locator('input[type=file]').setInputFiles(await portrait(1024, 1024))
  await expect(dialog.getByRole('img', { name: 'The one your character is made of' })).toBeVisible()
  await choose(dialog.getByRole('radio', { name: style, exact: true }))
  return dialog
}

/** What the next starts answer, whatever the server would say. */
const answerStarts = (page: Page, answer: (route: Route) => Promise<void>) => page.route(STARTS, answer)

const refused = (status: number, body: object) => (route: Route) =>
  route.fulfill({
    json: { status: 'completed', responseStatusCode: status, responseBody: JSON.stringify(body), errors: '', logs: '' },
  })

const keptImage = (page: Page) => page.evaluate(() => localStorage.getItem('uploadedImage') ?? '')

test('CW-02 CW-43 ST-02 three steps, one photo, and the ten styles of photos', async ({ page, world }) => {
  await world.signIn('rich')
  const dialog = await openWizard(page)
  const steps = dialog.getByRole('list').first().getByRole('listitem')
  await expect(steps).toHaveText([/Character Details$/, /Choose Variations$/, /All Set$/])
  const styles = await dialog.getByRole('radio').evaluateAll((radios) => radios.map((radio) => radio.parentElement?.innerText))
  expect(styles).toEqual([
    'Keep Original',
    'Anime',
    'Cartoon',
    'Comic Book',
    'Fantasy',
    'Neonpunk',
    'Corporate',
    'Sci-Fi',
    'Cyberpunk Retro',
    'Cyberpunk Cityscape',
  ])
  const photo = dialog.locator('input[type=file]')
  await expect(photo).not.toHaveAttribute('multiple')
  await expect(photo.and(dialog.getByLabel('Your photo'))).toHaveCount(1)
  await expect(dialog.getByText('Your photo', { exact: true })).toBeVisible()
})

test('CW-39 the button waits for a name and a photo', async ({ page, world }) => {
  await world.signIn('rich')
  const dialog = await openWizard(page)
  const button = dialog.getByRole('button', { name: /^Create ·/ })
  const name = dialog.getByRole('textbox', { name: 'Character name' })
  await dialog.locator('input[type=file]').setInputFiles(await portrait(1024, 1024))
  await expect(dialog.getByRole('img', { name: /The one/ })).toBeVisible()
  await name.fill('   ')
  await expect(button).toBeDisabled()
  await name.fill('Nora')
  await expect(button).toBeEnabled()
  await dialog.getByRole('button', { name: 'Remove the photo' }).click()
  await expect(button).toBeDisabled()
  await expect(dialog.getByText('Choose a photo of your character.')).toBeVisible()
})

test('CW-34 ER-47 ER-49 what is no photo is told by its content, and shows no preview', async ({ page, world }) => {
  await world.signIn('rich')
  const dialog = await openWizard(page)
  const input = dialog.locator('input[type=file]')
  await input.setInputFiles(await portrait(1024, 1024, { format: 'webp', name: 'photo.jpg' }))
  await expect(page.getByText('Invalid file type')).toBeVisible()
  await expect(page.getByText('Please upload a JPG, PNG, or GIF file.')).toBeVisible()
  await input.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('not a picture at all') })
  const refusal = page.locator('[data-sonner-toast]').filter({ hasText: 'Invalid file type' })
  await expect(refusal).toHaveText(/× 2/)
  const whole = await portrait(1200, 1200)
  await input.setInputFiles({ ...whole, buffer: whole.buffer.subarray(0, 400) })
  await expect(page.getByText('Error uploading image')).toBeVisible()
  await expect(dialog.getByRole('img', { name: /The one/ })).toHaveCount(0)
  expect(await keptImage(page)).toBe('')
})

test('CW-38 a broken photo is refused and the one before it stays', async ({ page, world }) => {
  await world.signIn('rich')
  const dialog = await fill(page)
  const before = await keptImage(page)
  const whole = await portrait(1200, 1200)
  await dialog.getByRole('button', { name: 'Remove the photo' }).waitFor()
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ ...whole, name: 'broken.jpg', buffer: whole.buffer.subarray(0, 300) })
  await expect(page.getByText('Error uploading image')).toBeVisible()
  expect(await keptImage(page)).toBe(before)
})

test('CW-35 BC-23 ER-46 10485760 bytes are taken, one more is not', async ({ page, world }) => {
  await world.signIn('rich')
  const dialog = await openWizard(page)
  const small = await portrait(1024, 1024)
  await dialog.locator('input[type=file]').setInputFiles(weighing(small, 10_485_761))
  await expect(page.getByText('File too large')).toBeVisible()
  await expect(page.getByText('Please select an image smaller than 10MB.')).toBeVisible()
  await expect(dialog.getByRole('img', { name: /The one/ })).toHaveCount(0)
  await dialog.locator('input[type=file]').setInputFiles(weighing(small, 10_485_760))
  await expect(dialog.getByRole('img', { name: /The one/ })).toBeVisible()
})

test('CW-36 ER-48 a side under 1024 pixels is refused', async ({ page, world }) => {
  await world.signIn('rich')
  const dialog = await openWizard(page)
  await dialog.locator('input[type=file]').setInputFiles(await portrait(1023, 1024))
  await expect(page.getByText('Invalid image dimensions')).toBeVisible()
  await expect(page.getByText('Image must be at least 1024x1024')).toBeVisible()
  await expect(dialog.getByRole('img', { name: /The one/ })).toHaveCount(0)
})

test('CW-13 CW-37 a larger photo is cut to its middle, said, and kept as a data URL until the wizard is closed', async ({
  page,
  world,
}) => {
  await world.signIn('rich')
  const dialog = await openWizard(page)
  await dialog.locator('input[type=file]').setInputFiles(await portrait(3000, 2000))
  await expect(page.getByText('Image resized')).toBeVisible()
  const kept = await keptImage(page)
  expect(kept).toMatch(/^data:image\/jpeg;base64,/)
  const size = await page.evaluate(async (url) => {
    const picture = new Image()
    picture.src = url
    await picture.decode()
    return [picture.naturalWidth, picture.naturalHeight]
  }, kept)
  expect(size).toEqual([1024, 1024])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  expect(await keptImage(page)).toBe('')
})

test('BS-10 a photo and the words beside it outlive a reload', async ({ page, world }) => {
  await world.signIn('rich')
  await fill(page, { name: 'Nora', style: 'Fantasy' })
  await page.reload()
  const dialog = await openWizard(page)
  await expect(dialog.getByRole('textbox', { name: 'Character name' })).toHaveValue('Nora')
  await expect(dialog.getByRole('img', { name: /The one/ })).toBeVisible()
  await expect(dialog.getByRole('radio', { name: 'Fantasy' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('character-details') ?? '{}').state.characterName)).toBe('')
})

test('CW-44 CW-45 SP-32 a photo becomes three variations, one of them a character, once, and every field is sent', async ({
  page,
  world,
}) => {
  await world.signIn('rich')
  const dialog = await fill(page, { name: 'Nora', style: 'Fantasy' })
  const sent = page.waitForRequest(STARTS)
  await dialog.getByRole('button', { name: 'Create · 100 credits' }).click()
  const request = await sent
  expect(request.url()).toContain('create-preview-image')
  const body = JSON.parse(request.postDataJSON().body)
  expect(Object.keys(body).sort()).toEqual(
    ['attempt', 'expressions', 'image', 'meta', 'model3D', 'name', 'originalJobId', 'style', 'userId'].sort(),
  )
  expect(body).toMatchObject({ name: 'Nora', style: 'fantasy', image: expect.stringMatching(/^data:image\/jpeg;base64,/) })
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Choose Variations' })).toHaveAttribute('aria-current', 'step')
  await expect(dialog.getByRole('radio', { name: 'Take 3' })).toBeVisible()
  expect(await world.credits()).toBe(900)
  let creations = 0
  page.on('request', (asked) => {
    if (asked.url().endsWith('/functions/create-character/executions')) creations += 1
  })
  await dialog.getByRole('button', { name: 'Create Character' }).dblclick()
  await expect(page.getByText('Character creation started!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your Character Is Being Created!' })).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page).toHaveURL('/generations')
  expect(creations).toBe(1)
  expect(await world.call('get-characters')).toMatchObject({ total: 1, data: [{ name: 'Nora', style: 'fantasy' }] })
  expect(await world.credits()).toBe(899)
})

test('PS-02 CW-46 BC-03 one photo becomes a character; the first one is free, and says so before and after', async ({
  page,
  world,
}) => {
  await world.signIn('new')
  const dialog = await fill(page)
  await expect(dialog.locator('input[type=file]')).not.toHaveAttribute('multiple')
  await dialog.getByRole('button', { name: 'Create · FREE' }).click()
  await expect(page.getByText('Free Generation Started!', { exact: false })).toBeVisible()
  await expect(dialog.getByRole('radio', { name: 'Take 1' })).toBeChecked()
  expect(await world.credits()).toBe(0)
  await dialog.getByRole('button', { name: 'Create Character' }).click()
  await expect(page.getByText('Character creation started!')).toBeVisible()
  const { data } = await world.call<{ data: { data: { type: string }[] } }>('get-user-jobs')
  expect(data.data.map(({ type }) => type)).toContain('create-character')
})

test('CW-49 CW-50 CW-52 Keep Original makes the character at once, with the fields of the direct path', async ({
  page,
  world,
}) => {
  await world.signIn('rich')
  const dialog = await fill(page, { name: 'Nora', style: 'Keep Original' })
  const starts: string[] = []
  page.on('request', (request) => STARTS.test(request.url()) && starts.push(request.url()))
  const sent = page.waitForRequest(STARTS)
  await dialog.getByRole('button', { name: 'Create · 100 credits' }).click()
  const body = JSON.parse((await sent).postDataJSON().body)
  expect(body).toMatchObject({
    userId: expect.any(String),
    jobName: 'create-preview-image-direct',
    jobId: expect.any(String),
    characterData: { characterName: 'Nora', style: 'none', focusMode: 'subject', image: expect.stringMatching(/^data:image/) },
  })
  await expect(page.getByRole('heading', { name: 'Your Character Is Being Created!' })).toBeVisible()
  expect(starts).toEqual([expect.stringContaining('create-character-direct')])
  expect(await world.credits()).toBe(900)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page).toHaveURL('/generations')
  expect(await world.call('get-characters')).toMatchObject({ total: 1, data: [{ name: 'Nora' }] })
})

test('CW-47 ER-30 ER-34 without credits for the start one is told and led to the prices', async ({ page, world }) => {
  await world.signIn('rich')
  const dialog = await fill(page)
  const balance = page.getByTitle('Your credits')
  await expect(balance).toHaveText('1,000credits')
  const create = dialog.getByRole('button', { name: 'Create · 100 credits' })
  // The price on the button has been asked for; what is counted is the check at the press.
  await expect(create).toBeVisible()
  let checkCount = 0
  page.on('response', (response) => {
    if (!/\/check-user-credits\//.test(response.url()) || !response.ok()) return
    if (JSON.parse(response.request().postDataJSON().body).job === 'create-preview') checkCount += 1
  })
  const answer = Promise.withResolvers<void>()
  await answerStarts(page, async (route) => {
    await answer.promise
    await refused(402, { error: 'Insufficient Credits' })(route)
  })
  await create.click()
  // The check has let it pass, and what it costs is taken while its answer is awaited.
  await expect(balance).toHaveText('900credits')
  expect(checkCount).toBe(1)
  answer.resolve()
  const toast = page.locator('[data-sonner-toast]')
  await expect(toast).toHaveCount(1)
  await expect(toast.getByText('Insufficient Credits', { exact: true })).toBeVisible()
  await expect(
    toast.getByText(`${NEEDS_CREDITS} to generate previews for this style. Please top up your balance.`, { exact: true }),
  ).toBeVisible()
  await expect(page).toHaveURL('/pricing')
  await expect(balance).toHaveText('1,000credits')
  expect(await world.call('get-user-jobs')).toMatchObject({ data: { total: 0 } })
})

test('a character that is registered late stands as starting in the library, also in a new visit, and then as its card', async ({
  page,
  world,
}) => {
  const { userId } = await world.signIn('rich')
  await world.directEngine({ next: 'register-late', delayMs: 600_000, userId })
  const dialog = await fill(page, { name: 'Nora', style: 'Keep Original' })
  await dialog.getByRole('button', { name: /^Create ·/ }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  const starting = page.getByRole('status', { name: 'Starting' })
  await expect(starting).toContainText('Nora')
  await expect(page.getByText('No tasks found')).toHaveCount(0)
  expect(await world.credits()).toBe(900)
  await page.reload()
  await expect(starting).toContainText('Nora')
  await world.advanceClock(601)
  await expect(page.getByRole('button', { name: /^Nora, Character:/ })).toBeVisible()
  await expect(starting).toHaveCount(0)
})

test('CW-53 ER-31 without credits for Keep Original one is told and led to the prices', async ({ page, world }) => {
  await world.signIn('rich')
  const dialog = await fill(page, { style: 'Keep Original' })
  await answerStarts(page, refused(402, { error: 'Insufficient Credits' }))
  await dialog.getByRole('button', { name: /^Create ·/ }).click()
  await expect(page.getByText(`${NEEDS_CREDITS} to create this character directly. Please top up your balance.`)).toBeVisible()
  await expect(page).toHaveURL('/pricing')
  expect(await world.call('get-user-jobs')).toMatchObject({ data: { total: 0 } })
})

test('ER-25 an empty purse is seen before anything is sent', async ({ page, world }) => {
  await world.signIn('broke')
  const dialog = await fill(page)
  await dialog.getByRole('button', { name: /^Create ·/ }).click()
  await expect(page.getByText('No Credits Available')).toBeVisible()
  await expect(
    page.getByText('You need a subscription or credits to create characters. Choose a plan to get started!'),
  ).toBeVisible()
  await expect(page).toHaveURL('/pricing')
})

test('CW-48 ER-42 a start that breaks leaves the first step as it was, and costs nothing', async ({ page, world }) => {
  await world.signIn('rich')
  const dialog = await fill(page, { name: 'Nora' })
  await answerStarts(page, refused(500, { error: 'the engine is out' }))
  await dialog.getByRole('button', { name: /^Create ·/ }).click()
  await expect(page.getByText('Error Generating Previews')).toBeVisible()
  await expect(page.getByText('Please try again later.')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Character name' })).toHaveValue('Nora')
  await expect(dialog.getByRole('img', { name: /The one/ })).toBeVisible()
  await expect(dialog.getByText('You have 1,000 credits')).toBeVisible()
})

test('CW-42 ER-54 who was signed out meanwhile is asked to sign in, and nothing is started', async ({ page, world }) => {
  await world.signIn('rich')
  const dialog = await fill(page, { name: 'Nora' })
  const cookies = await loseSession(page)
  const starts: string[] = []
  page.on('request', (request) => {
    if (STARTS.test(request.url())) starts.push(request.url())
  })
  await dialog.getByRole('button', { name: /^Create ·/ }).click()
  const toast = page.locator('[data-sonner-toast]').filter({ hasText: 'Authentication required' })
  await expect(toast.getByText('Authentication required', { exact: true })).toBeVisible()
  await expect(toast.getByText('You need to be logged in to create a character.', { exact: true })).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
  expect(starts).toEqual([])
  await page.context().addCookies(cookies)
  expect(await world.call('get-user-jobs')).toMatchObject({ data: { total: 0 } })
  expect(await world.credits()).toBe(1_000)
})

test('SP-29 ER-39 new takes are counted for their original, and a start that breaks leads back', async ({ page, world }) => {
  await world.signIn('rich')
  const dialog = await fill(page)
  await dialog.getByRole('button', { name: /^Create ·/ }).click()
  const attempts: unknown[] = []
  page.on('request', (request) => {
    const body = STARTS.test(request.url()) && JSON.parse(request.postDataJSON().body)
    if (body?.originalJobId) attempts.push(body)
  })
  const regenerate = dialog.getByRole('button', { name: 'Regenerate · 100 credits' })
  for (let count = 1; count <= 2; count += 1) {
    await expect(dialog.getByRole('radio')).toHaveCount(3 * count)
    await regenerate.click()
    await expect.poll(() => attempts).toHaveLength(count)
    await expect(dialog.getByRole('status', { name: 'The previews are being drawn' })).toHaveCount(0)
  }
  const [first, second] = attempts as { originalJobId: string; attempt: number }[]
  expect([first?.attempt, second?.attempt]).toEqual([1, 2])
  expect(first?.originalJobId).toBe(second?.originalJobId)
  await expect(dialog.getByRole('radio')).toHaveCount(9)
  await answerStarts(page, refused(500, { error: 'the engine is out' }))
  await regenerate.click()
  await expect(page.getByText('Error generating previews', { exact: true })).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Character name' })).toHaveValue('Nora')
})
