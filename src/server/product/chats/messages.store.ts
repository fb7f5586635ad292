import type { Kysely, Selectable, Transaction } from 'kysely'
import { isUuid } from '#contract/uuid.ts'
import type { MessageTable } from '../../platform/database/tables/messages.ts'
import type { Tables } from '../../platform/database/tables.ts'

export type MessageRow = Selectable<MessageTable>

export interface NewMessage {
  readonly id: string
  readonly userId: string
  readonly chatId: string
  readonly characterId: string | undefined
  readonly mentionedCharacterId?: string
  readonly prompt: string
  readonly jobId: string
  readonly now: Date
}

/** Writes what a user said, with the job that answers it. */
export async function insertMessage(transaction: Transaction<Tables>, message: NewMessage): Promise<void> {
  await transaction
    .insertInto('messages')
    .values({
      id: message.id,
      user_id: message.userId,
      chat_id: message.chatId,
      character_id: message.characterId ?? null,
      mentioned_character_id: message.mentionedCharacterId ?? null,
      sender_type: 'user',
      prompt: message.prompt,
      job_id: message.jobId,
      created_at: message.now,
    })
    .execute()
}

/** The id of the message that a job answers, or undefined. */
export async function findMessageOfJob(database: Kysely<Tables>, jobId: string): Promise<string | undefined> {
  const row = await database.selectFrom('messages').select('id').where('job_id', '=', jobId).executeTakeFirst()
  return row?.id
}

/** Whether somebody else has said something in this chat. */
export async function isChatOfOthers(database: Kysely<Tables>, userId: string, chatId: string): Promise<boolean> {
  const row = await database
    .selectFrom('messages')
    .select('id')
    .where('chat_id', '=', chatId)
    .where('user_id', '!=', userId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export interface MessagePage {
  /** In the order of time. */
  readonly rows: readonly MessageRow[]
  readonly total: number
  readonly hasMore: boolean
}

/** Own messages of a chat: the newest ones before `before`, or the oldest after `after`; undefined for an unknown cursor. */
export async function listMessages(
  database: Kysely<Tables>,
  { userId, chatId, before, after, limit }: { userId: string; chatId: string; before?: string; after?: string; limit: number },
): Promise<MessagePage | undefined> {
  const own = database.selectFrom('messages').where('chat_id', '=', chatId).where('user_id', '=', userId)
  const cursor = before ?? after
  const sequence = cursor === undefined ? undefined : await findSequence(database, { userId, chatId, messageId: cursor })
  if (cursor !== undefined && sequence === undefined) return undefined
  const [rows, count] = await Promise.all([
    own
      .selectAll()
      .$if(sequence !== undefined, (query) => query.where('sequence', after === undefined ? '<' : '>', sequence ?? 0))
      .orderBy('sequence', after === undefined ? 'desc' : 'asc')
      .limit(limit + 1)
      .execute(),
    own.select((expression) => expression.fn.countAll<number>().as('total')).executeTakeFirst(),
  ])
  const page = rows.slice(0, limit)
  return { rows: after === undefined ? page.toReversed() : page, total: count?.total ?? 0, hasMore: rows.length > limit }
}

/** Lets another job answer the message of a job, if it had one. */
export async function moveMessage(
  transaction: Transaction<Tables>,
  { fromJobId, toJobId }: { fromJobId: string; toJobId: string },
): Promise<void> {
  await transaction.updateTable('messages').set({ job_id: toJobId }).where('job_id', '=', fromJobId).execute()
}

/** Removes a chat's own messages; the jobs that answered them stay. */
export async function deleteMessages(
  database: Kysely<Tables>,
  { userId, chatId }: { userId: string; chatId: string },
): Promise<void> {
  await database.deleteFrom('messages').where('chat_id', '=', chatId).where('user_id', '=', userId).execute()
}

async function findSequence(
  database: Kysely<Tables>,
  { userId, chatId, messageId }: { userId: string; chatId: string; messageId: string },
): Promise<number | undefined> {
  if (!isUuid(messageId)) return undefined
  const row = await database
    .selectFrom('messages')
    .select('sequence')
    .where('id', '=', messageId)
    .where('chat_id', '=', chatId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.sequence
}
