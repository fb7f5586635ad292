import type { RateLimit } from '#server/core/limits/limits.ts'

const HOUR_MS = 3_600_000

/** How often account routes may be called (wire page §13). */
export const ACCOUNT_LIMITS = {
  signUp: { name: 'sign-up', most: 10, windowMs: HOUR_MS },
  passwordSignIn: { name: 'password-sign-in', most: 10, windowMs: HOUR_MS },
  anonymousSignIn: { name: 'anonymous-sign-in', most: 50, windowMs: HOUR_MS },
  providerSignIn: { name: 'provider-sign-in', most: 50, windowMs: HOUR_MS },
  export: { name: 'own-data-export', most: 10, windowMs: HOUR_MS },
  signOut: { name: 'sign-out', most: 100, windowMs: HOUR_MS },
} as const satisfies Record<string, RateLimit>
