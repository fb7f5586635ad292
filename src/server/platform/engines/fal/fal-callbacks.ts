import type { Clock } from '../../clock/clock.ts'
import type { CallbackReader, ProviderCall } from '../callback-reader.ts'
import type { Fetch } from './ask-fal.ts'
import { attemptOfToken } from './callback-token.ts'
import { FAL } from './fal-engine.ts'
import { createFalKeys } from './fal-keys.ts'
import { CallbackBody } from './fal-shapes.ts'

/** fal signs anew for every try, so an older call is a copy. */
const MOST_SKEW_MS = 300_000

/** Reads fal's callbacks: our own mark in the address, fal's signature over the bytes, and a time that is about now. */
export function createFalCallbacks(parts: { key: string; keysUrl: string; fetch: Fetch; clock: Clock }): CallbackReader {
  const keys = createFalKeys(parts)
  return {
    provider: FAL,
    async read(call) {
      const attemptId = attemptOfToken(parts.key, call.token)
      const signed = signedBy(call)
      if (attemptId === undefined || !signed) return undefined
      const skewMs = Math.abs(parts.clock.now().getTime() - Number(signed.timestamp) * 1000)
      if (!(skewMs <= MOST_SKEW_MS)) return undefined
      if (!(await keys.haveSigned(signed, call.body))) return undefined
      const body = parse(call.body)
      return body && { attemptId, eventId: body.request_id, body }
    },
  }
}

function signedBy({ headers }: ProviderCall) {
  const header = (name: string) => headers[`x-fal-webhook-${name}`]
  const [requestId, userId, timestamp, signature] = ['request-id', 'user-id', 'timestamp', 'signature'].map(header)
  if (typeof requestId !== 'string' || typeof userId !== 'string') return undefined
  if (typeof timestamp !== 'string' || !/^\d{1,12}$/.test(timestamp)) return undefined
  return typeof signature === 'string' ? { requestId, userId, timestamp, signature } : undefined
}

function parse(bytes: Uint8Array) {
  try {
    return CallbackBody.safeParse(JSON.parse(Buffer.from(bytes).toString('utf8'))).data
  } catch {
    return undefined
  }
}
