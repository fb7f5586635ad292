import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { catchUpChat } from '#web/data/chats/chat-query.ts'
import { type FakeServer, refused, startFakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render-app.tsx'
import { ChatStream, type StreamHandle } from './chat-stream.tsx'
import { useChat } from './use-chat.ts'

const PAGE_SIZE = 2
const HISTORY = 'get-chat-history'

/** Where somebody reads: a marker at that end is seen, also by an observer that begins to look there. */
let readsAt: 'start' | 'end' | 'middle'
const observers = new Set<SeenObserver>()
class SeenObserver {
  private marker: Element | undefined
  private readonly onSeen: (entries: { isIntersecting: boolean }[]) => void
  constructor(onSeen: (entries: { isIntersecting: boolean }[]) => void) {
    this.onSeen = onSeen
  }
  look() {
    const seen = readsAt === 'start' ? this.marker?.matches(':first-child') : this.marker?.matches(':last-child')
    if (seen && readsAt !== 'middle') this.onSeen([{ isIntersecting: true }])
  }
  observe(marker: Element) {
    this.marker = marker
    observers.add(this)
    queueMicrotask(() => observers.has(this) && this.look())
  }
  disconnect() {
    observers.delete(this)
  }
}
const scrollTo = (place: typeof readsAt) =>
  act(async () => {
    readsAt = place
    for (const observer of [...observers]) observer.look()
  })

let server: FakeServer
let messageCount: number
/** What lies next to these messages, on either side, is not had. */
let refusedAt: Set<unknown>

beforeEach(async () => {
  readsAt = 'middle'
  messageCount = 12
  refusedAt = new Set()
  vi.stubGlobal('IntersectionObserver', SeenObserver)
  server = await startFakeServer({ id: 'u1' })
  server.functions['get-running-jobs'] = { success: true, data: [], total: 0, hasNextPage: false }
  server.functions[HISTORY] = ({ cursorBefore, cursorAfter }: { cursorBefore?: string; cursorAfter?: string }) => {
    if (refusedAt.has(cursorBefore ?? cursorAfter)) return refused(403, { success: false, error: 'x' })
    const said = Array.from({ length: messageCount }, (_, index) => aMessage(index))
    const at = said.findIndex(({ $id }) => $id === (cursorBefore ?? cursorAfter))
    const end = cursorBefore ? at : messageCount
    const begin = cursorAfter ? at + 1 : Math.max(0, end - PAGE_SIZE)
    const hasNextPage = cursorAfter ? begin + PAGE_SIZE < end : begin > 0
    return { success: true, data: said.slice(begin, begin + PAGE_SIZE), total: messageCount, hasNextPage }
  }
})
afterEach(() => {
  observers.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const aMessage = (index: number) => ({
  $id: `message-${index}`,
  chatId: 'c1',
  senderType: 'user',
  prompt: `Message ${index}`,
  characterId: 'k1',
  mentionedCharacterId: '',
  $createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
})

const OPENINGS = { openResult() {}, openLipSync() {}, makePortrait() {} }
const HANDLE = createRef<StreamHandle>()

function Stream() {
  const chat = useChat('u1', 'c1')
  const rest = { label: 'Scenes of Mira', userId: 'u1', people: [], openings: OPENINGS, onUse() {} }
  return chat.messages.length > 0 && <ChatStream chat={chat} handle={HANDLE} {...rest} />
}

const loaded = () => screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'))
const lost = (which: 'Older' | 'Newer') =>
  screen.queryAllByRole('alert').find(({ textContent }) => textContent?.startsWith(`${which} scenes could not be loaded.`))
const isLoading = (which: 'older' | 'newer') => screen.queryByText(`Loading ${which} scenes`) !== null
const tryAgain = (which: 'Older' | 'Newer') =>
  fireEvent.click(within(lost(which) as HTMLElement).getByRole('button', { name: 'Try again' }))
const callCount = () => server.callsOf(HISTORY).length

/** The chat, read up to this message: what was said before it cannot be had. */
async function loseBefore(index: number) {
  refusedAt.add(`message-${index}`)
  const { queryClient } = renderApp(<Stream />)
  await screen.findByRole('article', { name: 'Message 11' })
  for (let oldest = 8; oldest >= index; oldest -= PAGE_SIZE) {
    await scrollTo('start')
    await screen.findByRole('article', { name: `Message ${oldest}` })
    await scrollTo('middle')
  }
  await scrollTo('start')
  await waitFor(() => expect(lost('Older')).toBeTruthy())
  return queryClient
}

test('while newer scenes are loaded nothing says that they are lost, and that older ones are stays said', async () => {
  await loseBefore(2)
  // Four pages are kept: what was newest was let go.
  expect(loaded()).toEqual([2, 3, 4, 5, 6, 7, 8, 9].map((index) => `Message ${index}`))
  const older = lost('Older')
  refusedAt.add('message-9')
  const release = server.hold(HISTORY)
  await scrollTo('end')
  await waitFor(() => expect(isLoading('newer')).toBe(true))
  expect(lost('Newer')).toBeUndefined()
  expect(lost('Older')).toBe(older)
  release()
  await waitFor(() => expect(lost('Newer')).toBeTruthy())
  expect(lost('Older')).toBe(older)
  // Neither end asks by itself, wherever one reads.
  const before = callCount()
  await scrollTo('start')
  await scrollTo('end')
  expect(callCount()).toBe(before)
})

test('while a lost side is tried again it is loading, not lost as well; the other side stays lost', async () => {
  await loseBefore(2)
  refusedAt.add('message-9')
  await scrollTo('end')
  await waitFor(() => expect(lost('Newer')).toBeTruthy())
  await scrollTo('middle')
  const release = server.hold(HISTORY)
  tryAgain('Older')
  await waitFor(() => expect(isLoading('older')).toBe(true))
  expect(lost('Older')).toBeUndefined()
  expect(lost('Newer')).toBeTruthy()
  release()
  // It was in vain, and is said again.
  await waitFor(() => expect(lost('Older')).toBeTruthy())
  expect(isLoading('older')).toBe(false)
  refusedAt.delete('message-2')
  tryAgain('Older')
  await screen.findByRole('article', { name: 'Message 0' })
  expect(lost('Older')).toBeUndefined()
})

test('what happens in the chat meanwhile neither asks again for what is lost nor says it once more', async () => {
  const queryClient = await loseBefore(10)
  const alert = lost('Older')
  const before = callCount()
  messageCount = 13
  await act(() => catchUpChat(queryClient, 'u1', 'c1'))
  await screen.findByRole('article', { name: 'Message 12' })
  await act(async () => {})
  expect(callCount()).toBe(before + 1)
  expect(lost('Older')).toBe(alert)
})
