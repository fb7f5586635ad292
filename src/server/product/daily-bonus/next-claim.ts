import { endOfLocalDay, localDay } from './local-day.ts'

/** OP-42: who changed the zone waits so long since the last claim, so that travelling by settings does not pay. */
const WAIT_AFTER_ZONE_CHANGE_MS = 20 * 3_600_000

export interface LastClaim {
  readonly localDay: string
  readonly timeZone: string
  readonly streakDays: number
  readonly claimedAt: Date
}

/** When the next bonus can be claimed in `timeZone`: on a later calendar day, and 20 hours on when the zone is another one. */
export function nextClaimAt(last: LastClaim, timeZone: string): Date {
  const nextDay = endOfLocalDay(last.localDay, timeZone)
  if (timeZone === last.timeZone) return nextDay
  return new Date(Math.max(nextDay.getTime(), last.claimedAt.getTime() + WAIT_AFTER_ZONE_CHANGE_MS))
}

/** Days in a row if a bonus were claimed now: one more than before on the first day that could be had, else 1. */
export function streakOn(now: Date, last: LastClaim | undefined, timeZone: string): number {
  if (!last) return 1
  const firstDay = localDay(nextClaimAt(last, timeZone), timeZone)
  return localDay(now, timeZone) <= firstDay ? last.streakDays + 1 : 1
}
