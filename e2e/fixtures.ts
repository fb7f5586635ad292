import { test as base, type Page } from '@playwright/test'
import { type RunningServer, startServer } from './running-server.ts'

/** States of the acceptance page: U-N, U-R and U-Z. */
export type PersonState = 'new' | 'rich' | 'broke'

/** What a story may do to the world around the browser. */
export interface World {
  readonly url: string
  /** Signs the page's browser in as a new person in that state; answers their e-mail. */
  signIn(as: PersonState, name?: string): Promise<{ email: string; userId: string }>
  advanceClock(seconds: number): Promise<void>
  /** Decides how the next jobs of this server end. */
  directEngine(order: {
    next: 'succeed' | 'fail' | 'refuse' | 'hang' | 'register-late'
    delayMs?: number
    times?: number
    userId?: string
  }): Promise<void>
}

async function post(page: Page, url: string, body: object) {
  const response = await page.request.post(url, { data: body })
  if (!response.ok()) throw new Error(`POST ${url} answered ${response.status()}: ${await response.text()}`)
  return response.json()
}

export const test = base.extend<{ world: World }, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function wants from this pattern.
    async ({}, use) => {
      await using server = await startServer({ env: { TROUPE_PICTURE_SIZE: '256', TROUPE_RATE_LIMITS: 'off' } })
      await use(server)
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  world: async ({ page, server }, use) => {
    await use({
      url: server.url,
      signIn: (as, name) => post(page, `${server.url}/dev/person`, name ? { as, name } : { as }),
      advanceClock: (advanceSeconds) => post(page, `${server.url}/dev/clock`, { advanceSeconds }),
      directEngine: (order) => post(page, `${server.url}/dev/engine`, order),
    })
    await post(page, `${server.url}/dev/clock`, {})
    await post(page, `${server.url}/dev/engine`, { next: 'succeed', times: 0 })
  },
})

export { expect } from '@playwright/test'
