/**
 * How many credits the address of the success page says were bought: only when `credits` is a positive whole number and
 * `session_id` is there, too. They are shown until the next sync, where the true balance could not be asked for; nothing else
 * comes of them (OP-33).
 */
export function fallbackCredits(query: URLSearchParams): number | undefined {
  const text = query.get('credits') ?? ''
  const credits = Number(text)
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(credits) || credits <= 0) return undefined
  return query.get('session_id') ? credits : undefined
}
