import { type PortalChange, type PortalView, SandboxRefusal } from '../payment-sandbox.ts'
import { cancelAtPeriodEnd, changeCard, forgetScheduledChange } from './change-subscription.ts'
import { refundPayment } from './give-back.ts'
import { getCustomer, getProduct, recordOfPayment } from './sandbox.store.ts'
import type { SandboxParts } from './sandbox-parts.ts'
import { chargedCents } from './sandbox-products.ts'

const PORTAL_LIFETIME_MS = 24 * 3_600_000
const MOST_PAYMENTS = 50

/** What its customer sees; throws where the link is none or too old. */
export async function showPortal(parts: SandboxParts, token: string): Promise<PortalView> {
  const { database } = parts
  const portal = await getPortal(parts, token)
  const customer = await getCustomer(database, portal.customer_id)
  const subscriptions = await database
    .selectFrom('sandbox_subscriptions')
    .selectAll()
    .where('customer_id', '=', customer.id)
    .orderBy('created_at', 'desc')
    .execute()
  const payments = await database
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('customer_id', '=', customer.id)
    .orderBy('created_at', 'desc')
    .limit(MOST_PAYMENTS)
    .execute()
  const records = await Promise.all(payments.map((payment) => recordOfPayment(database, payment)))
  return {
    customer,
    returnUrl: portal.return_url,
    subscriptions: subscriptions.map((subscription) => {
      const product = getProduct(subscription.product_id)
      const next = subscription.scheduled_product_id ? getProduct(subscription.scheduled_product_id) : undefined
      return {
        subscriptionId: subscription.id,
        productName: product.name,
        amountCents: chargedCents(product),
        interval: product.interval ?? 'Month',
        status: subscription.status,
        isCancelledAtPeriodEnd: subscription.is_cancelled_at_period_end,
        periodEnd: subscription.period_end,
        graceEndsAt: subscription.grace_ends_at ?? undefined,
        nextProductName: next && `${next.name}, paid by the ${(next.interval ?? 'Month').toLowerCase()}`,
        cardLastFour: subscription.card_number.slice(-4),
      }
    }),
    payments: records.map(({ payment, refunds }) => ({
      paymentId: payment.id,
      productName: getProduct(payment.product_id).name,
      amountCents: payment.amount_cents,
      refundedCents: refunds.reduce((sum, refund) => sum + refund.amount_cents, 0),
      status: payment.status,
      cardLastFour: payment.card_last_four,
      paidAt: payment.created_at,
    })),
  }
}

/** Does what the customer chose; only with what is theirs. Answers what is wrong, or nothing. */
export async function changeInPortal(parts: SandboxParts, token: string, change: PortalChange): Promise<string | undefined> {
  const { customer_id: customerId } = await getPortal(parts, token)
  const [table, id] =
    change.do === 'refund'
      ? (['sandbox_payments', change.paymentId] as const)
      : (['sandbox_subscriptions', change.subscriptionId] as const)
  const row = await parts.database.selectFrom(table).select('customer_id').where('id', '=', id).executeTakeFirst()
  if (row?.customer_id !== customerId) throw new SandboxRefusal(404, 'NOT_FOUND', 'This is nothing of yours.')
  try {
    return await doChange(parts, change)
  } catch (error) {
    if (error instanceof SandboxRefusal) return error.message
    throw error
  }
}

async function doChange(parts: SandboxParts, change: PortalChange): Promise<string | undefined> {
  switch (change.do) {
    case 'cancel':
    case 'keep':
      await cancelAtPeriodEnd(parts, change.subscriptionId, change.do === 'cancel')
      return undefined
    case 'forget-change':
      await forgetScheduledChange(parts, change.subscriptionId)
      return undefined
    case 'change-card':
      return changeCard(parts, change.subscriptionId, change.card)
    case 'refund':
      await refundPayment(parts, change.paymentId)
      return undefined
    default:
      return change satisfies never
  }
}

async function getPortal({ database, clock }: SandboxParts, token: string) {
  const portal = await database.selectFrom('sandbox_portals').selectAll().where('token', '=', token).executeTakeFirst()
  const ageMs = portal && clock.now().getTime() - portal.created_at.getTime()
  if (portal && ageMs !== undefined && ageMs < PORTAL_LIFETIME_MS) return portal
  throw new SandboxRefusal(404, 'NOT_FOUND', 'This link is not valid any more. Open the page anew from your plans.')
}
