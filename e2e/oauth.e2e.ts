import { test as base, expect } from '@playwright/test'
import { MOCK_CLIENT, startMockProviders } from '#server/testing/mock-providers.ts'
import { type RunningServer, startServer } from './running-server.ts'

type Providers = Awaited<ReturnType<typeof startMockProviders>>

/** The product with the credentials of both providers, which a server of this machine plays. */
const test = base.extend<object, { house: { server: RunningServer; providers: Providers } }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function wants from this pattern.
    async ({}, use) => {
      await using providers = await startMockProviders()
      const { clientId, clientSecret } = MOCK_CLIENT
      const settings = ['GOOGLE', 'DISCORD'].map((name) => ({
        [`${name}_URL`]: providers.origin,
        [`${name}_CLIENT_ID`]: clientId,
        [`${name}_CLIENT_SECRET`]: clientSecret,
      }))
      await using server = await startServer({ env: { TROUPE_PICTURE_SIZE: '128', ...settings[0], ...settings[1] } })
      await use({ server, providers })
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ house }, use) => use(house.server.url),
})

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAP7//wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=='
const ADA = { sub: 'g-1', name: 'Ada Obi', email: 'ada@example.test', email_verified: true }
const KIT = { id: '77', username: 'kit', global_name: 'Kit Moreau', email: 'kit@example.test', verified: true }

test('PS-20 HD-22 both buttons sign in through their provider, and its picture is shown', async ({ page, house }) => {
  await page.route('https://www.googleapis.com/oauth2/v3/userinfo', (route) => {
    expect(route.request().headers().authorization).toMatch(/^Bearer ./)
    return route.fulfill({
      json: { picture: 'https://lh3.googleusercontent.com/ada.gif' },
      headers: { 'access-control-allow-origin': '*' },
    })
  })
  await page.route('https://discord.com/api/users/@me', (route) =>
    route.fulfill({ json: { id: '77', discriminator: '0007' }, headers: { 'access-control-allow-origin': '*' } }),
  )
  await page.route('https://lh3.googleusercontent.com/**', (route) =>
    route.fulfill({ body: Buffer.from(PICTURE.split(',')[1] ?? '', 'base64'), contentType: 'image/gif' }),
  )
  // The other's picture is missing.
  await page.route('https://cdn.discordapp.com/**', (route) => route.fulfill({ status: 404 }))

  house.providers.play({ profile: ADA })
  await page.goto('/create')
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  const ada = page.getByRole('button', { name: 'Account of Ada Obi' })
  await expect(ada).toBeVisible()
  await expect(ada.locator('img')).toHaveAttribute('src', 'https://lh3.googleusercontent.com/ada.gif')

  await ada.click()
  await page.getByRole('menuitem', { name: 'Sign Out' }).click()
  house.providers.play({ profile: KIT })
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('button', { name: 'Continue with Discord' }).click()
  const kit = page.getByRole('button', { name: 'Account of Kit Moreau' })
  await expect(kit).toBeVisible()
  // A letter in its place, no broken picture.
  await expect(kit).toHaveText('K')
  await expect(kit.locator('img')).toHaveCount(0)
})

test('SL-12 whose picture the provider cannot tell is signed in without one', async ({ page, house }) => {
  let asked = 0
  await page.route('https://www.googleapis.com/oauth2/v3/userinfo', (route) => {
    asked += 1
    return route.fulfill({ status: 500, headers: { 'access-control-allow-origin': '*' } })
  })
  house.providers.play({ profile: { sub: 'g-2', name: 'Bo Lind', email: 'bo@example.test', email_verified: true } })
  await page.goto('/create')
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
  const made = page.waitForRequest('**/functions/create-user/executions')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  const { user, avatarUrl } = JSON.parse((await made).postDataJSON().body)
  expect({ name: user.name, avatarUrl, asked }).toEqual({ name: 'Bo Lind', asked: 1 })
  const bo = page.getByRole('button', { name: 'Account of Bo Lind' })
  await expect(bo).toHaveText('B')
  await expect(bo.locator('img')).toHaveCount(0)
})

test('AC-36 SI-05 both providers are asked for what was asked of us, and lead to the address of success', async ({
  page,
  house,
}) => {
  const { url } = house.server
  const begin = (provider: string, success: string) => {
    const query = new URLSearchParams({ project: 'troupe', success, failure: `${url}/auth/failure` })
    for (const scope of ['identify', 'email']) query.append('scopes[]', scope)
    return `${url}/v1/account/sessions/oauth2/${provider}?${query}`
  }
  const nameHere = async () => {
    const response = await page.request.get(`${url}/v1/account`, { headers: { 'x-appwrite-project': 'troupe' } })
    return (await response.json()).name
  }
  for (const [provider, profile, name] of [
    ['google', ADA, 'Ada Obi'],
    ['discord', KIT, 'Kit Moreau'],
  ] as const) {
    house.providers.play({ profile })
    // A page that finds out that its session is gone would be where the next sign-in leads back to.
    await page.goto('about:blank')
    await page.context().clearCookies()
    await page.goto(begin(provider, `${url}/pricing?from=${provider}`))
    await expect(page).toHaveURL(`/pricing?from=${provider}`)
    expect(await nameHere()).toBe(name)
    const { parameters } = house.providers.asked.findLast(({ path }) => path.includes('auth')) ?? {}
    expect(parameters?.get('redirect_uri')).toBe(`${url}/v1/account/sessions/oauth2/callback/${provider}/troupe`)
  }
  for (const [provider, success] of [
    ['nobody', `${url}/`],
    ['google', 'https://elsewhere.example/'],
  ] as const) {
    expect((await page.goto(begin(provider, success)))?.status()).toBe(400)
  }

  // From the button of the page, too.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.goto('/create')
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('button', { name: 'Continue with Discord' }).click()
  await expect(page.getByRole('button', { name: 'Account of Kit Moreau' })).toBeVisible()
  const consent = house.providers.asked.findLast(({ path }) => path === '/oauth2/authorize')
  expect(consent?.parameters.get('scope')).toBe('identify email')
})

test('a refused consent and a provider that is down end on the failure page', async ({ page, house }) => {
  for (const scene of [{ consent: 'denied' }, { tokenStatus: 503 }] as const) {
    house.providers.play({ profile: ADA, ...scene })
    await page.goto('/create')
    await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await expect(page).toHaveURL(/\/auth\/failure/)
    await expect(page.getByRole('main').getByRole('button', { name: /try again/i })).toBeVisible()
  }
})
