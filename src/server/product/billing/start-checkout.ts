import { randomUUID } from 'node:crypto'
import { AppError } from '#contract/app-error.ts'
import { isPaymentLink } from '#contract/payment-link.ts'
import { type PaidProduct, PaymentsError } from '../../platform/payments/payments.ts'
import type { BillingParts } from './billing-parts.ts'
import { currentSubscription } from './current-subscription.ts'
import { insertOrder, storeCheckout } from './orders.store.ts'
import { ownCustomer } from './own-customer.ts'
import { chargedCents, type Products, packCreditsOf, planOf } from './products.ts'
import { subscriptionsOfUser } from './subscriptions.store.ts'

export interface Buyer {
  readonly userId: string
  readonly email: string
  readonly name: string
}

/** A page where this product is paid. The order is written first, so that its payment is known whenever it comes. */
export async function startCheckout(
  parts: BillingParts & { products: Products },
  buyer: Buyer,
  { productId, mode, origin }: { productId: string; mode: 'subscription' | 'payment'; origin: string },
): Promise<{ url: string; orderId: string; checkoutId: string }> {
  const { database, clock, payments } = parts
  const product = await parts.products.find(productId)
  if (!product || chargedCents(product) <= 0) throw new AppError('product.unknown')
  const packCredits = packCreditsOf(product)
  refuseWrongProduct(product, mode)
  const subscriptions = await subscriptionsOfUser(database, buyer.userId)
  if (product.isRecurring && currentSubscription(subscriptions, clock.now())) throw new AppError('subscription.already')

  const orderId = randomUUID()
  await insertOrder(database, {
    id: orderId,
    user_id: buyer.userId,
    product_id: product.productId,
    product_name: product.name,
    is_recurring: product.isRecurring,
    amount_cents: chargedCents(product),
    currency: product.currency,
    pack_credits: packCredits ?? null,
    checkout_id: null,
    created_at: clock.now(),
  })
  // What stands in the address only tells the page what to show; nothing in it makes credits (OP-33).
  const shown = packCredits === undefined ? '' : `&credits=${packCredits}`
  const customerId = await askProvider(() => ownCustomer(parts, buyer))
  const { checkoutId, url } = await askForLink(origin, () =>
    payments.createCheckout({
      productId,
      currency: product.currency,
      customer: { ...buyer, customerId },
      orderId,
      returnUrl: `${origin}/payment/success?session_id=${orderId}${shown}`,
      cancelUrl: `${origin}/payment/cancel`,
    }),
  )
  await storeCheckout(database, orderId, checkoutId)
  return { url, orderId, checkoutId }
}

function refuseWrongProduct(product: PaidProduct, mode: 'subscription' | 'payment'): void {
  if (/enterprise/i.test(product.name)) throw new AppError('product.contact-only')
  if (!planOf(product) && packCreditsOf(product) === undefined) throw new AppError('product.unknown')
  if (product.isRecurring !== (mode === 'subscription')) throw new AppError('product.wrong-mode')
}

/** Whatever keeps the provider from answering, the person is told to try again. */
export async function askProvider<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    throw new AppError('payments.unavailable', {}, { cause: error })
  }
}

/** A page of the provider; its link leads to a web address, or nobody is sent there. */
export function askForLink<Answer extends { url: string }>(origin: string, ask: () => Promise<Answer>): Promise<Answer> {
  return askProvider(async () => {
    const answer = await ask()
    if (isPaymentLink(answer.url, origin)) return answer
    throw new PaymentsError('refused', 'The payment provider answered a link that leads to no web address.')
  })
}
