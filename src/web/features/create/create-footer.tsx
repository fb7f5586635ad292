import { useId } from 'react'
import { useCreditsLeft } from '#web/data/credits/use-credits-left.ts'
import type { PendingAction } from '#web/data/sign-in/pending-action.ts'
import { Button } from '#web/ui/button.tsx'
import { CreditsLeft } from '#web/ui/credits-left.tsx'
import { HeldUp } from '#web/ui/held-up.tsx'
import { PriceTag } from './price-tag.tsx'
import type { usePrice } from './use-price.ts'

/** The foot of a wizard's first step: the way out, the balance or what is missing, and the button with its price. */
export function CreateFooter({
  price: { price, isAsked },
  problem,
  isLocked,
  isStarting,
  onCancel,
  reopens,
}: {
  price: ReturnType<typeof usePrice>
  /** Why it cannot be sent as it is. */
  problem: string | undefined
  isLocked: boolean
  isStarting: boolean
  onCancel(): void
  /** What brings this wizard back, with its draft, from where credits are bought. */
  reopens: PendingAction
}) {
  const left = useCreditsLeft(price?.priceCredits ?? 0, reopens)
  const reasonId = useId()
  return (
    <>
      <HeldUp words={price?.heldUp} className="border-seam border-t px-8 py-3 small:px-5" />
      <div className="flex min-h-21 items-center gap-4 border-seam border-t px-8 py-4 small:flex-col small:items-stretch small:gap-2 small:px-5 small:py-3">
        <Button kind="plain" onClick={onCancel} disabled={isLocked} className="-ml-4 disabled:border-transparent! small:hidden">
          Cancel
        </Button>
        <CreditsLeft
          {...left}
          id={reasonId}
          words={(!isLocked && problem) || left.words}
          isShort={left.isShort && !isLocked}
          className="ml-auto flex-nowrap! justify-end text-right small:mx-auto small:justify-center small:text-center"
        />
        <Button
          type="submit"
          kind="primary"
          isBusy={isStarting}
          disabled={Boolean(problem) || isLocked || isAsked}
          aria-describedby={reasonId}
          className="small:h-13"
        >
          <span>
            Create{price && ' · '}
            {price && <PriceTag price={price} isOnLimelight={!problem} />}
          </span>
        </Button>
      </div>
    </>
  )
}
