import { test as base, type Page } from '@playwright/test'
import { type RunningServer, startServer } from './running-server.ts'

/** States of the acceptance page: U-N, U-R, U-Z, U-SC, U-S0, U-PY and U-CX. */
export type PersonState = 'new' | 'rich' | 'broke' | 'creator' | 'creator-broke' | 'pro-yearly' | 'cancelling'

/** What a story may do to the world around the browser. */
export interface World {
  readonly url: string
  /** Signs the page's browser in as a new person in that state; answers their e-mail. */
  signIn(as: PersonState, name?: string): Promise<{ email: string; userId: string }>
  /** Calls a function as the signed-in person; `userId` is filled in. */
  call<Reply>(id: string, input?: object): Promise<Reply>
  /** The person's balance, as the ledger has it. */
  credits(): Promise<number>
  advanceClock(seconds: number): Promise<void>
  /** Decides how the next jobs of this server end. */
  directEngine(order: {
    next: 'succeed' | 'fail' | 'refuse' | 'hang' | 'register-late'
    delayMs?: number
    times?: number
    userId?: string
  }): Promise<void>
  /** Decides what becomes of the payment provider's messages. */
  directPayments(order: { webhooks: 'hold' | 'send' } | { release: 'twice' }): Promise<void>
}

async function post(page: Page, url: string, body: object) {
  const response = await page.request.post(url, { data: body })
  if (!response.ok()) throw new Error(`POST ${url} answered ${response.status()}: ${await response.text()}`)
  return response.json()
}

const PROJECT = { 'x-appwrite-project': 'troupe' }

async function get<Reply>(page: Page, url: string): Promise<Reply> {
  const response = await page.request.get(url, { headers: PROJECT })
  if (!response.ok()) throw new Error(`GET ${url} answered ${response.status()}: ${await response.text()}`)
  return response.json()
}

async function call<Reply>(page: Page, url: string, id: string, input: object): Promise<Reply> {
  const { $id: userId } = await get<{ $id: string }>(page, `${url}/v1/account`)
  const response = await page.request.post(`${url}/v1/functions/${id}/executions`, {
    headers: PROJECT,
    data: { body: JSON.stringify({ userId, ...input }), path: '/', method: 'POST' },
  })
  return JSON.parse((await response.json()).responseBody)
}

/** First uses are free once for a device, and every story has one of its own; those that look at how it gets its name have not. */
function nameDevice(name: string): void {
  if (!localStorage.getItem('thumbmark')) localStorage.setItem('thumbmark', name)
}

export const test = base.extend<{ world: World; namesDevice: boolean }, { server: RunningServer }>({
  namesDevice: [true, { option: true }],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function wants from this pattern.
    async ({}, use) => {
      // Threads that stay warm draw in a fraction of the time; stories have the machine to themselves.
      const env = { TROUPE_PICTURE_SIZE: '128', TROUPE_RATE_LIMITS: 'off', TROUPE_THREAD_IDLE_SECONDS: '600' }
      await using server = await startServer({ env })
      await use(server)
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  world: async ({ page, server, namesDevice }, use) => {
    if (namesDevice) await page.addInitScript(nameDevice, crypto.randomUUID().replaceAll('-', ''))
    await use({
      url: server.url,
      signIn: async (as, name) => {
        const { $id, email } = await post(page, `${server.url}/dev/person`, name ? { as, name } : { as })
        return { userId: $id, email }
      },
      call: (id, input = {}) => call(page, server.url, id, input),
      credits: async () => {
        const { $id: userId } = await get<{ $id: string }>(page, `${server.url}/v1/account`)
        return (await call<{ data: { credits: number } }>(page, server.url, 'fetch-user', { userId })).data.credits
      },
      advanceClock: (advanceSeconds) => post(page, `${server.url}/dev/clock`, { advanceSeconds }),
      directEngine: (order) => post(page, `${server.url}/dev/engine`, order),
      directPayments: (order) => post(page, `${server.url}/dev/payments`, order),
    })
    await post(page, `${server.url}/dev/clock`, {})
  },
})

export { expect } from '@playwright/test'
