import { expect, test } from './fixtures.ts'

test('what is pressed on the landing page before it lives is done once it does', async ({ page, world }) => {
  await world.signIn('rich')
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await opened
    await route.continue()
  })
  await page.goto('/create', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Start with Description' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  open()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page.getByRole('textbox', { name: 'Character name' })).toBeVisible()
})
