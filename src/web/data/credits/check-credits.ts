import type { CheckKey } from '#contract/prices.ts'
import { callFunction } from '../functions/call-function.ts'
import { FunctionCallError } from '../functions/function-call-error.ts'
import { deviceFingerprint } from '../session/device-fingerprint.ts'

export interface CheckDetails {
  previewJobId?: string
  originalJobId?: string
  options?: { count?: number; resolution?: string; source?: 'image' | 'video' }
}

/** What one use would cost now, asked from the server. */
export async function quotePrice(job: CheckKey, details: CheckDetails = {}) {
  const fingerprint = await deviceFingerprint()
  const headers: Record<string, string> = fingerprint ? { 'x-device-fingerprint': fingerprint } : {}
  return await callFunction('check-user-credits', { job, ...details }, { headers })
}

export type CreditCheck =
  | { outcome: 'allowed'; isFree: boolean; priceCredits: number }
  | { outcome: 'short'; isSubscribed: boolean; priceCredits: number; title: string; text: string }
  | {
      outcome: 'unknown'
      code: 'HELD_UP' | 'RATE_LIMITED' | 'RATE_LIMIT_ERROR' | 'UNKNOWN_ERROR'
      title: string
      text?: string
    }

/** Asks whether a job may start. Nothing is thrown: whoever may not start it gets the words of product text §8. */
export async function checkCredits(job: CheckKey, details: CheckDetails = {}): Promise<CreditCheck> {
  try {
    const { isFree, isInsufficientCredits, subscriptionStatus, priceCredits, refusal } = await quotePrice(job, details)
    if (refusal) return { outcome: 'unknown', code: 'HELD_UP', title: heldUpTitle(refusal.code), text: refusal.error }
    if (isFree) return { outcome: 'allowed', isFree: true, priceCredits: 0 }
    // Nothing is spent on an answer that names no price.
    if (typeof priceCredits !== 'number') throw new Error('check-user-credits answered without a price.')
    if (!isInsufficientCredits) return { outcome: 'allowed', isFree: false, priceCredits }
    const isSubscribed = subscriptionStatus === 'active'
    return { outcome: 'short', isSubscribed, priceCredits, ...shortOfCredits(isSubscribed) }
  } catch (error) {
    return { outcome: 'unknown', ...refusedCheck(error, job) }
  }
}

/** What is said where a start would be refused whatever the credits; the server says why, and what to do. */
function heldUpTitle(code: string): string {
  return code === 'identity.unproven' ? 'Confirm your account first' : 'This cannot be made now'
}

function shortOfCredits(isSubscribed: boolean) {
  return {
    title: 'No Credits Available',
    text: isSubscribed
      ? "You're subscribed but need to purchase credit packs for additional generations."
      : 'You need a subscription or credits to create characters. Choose a plan to get started!',
  }
}

const MAKES_CHARACTERS: ReadonlySet<CheckKey> = new Set(['create-preview', 'create-character', 'create-character-direct'])

function refusedCheck(error: unknown, job: CheckKey) {
  const { status, message, responseText } =
    error instanceof FunctionCallError ? error : { status: 0, message: '', responseText: '' }
  // The session ended meanwhile; the page asks to sign in by itself.
  if (status === 401) {
    const purpose = MAKES_CHARACTERS.has(job) ? 'to create a character' : 'to go on'
    return { code: 'UNKNOWN_ERROR', title: 'Authentication required', text: `You need to be logged in ${purpose}.` } as const
  }
  if (status === 429) {
    return {
      code: 'RATE_LIMITED',
      title: 'Rate Limited',
      text: 'Too many requests. Please wait for some time before trying again.',
    } as const
  }
  if (status === 500 && `${message} ${responseText}`.includes('Rate limit check failed')) {
    return {
      code: 'RATE_LIMIT_ERROR',
      title: 'Service Temporarily Unavailable',
      text: 'Rate limit service is temporarily unavailable. Please try again in a moment.',
    } as const
  }
  return { code: 'UNKNOWN_ERROR', title: 'Unable to verify your credits. Please try again.' } as const
}
