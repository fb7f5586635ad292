import { expect, test } from './fixtures.ts'

const USER_DATA = '/collections/user-data/documents'

test('SL-05 SL-06 the balance is asked for every 30 s; the device is named once', async ({ page, world }) => {
  await world.signIn('rich')
  await page.clock.install()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(USER_DATA)) asked.push(request.url())
  })
  await page.goto('/pricing')
  await expect(page.getByTitle('Your credits')).toHaveText(/1,000/)
  const named = () => page.evaluate(() => localStorage.getItem('thumbmark'))
  await expect.poll(named).toMatch(/^[0-9a-f]{16,}$/)
  const device = await named()

  const before = asked.length
  // The clock also runs by itself: what the page took to come up counts already.
  await page.clock.runFor(24_000)
  expect(asked).toHaveLength(before)
  await page.clock.runFor(7_000)
  await expect.poll(() => asked.length).toBe(before + 1)

  await page.reload()
  await expect(page.getByTitle('Your credits')).toHaveText(/1,000/)
  await expect.poll(named).toBe(device)
})

test('SL-11 what a session needs may fail: it is only logged, and the page can be used', async ({ page, world }) => {
  await world.signIn('rich')
  const logged: string[] = []
  page.on('console', (message) => logged.push(`${message.type()}: ${message.text()}`))
  await page.route(`**${USER_DATA}**`, (route) => route.fulfill({ status: 500, json: { message: 'down', code: 500 } }))
  await page.route(/functions\/(create-user|fetch-user|get-user-subscription)\/executions/, (route) => route.abort())
  await page.goto('/create')
  await expect.poll(() => logged.join('\n')).toContain('The credits could not be synced.')
  await expect.poll(() => logged.join('\n')).toContain('Could not load the profile.')
  await expect(page.getByRole('status').filter({ hasText: /fail|error/i })).toHaveCount(0)
  await page.getByRole('button', { name: 'Start with Description' }).click()
  await expect(page.getByRole('textbox', { name: 'Character name' })).toBeVisible()
})
