import { Link } from 'react-router'
import { useFreeOffer } from '#web/data/credits/use-free-offer.ts'
import { CreditPrices } from '#web/features/pricing/credit-prices.tsx'
import { PlanCards } from '#web/features/pricing/plan-cards.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { SectionHead } from '#web/ui/section-head.tsx'

/** What things cost and what the plans hold; buying comes with billing. */
export function PricingPage() {
  const isFirstFree = useFreeOffer()
  return (
    <main className="column pt-18 pb-28 small:pt-10 small:pb-18">
      <title>Pricing · Troupe</title>
      <h1 className="display text-[56px] leading-[1.05] small:text-[40px]">Plans and credits</h1>
      <p className="mt-4 max-w-xl text-lg text-soft">
        Every cost on one page. It stands beside the button that spends it, and what a failed generation took comes back by
        itself.
      </p>
      <p className="mt-8 rounded-card border border-edge bg-stage px-5 py-4 text-soft">
        <strong className="font-semibold text-ink">Checkout is not open on this server yet.</strong>{' '}
        {isFirstFree
          ? 'Your first character is free, and whoever runs this server can add credits to your account.'
          : 'Whoever runs this server can add credits to your account.'}
      </p>
      <div className="mt-10">
        <PlanCards />
      </div>
      <section className="mt-28 small:mt-18" aria-labelledby="prices">
        <SectionHead id="prices" title="What a credit buys">
          The server quotes these prices; what is charged is what was shown.
        </SectionHead>
        <CreditPrices />
      </section>
      <section className="mt-28 flex flex-wrap items-center justify-between gap-6 rounded-dialog bg-stage p-12 small:mt-18 small:p-7">
        <h2 className="display text-section small:text-card">
          {isFirstFree ? 'Your first character is free.' : 'Who comes on stage next?'}
        </h2>
        <Link to="/create" className={buttonStyle({ kind: 'primary' })}>
          {isFirstFree ? 'Start Creating Free' : 'Start Creating'}
        </Link>
      </section>
    </main>
  )
}
