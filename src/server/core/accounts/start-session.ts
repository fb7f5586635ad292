import type { Kysely } from 'kysely'
import { LIMITS } from '#contract/limits.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import type { Session, SignedIn, SignInClient } from './account.ts'
import { newId } from './new-id.ts'
import { hashSecret, newSecret } from './secret.ts'
import { insertSession, removeOldestSessions } from './sessions.store.ts'

const SESSION_LIFETIME_MS = 365 * 86_400_000

export interface SessionStart {
  readonly userId: string
  readonly provider: string
  readonly providerUid: string
  readonly providerAccessToken?: string
  readonly providerAccessTokenExpiresAt?: Date | null
  readonly providerRefreshToken?: string
  readonly factors: readonly string[]
  readonly client: SignInClient
}

/** Signs a user in for one year. Beyond ten sessions the oldest end. */
export async function startSession(database: Kysely<Tables>, start: SessionStart, clock: Clock): Promise<SignedIn> {
  const now = clock.now()
  const session: Session = {
    id: newId(),
    userId: start.userId,
    provider: start.provider,
    providerUid: start.providerUid,
    providerAccessToken: start.providerAccessToken ?? '',
    providerAccessTokenExpiresAt: start.providerAccessTokenExpiresAt ?? null,
    providerRefreshToken: start.providerRefreshToken ?? '',
    ip: start.client.ip,
    userAgent: start.client.userAgent,
    factors: start.factors,
    mfaUpdatedAt: null,
    createdAt: now,
    updatedAt: now,
    expiresAt: new Date(now.getTime() + SESSION_LIFETIME_MS),
  }
  const secret = newSecret()
  await insertSession(database, session, hashSecret(secret))
  await removeOldestSessions(database, start.userId, LIMITS.sessionsPerUser)
  return { session, secret }
}
