import type { Kysely } from 'kysely'
import { LIMITS } from '#contract/limits.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import type { Sealer } from '#server/platform/sealing/create-sealer.ts'
import type { Session, SignedIn, SignInClient } from './account.ts'
import { newId } from './new-id.ts'
import { NO_TOKENS, type ProviderTokens, placesOfSession, sealTokens } from './provider-tokens.ts'
import { hashSecret, newSecret } from './secret.ts'
import { SESSION_LIFETIME_MS } from './session-life.ts'
import { insertSession, removeOldestSessions } from './sessions.store.ts'

export interface SessionStart {
  readonly userId: string
  readonly provider: string
  readonly providerUid: string
  readonly providerAccessTokenExpiresAt?: Date | null
  readonly tokens?: ProviderTokens
  readonly factors: readonly string[]
  readonly client: SignInClient
}

/** Signs a user in for one year, as long as they come back within 30 days. Beyond ten sessions the oldest end. */
export async function startSession(
  { database, sealer, clock }: { database: Kysely<Tables>; sealer: Sealer; clock: Clock },
  start: SessionStart,
): Promise<SignedIn> {
  const now = clock.now()
  const id = newId()
  const sealed = sealTokens(sealer, start.tokens ?? NO_TOKENS, placesOfSession({ id, userId: start.userId }))
  const session: Session = {
    id,
    userId: start.userId,
    provider: start.provider,
    providerUid: start.providerUid,
    sealedAccessToken: sealed.access,
    providerAccessTokenExpiresAt: start.providerAccessTokenExpiresAt ?? null,
    sealedRefreshToken: sealed.refresh,
    ip: start.client.ip,
    userAgent: start.client.userAgent,
    factors: start.factors,
    mfaUpdatedAt: null,
    createdAt: now,
    updatedAt: now,
    expiresAt: new Date(now.getTime() + SESSION_LIFETIME_MS),
    lastUsedAt: now,
  }
  const secret = newSecret()
  await insertSession(database, session, hashSecret(secret))
  await removeOldestSessions(database, start.userId, LIMITS.sessionsPerUser)
  return { session, secret }
}
