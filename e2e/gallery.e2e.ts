import { expect, test } from './fixtures.ts'
import { createInLibrary, makeCharacter, openFinishedPreview } from './steps.ts'

const SAMPLES = [
  ['pip', 'Pip', '3D Cartoon', 'yellow raincoat'],
  ['yuki', 'Yuki', 'Anime 2D', 'swordswoman'],
  ['magnus', 'Magnus', 'Photorealistic', 'fisherman'],
  ['nana-rose', 'Nana Rose', 'Pixar Animation', 'grandmother'],
  ['clementine', 'Clementine', 'Claymation', 'cat person'],
  ['imani', 'Imani', 'Photographic', 'long braids'],
] as const

test('RT-12 GD-01 GD-04 the gallery shows a guest six samples', async ({ page }) => {
  await page.goto('/characters')
  await expect(page).toHaveURL('/characters')
  await expect(page).toHaveTitle('Characters · Troupe')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Generated Characters')
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(6)
})

test('GD-02 the search finds by name, style and description', async ({ page }) => {
  await page.goto('/characters')
  const cards = page.getByRole('main').getByRole('link')
  const search = page.getByPlaceholder('Search characters...')
  for (const [words, names] of [
    ['YUKI', ['Yuki']],
    ['photo', ['Magnus', 'Imani']],
    ['grey bun', ['Nana Rose']],
  ] as const) {
    await search.fill(words)
    await expect(cards).toHaveText(names.map((name) => new RegExp(name)))
  }
  await search.fill('[nobody\\')
  await expect(page.getByText('No sample is called or described so.')).toBeVisible()
  await page.getByRole('button', { name: 'Show all of them' }).click()
  await expect(cards).toHaveCount(6)
})

test('GD-03 only a user sees the daily bonus test, and their own characters beside the samples', async ({ page, world }) => {
  await page.goto('/characters')
  await expect(page.getByRole('link', { name: /Yuki/ })).toBeVisible()
  await expect(page.getByText('Daily Bonus Test')).toHaveCount(0)
  await world.signIn('rich')
  await page.goto('/characters')
  await expect(page.getByText('Daily Bonus Test')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create your first character' })).toBeVisible()
  await page.getByRole('button', { name: 'Free credits today' }).click()
  await expect(page.getByRole('dialog', { name: 'Daily bonus' })).toBeVisible()
})

test('GD-05 GD-06 ST-04 a card tells who it is on hover and on focus, and leads there', async ({ page }) => {
  await page.goto('/characters')
  for (const [id, name, style, words] of SAMPLES) {
    const card = page.getByRole('link', { name: new RegExp(`^${name}`) })
    const text = card.getByText(name, { exact: true }).locator('..')
    await page.mouse.move(0, 0)
    await expect(text).toHaveCSS('opacity', '0')
    await card.hover()
    await expect(text).toHaveCSS('opacity', '1')
    await expect(card).toContainText(style)
    await expect(card).toContainText(words)
    await page.mouse.move(0, 0)
    await expect(text).toHaveCSS('opacity', '0')
    await page.keyboard.press('Tab')
    await card.focus()
    await expect(text).toHaveCSS('opacity', '1')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/characters/${id}`)
    await page.goBack()
  }
})

test('RT-13 GD-07 GD-12 a sample’s page shows its own picture, words and history', async ({ page }) => {
  for (const [id, name, style, words] of SAMPLES) {
    await page.goto(`/characters/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByRole('main').getByText(style, { exact: true })).toBeVisible()
    await expect(page.getByRole('img', { name: new RegExp(`^${name}: .*${words}`) })).toBeVisible()
    const history = page.getByRole('region', { name: 'Generation History' }).getByRole('listitem')
    await expect(history).toHaveCount(2)
    for (const entry of await history.all()) {
      const picture = entry.getByRole('img')
      await expect(entry).toContainText((await picture.getAttribute('alt')) ?? 'nothing')
      await expect(entry).toContainText(/Generated on \w+ \d+, \d{4}/)
      expect(Date.parse((await entry.locator('time').getAttribute('datetime')) ?? '')).toBeGreaterThan(0)
    }
  }
})

test('GD-08 GD-09 GD-11 editing a sample can be tried and given up', async ({ page }) => {
  await page.goto('/characters/yuki')
  await page.getByRole('button', { name: 'Edit Character' }).click()
  const prompt = page.getByRole('textbox', { name: 'Prompt' })
  await expect(prompt).toBeFocused()
  await expect(prompt).toHaveValue(/silver-haired swordswoman/)
  const upload = page.locator('input[type=file]')
  await expect(upload).toHaveAttribute('accept', 'image/*')
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible()
  await upload.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') })
  await expect(page.getByRole('alert')).toContainText('Invalid file type')
  await upload.setInputFiles('public/showcase/samples/anime-2d.webp')
  await expect(page.getByRole('img', { name: 'anime-2d.webp' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await prompt.fill('Somebody else')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(prompt).toHaveCount(0)
  await expect(page.getByText(/silver-haired swordswoman/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit Character' })).toBeFocused()
})

test('one’s own character leads to its chat; nobody’s id is not found', async ({ page, world }) => {
  await page.goto('/characters/somebody')
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await world.signIn('rich')
  await openFinishedPreview(page, world, 'Silvia')
  await createInLibrary(page)
  await page.goto('/characters')
  await page.getByRole('link', { name: 'Silvia' }).click()
  await expect(page).toHaveURL(/\/characters\/manage\/.+/)
  const { data } = await world.call<{ data: { $id: string }[] }>('get-characters')
  await page.goto(`/characters/${data[0]?.$id}`)
  await expect(page).toHaveURL(/\/characters\/manage\/.+/)
  await page.goto('/characters/somebody')
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
})

test('the gallery shows the own characters also to whoever comes from their chat', async ({ page, world }) => {
  await world.signIn('rich')
  const { chatId } = await makeCharacter(world, 'Mira')
  await page.goto(`/characters/manage/${chatId}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Mira' })).toBeVisible()
  // Within the page, so that what the chat has loaded is still there, and nothing new comes.
  await page.route('**/v1/functions/get-characters/executions', (route) => route.abort())
  await page.evaluate(() => {
    history.pushState(null, '', '/characters')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByRole('region', { name: 'Yours' })).toBeVisible()
  await expect(page.getByText('None yet. Your first one is free.')).toHaveCount(0)
})
