import type { Page } from '@playwright/test'
import { holdFunction } from './answer-function.ts'
import { expect, test } from './fixtures.ts'
import { portrait } from './picture-files.ts'
import { findSession, loseSession, makeCharacter } from './steps.ts'

const message = (page: Page) => page.getByRole('textbox', { name: 'Message' })
const outfit = (page: Page) => page.getByRole('button', { name: 'Outfit: choose another picture' })

/** Drags words of another window into the message. */
async function dragWords(page: Page, words: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const box = await message(page).boundingBox()
  if (!box) throw new Error('the message stands in the page')
  const data = { items: [{ mimeType: 'text/plain', data: words }], files: [], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await devtools.send('Input.dispatchDragEvent', { type, x: box.x + 20, y: box.y + box.height / 2, data })
  }
}

test('words that are dragged into the message, or pasted with a picture of them, are words', async ({ page, world }) => {
  await world.signIn('rich')
  const { chatId } = await makeCharacter(world, 'Mira')
  await page.goto(`/characters/manage/${chatId}`)
  await message(page).click()
  await dragWords(page, 'In a small cafe')
  await expect(message(page)).toHaveValue('In a small cafe')
  const isLeftToTheField = await message(page).evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'at noon')
    clipboardData.items.add(new File(['x'], 'cells.png', { type: 'image/png' }))
    return field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  expect(isLeftToTheField).toBe(true)
  await expect(page.getByRole('radio', { name: 'Scene' })).toBeChecked()
})

test('what is written while a message is on its way is still there when it has arrived', async ({ page, world }) => {
  await world.signIn('rich')
  const { chatId } = await makeCharacter(world, 'Mira')
  const before = await world.credits()
  await page.goto(`/characters/manage/${chatId}`)
  await message(page).fill('In a small cafe')
  const arrive = await holdFunction(page, 'create-system-message')
  await message(page).press('Enter')
  await expect(page.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true')
  await message(page).pressSequentially(' and then on the beach')
  arrive()
  await expect(page.getByRole('article', { name: 'In a small cafe' })).toBeVisible()
  await expect(message(page)).toHaveValue('and then on the beach')
  expect(await world.credits()).toBe(before - 10)
})

test('a picture that was brought outlives a session that ran out, and a reload, and goes with what is sent', async ({
  page,
  world,
}) => {
  await world.signIn('rich')
  const { chatId } = await makeCharacter(world, 'Mira')
  await page.goto(`/characters/manage/${chatId}`)
  await page.getByRole('radio', { name: 'Dress Up' }).click()
  const coat = await portrait(400, 400, { name: 'coat.jpeg' })
  await page.getByLabel('Pictures to work with').setInputFiles({ ...coat })
  await expect(outfit(page).locator('img')).toHaveAttribute('src', /^data:image\/jpeg/)
  const brought = await outfit(page).locator('img').getAttribute('src')
  const cookies = await loseSession(page)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
  await findSession(page, cookies)
  await expect(outfit(page).locator('img')).toHaveAttribute('src', brought ?? '')
  await page.reload()
  await expect(outfit(page).locator('img')).toHaveAttribute('src', brought ?? '')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('radio', { name: 'Scene' })).toBeChecked()
  await page.reload()
  await page.getByRole('radio', { name: 'Dress Up' }).click()
  await expect(page.getByRole('button', { name: 'Outfit: choose a picture' })).toBeVisible()
})
