import type { Product } from '#contract/entities/product.ts'
import type { Subscription } from '#contract/entities/subscription.ts'

/** What the products function answers in tests: two plans for two intervals, and two packs. */
export const PRODUCTS: readonly Product[] = [
  plan('Creator', 'Month', 1999),
  plan('Creator', 'Year', 19990),
  plan('Pro', 'Month', 3999),
  plan('Pro', 'Year', 39990, 20),
  pack(1000, 999),
  pack(5000, 3999),
]

function plan(name: string, interval: 'Month' | 'Year', price: number, discount = 0): Product {
  return {
    product_id: `${name.toLowerCase()}-${interval.toLowerCase()}`,
    name,
    is_recurring: true,
    price_detail: { price, currency: 'USD', discount, payment_frequency_interval: interval },
  }
}

function pack(credits: number, price: number): Product {
  return {
    product_id: `pack-${credits}`,
    name: `Credit Pack ${credits}`,
    is_recurring: false,
    price_detail: { price, currency: 'USD', discount: 0, payment_frequency_interval: null },
  }
}

/** Somebody on Creator, monthly, unless told. */
export function aSubscription(part: Partial<Subscription> = {}): Subscription {
  return {
    status: 'active',
    cancelAtPeriodEnd: false,
    currentPeriodEnd: '2999-03-12T12:00:00.000Z',
    productId: 'creator-month',
    subscriptionId: 's1',
    metadata: '{"paymentFrequency":"Month"}',
    ...part,
  }
}
