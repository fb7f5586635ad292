import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import type { JobCard } from '#contract/entities/job.ts'
import { callFunction } from '../functions/call-function.ts'
import { queryKeys } from '../query/query-keys.ts'
import { type ChatCursor, type ChatPage, lacksJob, withNewer } from './chat-pages.ts'

/** So many pages are kept at once: what lies far from where one reads is let go, and asked for again on the way back. */
const KEPT_PAGES = 4

/** A chat from its newest messages upwards, page by page, and down again. */
export function chatQuery(userId: string, chatId: string) {
  return infiniteQueryOptions({
    queryKey: queryKeys.chat(userId, chatId),
    queryFn: ({ pageParam }) => loadPage(chatId, pageParam),
    initialPageParam: undefined as ChatCursor,
    getNextPageParam: ({ hasOlder, messages: [oldest] }): ChatCursor =>
      hasOlder && oldest ? { before: oldest.$id } : undefined,
    getPreviousPageParam: ({ hasNewer, messages }): ChatCursor => {
      const newest = messages.at(-1)
      return hasNewer && newest ? { after: newest.$id } : undefined
    },
    maxPages: KEPT_PAGES,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

async function loadPage(chatId: string, cursor: ChatCursor): Promise<ChatPage> {
  const cursorBefore = cursor && 'before' in cursor ? cursor.before : undefined
  const cursorAfter = cursor && 'after' in cursor ? cursor.after : undefined
  const { data, total, hasNextPage } = await callFunction('get-chat-history', {
    chatId,
    cursorBefore,
    cursorAfter,
    limit: undefined,
  })
  return {
    messages: data,
    total,
    hasOlder: cursorAfter !== undefined || hasNextPage,
    hasNewer: cursorBefore !== undefined || (cursorAfter !== undefined && hasNextPage),
  }
}

/** Brings what was said since the newest known message; who reads far above is taken to the present. */
export async function catchUpChat(queryClient: QueryClient, userId: string, chatId: string): Promise<void> {
  const { queryKey } = chatQuery(userId, chatId)
  const [first] = queryClient.getQueryData(queryKey)?.pages ?? []
  const newest = first?.messages.at(-1)
  if (!first || !newest || first.hasNewer) {
    await queryClient.resetQueries({ queryKey })
    return
  }
  const page = await loadPage(chatId, { after: newest.$id })
  queryClient.setQueryData(queryKey, (data) => data && withNewer(data, page.messages, page.total))
}

/** Brings the messages of these jobs: said since, or said before and answered anew, as by another try in another tab. */
export async function bringJobs(
  queryClient: QueryClient,
  userId: string,
  chatId: string,
  jobs: readonly JobCard[],
): Promise<void> {
  const { queryKey } = chatQuery(userId, chatId)
  await catchUpChat(queryClient, userId, chatId)
  const data = queryClient.getQueryData(queryKey)
  if (data && lacksJob(data, chatId, jobs)) await queryClient.invalidateQueries({ queryKey })
}
