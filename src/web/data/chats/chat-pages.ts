import type { InfiniteData } from '@tanstack/react-query'
import type { JobCard } from '#contract/entities/job.ts'
import type { Message } from '#contract/entities/message.ts'

/** Where a page of a chat lies: next to one of its messages; undefined for the newest. */
export type ChatCursor = { readonly before: string } | { readonly after: string } | undefined

/** Messages in the order of time; later pages of the query are older. */
export interface ChatPage {
  readonly messages: readonly Message[]
  readonly hasOlder: boolean
  readonly hasNewer: boolean
  readonly total: number
}

export type ChatData = InfiniteData<ChatPage>

/** All loaded messages in the order of time. */
export function messagesOf(data: ChatData | undefined): Message[] {
  return (data?.pages ?? []).toReversed().flatMap(({ messages }) => messages)
}

/** Puts newer revisions of jobs into the messages that they answer; the same data come back when nothing changed. */
export function withJobs(data: ChatData, fresh: readonly JobCard[]): ChatData {
  const freshById = new Map(fresh.map((job) => [job.$id, job]))
  let isChanged = false
  const pages = data.pages.map((page) => ({
    ...page,
    messages: page.messages.map((message) => {
      const newer = message.job && freshById.get(message.job.$id)
      if (!newer || !message.job || newer.revision <= message.job.revision) return message
      isChanged = true
      return { ...message, job: newer }
    }),
  }))
  return isChanged ? { ...data, pages } : data
}

/** Adds what was said since; what is known already is not said twice. */
export function withNewer(data: ChatData, newer: readonly Message[], total: number): ChatData {
  const [first, ...others] = data.pages
  if (!first) return data
  const known = new Set(first.messages.map(({ $id }) => $id))
  const messages = [...first.messages, ...newer.filter(({ $id }) => !known.has($id))]
  return { ...data, pages: [{ ...first, messages, total }, ...others] }
}

/** Whether this job was begun in the chat and is in none of its loaded messages, though they reach to the present. */
export function lacksJob(data: ChatData, chatId: string, fresh: readonly JobCard[]): boolean {
  if (data.pages[0]?.hasNewer) return false
  const messages = messagesOf(data)
  const known = new Set(messages.flatMap(({ job }) => job?.$id ?? []))
  const newest = messages.at(-1)?.$createdAt ?? ''
  return fresh.some((job) => job.chatId === chatId && IN_CHATS.has(job.type) && !known.has(job.$id) && job.$createdAt >= newest)
}

/** A preview and a creation are not said in the chat of their character. */
const IN_CHATS: ReadonlySet<JobCard['type']> = new Set([
  'create-system-message',
  'create-chat-tools-response',
  'dress-up',
  'merge-generation',
  'image-upscale',
  'video-generation',
])
