import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import type { Expression, Kysely, SqlBool, Transaction } from 'kysely'
import { AppError } from '#contract/app-error.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { FreeUseKind } from '../../platform/database/tables/credits.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { type OutboxEvent, tellOutbox, writeOutbox } from '../../platform/outbox/write-outbox.ts'
import { capDebts, takeDebtsOver } from './debts.store.ts'
import { deleteFreeUse, insertFreeUse, isFreeUseTaken, listFreeUses } from './free-uses.store.ts'
import { CREDITS_CHANGED, endHold, insertGrant, insertHold, insertTakeback, readBalance } from './ledger.store.ts'

export type Credits = ReturnType<typeof createCredits>

export interface FreeUse {
  readonly kind: FreeUseKind
  readonly userId: string
  /** The fingerprint a client sends; a use is then once for the device too (OP-04). */
  readonly device?: string
}

export interface Hold {
  readonly holdId: string
  readonly userId: string
  readonly amountCredits: number
  readonly reason: string
}

/**
 * The ledger. Whole credits; every movement is an entry that is never changed, and the balance is always their sum.
 * What moves credits takes the transaction first, so that it is done together with the job it pays for, or not at all.
 */
export function createCredits({ clock }: { clock: Clock }) {
  async function tryHold(transaction: Transaction<Tables>, hold: Hold & { onlyIf?: Expression<SqlBool>; canBeFree?: boolean }) {
    assertWholePositive(hold.amountCredits)
    const balance = await insertHold(transaction, { ...hold, createdAt: clock.now() })
    if (balance !== undefined) await tellOutbox(transaction, creditsChanged(hold.userId))
    return balance
  }

  return {
    /** Adds credits once per reference; answers the balance, or undefined when this reference was granted before. */
    async grant(
      transaction: Transaction<Tables>,
      grant: { userId: string; amountCredits: number; reason: string; reference?: string },
    ): Promise<number | undefined> {
      assertWholePositive(grant.amountCredits)
      const balance = await insertGrant(transaction, {
        ...grant,
        reference: grant.reference ?? null,
        createdAt: clock.now(),
      })
      if (balance !== undefined) await announceCredits(transaction, grant.userId)
      return balance
    },

    /** Tells, once per reference, why nothing came where something was expected: an entry of no credits. */
    async note(transaction: Transaction<Tables>, note: { userId: string; reason: string; reference: string }): Promise<void> {
      const balance = await insertGrant(transaction, { ...note, amountCredits: 0, createdAt: clock.now() })
      if (balance !== undefined) await announceCredits(transaction, note.userId)
    },

    /**
     * Takes back what was granted, as far as it is still there, once per reference; answers how many credits that were. The
     * reason is written when that is known. With a `lateReason` credits on hold for work are owed: they are taken when they are
     * released, and spent when they are not.
     */
    async takeBack(
      transaction: Transaction<Tables>,
      takeback: {
        userId: string
        amountCredits: number
        reason: (takenCredits: number, onHoldCredits: number) => string
        lateReason?: string
        reference: string
      },
    ): Promise<number> {
      assertWholePositive(takeback.amountCredits)
      const takenCredits = await insertTakeback(transaction, { ...takeback, createdAt: clock.now() })
      if (takenCredits > 0) await announceCredits(transaction, takeback.userId)
      return takenCredits
    },

    /** What was taken late under a reference since this was asked last, and what is owed still. */
    takeDebtsOver: (transaction: Transaction<Tables>, debts: { userId: string; under: string }) =>
      takeDebtsOver(transaction, debts),

    /** Nothing more than this is owed under a reference any more. */
    capDebts: (transaction: Transaction<Tables>, debts: { userId: string; under: string; mostCredits: number }) =>
      capDebts(transaction, debts),

    /** Takes credits for work under `holdId` (the job's id); answers the balance. Throws 'credits.insufficient'. */
    async hold(transaction: Transaction<Tables>, hold: Hold): Promise<number> {
      const balance = await tryHold(transaction, hold)
      if (balance === undefined) throw new AppError('credits.insufficient', { neededCredits: hold.amountCredits })
      return balance
    },

    /**
     * The same in one statement, for a job that is sent together with it; undefined where `onlyIf` does not hold by then, the job
     * has taken a free use, or there are too few credits.
     */
    async holdForJob(
      transaction: Transaction<Tables>,
      hold: Hold & { onlyIf: Expression<SqlBool>; canBeFree: boolean },
    ): Promise<number | undefined> {
      return tryHold(transaction, hold)
    },

    /** The held credits are spent. False when there was no hold, or it had ended: nothing happens twice. */
    async settle(transaction: Transaction<Tables>, holdId: string): Promise<boolean> {
      return (await endHold(transaction, { holdId, as: 'settled', createdAt: clock.now() })) !== undefined
    },

    /** The held credits go back to the user. False when there was no hold, or it had ended: nothing happens twice. */
    async release(transaction: Transaction<Tables>, holdId: string): Promise<boolean> {
      const userId = await endHold(transaction, { holdId, as: 'released', createdAt: clock.now() })
      if (userId !== undefined) await announceCredits(transaction, userId)
      return userId !== undefined
    },

    /** Takes a free use for a job, where `onlyIf` holds; false when the account or the device had it already. */
    async takeFreeUse(
      transaction: Transaction<Tables>,
      { device, ...use }: FreeUse,
      jobId: string,
      onlyIf?: Expression<SqlBool>,
    ): Promise<boolean> {
      return insertFreeUse(transaction, { ...use, deviceHash: hashDevice(device), jobId, createdAt: clock.now(), onlyIf })
    },

    /** Gives back what a failed job had taken; false when there was nothing to give. */
    async giveBackFreeUse(transaction: Transaction<Tables>, jobId: string): Promise<boolean> {
      return deleteFreeUse(transaction, jobId)
    },

    /** Whether a free use could be taken now. */
    async hasFreeUse(database: Kysely<Tables>, { device, ...use }: FreeUse): Promise<boolean> {
      return !(await isFreeUseTaken(database, { ...use, deviceHash: hashDevice(device) }))
    },

    /** Credits the user can spend now; 0 for whoever never had any. */
    async balance(database: Kysely<Tables>, userId: string): Promise<number> {
      return readBalance(database, userId)
    },

    /** Which free uses the account has had; the flags of the user data document. */
    async usedFreeUses(database: Kysely<Tables>, userId: string): Promise<ReadonlySet<FreeUseKind>> {
      return new Set(await listFreeUses(database, userId))
    },
  }
}

/** Tells, after the commit, that somebody's balance has changed; whoever hears it reads the balance. */
async function announceCredits(transaction: Transaction<Tables>, userId: string): Promise<void> {
  await writeOutbox(transaction, creditsChanged(userId))
}

function creditsChanged(userId: string): OutboxEvent {
  return { kind: CREDITS_CHANGED, userId, subjectId: userId, revision: 0 }
}

function assertWholePositive(amountCredits: number): void {
  assert(
    Number.isSafeInteger(amountCredits) && amountCredits > 0,
    `a movement of ${amountCredits} credits is not a whole positive number`,
  )
}

function hashDevice(device: string | undefined): string | null {
  return device ? createHash('sha256').update(device).digest('hex') : null
}
