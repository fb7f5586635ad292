import { expect, test } from 'vitest'
import type { JobCard } from '#contract/entities/job.ts'
import type { Message } from '#contract/entities/message.ts'
import { type ChatData, lacksJob, messagesOf, withJobs, withNewer } from './chat-pages.ts'

const aJob = (id: string, change: Partial<JobCard> = {}) =>
  ({ $id: id, chatId: 'c', type: 'create-system-message', revision: 1, $createdAt: '2026-01-02', ...change }) as JobCard
const said = (id: string, job?: JobCard) => ({ $id: id, $createdAt: '2026-01-01', job }) as Message
const chat = (...pages: Message[][]): ChatData => ({
  pages: pages.map((messages) => ({ messages, hasOlder: false, hasNewer: false, total: 9 })),
  pageParams: pages.map(() => undefined),
})
const ids = (data: ChatData) => messagesOf(data).map(({ $id }) => $id)

test('pages lie newest first, what they hold is told in the order of time', () => {
  expect(ids(chat([said('c'), said('d')], [said('a'), said('b')]))).toEqual(['a', 'b', 'c', 'd'])
})

test('a newer revision of a job takes its place, an older one is ignored', () => {
  const data = chat([said('a', aJob('j', { revision: 3 }))])
  expect(withJobs(data, [aJob('j', { revision: 2 })])).toBe(data)
  const next = withJobs(data, [aJob('j', { revision: 4, status: 'SUCCESS' })])
  expect(messagesOf(next)[0]?.job?.status).toBe('SUCCESS')
})

test('what was said since is added once', () => {
  const data = chat([said('a')])
  expect(ids(withNewer(data, [said('a'), said('b')], 2))).toEqual(['a', 'b'])
  expect(withNewer(data, [said('b')], 2).pages[0]?.total).toBe(2)
})

test('a job of this chat that no message has was begun elsewhere; previews and other chats are not missed', () => {
  const data = chat([said('a', aJob('j'))])
  expect(lacksJob(data, 'c', [aJob('j'), aJob('k')])).toBe(true)
  expect(lacksJob(data, 'c', [aJob('k', { chatId: 'other' }), aJob('l', { type: 'create-character' })])).toBe(false)
  expect(lacksJob(data, 'c', [aJob('k', { $createdAt: '2025-01-01' })])).toBe(false)
})
