import type { OrderRow } from './orders.store.ts'

/** No country's value-added tax is higher than 27 %. */
const MOST_TAX_PERCENT = 30

/** Whether a subscription is to cost what was agreed, or more; one of less was never sold here. */
export function isPriceOfPlan(
  { priceCents, isTaxIncluded }: { priceCents: number; isTaxIncluded: boolean },
  agreedCents: number,
): boolean {
  return priceCents >= (isTaxIncluded ? agreedCents / (1 + MOST_TAX_PERCENT / 100) : agreedCents)
}

/** Whether a sum is what was ordered: a tax may come on top of the price. */
export function isPriceOf(order: Pick<OrderRow, 'amount_cents'>, amountCents: number): boolean {
  const mostCents = Math.ceil(order.amount_cents * (1 + MOST_TAX_PERCENT / 100))
  return amountCents >= order.amount_cents && amountCents <= mostCents
}
