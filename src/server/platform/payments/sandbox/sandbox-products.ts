/** What the sandbox sells; as the real catalogue would be set up (docs/billing.md). */
export interface SandboxProduct {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly priceCents: number
  readonly discountPercent: number
  /** Only where it recurs. */
  readonly interval?: 'Month' | 'Year'
}

export const SANDBOX_CURRENCY = 'USD'

/** Product text §9: plans by month and by year, and packs of credits. */
export const SANDBOX_PRODUCTS: readonly SandboxProduct[] = [
  plan('creator-month', 'Creator', 'Month', 1999, 0),
  plan('creator-year', 'Creator', 'Year', 19_990, 20),
  plan('pro-month', 'Pro', 'Month', 3999, 0),
  plan('pro-year', 'Pro', 'Year', 39_990, 20),
  pack(1000, 999),
  pack(5000, 3999),
  pack(12_000, 7999),
]

/** What is charged: the price less its discount, in whole cents. */
export function chargedCents(product: SandboxProduct): number {
  return Math.round((product.priceCents * (100 - product.discountPercent)) / 100)
}

function plan(
  id: string,
  name: string,
  interval: 'Month' | 'Year',
  priceCents: number,
  discountPercent: number,
): SandboxProduct {
  return { id, name, description: `${name}, paid by the ${interval.toLowerCase()}`, interval, priceCents, discountPercent }
}

function pack(credits: number, priceCents: number): SandboxProduct {
  const name = `Credit Pack ${credits}`
  return { id: `credit-pack-${credits}`, name, description: `${credits} credits, paid once`, priceCents, discountPercent: 0 }
}
