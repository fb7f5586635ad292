import type { Transaction } from 'kysely'
import { AppError } from '#contract/app-error.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { PaymentEvent } from '../../platform/payments/payments.ts'
import { applyDispute, applyPayment, applyRefund, type Outcome } from './apply-payment.ts'
import { applySubscription, type SubscriptionWord } from './apply-subscription.ts'
import type { BillingParts } from './billing-parts.ts'
import type { Products } from './products.ts'

/** Applies what the provider told, and has confirmed where credits follow. */
export async function applyEvent(
  parts: Pick<BillingParts, 'credits' | 'clock'>,
  transaction: Transaction<Tables>,
  { event, findProduct }: { event: PaymentEvent; findProduct: SubscriptionWord['findProduct'] },
): Promise<Outcome> {
  switch (event.kind) {
    case 'payment':
      return applyPayment(parts, transaction, event.payment, event.at)
    case 'refund':
      return applyRefund(parts, transaction, event)
    case 'dispute':
      return applyDispute(parts, transaction, event, event.at)
    case 'subscription':
      return applySubscription(parts, transaction, { ...event, toldAt: event.at, findProduct })
    case 'other':
      return { outcome: 'ignored', reason: `${event.type} changes nothing here` }
    default:
      return event satisfies never
  }
}

/** Asks for the product before the transaction; where it cannot be asked, that matters only if nothing else knows it. */
export async function productLookup(
  { products }: { products: Products },
  event: PaymentEvent | { kind: 'subscription'; subscription: { productId: string } },
): Promise<SubscriptionWord['findProduct']> {
  if (event.kind !== 'subscription') return () => undefined
  const { productId } = event.subscription
  try {
    const product = await products.find(productId)
    return () => product
  } catch (error) {
    return () => {
      throw error instanceof AppError ? new Error(`the product ${productId} cannot be looked up`, { cause: error }) : error
    }
  }
}
