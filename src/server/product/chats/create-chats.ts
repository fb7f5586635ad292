import type { Kysely } from 'kysely'
import { AppError } from '#contract/app-error.ts'
import type { JobCard } from '#contract/entities/job.ts'
import type { Message } from '#contract/entities/message.ts'
import { LIMITS } from '#contract/limits.ts'
import { isUuid } from '#contract/uuid.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Library } from '../library/create-library.ts'
import type { PictureAddresses } from '../library/picture-addresses.ts'
import { deleteMessages, listMessages, type MessageRow } from './messages.store.ts'

export interface ChatPage {
  readonly data: Message[]
  readonly total: number
  readonly hasNextPage: boolean
}

/** What was said in the chats, with the jobs that answer. */
export function createChats({ database, library }: { database: Kysely<Tables>; library: Pick<Library, 'listCardsOf'> }) {
  return {
    /** A page of a chat in the order of time. Throws 'validation.invalid' for a cursor that is no message of this chat. */
    async listMessages(
      userId: string,
      asked: { chatId: string; before?: string; after?: string; limit?: number; addresses: PictureAddresses },
    ): Promise<ChatPage> {
      const { chatId, before, after, addresses } = asked
      if (!isUuid(chatId)) return { data: [], total: 0, hasNextPage: false }
      const page = await listMessages(database, { userId, chatId, before, after, limit: asked.limit ?? LIMITS.chatPageSize })
      if (!page) {
        const field = before === undefined ? 'cursorAfter' : 'cursorBefore'
        throw new AppError('validation.invalid', { field, message: `${field}: no such message` })
      }
      const jobIds = page.rows.flatMap((row) => row.job_id ?? [])
      const cards = await library.listCardsOf(userId, jobIds, addresses)
      return {
        data: page.rows.map((row) => messageOf(row, row.job_id === null ? undefined : cards.get(row.job_id))),
        total: page.total,
        hasNextPage: page.hasMore,
      }
    },

    /** Forgets what was said in a chat. */
    async deleteChat(userId: string, chatId: string): Promise<void> {
      await deleteMessages(database, { userId, chatId })
    },
  }
}

export type Chats = ReturnType<typeof createChats>

function messageOf(row: MessageRow, job: JobCard | undefined): Message {
  return {
    $id: row.id,
    chatId: row.chat_id,
    senderType: row.sender_type,
    prompt: row.prompt,
    characterId: row.character_id ?? '',
    mentionedCharacterId: row.mentioned_character_id ?? '',
    ...(job && { job }),
    $createdAt: row.created_at.toISOString(),
  }
}
