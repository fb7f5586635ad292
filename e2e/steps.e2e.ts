import { EventEmitter } from 'node:events'
import { expect, type Page, test } from '@playwright/test'
import { openAndListen } from './steps.ts'

/** A page that opens one line as soon as it is gone to, on which the server then says these messages. */
function pageThatHears(messages: readonly object[]) {
  const line = new EventEmitter()
  const page = Object.assign(new EventEmitter(), {
    async goto() {
      page.emit('websocket', line)
      for (const message of messages) line.emit('framereceived', { payload: JSON.stringify(message) })
    },
  })
  return {
    // Nothing else of a page is asked for.
    page: page as unknown as Page,
    listenerCount: () => page.listenerCount('websocket') + line.listenerCount('framereceived'),
  }
}

const SIGNED_IN = { type: 'response', data: { to: 'authentication', success: true, user: {} } }
const subscribed = (channel: string) => ({
  type: 'response',
  data: { to: 'subscribe', success: true, subscriptions: [{ subscriptionId: 's', channels: [channel], queries: [] }] },
})

test('a page listens once its subscription to jobs is answered, and nobody goes on listening to the page', async () => {
  const { page, listenerCount } = pageThatHears([SIGNED_IN, subscribed('job.status'), { type: 'pong' }])
  await openAndListen(page, '/pricing')
  expect(listenerCount()).toBe(0)
})

test('a page that was only told who is signed in, or takes on something else, does not listen, which a sentence says', async () => {
  const { page, listenerCount } = pageThatHears([SIGNED_IN, subscribed('databases.main.collections.user-data.documents')])
  await expect(openAndListen(page, '/pricing', { timeoutMs: 50 })).rejects.toThrow(
    '/pricing opened 1 lines, and none was taken on to tell of jobs',
  )
  expect(listenerCount()).toBe(0)
})
