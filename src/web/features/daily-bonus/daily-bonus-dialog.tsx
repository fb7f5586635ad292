import { useQuery } from '@tanstack/react-query'
import { DAILY_BONUS } from '#contract/plans.ts'
import { callFunction } from '#web/data/functions/call-function.ts'
import { queryKeys } from '#web/data/query/query-keys.ts'
import { browserTimeZone, loadTimeZone } from '#web/data/session/time-zone.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import Gift from '~icons/lucide/gift'
import { claimDate } from './claim-date.ts'
import { ClaimOutcome } from './claim-outcome.tsx'
import { ConfirmAccount } from './confirm-account.tsx'
import { StreakStrip } from './streak-strip.tsx'
import { useDailyBonus } from './use-daily-bonus.ts'

/** The daily bonus of whoever is signed in. Mounted anew each time it is opened, so it begins by asking for the time zone. */
export function DailyBonusDialog({ userId, onClose }: { userId: string; onClose(): void }) {
  const timeZone = useTimeZone(userId)
  const { result, isClaiming, claim, reset } = useDailyBonus(userId)
  const { data: status } = useQuery({
    queryKey: [...queryKeys.dailyStatus(userId), timeZone],
    queryFn: async () => (await callFunction('get-daily-status', { userId, timezone: timeZone })).data,
    enabled: timeZone !== undefined,
    retry: false,
    staleTime: 0,
  })
  const isHad = timeZone !== undefined && status !== undefined && !status.claimable && !status.refusal
  return (
    <Dialog isOpen onClose={onClose} title="Daily bonus" description="Free credits, once every day.">
      <div className="mt-7">
        {result && timeZone ? (
          <ClaimOutcome result={result} timeZone={timeZone} onReset={reset} />
        ) : (
          <>
            <p className="display mb-6 flex items-baseline gap-3 text-page tabular-nums">
              +{DAILY_BONUS.credits} <span className="text-lg text-soft">credits</span>
            </p>
            <StreakStrip streakDays={status?.streak ?? 0} />
            {status?.refusal ? (
              <ConfirmAccount words={status.refusal.error} onLeave={onClose} />
            ) : isHad ? null : (
              <ClaimButton timeZone={timeZone} isClaiming={isClaiming} onClaim={claim} />
            )}
            {isHad && (
              <p className="mt-7 rounded-card bg-wing px-5 py-4 text-sm">
                Today’s bonus is yours already. The next one comes on {claimDate(status.nextClaimDate, timeZone)}.
              </p>
            )}
          </>
        )}
      </div>
    </Dialog>
  )
}

function ClaimButton({
  timeZone,
  isClaiming,
  onClaim,
}: {
  timeZone: string | undefined
  isClaiming: boolean
  onClaim(timeZone: string): void
}) {
  if (timeZone === undefined) {
    return (
      <div className="mt-7 flex h-13 items-center justify-center rounded-control border border-seam">
        <Spinner label="Loading your time zone…" />
      </div>
    )
  }
  return (
    <Button
      kind="primary"
      size="large"
      isWide
      className="mt-7"
      icon={<Gift size={18} />}
      isBusy={isClaiming}
      onClick={() => onClaim(timeZone)}
    >
      {isClaiming ? 'Claiming...' : 'Claim Daily Bonus'}
    </Button>
  )
}

/** The zone of the person's days; undefined while it loads. Without the server it is the browser's. */
function useTimeZone(userId: string): string | undefined {
  const { data, isError } = useQuery({
    queryKey: queryKeys.timeZone(userId),
    queryFn: loadTimeZone,
    retry: false,
    gcTime: 0,
    staleTime: 0,
    refetchOnReconnect: false,
    // Offline it fails at once, and the browser's zone will do.
    networkMode: 'always',
  })
  return data ?? (isError ? browserTimeZone() : undefined)
}
