import type { ReactNode } from 'react'
import type { ClaimResult, DailyClaim } from '#web/data/daily-bonus/claim-daily-bonus.ts'
import { Button } from '#web/ui/button.tsx'
import Check from '~icons/lucide/check'
import Clock from '~icons/lucide/clock'
import X from '~icons/lucide/x'
import { claimDate, claimTime } from './claim-date.ts'
import { failureWords } from './failure-words.ts'

/** What came of a claim: had, not yet to be had, or failed. */
export function ClaimOutcome({ result, timeZone, onReset }: { result: ClaimResult; timeZone: string; onReset(): void }) {
  if (!result.success) {
    return (
      <Outcome mark={<X size={26} />} tone="text-bad" title="That did not work" onReset={onReset}>
        <p className="wrap-anywhere text-soft">{failureWords(result)}</p>
      </Outcome>
    )
  }
  if (!result.data.claimed) {
    return (
      <Outcome mark={<Clock size={26} />} tone="text-spot" title="Not yet" onReset={onReset}>
        <p className="text-soft">{result.data.message}</p>
        <Facts facts={[nextClaim(result.data, timeZone)]} />
      </Outcome>
    )
  }
  return <Claimed claim={result.data} timeZone={timeZone} />
}

function Claimed({ claim, timeZone }: { claim: DailyClaim; timeZone: string }) {
  const { creditsAwarded, newBalance, streak, streakBonus, message } = claim
  return (
    <Outcome
      mark={<Check size={26} />}
      tone="text-good"
      title="Bonus Claimed!"
      badge={
        streakBonus > 0 && (
          <span className="rounded-full bg-limelight px-3 py-1 font-semibold text-onlimelight text-sm">
            Streak Bonus <span className="tabular-nums">+{streakBonus}</span>
          </span>
        )
      }
    >
      <p className="text-soft">{message}</p>
      <Facts
        facts={[
          ['Credits earned', `+${creditsAwarded}`],
          ['New balance', newBalance.toLocaleString('en-US')],
          ['Streak', `${streak} ${streak === 1 ? 'day' : 'days'}`],
          nextClaim(claim, timeZone),
        ]}
      />
    </Outcome>
  )
}

const nextClaim = ({ nextClaimDate }: DailyClaim, timeZone: string): Fact => [
  'Next bonus',
  claimDate(nextClaimDate, timeZone),
  `${claimTime(nextClaimDate, timeZone)}, ${timeZone.replaceAll('_', ' ')}`,
]

type Fact = readonly [name: string, value: string, note?: string]

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="mt-6">
      {facts.map(([name, value, note]) => (
        <div key={name} className="flex items-baseline justify-between gap-4 border-seam border-t py-3">
          <dt className="text-soft">{name}</dt>
          <dd className="text-right font-semibold tabular-nums">
            {value}
            {note && <span className="block font-normal text-soft text-xs">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Outcome({
  mark,
  tone,
  title,
  badge,
  onReset,
  children,
}: {
  mark: ReactNode
  tone: string
  title: string
  badge?: ReactNode
  onReset?(): void
  children: ReactNode
}) {
  return (
    <div role="status">
      <span className={`inline-flex size-13 items-center justify-center rounded-full bg-wing ${tone}`} aria-hidden="true">
        {mark}
      </span>
      <div className="mt-4 mb-1.5 flex flex-wrap items-center gap-3">
        <p className="display text-card">{title}</p>
        {badge}
      </div>
      {children}
      {onReset && (
        <Button isWide className="mt-6" onClick={onReset}>
          Try Again
        </Button>
      )}
    </div>
  )
}
