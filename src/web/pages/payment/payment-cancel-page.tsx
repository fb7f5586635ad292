import { Link } from 'react-router'
import { WayBackLink } from '#web/features/payment/way-back-link.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Drawing } from '#web/ui/drawing.tsx'

/** Where the payment provider sends whoever left without paying. */
export function PaymentCancelPage() {
  return (
    <main className="column grid min-h-[calc(100dvh-64px)] grid-cols-[minmax(0,1fr)_minmax(0,420px)] broad:grid-cols-[minmax(0,1fr)_minmax(0,520px)] items-center gap-14 py-14 max-[56.25rem]:grid-cols-[minmax(0,1fr)_280px] small:grid-cols-1 small:content-center small:py-8">
      <title>Payment Canceled · Troupe</title>
      <div>
        <h1 className="display text-page small:text-[2.25rem]">Payment Canceled</h1>
        <p className="mt-4 max-w-md text-lg text-soft">
          Your payment was canceled. Please try again whenever you like: your credits and your plan are as they were.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Link to="/pricing" className={buttonStyle({ kind: 'primary' })}>
            Try Again
          </Link>
          <WayBackLink />
          <Link to="/create" className={buttonStyle()}>
            Back to Create
          </Link>
        </div>
      </div>
      <Drawing progress={0} isDim className="aspect-[4/5] w-full rounded-dialog small:hidden" />
    </main>
  )
}
