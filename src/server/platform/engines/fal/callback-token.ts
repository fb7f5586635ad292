import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Names an attempt in an address so that only we can have named it. Made from fal's own key, which every process that
 * sends or hears has anyway.
 */
export function callbackToken(key: string, attemptId: string): string {
  return `${attemptId}.${macOf(key, attemptId)}`
}

/** The attempt that a token of ours names; undefined for any other token. */
export function attemptOfToken(key: string, token: string): string | undefined {
  const [attemptId = '', mac = '', ...rest] = token.split('.')
  const [given, right] = [Buffer.from(mac), Buffer.from(macOf(key, attemptId))]
  const isRight = rest.length === 0 && given.length === right.length && timingSafeEqual(given, right)
  return isRight ? attemptId : undefined
}

function macOf(key: string, attemptId: string): string {
  return createHmac('sha256', key).update(`troupe callback of ${attemptId}`).digest('base64url')
}
