import { loadSdk } from '../sdk/load-sdk.ts'
import type { Account } from './account.ts'

/** The browser's IANA time zone. */
export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
}

/** The zone of the person's days: the one they keep, else the browser's, which is kept from then on (product text §9). */
export async function loadTimeZone(): Promise<string> {
  const browser = browserTimeZone()
  const { account: accounts } = await loadSdk()
  const { timezone } = (await accounts.getPrefs()) as { timezone?: unknown }
  const isKept = typeof timezone === 'string' && isTimeZone(timezone) && (timezone !== 'UTC' || browser === 'UTC')
  if (isKept) return timezone
  await keepTimeZone(browser)
  return browser
}

/** Keeps the browser's time zone when none is kept yet, or only the meaningless UTC (product text §9). */
export async function ensureTimeZone(account: Account): Promise<void> {
  const browser = browserTimeZone()
  const isMissing = !account.timeZone || (account.timeZone === 'UTC' && browser !== 'UTC')
  if (!isMissing) return
  await keepTimeZone(browser)
}

async function keepTimeZone(timezone: string): Promise<void> {
  const { account: accounts } = await loadSdk()
  // Preferences are replaced as a whole, so the others go along.
  const prefs = await accounts.getPrefs()
  await accounts.updatePrefs({ prefs: { ...prefs, timezone } })
}

/** Whether this browser's calendar knows it. */
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch {
    return false
  }
}
