import type { Page } from '@playwright/test'
import { expect, test, type World } from './fixtures.ts'
import { findSession, loseSession, makeCharacter } from './steps.ts'

interface Call {
  id: string
  body: Record<string, unknown>
}

/** What the page asks of functions from now on. */
function recordCalls(page: Page): Call[] {
  const calls: Call[] = []
  page.on('request', (request) => {
    const id = /\/functions\/([a-z_-]+)\/executions$/.exec(request.url())?.[1]
    if (id && request.method() === 'POST') calls.push({ id, body: JSON.parse(request.postDataJSON().body) })
  })
  return calls
}

/** The server's answer to one function, as the wire has it. */
async function answer(
  page: Page,
  id: string,
  reply: (body: Record<string, string>) => object,
  status: number | ((body: Record<string, string>) => number) = 200,
): Promise<void> {
  await page.route(`**/v1/functions/${id}/executions`, async (route) => {
    const body = JSON.parse(route.request().postDataJSON().body)
    const responseStatusCode = typeof status === 'number' ? status : status(body)
    const responseBody = JSON.stringify(reply(body))
    const execution = { $id: 'stub', status: 'completed', responseStatusCode, responseBody, errors: '' }
    await route.fulfill({ status: 201, json: execution })
  })
}

const message = (page: Page) => page.getByRole('textbox', { name: 'Message' })
const openChat = (page: Page, chatId: string) => page.goto(`/characters/manage/${chatId}`)
const history = (world: World, chatId: string) =>
  world.call<{ data: { prompt: string; job: { type: string; jobId: string } }[] }>('get-chat-history', { chatId })

test('PS-03 CM-03 CM-07 scenes of one character are asked for as it is, and appear without a reload', async ({
  page,
  world,
}) => {
  await world.signIn('rich')
  const { characterId, chatId } = await makeCharacter(world, 'Mira')
  const calls = recordCalls(page)
  await openChat(page, chatId)
  await expect(page.getByRole('heading', { name: 'Where shall Mira go first?' })).toBeVisible()
  await message(page).fill('In a small cafe')
  await expect(page.getByText('10 credits')).toBeVisible()
  await message(page).press('Enter')
  await expect(page.getByRole('article', { name: 'In a small cafe' })).toBeVisible()
  await expect(message(page)).toHaveValue('')
  await message(page).fill('On the beach')
  await message(page).press('Shift+Enter')
  await message(page).pressSequentially('at noon')
  await page.getByRole('button', { name: 'Send' }).click()
  // Who sent it by the button goes on typing.
  await expect(message(page)).toBeFocused()
  await expect(page.getByRole('button', { name: 'Open Scene: In a small cafe' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Open Scene: On the beach\s+at noon/ })).toBeVisible()

  const sent = calls.filter(({ id }) => id === 'create-system-message').map(({ body }) => body)
  expect(Object.keys(sent[0] ?? {}).sort()).toEqual(
    ['characterId', 'chatId', 'lora_slug_rh', 'mentionedCharacterId', 'options', 'prompt', 'senderType', 'userId'].sort(),
  )
  for (const body of sent) expect(body).toMatchObject({ characterId, chatId, lora_slug_rh: sent[0]?.lora_slug_rh })
  expect((await history(world, chatId)).data.map(({ prompt }) => prompt)).toEqual(['In a small cafe', 'On the beach\nat noon'])
})

