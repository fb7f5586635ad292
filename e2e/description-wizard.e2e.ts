import type { Locator, Page } from '@playwright/test'
import { answerFunction, holdFunction } from './answer-function.ts'
import { expect, test } from './fixtures.ts'
import { describeCharacter } from './steps.ts'

const RUBY = { name: 'Ruby', description: 'A pirate captain with red hair' }

async function openWizard(page: Page) {
  await page.getByRole('button', { name: 'Start with Description' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create with Description' })
  const name = dialog.getByRole('textbox', { name: 'Character name' })
  const description = dialog.getByRole('textbox', { name: 'Description' })
  const create = dialog.getByRole('button', { name: /^Create ·/ })
  const enhance = dialog.getByRole('button', { name: /^Enhance/ })
  await expect(name).toBeVisible()
  return { dialog, name, description, create, enhance }
}

/** Ids and bodies of the calls of functions, in their order, from here on. */
function recordCalls(page: Page) {
  const calls: { id: string; body: Record<string, unknown> }[] = []
  page.on('request', (request) => {
    const id = /\/functions\/([a-z-]+)\/executions$/.exec(request.url())?.[1]
    if (id && request.method() === 'POST') calls.push({ id, body: JSON.parse(request.postDataJSON().body) })
  })
  return {
    order: (...of: string[]) => calls.filter(({ id }) => of.includes(id)).map(({ id }) => id),
    bodyOf: (of: string) => calls.find(({ id }) => id === of)?.body,
  }
}

const keptDraft = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('character-details') ?? '{"state":{}}').state)

const isRed = (text: Locator) =>
  text.evaluate((element) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')
    if (!canvas) throw new Error('a canvas can be drawn on')
    canvas.fillStyle = getComputedStyle(element).color
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    return red > green + 40 && red > blue + 40
  })

