import type { Page } from '@playwright/test'
import { answerFunction, holdFunction } from './answer-function.ts'
import { expect, test } from './fixtures.ts'
import { describeCharacter } from './steps.ts'

const RUBY = { name: 'Ruby', description: 'A pirate captain with red hair' }
const balance = (page: Page) => page.getByTitle('Your credits')

/** What the browser keeps of the balance. */
const kept = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('credits-storage') ?? '{}').state)

/** Every text the balance shows from here on, the one of now first. */
async function watchBalance(page: Page): Promise<() => Promise<string[]>> {
  const shown = await balance(page).evaluateHandle((element) => {
    const texts = [element.textContent]
    const look = () => {
      if (element.textContent !== texts.at(-1)) texts.push(element.textContent)
    }
    new MutationObserver(look).observe(element, { childList: true, characterData: true, subtree: true })
    return texts
  })
  return () => shown.jsonValue()
}

async function fillWizard(page: Page) {
  await page.goto('/create')
  await page.getByRole('button', { name: 'Start with Description' }).click()
  await describeCharacter(page, RUBY)
  return page.getByRole('button', { name: /^Create ·/ })
}

test('CS-01 CS-02 CS-03 credits leave before the answer, come back with a failure, and stay gone with a success', async ({
  page,
  world,
}) => {
  await world.signIn('rich')
  const create = await fillWizard(page)
  await answerFunction(page, 'create-preview', { success: false, error: 'down' }, 500)
  const answer = await holdFunction(page, 'create-preview')
  await create.click()
  await expect(balance(page)).toHaveText('900credits')
  expect(await world.credits()).toBe(1000)
  answer()
  await expect(balance(page)).toHaveText('1,000credits')

  await page.unroute('**/functions/create-preview/executions')
  const shown = await watchBalance(page)
  const synced = page.waitForResponse('**/collections/user-data/documents**')
  await create.click()
  await expect(page.getByText('Take 3')).toBeVisible()
  await (await synced).finished()
  await expect.poll(async () => (await kept(page)).credits).toBe(900)
  expect(await shown()).toEqual(['1,000credits', '900credits'])
  expect(await world.credits()).toBe(900)
})

test('CS-04 CS-14 BS-05 a free start takes nothing, and the flag of its use comes with the next sync', async ({
  page,
  world,
}) => {
  await world.signIn('new')
  await world.call('daily-claims', { action: 'claim', timezone: 'UTC' })
  const create = await fillWizard(page)
  await expect(create).toHaveText('Create · FREE')
  const unused = { freePreviewInitialUsed: false, freePreviewRegenerationUsed: false, freeCharacterCreationUsed: false }
  await expect.poll(() => kept(page)).toEqual({ credits: 150, ...unused })
  const shown = await watchBalance(page)
  await create.click()
  await expect(page.getByText('Take 3')).toBeVisible()
  await expect.poll(() => kept(page)).toEqual({ credits: 150, ...unused, freePreviewInitialUsed: true })
  expect(await shown()).toEqual(['150credits'])
  expect(await world.credits()).toBe(150)
})
