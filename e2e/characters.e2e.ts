import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { chooseFirstTake, makeCharacter, openFinishedPreview } from './steps.ts'

/** What the browser's own database of characters holds. */
function readLocalStore(page: Page): Promise<{ characters?: { $id: string; name: string }[]; selectedChatId?: string }> {
  return page.evaluate(async () => {
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await done(indexedDB.open('character-db'))
    if (!database.objectStoreNames.contains('store')) return {}
    const store = database.transaction('store').objectStore('store')
    const [characters, selectedChatId] = await Promise.all([done(store.get('characters')), done(store.get('selectedChatId'))])
    database.close()
    return { characters, selectedChatId }
  })
}

const message = (page: Page) => page.getByRole('textbox', { name: 'Message' })

test('PS-14 CM-09 BS-02 each character has a chat of its own, and the one opened last is remembered', async ({
  page,
  world,
}) => {
  await world.signIn('rich')
  const anselm = await makeCharacter(world, 'Anselm')
  const mira = await makeCharacter(world, 'Mira')
  await world.call('create-system-message', { ...mira, prompt: 'In a small cafe', senderType: 'user' })
  await page.goto(`/characters/manage/${mira.chatId}`)
  await expect(page.getByRole('article', { name: 'In a small cafe' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Your characters' }).getByRole('link', { name: 'Anselm' }).click()
  await expect(page.getByRole('heading', { name: 'Where shall Anselm go first?' })).toBeVisible()
  await expect(page).toHaveURL(`/characters/manage/${anselm.chatId}`)
  await expect(page.getByRole('article')).toHaveCount(0)
  await expect.poll(async () => (await readLocalStore(page)).selectedChatId).toBe(anselm.chatId)
  await page.goto('/pricing')
  await page.getByRole('link', { name: 'My Characters' }).first().click()
  await expect(page).toHaveURL(`/characters/manage/${anselm.chatId}`)
  await expect(page.getByRole('heading', { name: 'Anselm', exact: true })).toBeVisible()
})

test('BS-01 a character that was made in this browser is kept in its database with an id of its own', async ({
  page,
  world,
}) => {
  await world.signIn('rich')
  await openFinishedPreview(page, world, 'Silvia')
  await chooseFirstTake(page)
  await expect(page.getByText('Character Creation Started', { exact: true })).toBeVisible()
  await expect.poll(async () => (await readLocalStore(page)).characters).toMatchObject([{ name: 'Silvia' }])
  const { characters } = await readLocalStore(page)
  expect(characters?.[0]?.$id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('CM-01 OC-08 the characters of who signs in are fetched, page after page', async ({ page, world }) => {
  const { userId } = await world.signIn('rich')
  const bodies: Record<string, string>[] = []
  await page.route('**/v1/functions/get-characters/executions', async (route) => {
    const body = JSON.parse(route.request().postDataJSON().body)
    bodies.push(body)
    const page = body.cursorAfter === undefined ? ['a', 'b'] : ['c']
    const data = page.map((id) => ({
      $id: id,
      name: `Character ${id}`,
      chatId: `chat-${id}`,
      previewUrl: '',
      thumbnailUrl: '',
      style: 'anime',
      referenceUrls: [],
      references: [],
      description: '',
      traits: [],
      isOfOldForm: false,
      status: 'SUCCESS',
      $createdAt: '2026-01-01T00:00:00.000Z',
    }))
    const responseBody = JSON.stringify({ success: true, data, total: 3, hasNextPage: body.cursorAfter === undefined })
    await route.fulfill({
      status: 201,
      json: { $id: 'e', status: 'completed', responseStatusCode: 200, responseBody, errors: '' },
    })
  })
  await page.goto('/pricing')
  await expect.poll(() => bodies.length).toBe(2)
  expect(bodies).toEqual([{ userId }, { userId, cursorAfter: 'b' }])
  await page.goto('/characters/manage/chat-c')
  await expect(page.getByRole('heading', { name: 'Character c', exact: true })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Your characters' }).getByRole('link')).toHaveCount(4)
})

test('RT-09 while the characters come, the two texts stand there in their order', async ({ page, world }) => {
  await world.signIn('rich')
  const { chatId } = await makeCharacter(world, 'Mira')
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/v1/functions/get-characters/executions', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/characters/manage')
  await expect(page.getByText('Preparing your characters')).toBeVisible()
  await expect(page.getByText('Almost there')).toHaveCount(0)
  release()
  await expect(page.getByText('Almost there')).toBeVisible()
  await expect(page).toHaveURL(`/characters/manage/${chatId}`)
})

test('OP-59 a character gets another name and another picture, and goes when one says so', async ({ page, world }) => {
  await world.signIn('rich')
  const { chatId, characterId, jobId } = await makeCharacter(world, 'Mira')
  await expect.poll(() => world.call('get-job-status', { jobId }), { timeout: 90_000 }).toMatchObject({ status: 'SUCCESS' })
  await page.goto(`/characters/manage/${chatId}`)
  await page.getByRole('button', { name: 'Rename' }).click()
  const name = page.getByRole('textbox', { name: 'Name' })
  await expect(name).toBeFocused()
  await name.fill('M'.repeat(40))
  await expect(name).toHaveValue('M'.repeat(36))
  await name.fill('🦊'.repeat(40))
  await expect(name).toHaveValue('🦊'.repeat(36))
  await name.press('Escape')
  await expect(page.getByRole('heading', { name: 'Mira', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Rename' }).click()
  await name.fill('Mira the Red')
  await name.press('Enter')
  await expect(page.getByRole('heading', { name: 'Mira the Red', exact: true })).toBeVisible()
  await expect(page.getByRole('figure')).toHaveCount(9)

  const portrait = page.getByRole('img', { name: 'The picture of Mira the Red' })
  const before = await portrait.getAttribute('src')
  const photo = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 300
    canvas.height = 400
    canvas.getContext('2d')?.fillRect(0, 0, 200, 200)
    return canvas.toDataURL().split(',')[1] ?? ''
  })
  const file = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(photo, 'base64') }
  await page.getByLabel('New picture: file').setInputFiles(file)
  await expect(portrait).not.toHaveAttribute('src', before ?? '')
  expect(await world.call('get-characters')).toMatchObject({ data: [{ $id: characterId, name: 'Mira the Red' }] })

  await page.getByRole('button', { name: 'Delete character' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Mira the Red?' })
  await dialog.getByRole('button', { name: 'Keep' }).click()
  await expect(page.getByRole('button', { name: 'Delete character' })).toBeFocused()
  await page.getByRole('button', { name: 'Delete character' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'No characters yet' })).toBeVisible()
  expect(await world.call('get-characters')).toMatchObject({ total: 0 })
  expect((await readLocalStore(page)).selectedChatId).toBeUndefined()
})

test('RP-07 who is signed in claims the bonus, makes and manages characters, generates and sees it all', async ({
  page,
  world,
}) => {
  await world.signIn('rich')
  await openFinishedPreview(page, world, 'Silvia')
  await chooseFirstTake(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', { name: 'My Characters' }).first().click()
  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Silvie')
  await page.getByRole('textbox', { name: 'Name' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Silvie', exact: true })).toBeVisible()
  await message(page).fill('In a small cafe')
  await message(page).press('Enter')
  await expect(page.getByRole('button', { name: 'Open Scene: In a small cafe' })).toBeVisible({ timeout: 90_000 })
  await page.getByRole('button', { name: 'Free Credits' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /claim/i }).click()
  await expect.poll(() => world.credits()).toBe(1040)
  await page.goto('/generations')
  await expect(page.getByRole('button', { name: /^Silvi[ae], Message: Complete/ })).toBeVisible()
})

test('on a small screen the characters and the sheet are a press away', async ({ page, world }) => {
  await world.signIn('rich')
  const anselm = await makeCharacter(world, 'Anselm')
  const mira = await makeCharacter(world, 'Mira')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/characters/manage/${mira.chatId}`)
  await expect(message(page)).toBeInViewport()
  // The room fills the window to the pixel.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
  // One bar has all: the header of the other pages would take the room of a picture.
  await expect(page.getByRole('banner')).toHaveCount(0)
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Generations' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'About Mira' }).click()
  await expect(page.getByRole('dialog', { name: 'Mira' }).getByRole('heading', { name: 'Always the same' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Your characters' }).click()
  await page.getByRole('menuitem', { name: 'Anselm' }).click()
  await expect(page).toHaveURL(`/characters/manage/${anselm.chatId}`)
})
