import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

// A debt is what a takeback could not take because it is on hold for work. Its account's row is locked by whoever changes one.

/** How many credits of this user are on hold, and not owed already. */
export async function readFreeHolds(database: Kysely<Tables>, userId: string, owedCredits: number): Promise<number> {
  const { heldCredits } = await database
    .selectFrom('credit_holds')
    .select(({ fn }) => fn.sum<string | number | null>('amount_credits').as('heldCredits'))
    .where('user_id', '=', userId)
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow()
  return Math.max(0, Number(heldCredits ?? 0) - owedCredits)
}

export async function insertDebt(
  transaction: Transaction<Tables>,
  debt: { userId: string; reference: string; reason: string; owedCredits: number; createdAt: Date },
): Promise<void> {
  const { userId, reference, reason, owedCredits, createdAt } = debt
  await transaction
    .insertInto('credit_debts')
    .values({ user_id: userId, reference, reason, owed_credits: owedCredits, created_at: createdAt })
    .execute()
  await changeOwed(transaction, userId, owedCredits)
}

/** After a release: takes what is owed out of what came back, oldest first, each with an entry of its own. */
export async function collectDebts(
  transaction: Transaction<Tables>,
  { userId, holdId, releasedCredits, createdAt }: { userId: string; holdId: string; releasedCredits: number; createdAt: Date },
): Promise<void> {
  let leftCredits = releasedCredits
  for (const debt of await listDebts(transaction, userId, 'asc')) {
    const takenCredits = Math.min(debt.owed_credits, leftCredits)
    if (takenCredits === 0) break
    leftCredits -= takenCredits
    const { balance_credits } = await transaction
      .updateTable('credit_accounts')
      .set({
        balance_credits: sql`balance_credits - ${takenCredits}`,
        owed_credits: sql`owed_credits - ${takenCredits}`,
      })
      .where('user_id', '=', userId)
      .returning('balance_credits')
      .executeTakeFirstOrThrow()
    await transaction
      .insertInto('credit_entries')
      .values({
        user_id: userId,
        kind: 'takeback',
        amount_credits: -takenCredits,
        balance_after_credits: balance_credits,
        reason: debt.reason,
        job_id: null,
        reference: `${debt.reference}/released/${holdId}`,
        created_at: createdAt,
      })
      .execute()
    await transaction
      .updateTable('credit_debts')
      .set({
        owed_credits: sql`owed_credits - ${takenCredits}`,
        taken_credits: sql`taken_credits + ${takenCredits}`,
      })
      .where('user_id', '=', userId)
      .where('reference', '=', debt.reference)
      .execute()
  }
}

/** After held credits were spent: nobody owes more than is still on hold. The newest debts are forgotten first. */
export async function forgetSpentDebts(
  transaction: Transaction<Tables>,
  { userId, owedCredits }: { userId: string; owedCredits: number },
): Promise<void> {
  const heldCredits = await readFreeHolds(transaction, userId, 0)
  await forgive(transaction, userId, await listDebts(transaction, userId, 'desc'), owedCredits - heldCredits)
}

/** Of the debts under a reference: what was taken since this was asked last, and what is owed still. */
export async function takeDebtsOver(
  transaction: Transaction<Tables>,
  { userId, under }: { userId: string; under: string },
): Promise<{ takenCredits: number; owedCredits: number }> {
  // Nobody changes a debt while its account is locked.
  await transaction.selectFrom('credit_accounts').select('user_id').where('user_id', '=', userId).forUpdate().execute()
  const debts = await debtsUnder(transaction, userId, under)
  const takenCredits = debts.reduce((sum, debt) => sum + debt.taken_credits, 0)
  if (takenCredits > 0) {
    await transaction
      .updateTable('credit_debts')
      .set({ taken_credits: 0 })
      .where('user_id', '=', userId)
      .where(
        'reference',
        'in',
        debts.map(({ reference }) => reference),
      )
      .execute()
  }
  return { takenCredits, owedCredits: debts.reduce((sum, debt) => sum + debt.owed_credits, 0) }
}

/** From now on no more than this is owed under a reference. */
export async function capDebts(
  transaction: Transaction<Tables>,
  { userId, under, mostCredits }: { userId: string; under: string; mostCredits: number },
): Promise<void> {
  const debts = await debtsUnder(transaction, userId, under)
  const owedCredits = debts.reduce((sum, debt) => sum + debt.owed_credits, 0)
  await forgive(transaction, userId, debts, owedCredits - mostCredits)
}

type Debt = { reference: string; reason: string; owed_credits: number; taken_credits: number }

async function forgive(
  transaction: Transaction<Tables>,
  userId: string,
  debts: readonly Debt[],
  credits: number,
): Promise<void> {
  let leftCredits = credits
  for (const { reference, owed_credits } of debts) {
    const forgiven = Math.min(owed_credits, leftCredits)
    if (forgiven <= 0) continue
    leftCredits -= forgiven
    await transaction
      .updateTable('credit_debts')
      .set({ owed_credits: owed_credits - forgiven })
      .where('user_id', '=', userId)
      .where('reference', '=', reference)
      .execute()
    await changeOwed(transaction, userId, -forgiven)
  }
}

async function listDebts(transaction: Transaction<Tables>, userId: string, order: 'asc' | 'desc'): Promise<Debt[]> {
  return transaction
    .selectFrom('credit_debts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('owed_credits', '>', 0)
    .orderBy('created_at', order)
    .orderBy('reference', order)
    .execute()
}

async function debtsUnder(transaction: Transaction<Tables>, userId: string, under: string): Promise<Debt[]> {
  return transaction
    .selectFrom('credit_debts')
    .selectAll()
    .where('user_id', '=', userId)
    .where(sql<boolean>`starts_with(reference, ${under})`)
    .orderBy('created_at', 'desc')
    .orderBy('reference', 'desc')
    .execute()
}

async function changeOwed(transaction: Transaction<Tables>, userId: string, byCredits: number): Promise<void> {
  await transaction
    .updateTable('credit_accounts')
    .set({ owed_credits: sql`owed_credits + ${byCredits}` })
    .where('user_id', '=', userId)
    .execute()
}