async function paste(page: Page, text: string) {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('Control+V')
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('CW-12 CW-24 ST-03 a fresh draft is photoreal, which the picker shows as the first of its fifteen styles', async ({
  page,
  world,
}) => {
  await world.signIn('rich')
  await page.goto('/create')
  const { dialog, name } = await openWizard(page)
  const styles = await dialog.getByRole('radio').evaluateAll((radios) => radios.map((radio) => radio.parentElement?.innerText))
  expect(styles).toEqual([
    'Photorealistic',
    'van Gogh',
    'Watercolor',
    'Studio Ghibli',
    'Pixel Art',
    '3D Anime',
    '3D Cartoon',
    'Pixar',
    'Chinese Ink Painting',
    'Cartoon',
    'Neon Cyberpunk',
    'Sci-Fi',
    'Anime',
    'Pop Art',
    'Line Art',
  ])
  await expect(dialog.getByRole('radio', { name: 'Photorealistic' })).toBeChecked()
  await name.fill('R')
  expect(await keptDraft(page)).toMatchObject({ characterName: 'R', characterStyle: 'photoreal' })
})

test('CW-01 CW-14 CW-15 three steps; a name of 36 letters, a description of ten', async ({ page, world }) => {
  await world.signIn('rich')
  await page.goto('/create')
  const { dialog, name, description, create } = await openWizard(page)
  const steps = dialog.getByRole('list').first().getByRole('listitem')
  await expect(steps).toHaveText([/Character Details$/, /Preview Visuals$/, /All Set!$/])
  await name.pressSequentially('n'.repeat(40))
  await expect(name).toHaveValue('n'.repeat(36))
  await expect(dialog.getByText('36/36', { exact: true })).toBeVisible()
  await description.pressSequentially('nine char')
  expect(await isRed(dialog.getByText('9/700', { exact: true }))).toBe(true)
  await expect(create).toBeDisabled()
  await description.press('s')
  expect(await isRed(dialog.getByText('10/700', { exact: true }))).toBe(false)
  await expect(create).toBeEnabled()
})

test('CW-16 CW-17 the 701st letter is not taken, of 900 pasted ones 700 are, and these can be sent', async ({
  page,
  world,
}) => {
  const { userId } = await world.signIn('rich')
  await page.goto('/create')
  const { dialog, name, description, create } = await openWizard(page)
  await name.fill('Ruby')
  await description.focus()
  await page.keyboard.insertText('a'.repeat(699))
  await page.keyboard.type('bc')
  await expect(description).toHaveValue(`${'a'.repeat(699)}b`)
  await description.clear()
  const pasted = 'a red haired pirate '.repeat(45)
  await paste(page, pasted)
  await expect(description).toHaveValue(pasted.slice(0, 700))
  await expect(dialog.getByText('700/700', { exact: true })).toBeVisible()
  await world.directEngine({ next: 'fail', userId })
  const calls = recordCalls(page)
  await create.click()
  await expect.poll(() => calls.bodyOf('create-preview')).toMatchObject({ characterDescription: pasted.slice(0, 700).trim() })
})

test('CW-18 CW-20 CW-21 what was enhanced has replaced the text, has no limit, and is sent as enhanced', async ({
  page,
  world,
}) => {
  const { userId } = await world.signIn('rich')
  await page.goto('/create')
  const { name, description, create, enhance } = await openWizard(page)
  const enhancedPrompt = 'A splendid pirate. '.repeat(64).trim()
  const sent = await answerFunction(page, 'enhance-prompt', { success: true, enhancedPrompt })
  const calls = recordCalls(page)
  await name.fill('Ruby')
  await description.fill('a pirate')
  await enhance.click()
  await expect(page.getByText('Prompt enhanced', { exact: true })).toBeVisible()
  expect(calls.order('check-user-credits', 'enhance-prompt').slice(0, 2)).toEqual(['check-user-credits', 'enhance-prompt'])
  expect(calls.bodyOf('check-user-credits')).toMatchObject({ job: 'enhance-prompt' })
  expect(sent).toEqual([{ userPrompt: 'a pirate', mode: expect.stringMatching(/./) }])
  expect(enhancedPrompt.length).toBeGreaterThan(1200)
  await expect(description).toHaveValue(enhancedPrompt)

  await description.press('Control+End')
  await paste(page, ' She laughs.'.repeat(30))
  await expect(description).toHaveValue(`${enhancedPrompt}${' She laughs.'.repeat(30)}`)
  await world.directEngine({ next: 'fail', userId })
  await create.click()
  await expect
    .poll(() => calls.bodyOf('create-preview'))
    .toMatchObject({
      isEnhanced: true,
      characterDescription: `${enhancedPrompt}${' She laughs.'.repeat(30)}`,
    })
})

test('CW-23 ER-44 an enhancement that comes back empty leaves the text, and the credits come back', async ({ page, world }) => {
  await world.signIn('rich')
  await page.goto('/create')
  const { dialog, description, enhance } = await openWizard(page)
  await answerFunction(page, 'enhance-prompt', { success: false, enhancedPrompt: '' })
  const answer = await holdFunction(page, 'enhance-prompt')
  await description.fill('a pirate')
  await enhance.click()
  await expect(page.getByTitle('Your credits')).toContainText('990')
  answer()
  await expect(page.getByText('Enhancement failed', { exact: true })).toBeVisible()
  await expect(page.getByText('There was an error enhancing your prompt.')).toBeVisible()
  await expect(description).toHaveValue('a pirate')
  await expect(page.getByTitle('Your credits')).toContainText('1,000')
  await expect(dialog).toBeVisible()
})

test('CW-25 CW-26 the price is asked for first, then everything that was filled in is sent', async ({ page, world }) => {
  const { userId } = await world.signIn('rich')
  await page.goto('/create')
  const { create } = await openWizard(page)
  await describeCharacter(page, { ...RUBY, style: 'Watercolor' })
  await expect(create).toHaveText('Create · 100 credits')
  await world.directEngine({ next: 'fail', userId })
  const calls = recordCalls(page)
  await create.click()
  await expect.poll(() => calls.bodyOf('create-preview')).toBeTruthy()
  expect(calls.order('check-user-credits', 'create-preview').slice(0, 2)).toEqual(['check-user-credits', 'create-preview'])
  expect(calls.bodyOf('check-user-credits')).toMatchObject({ job: 'create-preview' })
  expect(calls.bodyOf('create-preview')).toEqual({
    name: RUBY.name,
    userId,
    characterDescription: RUBY.description,
    style: 'watercolor',
    previewType: 'create-preview-description',
    isEnhanced: false,
    attempt: 0,
  })
})

test('CW-29 PS-16 previews show 100 credits; the first ones show FREE, and leave the balance as it is', async ({
  page,
  world,
}) => {
  await world.signIn('rich')
  await page.goto('/create')
  await expect((await openWizard(page)).create).toHaveText('Create · 100 credits')

  await world.signIn('new')
  await world.call('daily-claims', { action: 'claim', timezone: 'UTC' })
  await page.goto('/create')
  const { dialog, create } = await openWizard(page)
  await describeCharacter(page, RUBY)
  await expect(create).toHaveText('Create · FREE')
  await expect(dialog.getByText('You have 150 credits')).toBeVisible()
  await create.click()
  await expect(dialog.getByText('Take 3')).toBeVisible()
  await expect(page.getByTitle('Your credits')).toContainText('150')
  expect(await world.credits()).toBe(150)
})

test('CW-32 ER-40 an answer without a job is no start: it says so, and the credits come back', async ({ page, world }) => {
  await world.signIn('rich')
  await page.goto('/create')
  const { dialog, create } = await openWizard(page)
  await answerFunction(page, 'create-preview', {})
  const answer = await holdFunction(page, 'create-preview')
  await describeCharacter(page, RUBY)
  await create.click()
  await expect(page.getByTitle('Your credits')).toContainText('900')
  answer()
  await expect(page.getByText('Error', { exact: true })).toBeVisible()
  await expect(page.getByText('Failed to generate previews. Please try again.')).toBeVisible()
  await expect(dialog.getByText('You have 1,000 credits')).toBeVisible()
  await expect(create).toBeEnabled()
})

test('CW-33 ER-41 a start that breaks on its way says so, and the same dialog starts it again', async ({ page, world }) => {
  const { userId } = await world.signIn('rich')
  await page.goto('/create')
  const { dialog, name, create } = await openWizard(page)
  await page.route('**/functions/create-preview/executions', (route) => route.abort())
  await describeCharacter(page, RUBY)
  await create.click()
  await expect(page.getByText('Error processing request')).toBeVisible()
  await expect(page.getByText('There was a problem generating previews. Please try again.')).toBeVisible()
  await expect(dialog.getByText('You have 1,000 credits')).toBeVisible()
  await expect(name).toHaveValue(RUBY.name)
  await page.unroute('**/functions/create-preview/executions')
  await world.directEngine({ next: 'hang', userId })
  await create.click()
  await expect(dialog.getByText('Take 3')).toBeVisible()
  expect(await world.credits()).toBe(900)
})

test('CW-03 CW-04 a press beside it never closes it, and nothing does while it is sent', async ({ page, world }) => {
  const { userId } = await world.signIn('rich')
  await page.goto('/create')
  const { dialog, name, create } = await openWizard(page)
  await describeCharacter(page, RUBY)
  await page.mouse.click(5, 400)
  await expect(name).toHaveValue(RUBY.name)

  await world.directEngine({ next: 'fail', userId })
  const answer = await holdFunction(page, 'create-preview')
  const sent = page.waitForRequest('**/functions/create-preview/executions')
  await create.click()
  await sent
  await dialog.getByRole('button', { name: 'Close' }).click({ force: true })
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 400)
  await expect(name).toHaveValue(RUBY.name)
  answer()
  await expect(dialog.getByText('Take 3')).toBeVisible()
})

