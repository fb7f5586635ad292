import { isAnonymous } from '#server/core/accounts/account.ts'
import { isProven } from '#server/core/accounts/proof.ts'
import type { Visit } from '#server/core/accounts/session-lookup.ts'
import type { NamedValue } from '#server/core/executions/execution.ts'
import type { CallContext, Caller } from '#server/functions/handlers.ts'
import type { InlineFiles } from './inline-files.ts'

const MAX_KEY_CHARS = 200

/** What a handler may know about a call: who, from where, and two entries of the call's own headers. */
export function callContext(
  visit: Visit | undefined,
  call: { origin: string; headers: readonly NamedValue[]; executionId?: string; inlineFiles?: InlineFiles },
): CallContext<Caller | null> {
  return {
    caller: visit ? toCaller(visit) : null,
    origin: call.origin,
    executionId: call.executionId,
    inlineFiles: call.inlineFiles,
    device: readHeader(call.headers, 'x-device-fingerprint'),
    idempotencyKey: readHeader(call.headers, 'x-idempotency-key'),
    quotedCredits: readCredits(readHeader(call.headers, 'x-quoted-credits')),
  }
}

function toCaller({ user }: Visit): Caller {
  return {
    userId: user.id,
    name: user.name,
    email: user.email ?? '',
    anonymous: isAnonymous(user),
    isProven: isProven(user),
  }
}

/** Whatever is no whole number of credits quotes nothing. */
function readCredits(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

function readHeader(headers: readonly NamedValue[], name: string): string | undefined {
  const value = headers.find((header) => header.name === name)?.value.trim()
  return value ? value.slice(0, MAX_KEY_CHARS).replaceAll('\u0000', '') || undefined : undefined
}
