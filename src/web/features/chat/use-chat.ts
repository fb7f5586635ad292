import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { JobCard } from '#contract/entities/job.ts'
import { TIMING } from '#contract/timing.ts'
import { lacksJob, messagesOf, withJobs } from '#web/data/chats/chat-pages.ts'
import { bringJobs, chatQuery } from '#web/data/chats/chat-query.ts'
import { useRunningJobs } from '#web/data/jobs/use-running-jobs.ts'
import { queryKeys } from '#web/data/query/query-keys.ts'

const isUnfinished = (job: JobCard | undefined) => job?.status === 'QUEUED' || job?.status === 'RUNNING'

/** A chat as far as it is loaded, always up to date: what its jobs become is heard of while they are made. */
export function useChat(userId: string, chatId: string) {
  const queryClient = useQueryClient()
  const chat = useInfiniteQuery(chatQuery(userId, chatId))
  const messages = messagesOf(chat.data)
  useBeginAtEnd(userId, chatId)
  const { data: fresh } = useRunningJobs(userId, { isPolling: true })
  useQuickNews(
    userId,
    messages.some(({ job }) => isUnfinished(job)),
  )
  const isLoaded = chat.data !== undefined
  /** Each is asked for once: what stays away stands in messages that are not loaded. */
  const asked = useRef(new Set<string>())

  useEffect(() => {
    const { queryKey } = chatQuery(userId, chatId)
    const data = queryClient.getQueryData(queryKey)
    if (!fresh || !data || !isLoaded) return
    const next = withJobs(data, fresh)
    if (next !== data) queryClient.setQueryData(queryKey, next)
    const unasked = fresh.filter(({ $id }) => !asked.current.has($id))
    if (!lacksJob(data, chatId, unasked)) return
    for (const { $id } of unasked) asked.current.add($id)
    bringJobs(queryClient, userId, chatId, unasked).catch(() => {
      for (const { $id } of unasked) asked.current.delete($id)
    })
  }, [fresh, isLoaded, queryClient, userId, chatId])

  return { ...chat, messages, total: chat.data?.pages[0]?.total ?? 0 }
}

/** A chat is opened at its end, also where its newest messages were let go while somebody read far above and left. */
function useBeginAtEnd(userId: string, chatId: string): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const { queryKey } = chatQuery(userId, chatId)
    if (queryClient.getQueryData(queryKey)?.pages[0]?.hasNewer) void queryClient.resetQueries({ queryKey })
  }, [queryClient, userId, chatId])
}

/** While something is being made here, its news are asked for more often than those of the library. */
function useQuickNews(userId: string, isOn: boolean): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!isOn) return
    const asking = setInterval(() => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.runningJobs(userId) })
    }, TIMING.chatPollMs)
    return () => clearInterval(asking)
  }, [isOn, queryClient, userId])
}
