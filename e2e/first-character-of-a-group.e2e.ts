import { expect, test } from './fixtures.ts'
import { describeCharacter, passTimeUntil } from './steps.ts'

const DESCRIPTION = 'A knight in silver armour with a red cape, and a witch with a purple hat and long white hair, in a forest'

test('CW-27 two people are described in the wizard, and both are in the three takes without a word that was not understood', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await world.signIn('rich')
  await page.goto('/create')
  await page.getByRole('button', { name: 'Start with Description' }).click()
  await describeCharacter(page, { name: 'Sir Brand', description: DESCRIPTION, style: 'Pop Art' })
  await page.getByRole('button', { name: /^Create/ }).click()
  await passTimeUntil(page, () => page.url().endsWith('/generations'))
  await page.getByRole('button', { name: /Sir Brand, Preview: Complete/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio')).toHaveCount(3)
  await expect(dialog.getByText(/not understood|drawn/i)).toHaveCount(0)

  const { data } = await world.call<{ data: { data: { jobId: string }[] } }>('get-user-jobs')
  const answer = await world.call<{ data: string[]; warnings: string[] }>('get-job-response', { jobId: data.data[0]?.jobId })
  expect(answer.data).toHaveLength(3)
  expect(answer.warnings).toEqual([])
})
