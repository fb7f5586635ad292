import { useId } from 'react'
import { useCredits } from '#web/data/credits/credits.ts'
import { Button } from '#web/ui/button.tsx'
import { PriceTag } from './price-tag.tsx'
import type { Price } from './use-price.ts'

/** The foot of a wizard's first step: the way out, the balance or what is missing, and the button with its price. */
export function CreateFooter({
  price,
  problem,
  isLocked,
  isStarting,
  onCancel,
}: {
  price: Price
  /** Why it cannot be sent as it is. */
  problem: string | undefined
  isLocked: boolean
  isStarting: boolean
  onCancel(): void
}) {
  const credits = useCredits((state) => state.credits)
  const reasonId = useId()
  return (
    <div className="flex min-h-21 items-center gap-4 border-seam border-t px-8 py-4 small:flex-col small:items-stretch small:gap-2 small:px-5 small:py-3">
      <Button kind="plain" onClick={onCancel} disabled={isLocked} className="-ml-4 disabled:border-transparent! small:hidden">
        Cancel
      </Button>
      <p id={reasonId} className="ml-auto text-right text-sm text-soft tabular-nums small:mx-auto small:text-center">
        {(!isLocked && problem) || `You have ${credits.toLocaleString('en-US')} credits`}
      </p>
      <Button
        type="submit"
        kind="primary"
        isBusy={isStarting}
        disabled={Boolean(problem) || isLocked}
        aria-describedby={reasonId}
        className="small:h-13"
      >
        <span>
          Create · <PriceTag price={price} isOnLimelight={!problem} />
        </span>
      </Button>
    </div>
  )
}