test('how many pictures a scene has, and their shape, are chosen with the keyboard; the price follows', async ({
  page,
  world,
}) => {
  await world.signIn('rich')
  const { chatId } = await makeCharacter(world, 'Mira')
  const calls = recordCalls(page)
  await openChat(page, chatId)
  await message(page).fill('On a rooftop at night')
  const choice = page.getByRole('button', { name: 'number and shape of the pictures' })
  await choice.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: '1 picture' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('20 credits')).toBeVisible()
  await page.keyboard.press('Tab')
  for (const shape of ['4:3', '3:2', '16:9']) {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: shape })).toBeChecked()
  }
  await page.keyboard.press('Enter')
  await expect(choice).toBeFocused()
  await expect(choice).toHaveText('2 × 16:9')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('button', { name: 'Open Scene 2: On a rooftop at night' })).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Scene: On a rooftop at night' }).click()
  expect((await saving).suggestedFilename()).toMatch(/\.zip$/)

  const sent = calls.find(({ id }) => id === 'create-system-message')
  expect(sent?.body.options).toEqual({ count: 2, aspectRatio: '16:9' })
  // What was chosen stays for the next scene; the other tools make one picture.
  await expect(choice).toHaveText('2 × 16:9')
  await page.getByRole('radio', { name: 'Flash Edit' }).click()
  await expect(choice).toHaveCount(0)
  await expect(page.getByText('10 credits')).toBeVisible()
  expect(await world.credits()).toBe(880)
})

test('CM-05 a name after an @ is chosen with the arrow keys and sent as the character it is', async ({ page, world }) => {
  await world.signIn('rich')
  const other = await makeCharacter(world, 'Anselm')
  const { chatId } = await makeCharacter(world, 'Mira')
  const calls = recordCalls(page)
  await answer(page, 'create-system-message', () => ({ success: true, jobId: 'j', messageId: 'm' }))
  await openChat(page, chatId)
  await message(page).pressSequentially('Dinner with @')
  const list = page.getByRole('listbox', { name: 'Characters to mention' })
  await expect(list.getByRole('option')).toHaveText(['Anselm', 'Mira'])
  await message(page).press('ArrowDown')
  await expect(list.getByRole('option', { name: 'Mira' })).toHaveAttribute('aria-selected', 'true')
  await message(page).press('ArrowUp')
  await message(page).press('Enter')
  await expect(message(page)).toHaveValue('Dinner with @Anselm ')
  await message(page).press('Enter')
  await expect(message(page)).toHaveValue('')
  await message(page).fill('Dinner alone')
  await message(page).press('Enter')
  await expect(message(page)).toHaveValue('')
  const sent = calls.filter(({ id }) => id === 'create-system-message')
  expect(sent.map(({ body }) => body.mentionedCharacterId)).toEqual([other.characterId, ''])
})

test('CM-04 what could not be sent is said, and the text is still there, also after a reload', async ({ page, world }) => {
  await world.signIn('rich')
  const { chatId } = await makeCharacter(world, 'Mira')
  await answer(page, 'create-system-message', () => ({ success: false, error: 'The stage is closed' }), 400)
  await openChat(page, chatId)
  await message(page).fill('In a small cafe')
  await message(page).press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Not sent: The stage is closed. Your message is still here.')
  await expect(message(page)).toHaveValue('In a small cafe')
  await page.reload()
  await expect(message(page)).toHaveValue('In a small cafe')
  expect(await world.credits()).toBe(900)
})

