import { answerFunction } from './answer-function.ts'
import { expect, test } from './fixtures.ts'
import { describeCharacter } from './steps.ts'

const RUBY = { name: 'Ruby', description: 'A pirate captain with red hair' }

test('ER-22 ER-23 ER-24 a credit check that is refused, or breaks, says which, and nothing is started', async ({
  page,
  world,
}) => {
  await world.signIn('rich')
  await page.goto('/create')
  await page.getByRole('button', { name: 'Start with Description' }).click()
  await describeCharacter(page, RUBY)
  const create = page.getByRole('button', { name: 'Create · 100 credits' })
  const started = await answerFunction(page, 'create-preview', { success: true, jobId: 'never' })
  const toast = page.locator('[data-sonner-toast]')
  const unable = toast.filter({ hasText: 'Unable to verify your credits. Please try again.' })

  await answerFunction(page, 'check-user-credits', { success: false, error: 'Slow down.', code: 'RATE_LIMITED' }, 429)
  await create.click()
  await expect(
    toast.filter({ hasText: 'Rate LimitedToo many requests. Please wait for some time before trying again.' }),
  ).toBeVisible()

  await answerFunction(page, 'check-user-credits', { success: false, error: 'Rate limit check failed' }, 500)
  await create.click()
  await expect(
    toast.filter({
      hasText: 'Service Temporarily UnavailableRate limit service is temporarily unavailable. Please try again in a moment.',
    }),
  ).toBeVisible()

  await answerFunction(page, 'check-user-credits', { success: false, error: 'x' }, 500)
  await create.click()
  await expect(unable).toHaveCount(1)
  await page.route('**/functions/check-user-credits/executions', (route) => route.abort())
  await create.click()
  await expect(unable).toHaveCount(2)
  expect(started).toEqual([])
})

test('ER-26 who has a plan and no credits is told of the packs, which are one press away', async ({ page, world }) => {
  await world.signIn('creator-broke')
  await page.goto('/create')
  await page.getByRole('button', { name: 'Start with Description' }).click()
  await describeCharacter(page, RUBY)
  await page.getByRole('button', { name: /^Create ·/ }).click()
  await expect(page.getByText("You're subscribed but need to purchase credit packs for additional generations.")).toBeVisible()
  await page.getByRole('button', { name: 'Get Credits' }).click()
  await expect(page).toHaveURL('/pricing')
  await expect(page.getByRole('button', { name: 'Buy 1,000 credits' })).toBeEnabled()
})
