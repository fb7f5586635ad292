import { useQuery } from '@tanstack/react-query'
import type { CheckKey } from '#contract/prices.ts'
import type { CheckDetails } from './check-credits.ts'
import { priceQuery } from './price-query.ts'

/** Why this would not be started whatever the credits, and what to do about it, in the server's words; undefined where it would. */
export function useHeldUp(userId: string, job: CheckKey, details: CheckDetails = {}): string | undefined {
  return useQuery({ ...priceQuery(userId, job, details), enabled: userId !== '' }).data?.refusal?.error
}