test('an answer that says nothing, or none, is not taken for a sent message; sent again it is one and paid once', async ({
  page,
  world,
}) => {
  await world.signIn('rich')
  const { chatId } = await makeCharacter(world, 'Mira')
  await openChat(page, chatId)
  await message(page).fill('In a small cafe')
  await answer(page, 'create-system-message', () => ({}))
  await message(page).press('Enter')
  const noAnswer = page.getByRole('alert').getByText(/^No answer came\. Your message is still here/)
  await expect(noAnswer).toBeVisible()
  await expect(message(page)).toHaveValue('In a small cafe')
  await page.unroute('**/v1/functions/create-system-message/executions')
  await page.route(
    '**/v1/functions/create-system-message/executions',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await message(page).press('Enter')
  await expect(page.getByRole('article', { name: 'In a small cafe' })).toBeVisible()
  await expect(noAnswer).toBeVisible()
  await message(page).press('Enter')
  await expect(message(page)).toHaveValue('')
  expect((await history(world, chatId)).data).toHaveLength(1)
  expect(await world.credits()).toBe(890)
})

/** 300 messages of a character, which are asked for page by page; from `refuse` on those on one side of a message are not had. */
async function stageLongChat(page: Page, { chatId, characterId }: { chatId: string; characterId: string }) {
  const said = Array.from({ length: 300 }, (_, index) => ({
    $id: `message-${index}`,
    chatId,
    senderType: 'user',
    prompt: `Message ${index}`,
    characterId,
    mentionedCharacterId: '',
    $createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
  }))
  const asked: Record<string, string>[] = []
  let refused: 'cursorBefore' | 'cursorAfter' | undefined
  await answer(
    page,
    'get-chat-history',
    (body) => {
      asked.push(body)
      const at = said.findIndex(({ $id }) => $id === (body.cursorBefore ?? body.cursorAfter))
      if (body.cursorAfter) return pageOf(said.slice(at + 1, at + 51), at + 51 < said.length)
      const end = body.cursorBefore ? at : said.length
      return pageOf(said.slice(Math.max(0, end - 50), end), end > 50)
    },
    (body) => (refused && body[refused] ? 403 : 200),
  )
  const pageOf = (data: typeof said, hasNextPage: boolean) => ({ success: true, data, total: said.length, hasNextPage })
  return {
    said,
    asked,
    refuse(what: typeof refused) {
      refused = what
    },
  }
}

test('CM-02 a long chat is told in the order of time, page by page while one scrolls up, and down again without a jump', async ({
  page,
  world,
}) => {
  await world.signIn('rich')
  const { chatId, characterId } = await makeCharacter(world, 'Mira')
  const { said, asked } = await stageLongChat(page, { chatId, characterId })
  await openChat(page, chatId)
  const words = (index: number) => page.getByText(`Message ${index}`, { exact: true })
  const loaded = () => page.getByRole('article').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  const promptsOf = (from: number, to: number) => said.slice(from, to + 1).map(({ prompt }) => prompt)
  await expect(words(299)).toBeInViewport()
  const stream = page.getByRole('region', { name: 'Scenes of Mira' })
  for (const oldest of [250, 200, 150, 100, 50]) {
    await stream.evaluate((element) => element.scrollTo(0, 0))
    await expect(words(oldest - 1)).toBeAttached()
    // What was read stays where it was while the older ones come in above it.
    await expect(words(oldest)).toBeInViewport()
    await expect(words(oldest - 50)).not.toBeInViewport()
  }
  // Four pages are kept.
  expect(await loaded()).toEqual(promptsOf(0, 199))
  // The character's model sheet is drawn meanwhile, and is none of these messages: what is loaded is asked for once more then,
  // and what was on its way just then once more again.
  const cursors = ['message-250', 'message-200', 'message-150', 'message-100', 'message-50']
  expect([...new Set(asked.map(({ cursorBefore = '' }) => cursorBefore))]).toEqual(['', ...cursors])
  for (const cursor of cursors)
    expect(asked.filter(({ cursorBefore }) => cursorBefore === cursor).length).toBeLessThanOrEqual(3)
  for (const newest of [199, 249]) {
    await stream.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await expect(words(newest + 50)).toBeAttached()
    // So do they while the newer ones come in below, whether or not these reach to the present.
    await expect(words(newest)).toBeInViewport()
    await expect(words(newest + 50)).not.toBeInViewport()
  }
  expect(await loaded()).toEqual(promptsOf(100, 299))
  const toNewest = page.getByRole('button', { name: 'To the newest' })
  await expect(toNewest).toBeVisible()
  await stream.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  await expect(words(299)).toBeInViewport()
  await expect(toNewest).toHaveCount(0)
  // Left far above and opened again, the chat begins at its end.
  await stream.evaluate((element) => element.scrollTo(0, 0))
  await expect(words(99)).toBeAttached()
  await expect(words(299)).toHaveCount(0)
  await page.getByRole('link', { name: 'Generations' }).first().click()
  await expect(stream).toHaveCount(0)
  await page.goBack()
  await expect(words(299)).toBeInViewport()
  expect(await loaded()).toEqual(promptsOf(250, 299))
  expect(new Set(asked.map(({ chatId: id }) => id))).toEqual(new Set([chatId]))
})

test('scenes that cannot be loaded, older or newer ones, are told where they are missing, and tried again', async ({
  page,
  world,
}) => {
  await world.signIn('rich')
  const { chatId, characterId } = await makeCharacter(world, 'Mira')
  const chat = await stageLongChat(page, { chatId, characterId })
  await openChat(page, chatId)
  const words = (index: number) => page.getByText(`Message ${index}`, { exact: true })
  const stream = page.getByRole('region', { name: 'Scenes of Mira' })
  const upTo = async (index: number) => {
    await stream.evaluate((element) => element.scrollTo(0, 0))
    await expect(words(index)).toBeAttached()
    // What was read has its place again before anybody scrolls on.
    await expect(words(index + 50)).toBeInViewport()
  }
  await expect(words(299)).toBeInViewport()
  for (const oldest of [200, 150, 100]) await upTo(oldest)

  const lost = (which: string) => page.getByRole('alert').filter({ hasText: `${which} scenes could not be loaded.` })
  /** What was read stays where it was; it is told above or below it. */
  const expectLost = async (which: 'Older' | 'Newer') => {
    const go = () =>
      stream.evaluate((element, toEnd) => element.scrollTo(0, toEnd ? element.scrollHeight : 0), which === 'Newer')
    await go()
    await expect(lost(which)).toBeAttached()
    await go()
    await expect(lost(which)).toBeInViewport()
  }
  chat.refuse('cursorBefore')
  await expectLost('Older')
  await expect(words(99)).toHaveCount(0)
  chat.refuse(undefined)
  await lost('Older').getByRole('button', { name: 'Try again' }).click()
  await expect(words(50)).toBeAttached()
  await expect(lost('Older')).toHaveCount(0)
  await expect(words(299)).toHaveCount(0)

  chat.refuse('cursorAfter')
  await expectLost('Newer')
  await expect(words(250)).toHaveCount(0)
  // What can be had on the other side comes all the same.
  await upTo(0)
  await expectLost('Newer')
  chat.refuse(undefined)
  await lost('Newer').getByRole('button', { name: 'Try again' }).click()
  await expect(words(249)).toBeAttached()
  await expect(lost('Newer')).toHaveCount(0)
})

for (const [device, width, height] of [
  ['a laptop', 1280, 640],
  ['a phone', 390, 640],
] as const) {
  test(`a new picture that is higher than the room for it is seen from its words and its head on, on ${device}`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize({ width, height })
    await world.signIn('rich')
    const { chatId } = await makeCharacter(world, 'Mira')
    await openChat(page, chatId)
    const stream = page.getByRole('region', { name: 'Scenes of Mira' })
    for (const place of ['In a small cafe', 'On the beach', 'In a forest']) {
      await message(page).fill(place)
      await message(page).press('Enter')
      const scene = page.getByRole('article', { name: place })
      const picture = scene.getByRole('button', { name: `Open Scene: ${place}` })
      await expect(picture).toBeVisible()
      const [room, whole] = [await stream.boundingBox(), await scene.boundingBox()]
      if (!room || !whole) throw new Error('the scene is not shown')
      // Neither its words nor its head are above the room; what has no room is its foot.
      expect(whole.y).toBeGreaterThanOrEqual(room.y)
      expect(whole.height).toBeGreaterThan(room.height)
      await expect(scene.getByText(place, { exact: true })).toBeInViewport({ ratio: 1 })
      await expect(picture).toBeInViewport({ ratio: 0.5 })
    }
    // Who went on to the foot of it stays there when the message grows.
    await stream.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    const tools = page.getByRole('button', { name: 'Use Scene: In a forest' })
    await expect(tools).toBeInViewport()
    await message(page).fill('One line\nand another\nand a third')
    await expect(tools).toBeInViewport()
    await expect(page.getByRole('button', { name: 'To the newest' })).toHaveCount(0)
  })
}

