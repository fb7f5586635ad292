import type { CheckDetails } from '../credits/check-credits.ts'

/** What the server is told to say the price of so many pictures; one is what it takes for granted. */
export function priceDetails(count: number): CheckDetails {
  return count > 1 ? { options: { count } } : {}
}
