import { expect, test } from './fixtures.ts'
import { chooseFirstTake, openFinishedPreview, openInTheMaking } from './steps.ts'

test('CW-19 ER-45 four letters are too few to enhance, and nothing is asked; five are enough', async ({ page, world }) => {
  await world.signIn('rich')
  await page.goto('/create')
  await page.getByRole('button', { name: 'Start with Description' }).click()
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('enhance-prompt') && asked.push(request.url()))
  await page.getByRole('textbox', { name: 'Description' }).fill('a ca')
  await page.getByRole('button', { name: /^Enhance/ }).click()
  await expect(page.getByText('Input needed')).toBeVisible()
  await expect(page.getByText('Please enter at least a brief description to enhance.')).toBeVisible()
  expect(asked).toEqual([])
  await page.getByRole('textbox', { name: 'Description' }).press('t')
  await page.getByRole('button', { name: /^Enhance/ }).click()
  await expect.poll(() => asked).toHaveLength(1)
})

test('CW-22 ER-88 what went well is said: a free enhancement, the enhanced words, a creation, each once', async ({
  page,
  world,
}) => {
  await world.signIn('new')
  await world.call('daily-claims', { action: 'claim', timezone: 'UTC' })
  await page.goto('/create')
  await page.getByRole('button', { name: 'Start with Description' }).click()
  const description = page.getByRole('textbox', { name: 'Description' })
  await description.fill('A knight with a red cloak')
  await page.getByRole('button', { name: /^Enhance/ }).click()
  await expect(page.getByText('Free Enhancement Available!')).toBeVisible()
  await expect(page.getByText('Prompt enhanced')).toBeVisible()
  expect((await description.inputValue()).length).toBeGreaterThan('A knight with a red cloak'.length)
  await expect(page.getByTitle('Your credits')).toContainText('150')
  expect(await world.credits()).toBe(150)

  await openFinishedPreview(page, world, 'Roland')
  const loadedAnew = page.waitForEvent('load')
  await chooseFirstTake(page)
  await expect(page.getByText('Character Creation Started', { exact: true })).toBeVisible()
  await expect(page.getByText('Character creation started!')).toHaveCount(0)
  await loadedAnew
  await openFinishedPreview(page, world, 'Ysolde')
  await openInTheMaking(page, 'Ysolde')
  await chooseFirstTake(page)
  await expect(page.getByText('Character creation started!')).toBeVisible()
})