test('CM-06 CM-11 every tool starts its own kind of work in this chat, the upscaler with all that it is told', async ({
  page,
  world,
}) => {
  const { userId } = await world.signIn('rich')
  const { chatId, characterId } = await makeCharacter(world, 'Mira')
  const calls = recordCalls(page)
  const started = () => ({
    success: true,
    ok: true,
    jobId: 'j',
    messageId: 'm',
    result: { body: { jobId: 'j' }, executionId: 'e' },
  })
  for (const id of ['create-chat-tools-response', 'image-generation-upscaler', 'video-generation-service']) {
    await answer(page, id, started)
  }
  await openChat(page, chatId)
  const tool = (name: string) => page.getByRole('radio', { name, exact: true }).click()
  const put = async (slot: string) => {
    await page.getByRole('button', { name: `${slot}: choose a picture` }).click()
    await page.getByRole('menuitem', { name: 'Mira' }).click()
  }
  const send = async () => {
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('radio', { name: 'Scene' })).toBeChecked()
  }
  await tool('Dress Up')
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
  await put('Outfit')
  await send()
  await tool('Blend')
  await put('First picture')
  await put('Second picture')
  await send()
  await tool('Flash Edit')
  await message(page).fill('make her hair blue')
  await send()
  await tool('Upscale')
  await expect(message(page)).toBeDisabled()
  await send()
  await tool('Video')
  await message(page).fill('she waves')
  await send()

  const picture = expect.stringContaining('/v1/storage/')
  const sent = calls.filter(({ id }) => /tools-response|upscaler|video-generation/.test(id))
  expect(sent).toMatchObject([
    { body: { tool: 'dress-up', chatId, characterId, imageUrls: [picture, picture] } },
    { body: { tool: 'merge-generation', chatId, characterId, imageUrls: [picture, picture] } },
    { body: { tool: 'flash-edit', chatId, characterId, imageUrls: [picture], prompt: 'make her hair blue' } },
    { id: 'image-generation-upscaler', body: { userId, chatId, prompt: '', scale: 2, mode: 'standard', imageUrl: picture } },
    { id: 'video-generation-service', body: { action: 'image-to-video', chatId, prompt: 'she waves', imageUrl: picture } },
  ])
})

