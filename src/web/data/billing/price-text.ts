/** A price without its discount, in whole cents. */
export function discountedCents(priceCents: number, discountPercent: number): number {
  return Math.round(priceCents * (1 - discountPercent / 100))
}

/** `19.99`: cents divided by 100, to two decimals (product text §9). */
export function centsText(cents: number): string {
  return (cents / 100).toFixed(2)
}

/** `$19.99`; another currency is named: `19.99 EUR`. */
export function moneyText(cents: number, currency = 'USD'): string {
  return currency === 'USD' ? `$${centsText(cents)}` : `${centsText(cents)} ${currency}`
}
