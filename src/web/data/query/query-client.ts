import { QueryClient } from '@tanstack/react-query'
import { LIMITS } from '#contract/limits.ts'
import { TIMING } from '#contract/timing.ts'

/** 1 s, doubling with every failure, 30 s at most (product text §9). */
export function retryDelayMs(failuresBefore: number): number {
  return Math.min(TIMING.queryRetryBaseMs * 2 ** failuresBefore, TIMING.queryRetryMaxMs)
}

/** A refusal stays one, however often one asks; 429 and everything that broke may pass. */
export function shouldRetry(failuresBefore: number, error: unknown): boolean {
  const status = Number((error as { status?: number }).status ?? (error as { code?: number }).code ?? 0)
  const isRefusal = status >= 400 && status < 500 && status !== 408 && status !== 429
  return !isRefusal && failuresBefore < LIMITS.queryRetries
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, retryDelay: retryDelayMs, staleTime: 30_000, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  })
}
