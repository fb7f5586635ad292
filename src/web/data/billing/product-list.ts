import type { Product } from '#contract/entities/product.ts'

/** The items of a products reply, which has them under `data` or is the list itself (product text §7). */
export function readProducts(reply: unknown): readonly Product[] {
  const items = Array.isArray(reply) ? reply : (reply as { data?: unknown } | null)?.data
  return Array.isArray(items) ? items.filter(isPriced) : []
}

/** What has no name or no price cannot be shown. Whether it can be bought is found out when it is chosen. */
function isPriced(item: unknown): item is Product {
  const { name, price_detail: price } = (item ?? {}) as Partial<Product>
  return typeof name === 'string' && Number.isFinite(price?.price)
}
