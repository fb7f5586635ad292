import type { ClaimResult } from '#web/data/daily-bonus/claim-daily-bonus.ts'

const OUTAGE = 'The bonus cannot be given out just now. Nothing is lost: please try again in a moment.'

/** Why there is no bonus, in words for a person. */
export function failureWords({ error, isOutage }: Extract<ClaimResult, { success: false }>): string {
  return isOutage ? OUTAGE : (error ?? 'Failed to claim bonus')
}
