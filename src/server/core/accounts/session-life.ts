const DAY_MS = 86_400_000

/** However much it is used. */
export const SESSION_LIFETIME_MS = 365 * DAY_MS
/** What nobody has used for so long ends: a forgotten browser is not a way in for a year. */
export const SESSION_IDLE_MS = 30 * DAY_MS
/** Its use is written down once in so long, not at each request. */
export const SESSION_USE_NOTED_EVERY_MS = DAY_MS

/** Sessions that were last used then, or earlier, have ended. */
export function idleSince(now: Date): Date {
  return new Date(now.getTime() - SESSION_IDLE_MS)
}
