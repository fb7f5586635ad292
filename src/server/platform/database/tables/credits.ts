import type { Generated } from 'kysely'

export interface CreditTables {
  credit_accounts: CreditAccountTable
  credit_entries: CreditEntryTable
  credit_holds: CreditHoldTable
  credit_debts: CreditDebtTable
  free_uses: FreeUseTable
}

/** The balance, which is always the sum of the user's entries; no row means 0. */
interface CreditAccountTable {
  user_id: string
  balance_credits: number
  /** The sum of the user's debts, so that ending a hold sees it in the row it locks. */
  owed_credits: Generated<number>
}

/** What a takeback could not take as it was on hold for work; never more than is on hold. */
interface CreditDebtTable {
  user_id: string
  /** Of the takeback's entry. */
  reference: string
  reason: string
  owed_credits: number
  /** What was taken since, and not yet told to whoever asked for the takeback. */
  taken_credits: Generated<number>
  created_at: Date
}

/** Append-only: a trigger refuses every change of a row. */
interface CreditEntryTable {
  id: Generated<number>
  user_id: string
  kind: 'grant' | 'hold' | 'settle' | 'release' | 'takeback'
  /** What the balance changed by: a hold and a takeback take, a release gives back, a settle changes nothing. */
  amount_credits: number
  balance_after_credits: number
  reason: string
  job_id: string | null
  /** Who grants once per payment, day or order names it here; unique per user. */
  reference: string | null
  created_at: Date
}

/** Credits taken for work that has not ended; `id` is the job's. */
interface CreditHoldTable {
  id: string
  user_id: string
  amount_credits: number
  reason: string
  state: 'held' | 'settled' | 'released'
}

/** A row for each free use taken; gone when it was given back. */
interface FreeUseTable {
  kind: FreeUseKind
  user_id: string
  /** SHA-256 of the device's fingerprint. */
  device_hash: string | null
  job_id: string
  created_at: Date
}

export type FreeUseKind = 'preview' | 'regeneration' | 'character'
