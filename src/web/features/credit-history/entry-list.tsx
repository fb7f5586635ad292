import { Link } from 'react-router'
import type { CreditEntry } from '#contract/functions/get-credit-history.ts'
import { classNames } from '#web/ui/class-names.ts'

/** One line for each movement: why and when on the left, how much and what is left on the right. */
export function EntryList({ entries, onLeave }: { entries: readonly CreditEntry[]; onLeave(): void }) {
  return (
    <ol>
      {entries.map(({ $id, amount, balanceAfter, reason, jobId, $createdAt }) => (
        <li key={$id} className="flex items-baseline justify-between gap-4 border-seam border-t py-3">
          <div className="min-w-0">
            <p className="wrap-anywhere font-medium">
              {jobId ? (
                <Link
                  to={`/generations?job=${encodeURIComponent(jobId)}`}
                  onClick={onLeave}
                  className="rounded-control hover:text-spot hover:underline"
                >
                  <bdi>{reason}</bdi>
                </Link>
              ) : (
                <bdi>{reason}</bdi>
              )}
            </p>
            <time dateTime={$createdAt} className="text-soft text-xs tabular-nums">
              {new Date($createdAt).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
          </div>
          <div className="shrink-0 text-right tabular-nums">
            <p className={classNames('font-semibold', amount > 0 && 'text-good')}>{signed(amount)}</p>
            <p className="text-soft text-xs">
              <span className="sr-only">Balance after it: </span>
              {balanceAfter.toLocaleString('en-US')}
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** With a real minus, which is as wide as a digit. */
function signed(amount: number): string {
  const digits = Math.abs(amount).toLocaleString('en-US')
  if (amount === 0) return digits
  return amount > 0 ? `+${digits}` : `−${digits}`
}
