import type { Page } from '@playwright/test'
import { answerFunction } from './answer-function.ts'
import { expect, test } from './fixtures.ts'
import { describeCharacter, makeCharacter } from './steps.ts'

const anyway = (page: Page) => page.getByRole('button', { name: 'Make it anyway' })
const change = (page: Page) => page.getByRole('button', { name: 'Change the words' })

test('styles that what is told leaves no room for fade at the foot, until one has scrolled to them', async ({
  page,
  world,
}) => {
  await world.signIn('rich')
  await page.goto('/create')
  await page.getByRole('button', { name: 'Start with Description' }).click()
  const fade = page.getByTestId('more-below')
  await expect(fade).toHaveCSS('opacity', '0')
  await describeCharacter(page, { name: 'Chiron', description: 'a centaur with a bow and a purple zither' })
  await expect(page.getByText('Will not be drawn: “zither”.')).toBeVisible()
  await expect(fade).toHaveCSS('opacity', '1')
  const foot = await page.getByRole('status').filter({ hasText: 'zither' }).boundingBox()
  const faded = await fade.boundingBox()
  expect((faded?.y ?? 0) + (faded?.height ?? 0)).toBeCloseTo(foot?.y ?? -1, 0)
  await page.getByText('Line Art', { exact: true }).scrollIntoViewIfNeeded()
  await page.mouse.move(300, 500)
  await page.mouse.wheel(0, 500)
  await expect(fade).toHaveCSS('opacity', '0')
})

test('what a picture will leave out is told while one types, and what is essential is asked about before it is paid', async ({
  page,
  world,
}) => {
  await world.signIn('rich')
  const before = await world.credits()
  await page.goto('/create')
  await page.getByRole('button', { name: 'Start with Description' }).click()
  await describeCharacter(page, { name: 'Chiron', description: 'a woman with a purple zither' })
  await expect(page.getByText('Will not be drawn: “zither”.')).toBeVisible()
  const description = page.getByRole('textbox', { name: 'Description' })
  await description.fill('a centaur with a bow')
  await expect(page.getByText('“centaur” is drawn as a human.')).toBeVisible()
  await expect(anyway(page)).toHaveCount(0)
  await page.getByRole('button', { name: /^Create ·/ }).click()
  await expect(change(page)).toBeFocused()
  await change(page).click()
  await expect(description).toBeFocused()
  await expect(anyway(page)).toHaveCount(0)
  expect(await world.credits()).toBe(before)
  await page.getByRole('button', { name: /^Create ·/ }).click()
  await anyway(page).click()
  await expect(page.getByText('Chiron').first()).toBeVisible()
  await expect.poll(() => world.credits()).toBeLessThan(before)
})

test('a film that would show nothing of what is ordered is not made, and costs nothing; other words are', async ({
  page,
  world,
}) => {
  await world.signIn('rich')
  const before = await world.credits()
  await page.goto('/create')
  await page.getByRole('button', { name: 'Generate with Sora' }).click()
  const prompt = page.getByRole('textbox', { name: 'Prompt' })
  await prompt.fill('a man and a woman fight')
  await expect(page.getByText('A film cannot show yet how somebody fights.')).toBeVisible()
  await expect(page.getByText('So this film is not made, and costs nothing.')).toBeVisible()
  await page.getByRole('button', { name: /^Generate ·/ }).click()
  await expect(change(page)).toBeVisible()
  await expect(anyway(page)).toHaveCount(0)
  await change(page).click()
  await expect(prompt).toBeFocused()
  expect(await world.credits()).toBe(before)
  await prompt.fill('a man and a woman dance')
  await page.getByRole('button', { name: /^Generate ·/ }).click()
  await expect.poll(() => world.credits()).toBe(before - 50)
  await expect(page.getByText('fights', { exact: false })).toHaveCount(0)
})

test('a scene begins all the same when nobody can tell what it will leave out', async ({ page, world }) => {
  await world.signIn('rich')
  const { chatId } = await makeCharacter(world, 'Mira')
  await page.goto(`/characters/manage/${chatId}`)
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill('Mira with blue hair in a cafe')
  await expect(page.getByText('Hair, eyes and skin stay the character’s own')).toBeVisible()
  await answerFunction(page, 'check-order', { error: 'not now' }, 500)
  await message.fill('Mira and a centaur on a beach')
  await message.press('Enter')
  await expect(page.getByRole('article', { name: 'Mira and a centaur on a beach' })).toBeVisible()
})
