/** The first period end after `now` of periods counted in months from an anchor; the 31st becomes the last day of short months. */
export function nextPeriodEnd(anchor: Date, interval: 'Month' | 'Year', now: Date): Date {
  const months = interval === 'Year' ? 12 : 1
  const passed = (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + now.getUTCMonth() - anchor.getUTCMonth()
  let count = Math.max(1, Math.floor(passed / months))
  while (addMonths(anchor, count * months) <= now) count += 1
  return addMonths(anchor, count * months)
}

function addMonths(date: Date, months: number): Date {
  const added = new Date(date)
  added.setUTCDate(1)
  added.setUTCMonth(added.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(added.getUTCFullYear(), added.getUTCMonth() + 1, 0)).getUTCDate()
  added.setUTCDate(Math.min(date.getUTCDate(), lastDay))
  return added
}