test('PS-04 PS-05 PS-06 Dress Up, Blend of two and Flash Edit make pictures that stand in the library', async ({
  page,
  world,
}) => {
  await world.signIn('rich')
  await makeCharacter(world, 'Anselm')
  const { chatId } = await makeCharacter(world, 'Mira')
  await openChat(page, chatId)
  const put = async (slot: string, name: string) => {
    await page.getByRole('button', { name: `${slot}: choose a picture` }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  const send = () => page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('radio', { name: 'Dress Up' }).click()
  await put('Outfit', 'Anselm')
  await send()
  await expect(page.getByRole('button', { name: 'Open Dress Up: Dress Up' })).toBeVisible()

  await page.getByRole('radio', { name: 'Blend' }).click()
  await put('First picture', 'Mira')
  await put('Second picture', 'Anselm')
  await expect(page.getByRole('button', { name: /: choose a picture$/ })).toHaveCount(0)
  await send()
  await expect(page.getByRole('button', { name: 'Open Blend: Blend' })).toBeVisible()

  await page.getByRole('radio', { name: 'Flash Edit' }).click()
  await message(page).fill('make her hair blue')
  await send()
  await expect(page.getByRole('button', { name: 'Open Flash Edit: make her hair blue' })).toBeVisible()
  expect((await history(world, chatId)).data.map(({ job }) => job.type)).toEqual([
    'dress-up',
    'merge-generation',
    'create-chat-tools-response',
  ])

  await page.goto('/generations')
  await expect(page.getByRole('button', { name: /^Mira, Combine Images: Complete/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Mira, Flash Edit: Complete/ })).toBeVisible()
  await page.getByRole('button', { name: /^Mira, Dress Up: Complete/ }).click()
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible()
})

test('PS-11 a film made in a chat plays in the video viewer', async ({ page, world }) => {
  await world.signIn('rich')
  const { chatId } = await makeCharacter(world, 'Mira')
  await openChat(page, chatId)
  await page.getByRole('radio', { name: 'Video' }).click()
  await message(page).fill('slow zoom in')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('button', { name: 'Play Video: slow zoom in' }).click()
  await expect(page.getByRole('dialog').locator('video')).toHaveJSProperty('error', null)
  await expect.poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(1)
  const [film] = (await history(world, chatId)).data
  expect(film?.job.type).toBe('video-generation')
})

test('a failed scene says why and what became of the credits, and is tried again; a running one is cancelled', async ({
  page,
  world,
}) => {
  const { userId } = await world.signIn('rich')
  const { chatId } = await makeCharacter(world, 'Mira')
  await openChat(page, chatId)
  await world.directEngine({ next: 'fail', userId })
  await message(page).fill('On the moon')
  await message(page).press('Enter')
  const scene = page.getByRole('article', { name: 'On the moon' })
  await expect(scene.getByText('Message Failed')).toBeVisible()
  await expect(scene.getByText('10 credits returned')).toBeVisible()
  await scene.getByRole('button', { name: 'Try Again' }).click()
  await expect(scene.getByRole('button', { name: 'Open Scene: On the moon' })).toBeVisible()
  await world.directEngine({ next: 'hang', userId })
  await message(page).fill('On the sun')
  await message(page).press('Enter')
  await page.getByRole('article', { name: 'On the sun' }).getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('article', { name: 'On the sun' }).getByText('This was cancelled.')).toBeVisible()
  expect(await world.credits()).toBe(890)
})

test('a picture that is dropped or pasted becomes what is changed; what is no picture is refused', async ({ page, world }) => {
  await world.signIn('rich')
  const { chatId } = await makeCharacter(world, 'Mira')
  await openChat(page, chatId)
  const files = page.getByLabel('Pictures to work with')
  await files.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('<html>') })
  await expect(page.getByRole('alert')).toHaveText('Please use a picture: JPG, PNG, GIF, WebP or AVIF.')
  const photo = await page.evaluateHandle(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 240
    canvas.getContext('2d')?.fillRect(0, 0, 240, 240)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
    const transfer = new DataTransfer()
    if (blob) transfer.items.add(new File([blob], 'photo.png', { type: 'image/png' }))
    return transfer
  })
  await page.getByRole('main').dispatchEvent('drop', { dataTransfer: photo })
  await expect(page.getByRole('radio', { name: 'Flash Edit' })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Picture: choose another picture' }).locator('img')).toHaveAttribute(
    'src',
    /^data:image\/png/,
  )
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a session that ran out keeps the message, and the sign-in leads back to it', async ({ page, world }) => {
  await world.signIn('rich')
  const { chatId } = await makeCharacter(world, 'Mira')
  await openChat(page, chatId)
  await message(page).fill('In a small cafe')
  const cookies = await loseSession(page)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
  await findSession(page, cookies)
  await expect(message(page)).toHaveValue('In a small cafe')
  await expect(page).toHaveURL(`/characters/manage/${chatId}`)
  await page.getByRole('link', { name: 'Pricing' }).first().click()
  await expect(page).toHaveURL('/pricing')
})
