import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useImperativeHandle, useRef } from 'react'
import type { Message } from '#contract/entities/message.ts'
import { catchUpChat } from '#web/data/chats/chat-query.ts'
import { useFurtherPage } from '#web/data/query/use-further-page.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { useNearEnd } from '#web/ui/use-near-end.ts'
import ArrowDown from '~icons/lucide/arrow-down'
import { ChatMessage, type ChatMessageProps } from './chat-message.tsx'
import { dayName } from './day-name.ts'
import type { useChat } from './use-chat.ts'
import { useStreamPlace } from './use-stream-place.ts'

export interface StreamHandle {
  goToNewest(): void
}

/** The messages from the oldest that is loaded down to the newest, which is in view first. */
export function ChatStream({
  chat,
  handle,
  label,
  ...rest
}: { chat: ReturnType<typeof useChat>; handle: RefObject<StreamHandle | null>; label: string } & Omit<
  ChatMessageProps,
  'message'
>) {
  const scroller = useRef<HTMLElement>(null)
  const content = useRef<HTMLOListElement>(null)
  const start = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const { messages } = chat
  const last = messages.at(-1)
  const place = useStreamPlace(scroller, content, {
    version: messages,
    // A new message, or what came of the newest one.
    arrival: `${last?.$id} ${last?.job?.status}`,
    hasNewer: chat.hasPreviousPage,
  })
  useImperativeHandle(handle, () => place)
  const older = useFurtherPage({
    place: messages[0]?.$id,
    hasMore: chat.hasNextPage,
    isLoading: chat.isFetchingNextPage,
    fetchPage: async () => (await chat.fetchNextPage()).isFetchNextPageError,
  })
  const newer = useFurtherPage({
    place: last?.$id,
    hasMore: chat.hasPreviousPage,
    isLoading: chat.isFetchingPreviousPage,
    fetchPage: async () => (await chat.fetchPreviousPage()).isFetchPreviousPageError,
  })
  useNearEnd(start, older.beyond === 'more', older.load)
  useNearEnd(end, newer.beyond === 'more', newer.load)
  const queryClient = useQueryClient()
  const toNewest = () => {
    // What lies between may have been let go: then the chat begins again at its end.
    const [newest] = messages.slice(-1)
    if (chat.hasPreviousPage && newest) void catchUpChat(queryClient, rest.userId, newest.chatId)
    else place.goToNewest()
  }
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <section
        ref={scroller}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keys that scroll.
        tabIndex={0}
        className="min-h-0 flex-1 scroll-pb-16 overflow-y-auto overscroll-contain outline-offset-[-2px] [overflow-anchor:none]"
      >
        <div className="mx-auto flex min-h-full w-full max-w-[760px] flex-col px-5">
          <div ref={start} />
          {older.beyond === 'loading' && (
            <p className="flex justify-center py-6">
              <Spinner label="Loading older scenes" />
            </p>
          )}
          {older.beyond === 'lost' && <LoadAgain which="Older" onRetry={older.load} />}
          <ol ref={content} className="mt-auto flex flex-col gap-9 py-8 small:gap-7 small:py-6">
            {messages.map((message, index) => (
              <li key={message.$id}>
                <DayLine message={message} before={messages[index - 1]} />
                <ChatMessage message={message} {...rest} />
              </li>
            ))}
          </ol>
          {newer.beyond === 'loading' && (
            <p className="flex justify-center pb-6">
              <Spinner label="Loading newer scenes" />
            </p>
          )}
          {newer.beyond === 'lost' && <LoadAgain which="Newer" onRetry={newer.load} />}
          <div ref={end} />
        </div>
      </section>
      {(place.isAway || chat.hasPreviousPage) && <ToNewest onPress={toNewest} />}
    </div>
  )
}

function ToNewest({ onPress }: { onPress(): void }) {
  return (
    <button
      type="button"
      aria-label="To the newest"
      onClick={onPress}
      className="touch absolute bottom-3 left-1/2 grid size-10 -translate-x-1/2 animate-enter place-items-center rounded-full bg-stage text-ink shadow-float ring-1 ring-edge transition duration-120 hover:bg-wing"
    >
      <ArrowDown size={20} />
    </button>
  )
}

/** The day, above the first message of it. */
function DayLine({ message, before }: { message: Message; before: Message | undefined }) {
  const day = dayName(message.$createdAt)
  if (before && dayName(before.$createdAt) === day) return null
  return (
    <p className="mb-6 flex items-center gap-4 text-soft text-xs before:h-px before:flex-1 before:bg-seam after:h-px after:flex-1 after:bg-seam">
      {day}
    </p>
  )
}

function LoadAgain({ which, onRetry }: { which: 'Older' | 'Newer'; onRetry(): void }) {
  return (
    <p role="alert" className="flex items-center justify-center gap-4 py-6 text-sm text-soft">
      {which} scenes could not be loaded.
      <button type="button" onClick={onRetry} className="touch font-semibold text-spot hover:underline">
        Try again
      </button>
    </p>
  )
}
