import { AppError } from '#contract/app-error.ts'
import type { PaymentEvent } from '../../platform/payments/payments.ts'
import { applyDispute, applyPayment, applyRefund, type Outcome } from './apply-payment.ts'
import { applySubscription } from './apply-subscription.ts'
import type { BillingParts } from './billing-parts.ts'
import { insertMessage, storeOutcome } from './inbox.store.ts'
import type { Products } from './products.ts'

/**
 * Takes a message of the provider: written down and applied in one transaction, once, whenever and however often it comes.
 * Throws WebhookForged for one that is not the provider's.
 */
export async function receiveWebhook(
  parts: BillingParts & { products: Products },
  rawBody: Uint8Array,
  headers: Readonly<Record<string, string | undefined>>,
): Promise<'applied' | 'refused' | 'ignored' | 'repeated'> {
  const { database, clock, payments } = parts
  const event = payments.readWebhook(rawBody, headers)
  const findProduct = await productLookup(parts, event)
  const message = { provider: payments.name, event_id: event.eventId }
  const result = await database.transaction().execute(async (transaction) => {
    if (!(await insertMessage(transaction, { ...message, event, receivedAt: clock.now() }))) return undefined
    const outcome = await apply(event)
    if (outcome.outcome !== 'applied') await storeOutcome(transaction, message, outcome)
    return outcome

    async function apply(event: PaymentEvent): Promise<Outcome> {
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
  })
  if (!result) return 'repeated'
  if (result.outcome === 'refused')
    parts.report(`a payment message was refused (${event.kind} ${event.eventId}): ${result.reason}`)
  return result.outcome
}

/** Asks for the product before the transaction; where it cannot be asked, that matters only if nothing else knows it. */
export async function productLookup(
  { products }: { products: Products },
  event: PaymentEvent | { kind: 'subscription'; subscription: { productId: string } },
) {
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