test('CW-05 CW-11 a draft outlives a reload under its name, and is forgotten when it is closed', async ({ page, world }) => {
  await world.signIn('rich')
  await page.goto('/create')
  const empty = { characterName: '', characterDescription: '', characterStyle: 'photoreal', taskId: '', jobId: '' }
  const { name: typed } = await openWizard(page)
  await describeCharacter(page, { ...RUBY, style: 'Watercolor' })
  const kept = { characterName: RUBY.name, characterDescription: RUBY.description, characterStyle: 'watercolor' }
  await expect(typed).toHaveValue(RUBY.name)
  expect(await keptDraft(page)).toMatchObject({ ...empty, ...kept })

  await page.reload()
  const { dialog, name, description } = await openWizard(page)
  await expect(name).toHaveValue(RUBY.name)
  await expect(description).toHaveValue(RUBY.description)
  await expect(dialog.getByRole('radio', { name: 'Watercolor' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  expect(await keptDraft(page)).toMatchObject(empty)
  await openWizard(page)
  await expect(name).toHaveValue('')
  await expect(description).toHaveValue('')
  await expect(dialog.getByRole('radio', { name: 'Photorealistic' })).toBeChecked()
})

test('in a window of 1280 × 800 every style shows its name, and step 2 its whole heading over the live sketch', async ({
  page,
  world,
}) => {
  await world.signIn('rich')
  await page.goto('/create')
  const { dialog, create } = await openWizard(page)
  await describeCharacter(page, RUBY)
  await expect(dialog.getByText('Line Art', { exact: true })).toBeInViewport({ ratio: 1 })
  await expect(create).toBeInViewport({ ratio: 1 })
  await create.click()
  const heading = dialog.getByRole('heading', { name: 'Three takes on Ruby have started' })
  await expect(heading).toBeInViewport({ ratio: 1 })
  await expect(dialog.locator('canvas')).toHaveCount(3)
})
