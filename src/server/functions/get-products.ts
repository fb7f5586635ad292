import type { HandlerParts } from './handler-parts.ts'
import type { Handlers } from './handlers.ts'

export function getProductsHandler({ billing }: HandlerParts): Handlers['get-products'] {
  return async () => {
    const products = await billing.listProducts()
    const data = products.map((product) => ({
      product_id: product.productId,
      name: product.name,
      is_recurring: product.isRecurring,
      price_detail: {
        price: product.priceCents,
        currency: product.currency,
        discount: product.discountPercent,
        payment_frequency_interval: product.interval ?? null,
      },
    }))
    return { success: true, data }
  }
}
