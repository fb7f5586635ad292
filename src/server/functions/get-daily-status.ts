import type { HandlerParts } from './handler-parts.ts'
import type { Handlers } from './handlers.ts'
import { refusalOf } from './refusal-of.ts'
import { refuseOtherUser } from './refuse-other-user.ts'

export function getDailyStatusHandler({ dailyBonus }: HandlerParts): Handlers['get-daily-status'] {
  return async ({ userId, timezone }, { caller }) => {
    refuseOtherUser(caller, userId)
    const { isClaimable, nextClaimAt, streakDays, objection } = await dailyBonus.status(caller, timezone)
    return {
      success: true,
      data: {
        claimable: isClaimable,
        nextClaimDate: nextClaimAt.toISOString(),
        streak: streakDays,
        ...(objection && { refusal: refusalOf(objection) }),
      },
    }
  }
}
