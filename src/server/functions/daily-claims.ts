import type { DailyClaim } from '../product/daily-bonus/create-daily-bonus.ts'
import type { HandlerParts } from './handler-parts.ts'
import type { Handlers } from './handlers.ts'
import { refuseOtherUser } from './refuse-other-user.ts'

export function dailyClaimsHandler({ dailyBonus }: HandlerParts): Handlers['daily-claims'] {
  return async ({ userId, timezone }, { caller }) => {
    refuseOtherUser(caller, userId)
    const claim = await dailyBonus.claim(caller, timezone)
    return {
      success: true,
      data: {
        claimed: claim.isClaimed,
        creditsAwarded: claim.awardedCredits,
        newBalance: claim.balanceCredits,
        streak: claim.streakDays,
        streakBonus: claim.streakBonusCredits,
        nextClaimDate: claim.nextClaimAt.toISOString(),
        message: messageOf(claim),
      },
    }
  }
}

function messageOf({ isClaimed, streakDays, streakBonusCredits, waitsForZone }: DailyClaim): string {
  if (isClaimed && streakBonusCredits > 0) return `${streakDays} days in a row: ${streakBonusCredits} credits on top.`
  if (isClaimed) return 'Come back tomorrow to keep your streak.'
  if (waitsForZone) return 'Your time zone has changed, so the next bonus comes 20 hours after the last one.'
  return 'You have already claimed your bonus today.'
}
