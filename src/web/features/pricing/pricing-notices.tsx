import { useEffect, useRef } from 'react'
import { leavePage } from '#web/data/leave-page.ts'
import { Button } from '#web/ui/button.tsx'
import { NoticePage } from '#web/ui/notice-page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The products could not be asked for. */
export function PricesFailed() {
  return (
    <div role="alert" className="rounded-panel bg-stage p-7 ring-1 ring-seam">
      <p className="font-semibold">Failed to load pricing data</p>
      <p className="mt-1 text-soft">The server did not answer. Nothing was charged.</p>
      <Button className="mt-5" onClick={() => leavePage.reload()}>
        Retry
      </Button>
    </div>
  )
}

export function NoPrices() {
  return (
    <div role="status" className="rounded-panel bg-stage p-7 ring-1 ring-seam">
      <p className="font-semibold">No pricing data available</p>
      <p className="mt-1 text-soft">Nothing is sold on this server right now. What you have stays yours.</p>
    </div>
  )
}

/** The plans, before their prices have come: as high as they will be. */
export function PricesLoading() {
  return (
    <div role="status" className="grid grid-cols-3 gap-6 max-[56.25rem]:grid-cols-1">
      <span className="sr-only">Loading prices</span>
      {['Creator', 'Pro', 'Enterprise'].map((name) => (
        <Skeleton key={name} className="h-[399px] rounded-panel min-[45rem]:max-[56.25rem]:h-[237px] small:h-[391px]" />
      ))}
    </div>
  )
}

/** A checkout or the portal went wrong: its words take the place of the page, with a way back (OP-40). */
export function BillingFailure({ words, onBack }: { words: string; onBack(): void }) {
  const back = useRef<HTMLButtonElement>(null)
  // What was pressed is gone with the page.
  useEffect(() => back.current?.focus(), [])
  return (
    <main>
      <title>Pricing · Troupe</title>
      <NoticePage
        title="That did not work"
        actions={
          <Button ref={back} kind="primary" onClick={onBack}>
            Back to the plans
          </Button>
        }
      >
        <div role="alert">
          <p className="text-ink text-lg">{words}</p>
          <p className="mt-2">Nothing was charged.</p>
        </div>
      </NoticePage>
    </main>
  )
}
