import type { Product } from '#contract/entities/product.ts'

export interface CreditPack {
  readonly product: Product
  /** Read from the product's name. */
  readonly credits: number
}

/** The products whose name contains "Credit Pack" and a count, the smallest first (product text §3). */
export function creditPacks(products: readonly Product[]): readonly CreditPack[] {
  return products
    .filter((product) => product.name.includes('Credit Pack'))
    .map((product) => ({ product, credits: creditsInName(product.name) }))
    .filter((pack) => pack.credits > 0)
    .sort((one, other) => one.credits - other.credits)
}

/** "Credit Pack 1000" and "5,000 Credit Pack" alike. */
export function creditsInName(name: string): number {
  const digits = name.match(/\d[\d,. ]*/)?.[0] ?? ''
  return Number(digits.replace(/\D/g, ''))
}
