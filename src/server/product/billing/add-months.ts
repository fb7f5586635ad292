/** So many calendar months later, in UTC; the 31st becomes the last day of shorter months. */
export function addMonths(date: Date, months: number): Date {
  const added = new Date(date)
  added.setUTCDate(1)
  added.setUTCMonth(added.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(added.getUTCFullYear(), added.getUTCMonth() + 1, 0)).getUTCDate()
  added.setUTCDate(Math.min(date.getUTCDate(), lastDay))
  return added
}
