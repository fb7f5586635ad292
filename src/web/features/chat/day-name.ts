/** The day of a moment as people call it. */
export function dayName(iso: string, now = new Date()): string {
  const date = new Date(iso)
  const yesterday = new Date(now)
  yesterday.setDate(now.getDate() - 1)
  if (date.toDateString() === now.toDateString()) return 'Today'
  if (date.toDateString() === yesterday.toDateString()) return 'Yesterday'
  const isThisYear = date.getFullYear() === now.getFullYear()
  return date.toLocaleDateString(undefined, { day: 'numeric', month: 'long', ...(!isThisYear && { year: 'numeric' }) })
}
