import { expect, test } from './fixtures.ts'
import { signInThroughStandIn } from './steps.ts'

for (const [provider, name, row] of [
  ['discord', 'Continue with Discord', 'SI-03 SI-05'],
  ['google', 'Continue with Google', 'SI-04'],
] as const) {
  test(`${row} "${name}" goes to the ${provider} route with project, success and failure`, async ({ page, world }) => {
    await page.goto('/create')
    await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
    const navigation = page.waitForRequest((request) => request.url().includes('/v1/account/sessions/oauth2/'))
    await page.getByRole('button', { name }).click()
    const url = new URL((await navigation).url())
    expect(url.pathname).toBe(`/v1/account/sessions/oauth2/${provider}`)
    expect(url.searchParams.get('project')).toBe('troupe')
    expect(url.searchParams.get('success')).toMatch(new RegExp(`^${world.url}`))
    expect(url.searchParams.get('failure')).toBe(`${world.url}/auth/failure`)
    if (provider === 'discord') {
      await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible()
      expect(url.searchParams.getAll('scopes[0]').concat(url.searchParams.getAll('scopes[1]'))).toEqual(['identify', 'email'])
    }
  })
}

test('SI-02 the dialog also makes accounts', async ({ page }) => {
  await page.goto('/create')
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('button', { name: 'Create an account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create an account' })
  await expect(dialog.getByText('Sign up for an account to get started')).toBeVisible()
})

test('SI-11 a finished sign-in comes home, signed in', async ({ page }) => {
  await page.goto('/create')
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
  await signInThroughStandIn(page, { name: 'Ada Obi', email: 'ada@example.test' })
  await expect(page).toHaveURL('/create')
  await expect(page.getByRole('button', { name: 'Account of Ada Obi' })).toBeVisible()
})

test('SI-12 a refused sign-in ends on a failure page with a way to retry, and without a session', async ({ page }) => {
  await page.goto('/create')
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('button', { name: 'Deny' }).click()
  await expect(page).toHaveURL(/\/auth\/failure/)
  await page
    .getByRole('main')
    .getByRole('button', { name: /try again/i })
    .click()
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'a_session_troupe' }))
})

test('SI-06 SI-07 an interrupted start goes on once after the login', async ({ page }) => {
  await page.goto('/create')
  await page.getByRole('button', { name: 'Start with Description' }).click()
  await signInThroughStandIn(page, { name: 'Kit Moreau', email: 'kit@example.test' })
  const name = page.getByRole('textbox', { name: 'Character name' })
  await expect(name).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(name).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Account of Kit Moreau' })).toBeVisible()
  await expect(name).toHaveCount(0)
})

test('SI-13 a dismissed sign-in leaves nothing behind', async ({ page }) => {
  await page.goto('/create')
  await page.getByRole('button', { name: 'Start with Description' }).click()
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
  await signInThroughStandIn(page, { name: 'Lu Chen', email: 'lu@example.test' })
  await expect(page.getByRole('button', { name: 'Account of Lu Chen' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Character name' })).toHaveCount(0)
})

test('SL-08 SL-14 signing out forgets the person: the next one sees nothing of theirs', async ({ page, world }) => {
  await world.signIn('rich', 'First Person')
  await page.goto('/create')
  await expect(page.getByRole('banner').getByText('1,000')).toBeVisible()
  await page.getByRole('button', { name: 'Account of First Person' }).click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()
  await world.signIn('broke', 'Second Person')
  await page.goto('/generations')
  await expect(page.getByRole('button', { name: 'Account of Second Person' })).toBeVisible()
  await expect(page.getByText('No tasks found')).toBeVisible()
  await expect(page.getByRole('banner').getByText('1,000')).toHaveCount(0)
})
