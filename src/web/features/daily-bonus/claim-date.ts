/** The day of a moment in the person's zone: `November 21, 2026`. */
export function claimDate(iso: string, timeZone: string): string {
  return new Date(iso).toLocaleDateString('en-US', { timeZone, dateStyle: 'long' })
}

/** The time of day of a moment in the person's zone: `12:00 AM`. */
export function claimTime(iso: string, timeZone: string): string {
  return new Date(iso).toLocaleTimeString('en-US', { timeZone, timeStyle: 'short' })
}
