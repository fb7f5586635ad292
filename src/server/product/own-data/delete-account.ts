import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import { writeOutbox } from '../../platform/outbox/write-outbox.ts'
import { insertDeparture } from './departures.store.ts'
import { finishDeparture } from './finish-departures.ts'
import type { RemovingParts } from './remove-piece.ts'

export interface LeavingParts extends RemovingParts {
  /** Throws when what the person pays for could not be ended. */
  endSubscriptions(userId: string): Promise<void>
  /** Who comes back goes on with what is given once to a person. */
  keepPastGifts(transaction: Transaction<Tables>, userId: string): Promise<void>
  /** What is paid from now on by a page that is open still has nobody to come to. */
  noteDeparture(transaction: Transaction<Tables>, userId: string): Promise<void>
}

/** A library of this many pieces goes with the account; what is more, house-keeping removes. */
const PIECES_AT_ONCE = 40

/**
 * Deletes a person: what they pay for ends first, then their account, in one transaction with the note that everything of theirs
 * is to go, then what they have, in pieces. Whatever stops that, house-keeping goes on with it. What tax law wants kept of
 * payments and credits stays under an id that leads to nobody any more, and so do the free uses, so that a new account does not
 * get them again on the same device; what its person has had of them, and of the daily bonus, is kept for a while for whoever comes
 * back.
 */
export async function deleteAccount(parts: LeavingParts, userId: string): Promise<void> {
  await parts.endSubscriptions(userId)
  await parts.database.transaction().execute(async (transaction) => {
    await parts.keepPastGifts(transaction, userId)
    await transaction.deleteFrom('users').where('id', '=', userId).execute()
    await insertDeparture(transaction, { userId, leftAt: parts.clock.now() })
    await parts.noteDeparture(transaction, userId)
    await writeOutbox(transaction, { kind: 'account.deleted', userId, subjectId: userId, revision: 0 })
  })
  await finishDeparture(parts, { userId, mostPieces: PIECES_AT_ONCE })
}
