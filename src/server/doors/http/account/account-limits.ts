import type { Pace } from '#server/core/limits/pace.ts'
import type { RateLimit } from '#server/core/limits/rate-limit.ts'

const HOUR_MS = 3_600_000

/** How often account routes may be called: by guests from one place, by others each. */
export const ACCOUNT_LIMITS = {
  signUp: { name: 'sign-up', most: 10, windowMs: HOUR_MS },
  anonymousSignIn: { name: 'anonymous-sign-in', most: 50, windowMs: HOUR_MS },
  providerSignIn: { name: 'provider-sign-in', most: 50, windowMs: HOUR_MS },
  export: { name: 'own-data-export', most: 10, windowMs: HOUR_MS },
  signOut: { name: 'sign-out', most: 100, windowMs: HOUR_MS },
} as const satisfies Record<string, RateLimit>

/** How many accounts all places together may make. */
export function houseLimits(signUpsPerHour: number) {
  return {
    signUps: { name: 'house-sign-ups', most: signUpsPerHour, windowMs: HOUR_MS },
    anonymousSignIns: { name: 'house-anonymous-sign-ins', most: signUpsPerHour, windowMs: HOUR_MS },
  } as const satisfies Record<string, RateLimit>
}

/** Signing in with a password: to one account from one place, and to all accounts from one place. */
export const SIGN_IN_PACE = {
  account: { name: 'sign-in-to-account', free: 5, firstWaitMs: 1_000, longestWaitMs: 5 * 60_000, memoryMs: HOUR_MS },
  place: { name: 'sign-in-from-place', free: 30, firstWaitMs: 1_000, longestWaitMs: 60_000, memoryMs: HOUR_MS },
} as const satisfies Record<string, Pace>
