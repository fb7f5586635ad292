import { expect, test } from './fixtures.ts'
import { chooseFirstTake, openFinishedPreview } from './steps.ts'

test('ER-45 four letters are too few to enhance, and nothing is asked', async ({ page, world }) => {
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
})

test('ER-88 what went well is said: a free enhancement, the enhanced words, a creation from wizard and from library', async ({
  page,
  world,
}) => {
  await world.signIn('new')
  await page.goto('/create')
  await page.getByRole('button', { name: 'Start with Description' }).click()
  const description = page.getByRole('textbox', { name: 'Description' })
  await description.fill('A knight with a red cloak')
  await page.getByRole('button', { name: /^Enhance/ }).click()
  await expect(page.getByText('Free Enhancement Available!')).toBeVisible()
  await expect(page.getByText('Prompt enhanced')).toBeVisible()
  expect((await description.inputValue()).length).toBeGreaterThan('A knight with a red cloak'.length)

  await openFinishedPreview(page, world, 'Roland')
  await chooseFirstTake(page)
  await expect(page.getByText('Character creation started!')).toBeVisible()
  await expect(page.getByText('Character Creation Started', { exact: true })).toBeVisible()
})
