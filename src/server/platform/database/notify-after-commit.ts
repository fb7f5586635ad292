import assert from 'node:assert/strict'
import type { DatabaseConnection, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

export interface Notification {
  readonly channel: string
  readonly payload: string
}

const ofOpenTransaction = new WeakMap<DatabaseConnection, Notification[]>()

/**
 * Tells who listens on a channel once the transaction is committed, and never when it is rolled back. Not part of it: NOTIFY
 * inside takes a lock of the whole server from before the commit until that is on disk, so that commits wait for each other.
 */
export async function notifyAfterCommit(transaction: Transaction<Tables>, notification: Notification): Promise<void> {
  assert(transaction.isTransaction, 'what is told after a commit needs a transaction')
  await transaction.getExecutor().provideConnection(async (connection) => {
    const waiting = ofOpenTransaction.get(connection)
    if (waiting) waiting.push(notification)
    else ofOpenTransaction.set(connection, [notification])
  })
}

/** What is to be told of the transaction on this connection, which is over. */
export function takeNotifications(connection: DatabaseConnection): readonly Notification[] {
  const waiting = ofOpenTransaction.get(connection) ?? []
  ofOpenTransaction.delete(connection)
  return waiting
}
