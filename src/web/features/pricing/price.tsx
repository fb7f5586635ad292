import type { Product } from '#contract/entities/product.ts'
import { discountedCents, moneyText } from '#web/data/billing/price-text.ts'

/** What a product costs; a discount shows what it cost before, struck. */
export function Price({ product, size = 'large' }: { product: Product; size?: 'large' | 'small' }) {
  const { price, discount, currency } = product.price_detail
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2.5 tabular-nums">
      <span className={size === 'large' ? 'display text-section' : 'font-semibold'}>
        {moneyText(discountedCents(price, discount), currency)}
      </span>
      {discount > 0 && (
        <s className={size === 'large' ? 'text-lg text-soft' : 'text-sm text-soft'}>
          <span className="sr-only">instead of </span>
          {moneyText(price, currency)}
        </s>
      )}
    </span>
  )
}
