/** ISO 8601 with milliseconds and a numeric offset, as the client protocol writes dates; "" for none. */
export function wireDate(date: Date | null): string {
  return date === null ? '' : `${date.toISOString().slice(0, -1)}+00:00`
}
