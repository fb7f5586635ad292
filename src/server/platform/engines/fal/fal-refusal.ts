import type { JobFailure } from '#contract/errors.ts'

/** Types of errors by which fal and its partners say that something may not be made. */
const POLICY = /content[_ -]?policy|policy_violation|moderation|nsfw|safety|sensitive/i
const DETAIL_MAX_CHARS = 500

/** What an error of fal means for a job: its content was refused, or the engine failed. Nobody who asked is charged for either. */
export function readRefusal(body: unknown): { failure: JobFailure; detail: string } {
  const { detail, error_type: errorType, error } = (body ?? {}) as Record<string, unknown>
  const errors = Array.isArray(detail) ? detail : []
  const types = [errorType, ...errors.map((one: { type?: unknown } | null) => one?.type)]
  const isPolicy = types.some((type) => typeof type === 'string' && POLICY.test(type))
  const told = JSON.stringify(detail ?? error ?? errorType ?? 'no reason given')
  return { failure: isPolicy ? 'engine.refused' : 'engine.failed', detail: told.slice(0, DETAIL_MAX_CHARS) }
}
