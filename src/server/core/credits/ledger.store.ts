import { type Expression, type Kysely, type SqlBool, sql, type Transaction } from 'kysely'
import { PREPARED } from '../../platform/database/keep-prepared.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { collectDebts, forgetSpentDebts, insertDebt, readFreeHolds } from './debts.store.ts'
import { hasNoFreeUse } from './free-uses.store.ts'

/** The event of a changed balance. */
export const CREDITS_CHANGED = 'credits.changed'

interface Movement {
  readonly userId: string
  readonly amountCredits: number
  readonly reason: string
  readonly createdAt: Date
}

interface NewHold extends Movement {
  readonly holdId: string
  readonly onlyIf?: Expression<SqlBool> | undefined
  readonly canBeFree?: boolean | undefined
}

const ALWAYS = sql<boolean>`true`

/**
 * Adds credits; answers the new balance, or undefined when this reference was granted before. The account is changed
 * first, which locks it: whoever repeats a grant waits for the first one, then finds its entry and takes the change back.
 */
export async function insertGrant(
  transaction: Transaction<Tables>,
  { userId, amountCredits, reason, reference, createdAt }: Movement & { reference: string | null },
): Promise<number | undefined> {
  const account = await transaction
    .insertInto('credit_accounts')
    .values({ user_id: userId, balance_credits: amountCredits })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ balance_credits: sql`credit_accounts.balance_credits + ${amountCredits}` }),
    )
    .returning('balance_credits')
    .executeTakeFirstOrThrow()
  const entry = await transaction
    .insertInto('credit_entries')
    .values({
      user_id: userId,
      kind: 'grant',
      amount_credits: amountCredits,
      balance_after_credits: account.balance_credits,
      reason,
      job_id: null,
      reference,
      created_at: createdAt,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'reference']).where('reference', 'is not', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (entry) return account.balance_credits
  await transaction
    .updateTable('credit_accounts')
    .set({ balance_credits: sql`balance_credits - ${amountCredits}` })
    .where('user_id', '=', userId)
    .execute()
  return undefined
}

/**
 * Takes up to `amountCredits`, never more than there are; answers how many. What is on hold for work is owed and taken when it
 * is released, if `lateReason` says in which words. Takes 0 when this reference was there before.
 */
