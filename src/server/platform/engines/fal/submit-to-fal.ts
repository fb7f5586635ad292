import { NotTaken } from '../not-taken.ts'
import type { FalAnswer } from './ask-fal.ts'
import { readRefusal } from './fal-refusal.ts'

/** Errors of the network after which certainly nothing has arrived. */
const NEVER_SENT = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT']
const AGAIN_MS = 2_000
const LONGEST_PAUSE_MS = 60_000

/** The answer to the one paid request. Throws `NotTaken` when it was not taken, anything else when nobody can say. */
export async function submitToFal(send: () => Promise<FalAnswer>): Promise<FalAnswer> {
  const answer = await send().catch((error: unknown) => {
    if (!codesOf(error).some((code) => NEVER_SENT.includes(code))) throw error
    throw new NotTaken('fal cannot be reached', { failure: 'engine.failed', retryAfterMs: AGAIN_MS }, { cause: error })
  })
  const { status, headers, json } = answer
  if (status >= 200 && status < 300) return answer
  // 408 and every 5xx may come from something in between, after the work was taken.
  if (status < 400 || status === 408 || status >= 500) throw new Error(`fal answered ${status} to a request for work`)
  if (status === 429) throw new NotTaken('fal is busy', { failure: 'engine.failed', retryAfterMs: pauseOf(headers) })
  const { failure, detail } = readRefusal(json)
  throw new NotTaken(`fal answered ${status}: ${detail}`, { failure })
}

function pauseOf(headers: Headers): number {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? Math.min(LONGEST_PAUSE_MS, Math.max(0, seconds * 1000)) : AGAIN_MS
}

function codesOf(error: unknown): string[] {
  const { code, cause, errors } = (error ?? {}) as { code?: unknown; cause?: unknown; errors?: unknown[] }
  const own = typeof code === 'string' ? [code] : []
  return [...own, ...(cause ? codesOf(cause) : []), ...(errors ?? []).flatMap(codesOf)]
}
