import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { insertMessage } from '../chats/messages.store.ts'
import type { GenerationParts, Requester } from './generation-parts.ts'

/** What a character's chat was used for stands in its history; what has no chat stands in the library alone. */
export async function writeIntoChat(
  { randomId, clock }: Pick<GenerationParts, 'randomId' | 'clock'>,
  transaction: Transaction<Tables>,
  { userId }: Requester,
  said: { chatId: string | undefined; characterId: string | undefined; prompt: string; jobId: string },
): Promise<void> {
  const { chatId, ...rest } = said
  if (chatId === undefined) return
  await insertMessage(transaction, { ...rest, id: randomId(), userId, chatId, now: clock.now() })
}
