import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { JobCard } from '#contract/entities/job.ts'
import { type FakeServer, startFakeServer } from '#web/testing/fake-server.ts'
import { messagesOf } from './chat-pages.ts'
import { bringJobs, chatQuery } from './chat-query.ts'

let server: FakeServer
beforeEach(async () => {
  server = await startFakeServer({ id: 'u1' })
})
afterEach(() => vi.unstubAllGlobals())

const job = (id: string) =>
  ({ $id: id, chatId: 'c1', type: 'create-system-message', $createdAt: '2026-11-22T10:00:09Z', revision: 1 }) as JobCard
const said = (jobId: string) => ({ $id: 'm1', chatId: 'c1', $createdAt: '2026-11-22T10:00:00Z', job: job(jobId) })
const history = (messages: unknown[]) => ({ success: true, data: messages, total: 1, hasNextPage: false })

test('a message that was answered anew in another tab is brought, not only what was said since', async () => {
  let answeredBy = 'failed'
  server.functions['get-chat-history'] = ({ cursorAfter }: Record<string, unknown>) =>
    history(cursorAfter ? [] : [said(answeredBy)])
  const queryClient = new QueryClient()
  const query = chatQuery('u1', 'c1')
  await queryClient.fetchInfiniteQuery(query)
  // Somebody looks at it.
  const stop = new InfiniteQueryObserver(queryClient, query).subscribe(() => {})
  answeredBy = 'again'
  await bringJobs(queryClient, 'u1', 'c1', [job('again')])
  stop()
  expect(messagesOf(queryClient.getQueryData(query.queryKey)).map((message) => message.job?.$id)).toEqual(['again'])
})
