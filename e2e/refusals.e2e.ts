import { answerFunction } from './answer-function.ts'
import { expect, test } from './fixtures.ts'
import { describeCharacter, passTimeUntil, stayingToast, stopClock } from './steps.ts'

const RUBY = { name: 'Ruby', description: 'A pirate captain with red hair' }

test('ER-22 ER-23 ER-24 a credit check that is refused, or breaks, says which, and nothing is started', async ({
  page,
  world,
}) => {
  await world.signIn('rich')
  await page.clock.install()
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
  await stopClock(page)
  await create.click()
  await passTimeUntil(page, async () => (await unable.count()) === 1, 20)
  await page.route('**/functions/check-user-credits/executions', (route) => route.abort())
  await create.click()
  await passTimeUntil(page, async () => (await unable.getByText('× 2').count()) === 1, 20)
  expect(started).toEqual([])
})

test('ER-26 who has a plan and no credits is told of the packs, which are one press away', async ({ page, world }) => {
  await world.signIn('creator-broke')
  await page.clock.install()
  await page.goto('/create')
  await page.getByRole('button', { name: 'Start with Description' }).click()
  await describeCharacter(page, RUBY)
  const words = "You're subscribed but need to purchase credit packs for additional generations."
  const toast = await stayingToast(page, page.getByRole('button', { name: /^Create ·/ }), words)
  await toast.getByRole('button', { name: 'Get Credits' }).click()
  await expect(page).toHaveURL('/pricing')
  await page.clock.resume()
  await expect(page.getByRole('button', { name: 'Buy 1,000 credits' })).toBeEnabled()
})