export async function insertTakeback(
  transaction: Transaction<Tables>,
  takeback: Omit<Movement, 'reason'> & {
    reason: (takenCredits: number, onHoldCredits: number) => string
    lateReason?: string | undefined
    reference: string
  },
): Promise<number> {
  const { userId, amountCredits, lateReason, reference, createdAt } = takeback
  const account = await transaction
    .selectFrom('credit_accounts')
    .select(['balance_credits', 'owed_credits'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (!account) return 0
  const takenCredits = Math.min(account.balance_credits, amountCredits)
  const missingCredits = amountCredits - takenCredits
  const isOwed = lateReason !== undefined && missingCredits > 0
  const onHoldCredits = isOwed ? Math.min(missingCredits, await readFreeHolds(transaction, userId, account.owed_credits)) : 0
  const balanceCredits = account.balance_credits - takenCredits
  const entry = await transaction
    .insertInto('credit_entries')
    .values({
      user_id: userId,
      kind: 'takeback',
      amount_credits: -takenCredits,
      balance_after_credits: balanceCredits,
      reason: takeback.reason(takenCredits, onHoldCredits),
      job_id: null,
      reference,
      created_at: createdAt,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'reference']).where('reference', 'is not', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!entry) return 0
  await transaction
    .updateTable('credit_accounts')
    .set({ balance_credits: balanceCredits })
    .where('user_id', '=', userId)
    .execute()
  if (isOwed && onHoldCredits > 0) {
    await insertDebt(transaction, { userId, reference, reason: lateReason, owedCredits: onHoldCredits, createdAt })
  }
  return takenCredits
}

/**
 * Takes credits for a job in one statement, which also writes the event that they were taken; answers the new balance, or
 * undefined when there are too few. Nothing is taken where `onlyIf` does not hold, or a free use has paid for the job.
 */
export async function insertHold(
  transaction: Transaction<Tables>,
  { holdId, userId, amountCredits, reason, createdAt, onlyIf = ALWAYS, canBeFree = false }: NewHold,
): Promise<number | undefined> {
  const { rows } = await sql<{ balance_credits: number }>`
    with account as (
      update credit_accounts set balance_credits = balance_credits - ${amountCredits}
      where user_id = ${userId} and balance_credits >= ${amountCredits}
        and ${onlyIf} and ${canBeFree ? hasNoFreeUse(holdId) : ALWAYS}
      returning balance_credits
    ), hold as (
      insert into credit_holds (id, user_id, amount_credits, reason, state)
      select ${holdId}::uuid, ${userId}, ${amountCredits}::integer, ${reason}, 'held' from account
    ), entry as (
      insert into credit_entries (user_id, kind, amount_credits, balance_after_credits, reason, job_id, created_at)
      select ${userId}, 'hold', -${amountCredits}::integer, balance_credits, ${reason}, ${holdId}::uuid, ${createdAt}::timestamptz
      from account
    ), event as (
      insert into outbox_events (kind, user_id, subject_id) select ${CREDITS_CHANGED}, ${userId}, ${userId} from account
    )
    select balance_credits from account ${PREPARED}`.execute(transaction)
  return rows[0]?.balance_credits
}

/** What was held is spent: the balance stays, and is locked so that its entry tells it as it is by then. */
const LOCKED_ACCOUNT = sql`
  select credit_accounts.user_id, balance_credits, owed_credits, 0 as repaid_credits
  from credit_accounts join hold on credit_accounts.user_id = hold.user_id
  for update of credit_accounts`

const REPAID_ACCOUNT = sql`
  update credit_accounts set balance_credits = balance_credits + hold.amount_credits
  from hold where credit_accounts.user_id = hold.user_id
  returning credit_accounts.user_id, balance_credits, owed_credits, hold.amount_credits as repaid_credits`

/**
 * Ends a hold that is still held, in one statement, and what refunds wait for in one more where there is any; answers whose it
 * was, or undefined when there was nothing to end.
 */
export async function endHold(
  transaction: Transaction<Tables>,
  { holdId, as, createdAt }: { holdId: string; as: 'settled' | 'released'; createdAt: Date },
): Promise<string | undefined> {
  const [kind, account] = as === 'settled' ? (['settle', LOCKED_ACCOUNT] as const) : (['release', REPAID_ACCOUNT] as const)
  const { rows } = await sql<{ user_id: string; amount_credits: number; owed_credits: number }>`
    with hold as (
      update credit_holds set state = ${as} where id = ${holdId}::uuid and state = 'held'
      returning user_id, amount_credits, reason
    ), account as (
      ${account}
    ), entry as (
      insert into credit_entries (user_id, kind, amount_credits, balance_after_credits, reason, job_id, created_at)
      select hold.user_id, ${kind}, account.repaid_credits, account.balance_credits, hold.reason, ${holdId}::uuid,
        ${createdAt}::timestamptz
      from hold join account on account.user_id = hold.user_id
    )
    select hold.user_id, hold.amount_credits, account.owed_credits
    from hold join account on account.user_id = hold.user_id ${PREPARED}`.execute(transaction)
  const ended = rows[0]
  if (!ended) return undefined
  const { user_id: userId, amount_credits: releasedCredits, owed_credits: owedCredits } = ended
  if (owedCredits > 0 && as === 'released') await collectDebts(transaction, { userId, holdId, releasedCredits, createdAt })
  if (owedCredits > 0 && as === 'settled') await forgetSpentDebts(transaction, { userId, owedCredits })
  return userId
}

/** 0 for whoever never had any. */
export async function readBalance(database: Kysely<Tables>, userId: string): Promise<number> {
  const account = await database
    .selectFrom('credit_accounts')
    .select('balance_credits')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return account?.balance_credits ?? 0
}

/** By user; without whoever never had any. */
export async function readBalances(database: Kysely<Tables>, userIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ user_id: string; balance_credits: number }>`
    select user_id, balance_credits from credit_accounts where user_id = any(${userIds}::text[]) ${PREPARED}`.execute(database)
  return new Map(rows.map((row) => [row.user_id, row.balance_credits]))
}
