import type { Product } from '#contract/entities/product.ts'
import { isPaymentLink } from '#contract/payment-link.ts'
import { callFunction, type FunctionInput } from '../functions/call-function.ts'
import { refusalWords } from './refusal-words.ts'

/** A page of the payment provider, or why there is none, in words to show. */
export type LinkAnswer = { link: string } | { failure: string; code?: string }

/** Where `product` is paid: a plan as a subscription, a pack as one payment. */
export function askForPaymentLink({
  product_id: priceId,
  is_recurring,
}: Pick<Product, 'product_id' | 'is_recurring'>): Promise<LinkAnswer> {
  return askForLink('paymentLink', { priceId, mode: is_recurring ? 'subscription' : 'payment' })
}

/** Where the subscription is managed. */
export function askForPortalLink(): Promise<LinkAnswer> {
  return askForLink('portalLink', { wantPortal: true })
}

const FAILURES = {
  paymentLink: {
    withoutLink: 'Failed to initiate checkout. Please try again',
    thrown: 'An error occurred during checkout',
  },
  portalLink: {
    withoutLink: 'Failed to open customer portal. Please try again',
    thrown: 'An error occurred while opening the portal',
  },
} as const

async function askForLink(kind: keyof typeof FAILURES, input: FunctionInput<'checkout'>): Promise<LinkAnswer> {
  try {
    const reply: { error?: unknown } & { [Kind in keyof typeof FAILURES]?: unknown } = await callFunction('checkout', input)
    if (reply.error) return { failure: String(reply.error) }
    const link = reply[kind]
    return isPaymentLink(link, location.origin) ? { link } : { failure: FAILURES[kind].withoutLink }
  } catch (error) {
    return refusalWords(error) ?? { failure: FAILURES[kind].thrown }
  }
}
