import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { AppError } from '#contract/app-error.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { FreeUseKind } from '../../platform/database/tables/credits.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { deleteFreeUse, insertFreeUse, isFreeUseTaken, listFreeUses } from './free-uses.store.ts'
import { endHold, insertGrant, insertHold, insertTakeback, readBalance } from './ledger.store.ts'

export type Credits = ReturnType<typeof createCredits>

export interface FreeUse {
  readonly kind: FreeUseKind
  readonly userId: string
  /** The fingerprint a client sends; a use is then once for the device too (OP-04). */
  readonly device?: string
}

/**
 * The ledger. Whole credits; every movement is an entry that is never changed, and the balance is always their sum.
 * What moves credits takes the transaction first, so that it is done together with the job it pays for, or not at all.
 */
export function createCredits({ clock }: { clock: Clock }) {
  return {
    /** Adds credits once per reference; answers the balance, or undefined when this reference was granted before. */
    async grant(
      transaction: Transaction<Tables>,
      grant: { userId: string; amountCredits: number; reason: string; reference?: string },
    ): Promise<number | undefined> {
      assertWholePositive(grant.amountCredits)
      return insertGrant(transaction, { ...grant, reference: grant.reference ?? null, createdAt: clock.now() })
    },

    /**
     * Takes back what was granted, as far as it is still there, once per reference; answers how many credits that were. The
     * reason is written when that is known.
     */
    async takeBack(
      transaction: Transaction<Tables>,
      takeback: { userId: string; amountCredits: number; reason: (takenCredits: number) => string; reference: string },
    ): Promise<number> {
      assertWholePositive(takeback.amountCredits)
      return insertTakeback(transaction, { ...takeback, createdAt: clock.now() })
    },

    /** Takes credits for work under `holdId` (the job's id); answers the balance. Throws 'credits.insufficient'. */
    async hold(
      transaction: Transaction<Tables>,
      hold: { holdId: string; userId: string; amountCredits: number; reason: string },
    ): Promise<number> {
      assertWholePositive(hold.amountCredits)
      const balance = await insertHold(transaction, { ...hold, createdAt: clock.now() })
      if (balance === undefined) throw new AppError('credits.insufficient', { neededCredits: hold.amountCredits })
      return balance
    },

    /** The held credits are spent. False when there was no hold, or it had ended: nothing happens twice. */
    async settle(transaction: Transaction<Tables>, holdId: string): Promise<boolean> {
      return (await endHold(transaction, { holdId, as: 'settled', createdAt: clock.now() })) !== undefined
    },

    /** The held credits go back to the user. False when there was no hold, or it had ended: nothing happens twice. */
    async release(transaction: Transaction<Tables>, holdId: string): Promise<boolean> {
      return (await endHold(transaction, { holdId, as: 'released', createdAt: clock.now() })) !== undefined
    },

    /** Takes a free use for a job; false when the account or the device had it already. */
    async takeFreeUse(transaction: Transaction<Tables>, { device, ...use }: FreeUse, jobId: string): Promise<boolean> {
      return insertFreeUse(transaction, { ...use, deviceHash: hashDevice(device), jobId, createdAt: clock.now() })
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

function assertWholePositive(amountCredits: number): void {
  assert(
    Number.isSafeInteger(amountCredits) && amountCredits > 0,
    `a movement of ${amountCredits} credits is not a whole positive number`,
  )
}

function hashDevice(device: string | undefined): string | null {
  return device ? createHash('sha256').update(device).digest('hex') : null
}
