const HOUR_MS = 3_600_000

/** The calendar day of a moment in an IANA time zone, as `YYYY-MM-DD`. */
export function localDay(moment: Date, timeZone: string): string {
  return calendarOf(timeZone)(moment)
}

function calendarOf(timeZone: string): (moment: Date) => string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  return (moment) => {
    const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]))
    return `${parts.year}-${parts.month}-${parts.day}`
  }
}

/**
 * The moment a zone's calendar leaves `day`. Mostly midnight, but clocks may jump over midnight and zones over whole days,
 * so the moment is searched for: no zone is further from UTC than 26 hours.
 */
export function endOfLocalDay(day: string, timeZone: string): Date {
  const dayOf = calendarOf(timeZone)
  const utcMidnight = Date.parse(`${day}T00:00:00Z`)
  let lastMs = utcMidnight - 26 * HOUR_MS
  let firstAfterMs = utcMidnight + 52 * HOUR_MS
  while (firstAfterMs - lastMs > 1) {
    const middleMs = Math.floor((lastMs + firstAfterMs) / 2)
    if (dayOf(new Date(middleMs)) > day) firstAfterMs = middleMs
    else lastMs = middleMs
  }
  return new Date(firstAfterMs)
}

/** The one name of an IANA zone that stands for all its spellings; undefined for what is no zone, such as `+02:00`. */
export function knownTimeZone(name: string): string | undefined {
  if (!/^[A-Za-z]/.test(name)) return undefined
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
