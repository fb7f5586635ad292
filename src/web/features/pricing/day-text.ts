/** `March 12, 2026`, in the browser's time zone; undefined for a day that is not known. */
export function dayText(day: Date | undefined): string | undefined {
  return day?.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' })
}
