import type { OrderRow } from './orders.store.ts'

/** No country's value-added tax is higher than 27 %. */
const MOST_TAX_PERCENT = 30

/** Whether a sum is what was ordered: a tax may come on top of the price. */
export function isPriceOf(order: Pick<OrderRow, 'amount_cents'>, amountCents: number): boolean {
  const mostCents = Math.ceil(order.amount_cents * (1 + MOST_TAX_PERCENT / 100))
  return amountCents >= order.amount_cents && amountCents <= mostCents
}
