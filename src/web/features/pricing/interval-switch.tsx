import { useId } from 'react'
import type { BillingInterval } from '#contract/entities/subscription.ts'
import { classNames } from '#web/ui/class-names.ts'

const CHOICES = [
  { interval: 'Month', words: 'Monthly' },
  { interval: 'Year', words: 'Yearly' },
] as const

/** Which prices are shown. `yearlyDiscounts` are those of the plans, in percent. */
export function IntervalSwitch({
  interval,
  onChange,
  yearlyDiscounts,
}: {
  interval: BillingInterval
  onChange(interval: BillingInterval): void
  yearlyDiscounts: readonly number[]
}) {
  const name = useId()
  return (
    <fieldset className="inline-flex gap-1 rounded-card border border-seam bg-stage p-1">
      <legend className="sr-only">Billing interval</legend>
      {CHOICES.map((choice) => (
        <label
          key={choice.interval}
          className={classNames(
            'touch inline-flex h-10 cursor-pointer items-center gap-2 rounded-control px-3.5 font-semibold text-sm transition duration-120',
            'has-focus-visible:outline-2 has-focus-visible:outline-spot has-focus-visible:outline-offset-2',
            choice.interval === interval ? 'bg-wing text-ink' : 'text-soft hover:text-ink',
          )}
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={choice.interval === interval}
            onChange={() => onChange(choice.interval)}
          />
          {choice.words}
          {choice.interval === 'Year' && <Discount percents={yearlyDiscounts} />}
        </label>
      ))}
    </fieldset>
  )
}

/** Says "up to" unless it is true of every plan. */
function Discount({ percents }: { percents: readonly number[] }) {
  const most = Math.max(0, ...percents)
  if (most === 0) return null
  const isForAll = percents.every((percent) => percent === most)
  return (
    <span className="text-good">
      {isForAll ? '' : 'up to '}−{most}%
    </span>
  )
}
