import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { BillingPaymentTable } from '../../platform/database/tables/billing.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Payment } from '../../platform/payments/payments.ts'

export type PaymentRow = Selectable<BillingPaymentTable>

/** One after the other, until the transaction ends. Take the payment's turn before the user's, or both at once. */
export async function takeTurn(
  transaction: Transaction<Tables>,
  turn: { paymentId: string; userId?: string } | { userId: string },
): Promise<void> {
  const names = ['paymentId' in turn ? `payment/${turn.paymentId}` : [], turn.userId ? `user/${turn.userId}` : []].flat()
  const locks = names.map((name) => sql`pg_advisory_xact_lock(hashtextextended(${`billing/${name}`}, 0))`)
  // The columns of one row are worked out from left to right.
  await sql`select ${sql.join(locks)}`.execute(transaction)
}

/** Whether nobody else does this now; the turn is over with the transaction. */
export async function isTurnFree(transaction: Transaction<Tables>, name: string): Promise<boolean> {
  const { rows } = await sql<{ isFree: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`billing/${name}`}, 0)) as "isFree"`.execute(transaction)
  return rows[0]?.isFree ?? false
}

export async function findPaymentRow(database: Kysely<Tables>, id: string): Promise<PaymentRow | undefined> {
  return database.selectFrom('billing_payments').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function paymentsOfSubscription(transaction: Transaction<Tables>, id: string): Promise<PaymentRow[]> {
  return transaction
    .selectFrom('billing_payments')
    .selectAll()
    .where('subscription_id', '=', id)
    .where('paid_at', 'is not', null)
    .orderBy('paid_at')
    .execute()
}

/** Whether a subscription was paid within this time. */
export async function hasPaymentBetween(
  database: Kysely<Tables>,
  { subscriptionId, since, before }: { subscriptionId: string; since: Date; before: Date },
): Promise<boolean> {
  const row = await database
    .selectFrom('billing_payments')
    .select('id')
    .where('subscription_id', '=', subscriptionId)
    .where('paid_at', '>=', since)
    .where('paid_at', '<', before)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Adds what a word of the provider says about a payment; what was known better stays. */
export async function mergePayment(
  transaction: Transaction<Tables>,
  payment: Payment & { userId: string; orderId: string },
  toldAt: Date,
): Promise<void> {
  const facts = {
    user_id: payment.userId,
    order_id: payment.orderId,
    subscription_id: payment.subscriptionId ?? null,
    customer_id: payment.customerId,
    checkout_id: payment.checkoutId ?? null,
    amount_cents: payment.amountCents,
    paid_at: payment.paidAt,
  }
  const isDisputed = payment.status === 'disputed'
  // Of two words on a dispute at the same time, the one that is about the dispute itself counts.
  const isNews = sql<boolean>`coalesce(billing_payments.dispute_told_at < ${toldAt}, true)`
  await transaction
    .insertInto('billing_payments')
    .values({
      ...facts,
      id: payment.paymentId,
      told_refunded_cents: payment.refundedCents,
      is_disputed: isDisputed,
      was_disputed: isDisputed,
      dispute_told_at: toldAt,
    })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        ...facts,
        // Lists leave it out.
        checkout_id: sql`coalesce(excluded.checkout_id, billing_payments.checkout_id)`,
        was_disputed: sql`billing_payments.was_disputed or excluded.was_disputed`,
        told_refunded_cents: sql`greatest(billing_payments.told_refunded_cents, excluded.told_refunded_cents)`,
        is_disputed: sql`case when ${isNews} then excluded.is_disputed else billing_payments.is_disputed end`,
        dispute_told_at: sql`greatest(billing_payments.dispute_told_at, excluded.dispute_told_at)`,
      }),
    )
    .execute()
}

/** Older words on a dispute change nothing. */
export async function mergeDispute(
  transaction: Transaction<Tables>,
  { paymentId, isDisputed, isOver, toldAt }: DisputeWord,
): Promise<void> {
  await transaction
    .insertInto('billing_payments')
    .values({
      id: paymentId,
      user_id: null,
      order_id: null,
      subscription_id: null,
      customer_id: null,
      checkout_id: null,
      paid_at: null,
      is_disputed: isDisputed,
      was_disputed: true,
      dispute_told_at: toldAt,
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ is_disputed: isDisputed, was_disputed: true, dispute_told_at: toldAt })
        .where((where) =>
          where.or([
            where('billing_payments.dispute_told_at', 'is', null),
            where('billing_payments.dispute_told_at', '<', toldAt),
            // Of two words at the same time the one on its end counts: none is opened after it.
            where.and([where('billing_payments.dispute_told_at', '=', toldAt), where.val(isOver)]),
            where.and([
              where('billing_payments.dispute_told_at', '=', toldAt),
              where('billing_payments.was_disputed', '=', false),
            ]),
          ]),
        ),
    )
    .execute()
}

interface DisputeWord {
  readonly paymentId: string
  readonly isDisputed: boolean
  /** Won or lost. */
  readonly isOver: boolean
  readonly toldAt: Date
}

/** A refund counts once by its id, also before anything else is known of its payment. */
export async function mergeRefund(
  transaction: Transaction<Tables>,
  refund: { refundId: string; paymentId: string; refundedCents: number },
): Promise<void> {
  await transaction
    .insertInto('billing_payments')
    .values({
      id: refund.paymentId,
      user_id: null,
      order_id: null,
      subscription_id: null,
      customer_id: null,
      checkout_id: null,
      paid_at: null,
      dispute_told_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await transaction
    .insertInto('billing_refunds')
    .values({ id: refund.refundId, payment_id: refund.paymentId, amount_cents: refund.refundedCents })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The provider's of whoever paid, by their newest payment. */
export async function findCustomerId(database: Kysely<Tables>, userId: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('billing_payments')
    .select('customer_id')
    .where('user_id', '=', userId)
    .where('customer_id', 'is not', null)
    .orderBy('paid_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.customer_id ?? undefined
}

/** It was paid after its buyer had gone. */
export async function storePaymentOfNobody(transaction: Transaction<Tables>, id: string): Promise<void> {
  await transaction.updateTable('billing_payments').set({ is_of_nobody: true }).where('id', '=', id).execute()
}

/** It is not what was ordered. */
export async function storeUnsoldPayment(transaction: Transaction<Tables>, id: string): Promise<void> {
  await transaction.updateTable('billing_payments').set({ is_unsold: true }).where('id', '=', id).execute()
}

/** Those of nobody, and of what was never sold, that were not given back yet. */
export async function listPaymentsToReturn(database: Kysely<Tables>): Promise<{ id: string; isUnsold: boolean }[]> {
  return database
    .selectFrom('billing_payments')
    .select(['id', 'is_unsold as isUnsold'])
    .where((where) => where.or([where('is_of_nobody', '=', true), where('is_unsold', '=', true)]))
    .where('returned_at', 'is', null)
    .execute()
}

export async function storePaymentReturn(database: Kysely<Tables>, id: string, returnedAt: Date): Promise<void> {
  await database.updateTable('billing_payments').set({ returned_at: returnedAt }).where('id', '=', id).execute()
}

export async function isRefundKnown(database: Kysely<Tables>, id: string): Promise<boolean> {
  const row = await database.selectFrom('billing_refunds').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** What was given back of a payment: all refunds that were told one by one, or more where the payment itself says more. */
export async function refundedCentsOf(transaction: Transaction<Tables>, payment: PaymentRow): Promise<number> {
  const { cents } = await transaction
    .selectFrom('billing_refunds')
    .select(({ fn }) => fn.sum<string | number | null>('amount_cents').as('cents'))
    .where('payment_id', '=', payment.id)
    .executeTakeFirstOrThrow()
  return Math.max(Number(cents ?? 0), payment.told_refunded_cents)
}

export async function storeGrant(transaction: Transaction<Tables>, paymentId: string, grantedCredits: number): Promise<void> {
  await transaction
    .updateTable('billing_payments')
    .set({ granted_credits: grantedCredits })
    .where('id', '=', paymentId)
    .execute()
}

export async function storeReversal(
  transaction: Transaction<Tables>,
  payment: Pick<PaymentRow, 'id' | 'taken_credits' | 'lost_credits' | 'reversals'>,
): Promise<void> {
  const { id, taken_credits, lost_credits, reversals } = payment
  await transaction
    .updateTable('billing_payments')
    .set({ taken_credits, lost_credits, reversals })
    .where('id', '=', id)
    .execute()
}
