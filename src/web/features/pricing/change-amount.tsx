import { amountWords } from '#web/data/billing/amount-words.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { dayText } from './day-text.ts'
import type { ChangeAmount as Amount } from './use-change-amount.ts'

/** What a change of plan takes from the card today, and from when on what. */
export function ChangeAmount({ id, amount }: { id: string; amount: Amount }) {
  const { preview, isKnown, hasFailed, askAgain } = amount
  if (hasFailed) {
    return (
      <p id={id} className="mt-2.5 text-sm">
        What this would charge could not be asked.{' '}
        <button type="button" className="touch font-semibold underline underline-offset-2" onClick={askAgain}>
          Ask again
        </button>
      </p>
    )
  }
  if (!isKnown) {
    return (
      <div id={id} role="status" className="mt-2.5">
        <span className="sr-only">Asking what this would charge</span>
        <Skeleton className="h-10 w-full rounded-control" />
      </div>
    )
  }
  if (!preview) return null
  return (
    <p id={id} className="mt-2.5 font-semibold text-sm tabular-nums">
      {amountWords(preview, dayText(new Date(preview.renewsAt)))}
    </p>
  )
}
