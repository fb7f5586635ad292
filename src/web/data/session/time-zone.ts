import { loadSdk } from '../sdk/load-sdk.ts'
import type { Account } from './account.ts'

/** The browser's IANA time zone. */
function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
}

/** Keeps the browser's time zone when none is kept yet, or only the meaningless UTC (product text §9). */
export async function ensureTimeZone(account: Account): Promise<void> {
  const browser = browserTimeZone()
  const isMissing = !account.timeZone || (account.timeZone === 'UTC' && browser !== 'UTC')
  if (!isMissing) return
  const { account: accounts } = await loadSdk()
  // Preferences are replaced as a whole, so the others go along.
  const prefs = await accounts.getPrefs()
  await accounts.updatePrefs({ prefs: { ...prefs, timezone: browser } })
}
