import type { HandlerParts } from './handler-parts.ts'
import type { Handlers } from './handlers.ts'
import { refuseOtherUser } from './refuse-other-user.ts'

export function getDailyStatusHandler({ dailyBonus }: HandlerParts): Handlers['get-daily-status'] {
  return async ({ userId, timezone }, { caller }) => {
    refuseOtherUser(caller, userId)
    const { isClaimable, nextClaimAt, streakDays } = await dailyBonus.status(userId, timezone)
    return {
      success: true,
      data: { claimable: isClaimable, nextClaimDate: nextClaimAt.toISOString(), streak: streakDays },
    }
  }
}
