import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { Product } from '#contract/entities/product.ts'
import { creditPacks } from '#web/data/billing/credit-packs.ts'
import { Button } from '#web/ui/button.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { Price } from './price.tsx'
import type { BillingActions } from './use-billing-actions.ts'

/** The credit packs, for everybody (OP-35). */
export function PackCards({ products, actions }: { products: readonly Product[]; actions: BillingActions }) {
  const packs = creditPacks(products)
  const section = useRef<HTMLElement>(null)
  const { hash } = useLocation()
  const isWanted = packs.length > 0 && hash === '#packs'
  // The prices come after the page, when the browser has looked for the place already.
  useEffect(() => {
    if (!isWanted) return
    section.current?.scrollIntoView()
    section.current?.focus({ preventScroll: true })
  }, [isWanted])
  if (packs.length === 0) return null
  return (
    <section ref={section} tabIndex={-1} className="mt-28 scroll-mt-24 outline-none small:mt-18" aria-labelledby="packs">
      <SectionHead id="packs" title="Credit packs">
        One payment, no subscription. Credits you do not use stay yours.
      </SectionHead>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,208px),1fr))] gap-6 small:grid-cols-1 small:gap-3">
        {packs.map(({ product, credits }) => (
          <li
            key={`${product.product_id} ${product.name}`}
            className="rounded-panel bg-stage p-6 ring-1 ring-seam small:flex small:items-center small:justify-between small:gap-4 small:rounded-card small:p-5"
          >
            <h3>
              <span className="display block text-card tabular-nums">{credits.toLocaleString('en-US')}</span>
              <span className="mt-1 block text-sm text-soft">credits</span>
            </h3>
            <div className="mt-7 flex items-center justify-between gap-4 small:mt-0">
              <Price product={product} size="small" />
              <Button
                kind="wing"
                size="small"
                isBusy={actions.busy !== undefined && actions.busy === product.product_id}
                disabled={actions.busy !== undefined}
                aria-label={`Buy ${credits.toLocaleString('en-US')} credits`}
                onClick={() => actions.buy(product)}
              >
                Buy
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
