import { QueryClient } from '@tanstack/react-query'
import { LIMITS } from '#contract/limits.ts'
import { TIMING } from '#contract/timing.ts'
import { isRefusal } from './is-refusal.ts'

/** 1 s, doubling with every failure, 30 s at most (product text §9). */
export function retryDelayMs(failuresBefore: number): number {
  return Math.min(TIMING.queryRetryBaseMs * 2 ** failuresBefore, TIMING.queryRetryMaxMs)
}

export function shouldRetry(failuresBefore: number, error: unknown): boolean {
  return !isRefusal(error) && failuresBefore < LIMITS.queryRetries
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, retryDelay: retryDelayMs, staleTime: 30_000, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  })
}
