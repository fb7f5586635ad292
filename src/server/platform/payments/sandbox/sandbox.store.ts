import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { SandboxRefusal } from '../payment-sandbox.ts'
import type { PaymentRecord, SubscriptionRecord } from './rest-shapes.ts'
import type { PaymentRow, SubscriptionRow } from './sandbox-parts.ts'
import { SANDBOX_PRODUCTS, type SandboxProduct } from './sandbox-products.ts'

type Reader = Kysely<Tables>

export function getProduct(productId: string): SandboxProduct {
  return found(
    SANDBOX_PRODUCTS.find((product) => product.id === productId),
    'product',
    productId,
  )
}

export async function getCustomer(database: Reader, customerId: string) {
  const row = await database.selectFrom('sandbox_customers').selectAll().where('id', '=', customerId).executeTakeFirst()
  return found(row, 'customer', customerId)
}

export async function getCheckout(database: Reader, checkoutId: string) {
  const row = await database.selectFrom('sandbox_checkouts').selectAll().where('id', '=', checkoutId).executeTakeFirst()
  return found(row, 'checkout session', checkoutId)
}

export async function findPaymentRow(database: Reader, paymentId: string): Promise<PaymentRow | undefined> {
  return database.selectFrom('sandbox_payments').selectAll().where('id', '=', paymentId).executeTakeFirst()
}

export async function getPaymentRecord(database: Reader, paymentId: string): Promise<PaymentRecord> {
  return recordOfPayment(database, found(await findPaymentRow(database, paymentId), 'payment', paymentId))
}

export async function recordOfPayment(database: Reader, payment: PaymentRow): Promise<PaymentRecord> {
  const customer = await getCustomer(database, payment.customer_id)
  const refunds = await database
    .selectFrom('sandbox_refunds')
    .selectAll()
    .where('payment_id', '=', payment.id)
    .orderBy('created_at')
    .execute()
  return { payment, customer, refunds }
}

export async function getSubscriptionRecord(database: Reader, subscriptionId: string): Promise<SubscriptionRecord> {
  const row = await database.selectFrom('sandbox_subscriptions').selectAll().where('id', '=', subscriptionId).executeTakeFirst()
  return recordOfSubscription(database, found(row, 'subscription', subscriptionId))
}

/** The row alone, kept from everybody else until the transaction ends. */
export async function lockSubscription(transaction: Reader, subscriptionId: string): Promise<SubscriptionRow> {
  const row = await transaction
    .selectFrom('sandbox_subscriptions')
    .selectAll()
    .where('id', '=', subscriptionId)
    .forUpdate()
    .executeTakeFirst()
  return found(row, 'subscription', subscriptionId)
}

export async function recordOfSubscription(database: Reader, subscription: SubscriptionRow): Promise<SubscriptionRecord> {
  const customer = await getCustomer(database, subscription.customer_id)
  return { subscription, customer, product: getProduct(subscription.product_id) }
}

function found<Row>(row: Row | undefined, what: string, id: string): Row {
  if (row === undefined) throw new SandboxRefusal(404, 'NOT_FOUND', `There is no ${what} ${id}.`)
  return row
}
